/**
 * SQLSTATE classes and codes: connection failure, shutdown, too many connections, disk full, I/O error,
 * read-only after a failover.
 */
const UNAVAILABLE_STATES = /^(?:08|57P0|53|58)|^25006$/
const UNAVAILABLE_CODES = new Set([
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
/** Messages of driver errors without a code. */
const UNAVAILABLE_MESSAGES =
  /^Connection terminated|timeout exceeded when trying to connect|^timeout expired$|^Query read timeout|not queryable|^Cannot use a pool after/

/**
 * Whether an error means that the database does not answer or cannot write, rather than an invalid query: a
 * retry may succeed.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'EmbeddedFailure') return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (UNAVAILABLE_CODES.has(code) || (code.length === 5 && UNAVAILABLE_STATES.test(code)))
    return true
  if (UNAVAILABLE_MESSAGES.test(error.message)) return true
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true
  return isDatabaseUnavailable(error.cause)
}
