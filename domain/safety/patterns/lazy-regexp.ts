import { literalsOf } from './literals.ts'

/** Returns the pattern if a text contains a required literal, else null, as it cannot match. */
export type LazyRegExp = (text: string) => RegExp | null

/**
 * Compiles a pattern on the first text that contains a required literal: compiling hundreds of
 * patterns at once blocks a phone for a second.
 *
 * @param sourceOf the source, evaluated on the first call
 * @param make wraps the source and compiles it
 */
export function lazyRegExp(sourceOf: () => string, make: (source: string) => RegExp): LazyRegExp {
  let read: { source: string; literals: readonly string[] | null } | null = null
  let pattern: RegExp | null = null
  return (text) => {
    read ??= withLiterals(sourceOf())
    const { source, literals } = read
    if (literals && !literals.some((literal) => text.includes(literal))) return null
    pattern ??= make(source)
    return pattern
  }
}

const withLiterals = (source: string) => ({ source, literals: literalsOf(source) })
