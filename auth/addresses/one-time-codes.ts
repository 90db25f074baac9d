import { randomInt } from 'node:crypto'
import type { Secrets } from '../tokens/secrets.ts'

const DIGITS = 6
const LINK_LENGTH = 56

/** Prefix of link tokens that lead to a code exchange (PKCE). */
export const PKCE_MARK = 'pkce_'

/** A code and a link for the same token; only `tokenHash` is stored. */
export type OneTimeCode = { code: string; linkToken: string; tokenHash: string }

export function createOneTimeCode(secrets: Secrets, address: string): OneTimeCode {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  const linkToken = linkTokenOf(secrets, address, code)
  return { code, linkToken, tokenHash: tokenHashOf(secrets, linkToken) }
}

/** The link token that corresponds to a code for an address. */
export function linkTokenOf(secrets: Secrets, address: string, code: string): string {
  return secrets.mac('link-token', `${address}:${code}`).slice(0, LINK_LENGTH)
}

/** The stored hash of a link token; the table reveals neither code nor link. */
export function tokenHashOf(secrets: Secrets, linkToken: string): string {
  return secrets.mac('one-time-token', linkToken.replace(PKCE_MARK, ''))
}
