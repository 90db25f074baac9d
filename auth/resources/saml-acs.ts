import type { Context } from 'hono'
import { isUuid } from '#auth/body.ts'
import { isSamePlace } from '#auth/browser.ts'
import { type Client, clientOf } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError, invalid, isAuthError } from '#auth/errors.ts'
import { throttle } from '#auth/limits/throttle.ts'
import { errorParams, redirectWith } from '#auth/redirect-answer.ts'
import { redirectTargetOf } from '#auth/redirects.ts'
import { personOf } from '#auth/saml/person.ts'
import { providerNameOf, requireSaml, unknownProvider } from '#auth/saml/service-provider.ts'
import { ssoAccount } from '#auth/saml/sso-account.ts'
import {
  claimedIssuerOf,
  decodeResponse,
  type Verified,
  verifyResponse,
} from '#auth/saml/verified-assertion.ts'
import { grantCode } from '#auth/tokens/flow.ts'
import { sealProviderTokens } from '#auth/tokens/provider-tokens.ts'
import { startSession, tokensOf } from '#auth/tokens/session.ts'
import { completeFlowState, type FlowState } from '#data/auth/flow-states.ts'
import { recordAssertion, type SamlRelayState, takeRelayState } from '#data/auth/saml.ts'
import { findSsoProvider, findSsoProviderByEntity } from '#data/auth/sso-providers.ts'
import type { SsoProvider } from '#domain/member/account.ts'

const RELAY_TTL_MS = 10 * 60_000

/** POST /sso/saml/acs: the return of a browser from an organisation's identity provider. */
export async function samlAcs(deps: AuthDeps, c: Context): Promise<Response> {
  requireSaml(deps)
  const client = clientOf(c, deps.config.trustProxy)
  await throttle(deps, 'samlAcs', client.ip)
  const form = new URLSearchParams(await c.req.text())
  const relayed = form.get('RelayState') ?? ''
  // Without a request of ours, the provider may only name a place that is allowed anyway.
  let target = redirectTargetOf(deps.config, c, relayed, null)
  try {
    const relay = isUuid(relayed) ? await claimRelayState(deps, relayed) : null
    if (relay) requireBeginner(deps, c, relay)
    if (relay) target = relay.redirectTo
    const { provider, assertion } = await checked(deps, form.get('SAMLResponse') ?? '', relay)
    return c.redirect(await landing(deps, { provider, assertion, relay, target, client }), 303)
  } catch (error) {
    if (!isAuthError(error)) throw error
    const params = errorParams(error)
    return c.redirect(redirectWith(target, { query: params, fragment: { ...params, sb: '' } }), 303)
  }
}

/** Each relay state comes back once, and soon. */
async function claimRelayState({ db, now }: AuthDeps, id: string): Promise<SamlRelayState> {
  const relay = await takeRelayState(db, id.toLowerCase())
  if (!relay)
    throw new AuthError(404, 'saml_relay_state_not_found', 'SAML RelayState does not exist')
  if (now().getTime() - relay.createdAt.getTime() > RELAY_TTL_MS)
    throw new AuthError(422, 'saml_relay_state_expired', 'SAML RelayState has expired')
  return relay
}

/** With a challenge (PKCE) only the browser that began can exchange the code; see docs/auth.md. */
function requireBeginner(deps: AuthDeps, c: Context, relay: SamlRelayState): void {
  if (!relay.flowStateId && !isSamePlace(deps, c, relay))
    throw new AuthError(
      404,
      'saml_relay_state_not_found',
      'SAML sign-in was not begun in this browser',
    )
}

async function checked(
  deps: AuthDeps,
  encoded: string,
  relay: SamlRelayState | null,
): Promise<{ provider: SsoProvider; assertion: Verified }> {
  try {
    const xml = decodeResponse(encoded)
    const provider = relay
      ? await findSsoProvider(deps.db, relay.ssoProviderId)
      : await findSsoProviderByEntity(deps.db, claimedIssuerOf(xml) ?? '')
    if (!provider || provider.disabled) throw unknownProvider()
    const assertion = await verifyResponse(deps, provider, xml, relay?.requestId ?? null)
    return { provider, assertion }
  } catch (error) {
    if (isAuthError(error)) throw error
    const reason = error instanceof Error ? error.message.slice(0, 200) : 'unknown'
    deps.log.warn({ provider: relay?.ssoProviderId ?? null, reason }, 'a SAML answer was refused')
    throw invalid('SAML assertion is not valid')
  }
}

type Arrival = {
  provider: SsoProvider
  assertion: Verified
  relay: SamlRelayState | null
  target: string
  client: Client
}

/** Redirect URL with a session, or with the code for one. */
async function landing(
  deps: AuthDeps,
  { provider, assertion, relay, target, client }: Arrival,
): Promise<string> {
  const name = providerNameOf(provider)
  const person = personOf(assertion, provider.attributeMapping)
  const notAfter = endOf(assertion)
  if (notAfter && notAfter <= deps.now()) throw invalid('SAML assertion is not valid')
  const done = await deps.db.transaction(async (tx) => {
    const isFirst = await recordAssertion(
      tx,
      deps.secrets.mac('saml-assertion', `${provider.id} ${assertion.id}`),
      assertion.usableUntil,
    )
    if (!isFirst) throw invalid('SAML assertion has been used already')
    const user = await ssoAccount(deps, tx, name, person, client)
    if (relay?.flowStateId) {
      const flow = await openedFlow(deps, tx, relay.flowStateId)
      const providerSecrets = notAfter
        ? sealProviderTokens(deps.secrets, { notAfter: notAfter.toISOString() })
        : null
      return { code: await grantCode(deps, tx, { ...flow, providerSecrets }, user.id) }
    }
    return startSession(deps, tx, user, { method: 'sso/saml', provider: name, notAfter }, client)
  })
  if ('code' in done) return redirectWith(target, { query: { code: done.code } })
  const tokens = Object.entries(await tokensOf(deps, done.user, done.session))
  const fragment = Object.fromEntries(tokens.map(([field, value]) => [field, String(value)]))
  return redirectWith(target, { fragment: { ...fragment, sb: '' } })
}

/** The code that is given for it is good from now. */
async function openedFlow({ now }: AuthDeps, tx: AuthDeps['db'], id: string): Promise<FlowState> {
  const flow = await completeFlowState(tx, id, now())
  if (!flow) throw new AuthError(404, 'flow_state_not_found', 'no valid flow state found')
  return flow
}

/** End of the session as set by the organisation; null if not set. */
function endOf({ sessionNotOnOrAfter: end }: Verified): Date | null {
  if (end === null) return null
  if (Number.isNaN(Date.parse(end))) throw invalid('SAML assertion is not valid')
  return new Date(end)
}
