import { literalsOf } from './literals.ts'

/** A pattern for texts that contain a required literal; null for others, in which it cannot match. */
export type LazyRegExp = (text: string) => RegExp | null

/**
 * Compiles a pattern on the first text that contains a required literal: compiling hundreds of patterns
 * at once blocks a phone for a second.
 *
 * @param sourceOf the source, read on the first call
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
