import { literalsOf } from './literals.ts'

/** A pattern, for texts that have what it needs; null for others, for it matches nothing in them. */
export type LazyRegExp = (text: string) => RegExp | null

/**
 * A pattern that is not compiled before a text has what it needs: hundreds of them, compiled at the first question,
 * hold a phone up for a second.
 *
 * @param sourceOf what has to match, read at the first text
 * @param make puts around it what stands before and after
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
