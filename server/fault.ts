/** What of an error may stand in a log: a failed query quotes what a visitor typed, its cause does not. */
export function faultOf(error: unknown): { name: string; message: string; stack?: string } {
  const origin = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(origin instanceof Error)) return { name: typeof origin, message: 'not an Error' }
  const { name, message, stack } = origin
  return { name, message, ...(stack && { stack }) }
}
