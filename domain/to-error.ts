/** The loggable part of an error: a failed query quotes a visitor's input, its cause does not. */
export function toError(error: unknown): { name: string; message: string; stack?: string } {
  const origin = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(origin instanceof Error)) return { name: typeof origin, message: 'not an Error' }
  const { name, message, stack } = origin
  return { name, message, ...(stack && { stack }) }
}

/** Type, code and stack frames of an error, without any message: even a cause may quote a conversation. */
export function placeOf(error: unknown): { error: string; code: unknown; at: string[] } {
  if (!(error instanceof Error)) return { error: typeof error, code: null, at: [] }
  const { cause, name, stack = '' } = error
  const code = cause instanceof Error && 'code' in cause ? cause.code : null
  return { error: name, code, at: stack.split('\n').filter((line) => /^\s+at /.test(line)) }
}
