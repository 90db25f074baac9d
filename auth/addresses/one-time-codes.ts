import { randomInt } from 'node:crypto'
import type { Secrets } from '../tokens/secrets.ts'

const DIGITS = 6
const LINK_LENGTH = 56

/** Marks links whose opener finishes with a code exchange (PKCE). */
export const PKCE_MARK = 'pkce_'

/** A code to type and a link to open that stand for the same token; only `tokenHash` is kept. */
export type OneTimeCode = { code: string; linkToken: string; tokenHash: string }

export function createOneTimeCode(secrets: Secrets, address: string): OneTimeCode {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
  const linkToken = linkTokenOf(secrets, address, code)
  return { code, linkToken, tokenHash: tokenHashOf(secrets, linkToken) }
}

/** What the link to this address would carry, had the code been sent there. */
export function linkTokenOf(secrets: Secrets, address: string, code: string): string {
  return secrets.mac('link-token', `${address}:${code}`).slice(0, LINK_LENGTH)
}

/** What is kept of a link's token; whoever reads the table has neither code nor link. */
export function tokenHashOf(secrets: Secrets, linkToken: string): string {
  return secrets.mac('one-time-token', linkToken.replace(PKCE_MARK, ''))
}
