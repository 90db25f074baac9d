import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { markBrowser } from '#auth/browser.ts'
import { type Caller, requireCaller, requireSecondFactor } from '#auth/caller.ts'
import { clientOf } from '#auth/client.ts'
import { apiUrlOf } from '#auth/config.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError, invalid } from '#auth/errors.ts'
import { throttle } from '#auth/limits/throttle.ts'
import { redirectTargetOf } from '#auth/redirects.ts'
import { challengeOf, startFlow } from '#auth/tokens/flow.ts'

export const callbackUrlOf = ({ config }: Pick<AuthDeps, 'config'>) =>
  `${apiUrlOf(config)}/callback`

/** GET /authorize: sends a browser to a provider. */
export async function authorize(deps: AuthDeps, c: Context): Promise<Response> {
  return c.redirect(await beginSignIn(deps, c, null), 302)
}

/** GET /user/identities/authorize: the same, to add the provider to the caller's account. */
export async function authorizeIdentity(deps: AuthDeps, c: Context): Promise<Response> {
  const caller = await requireCaller(deps, c)
  if (!deps.config.allowManualLinking)
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')
  await requireSecondFactor(deps.db, caller)
  const url = await beginSignIn(deps, c, caller)
  return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : c.redirect(url, 302)
}

/** What is ours to say, whatever the caller passes on. */
const OWN = new Set([
  'provider',
  'scopes',
  'redirect_to',
  'invite_token',
  'skip_http_redirect',
  'apikey',
  'client_id',
  'client_secret',
  'redirect_uri',
  'state',
  'response_type',
  'response_mode',
  'scope',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'request',
  'request_uri',
])

async function beginSignIn(deps: AuthDeps, c: Context, linking: Caller | null): Promise<string> {
  await throttle(deps, 'authorize', clientOf(c, deps.config.trustProxy).ip)
  const query = c.req.query()
  const name = query['provider'] ?? ''
  const provider = deps.providers.find(name)
  if (!provider) throw invalid('Unsupported provider: provider is not enabled')
  const id = randomUUID()
  const codeChallenge = challengeOf({
    code_challenge: query['code_challenge'] || null,
    code_challenge_method: query['code_challenge_method'] || null,
  })
  const flow = await provider.begin({
    state: id,
    redirectUri: callbackUrlOf(deps),
    scopes: (query['scopes'] ?? '').split(/[\s,]+/).filter(Boolean),
    extra: Object.fromEntries(
      Object.entries(query).filter(([field]) => !OWN.has(field.toLowerCase())),
    ),
  })
  await startFlow(deps, deps.db, {
    id,
    authenticationMethod: 'oauth',
    provider: name,
    codeChallenge,
    linkingUserId: linking?.user.id ?? null,
    sessionId: linking?.session.id ?? null,
    redirectTo: redirectTargetOf(deps.config, c, query['redirect_to']),
    ...markBrowser(deps, c, provider.answersByPost),
    providerSecrets: deps.secrets.seal('provider-flow', JSON.stringify(flow.secrets)),
  })
  return flow.url
}
