import type { Context } from 'hono'
import { z } from 'zod'
import { notifyOwner } from '#auth/addresses/notify.ts'
import { isUuid } from '#auth/body.ts'
import { isSameBrowser, isSamePlace } from '#auth/browser.ts'
import { type Client, clientOf } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError, isAuthError } from '#auth/errors.ts'
import { joinAccount, linkAccount, requireUnlinked } from '#auth/external/join.ts'
import type { Finished } from '#auth/external/provider.ts'
import { markDevice } from '#auth/limits/device.ts'
import { throttle } from '#auth/limits/throttle.ts'
import { errorParams, redirectWith } from '#auth/redirect-answer.ts'
import { siteUrlOf } from '#auth/redirects.ts'
import { grantCode } from '#auth/tokens/flow.ts'
import { type ProviderTokens, sealProviderTokens } from '#auth/tokens/provider-tokens.ts'
import { startSession, tokensOf } from '#auth/tokens/session.ts'
import { completeFlowState, type FlowState, findFlowState } from '#data/auth/flow-states.ts'
import { callbackUrlOf } from './authorize.ts'

const FLOW_TTL_MS = 10 * 60_000
const TEXT_LIMIT = 4_096

/** GET and POST /callback: the return of a browser from a provider. */
export async function callback(deps: AuthDeps, c: Context): Promise<Response> {
  const client = clientOf(c, deps.config.trustProxy)
  await throttle(deps, 'authorize', client.ip)
  const returned = await returnedParams(c)
  const redirectError = (target: string, error: AuthError, status: 302 | 303) => {
    const params = errorParams(error)
    return c.redirect(
      redirectWith(target, { query: params, fragment: { ...params, sb: '' } }),
      status,
    )
  }
  let flow: FlowState
  try {
    flow = await claimFlow(deps, returned.get('state'))
    requireBeginner(deps, c, flow)
  } catch (error) {
    if (isAuthError(error)) return redirectError(siteUrlOf(deps.config, c).href, error, 303)
    throw error
  }
  try {
    const finished = await finishAtProvider(deps, flow, returned)
    return c.redirect(await landingUrl(deps, c, flow, finished, client), 302)
  } catch (error) {
    if (isAuthError(error)) return redirectError(flow.redirectTo, error, 302)
    throw error
  }
}

/** Some providers respond with a form post. */
async function returnedParams(c: Context): Promise<URLSearchParams> {
  const params =
    c.req.method === 'POST'
      ? new URLSearchParams(await c.req.text())
      : new URL(c.req.url).searchParams
  for (const [name, value] of params) if (value.length > TEXT_LIMIT) params.delete(name)
  return params
}

/** Claims the flow of a return; each can return once. */
async function claimFlow(deps: AuthDeps, state: string | null): Promise<FlowState> {
  if (!state) throw new AuthError(400, 'bad_oauth_callback', 'OAuth state parameter missing')
  const unknown = new AuthError(400, 'bad_oauth_state', 'OAuth state not found or expired')
  if (!isUuid(state)) throw unknown
  const flow = await completeFlowState(deps.db, state, deps.now())
  if (!flow && (await findFlowState(deps.db, state)))
    throw new AuthError(400, 'flow_state_already_used', 'OAuth state has been used already')
  if (!flow?.provider) throw unknown
  if (deps.now().getTime() - flow.createdAt.getTime() > FLOW_TTL_MS) throw unknown
  return flow
}

/**
 * A sign-in ends in the browser that began it. Linking begins by `fetch`, which may keep no cookie: with
 * a challenge (PKCE) it is done when the code is exchanged, else at least the address must be the same.
 */
function requireBeginner(deps: AuthDeps, c: Context, flow: FlowState): void {
  if (flow.linkingUserId && flow.codeChallenge) return
  const isTheirs = flow.linkingUserId
    ? isSamePlace(deps, c, flow)
    : flow.browserHash === null || isSameBrowser(deps, c, flow)
  if (!isTheirs)
    throw new AuthError(400, 'bad_oauth_state', 'OAuth sign-in was not begun in this browser')
}

async function finishAtProvider(
  deps: AuthDeps,
  flow: FlowState,
  returned: URLSearchParams,
): Promise<Finished> {
  if (returned.has('error')) {
    const message = returned.get('error_description') ?? returned.get('error') ?? ''
    const status = returned.get('error') === 'access_denied' ? 403 : 400
    throw new AuthError(status, 'bad_oauth_callback', message.slice(0, 200))
  }
  const provider = deps.providers.find(flow.provider ?? '')
  if (!provider || !flow.providerSecrets || !returned.has('code'))
    throw new AuthError(400, 'bad_oauth_callback', 'OAuth callback with invalid state or code')
  const opened: unknown = JSON.parse(deps.secrets.open('provider-flow', flow.providerSecrets))
  const url = new URL(callbackUrlOf(deps))
  for (const [name, value] of returned) url.searchParams.set(name, value)
  return provider
    .finish(url, z.record(z.string(), z.string()).parse(opened))
    .catch((error: unknown) => {
      const reason = error instanceof Error && 'code' in error ? error.code : 'unknown'
      deps.log.warn({ provider: flow.provider, reason }, 'a provider did not confirm a sign-in')
      throw new AuthError(400, 'bad_oauth_callback', 'Unable to exchange external code')
    })
}

/** Redirect URL with a session, or with the code for one. */
async function landingUrl(
  deps: AuthDeps,
  c: Context,
  flow: FlowState,
  { profile, accessToken, refreshToken }: Finished,
  client: Client,
): Promise<string> {
  const provider = flow.provider ?? ''
  const tokens: ProviderTokens = {
    ...(accessToken && { provider_token: accessToken }),
    ...(refreshToken && { provider_refresh_token: refreshToken }),
  }
  const done = await deps.db.transaction(async (tx) => {
    if (flow.linkingUserId && flow.codeChallenge) {
      await requireUnlinked(tx, provider, profile)
      const providerSecrets = sealProviderTokens(deps.secrets, { ...tokens, linking: profile })
      return { code: await grantCode(deps, tx, { ...flow, providerSecrets }, flow.linkingUserId) }
    }
    const { user, isNewWay } = flow.linkingUserId
      ? { user: await linkAccount(deps, tx, flow, provider, profile, client), isNewWay: true }
      : await joinAccount(deps, tx, provider, profile, client)
    const joined = { isNewWay, user }
    if (!flow.codeChallenge)
      return {
        ...joined,
        ...(await startSession(deps, tx, user, { method: 'oauth', provider }, client)),
      }
    const providerSecrets = sealProviderTokens(deps.secrets, tokens)
    return { ...joined, code: await grantCode(deps, tx, { ...flow, providerSecrets }, user.id) }
  })
  if ('isNewWay' in done && done.isNewWay)
    await notifyOwner(deps, c, done.user, 'identity_linked', provider)
  if ('code' in done) return redirectWith(flow.redirectTo, { query: { code: done.code } })
  markDevice(deps, c, done.user)
  const session = Object.entries({ ...(await tokensOf(deps, done.user, done.session)), ...tokens })
  const fragment = Object.fromEntries(session.map(([name, value]) => [name, String(value)]))
  return redirectWith(flow.redirectTo, { fragment: { ...fragment, sb: '' } })
}
