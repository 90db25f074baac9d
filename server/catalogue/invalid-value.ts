/** Whether the database rejected a value: data exception, constraint, too large. Other errors do not concern a row. */
export function isInvalidValue(error: unknown): boolean {
  const origin = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = origin instanceof Error && 'code' in origin ? String(origin.code) : ''
  return /^(22|23|54)/.test(code)
}
