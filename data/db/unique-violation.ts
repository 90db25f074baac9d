const UNIQUE_VIOLATION = '23505'

/** Whether the error is a unique constraint violation. */
export function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : null
  return cause instanceof Error && 'code' in cause && cause.code === UNIQUE_VIOLATION
}
