import type { AuthDeps } from '#auth/deps.ts'
import type { SsoProvider } from '#domain/member/account.ts'
import { type Assertion, readAssertion, type Window } from './assertion.ts'
import { requirePlainXml } from './guarded-xml.ts'
import { acsUrlOf, CLOCK_SKEW_MS, openServiceProvider } from './service-provider.ts'

export type Verified = Assertion & {
  /** From when the assertion would be refused as too old. */
  usableUntil: Date
}

/** The XML of a posted answer. @throws Error for what no identity provider sends */
export function decodeResponse(encoded: string): string {
  if (!/^[A-Za-z0-9+/=\s]+$/.test(encoded)) throw new Error('the answer is not base64')
  return requirePlainXml(Buffer.from(encoded, 'base64').toString('utf8'))
}

/** Who an answer claims to come from; to look the provider up, before anything is checked. */
export function claimedIssuerOf(xml: string): string | null {
  const issuer = /<(?:[\w-]+:)?Issuer\b[^>]*>([^<]+)</.exec(xml)?.[1]
  return issuer?.trim().replaceAll('&amp;', '&') ?? null
}

/**
 * Checks an answer: signature, issuer, audience, recipient, times, and that it answers the request
 * it should (or none, when the sign-in began at the provider).
 *
 * @throws Error that says what does not hold
 */
export async function verifyResponse(
  deps: Pick<AuthDeps, 'config' | 'now'>,
  provider: SsoProvider,
  xml: string,
  requestId: string | null,
): Promise<Verified> {
  const serviceProvider = await openServiceProvider(deps, provider)
  const SAMLResponse = Buffer.from(xml).toString('base64')
  const { profile } = await serviceProvider.validatePostResponseAsync({ SAMLResponse })
  // Of the signed part alone: what stands around it, anybody can have written.
  const assertion = readAssertion(profile?.getAssertion?.())
  if (assertion.issuer !== provider.entityId) throw new Error('another provider issued it')
  const now = deps.now()
  if (!isWithin(assertion.conditions, now)) throw new Error('it is not valid now')
  const confirmed = assertion.confirmations.find(
    (one) =>
      one.recipient === acsUrlOf(deps) &&
      one.inResponseTo === requestId &&
      one.notOnOrAfter !== null &&
      isWithin(one, now),
  )
  if (!confirmed?.notOnOrAfter) throw new Error('no confirmation is for us, for this request, now')
  const usableUntil = new Date(Date.parse(confirmed.notOnOrAfter) + 2 * CLOCK_SKEW_MS)
  return { ...assertion, usableUntil }
}

function isWithin({ notBefore, notOnOrAfter }: Window, now: Date): boolean {
  const [from, until] = [notBefore, notOnOrAfter].map((time) => (time ? Date.parse(time) : null))
  if (Number.isNaN(from) || Number.isNaN(until)) return false
  if (typeof from === 'number' && now.getTime() + CLOCK_SKEW_MS < from) return false
  return typeof until !== 'number' || now.getTime() - CLOCK_SKEW_MS < until
}
