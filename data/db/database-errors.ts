/** SQLSTATE classes and codes: no connection, shutting down, no room for another one, disk full, input and output, read-only after a failover. */
const AWAY_STATES = /^(?:08|57P0|53|58)|^25006$/
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EPIPE',
  'ETIMEDOUT',
])
/** What the driver says without a code. */
const AWAY_WORDS =
  /^Connection terminated|timeout exceeded when trying to connect|^timeout expired$|^Query read timeout|not queryable|^Cannot use a pool after/

/**
 * Whether something failed because the database does not answer or cannot write, and not because of what
 * it was asked: the same may well succeed later.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'EmbeddedFailure') return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (AWAY_CODES.has(code) || (code.length === 5 && AWAY_STATES.test(code))) return true
  if (AWAY_WORDS.test(error.message)) return true
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true
  return isDatabaseUnavailable(error.cause)
}
