import { lazyRegExp } from './lazy-regexp.ts'

/** A pattern of many alternatives; at each position the first that matches counts. */
export type Alternation = {
  test: (text: string) => boolean
  /** Replaces each match. */
  replace: (text: string, by: string) => string
}

/**
 * Equivalent to one regular expression with the sources as its alternatives, but each is compiled
 * separately and lazily. None may match an empty text.
 *
 * @param around the pattern before and after the alternatives
 * @param flags in addition to the global one
 */
export function alternation(
  sources: readonly string[],
  around: readonly [before: string, after: string] = ['\\b', ''],
  flags = '',
): Alternation {
  const [before, after] = around
  const alternatives = sources.map((one) =>
    lazyRegExp(
      () => one,
      (source) => new RegExp(`${before}(?:${source})${after}`, `g${flags}`),
    ),
  )
  const possible = (text: string) => alternatives.flatMap((patternFor) => patternFor(text) ?? [])
  return {
    test: (text) => possible(text).some((pattern) => text.search(pattern) >= 0),
    replace: (text, by) => replaceFirstOf(possible(text), text, by),
  }
}

/** Leftmost match first; at one position the first of the list. */
function replaceFirstOf(patterns: readonly RegExp[], text: string, by: string): string {
  const next = patterns.map((pattern) => ({ pattern, found: matchFrom(pattern, text, 0) }))
  let rest = ''
  let at = 0
  while (true) {
    let first: RegExpExecArray | null = null
    for (const one of next) {
      if (one.found && one.found.index < at) one.found = matchFrom(one.pattern, text, at)
      if (one.found && (first === null || one.found.index < first.index)) first = one.found
    }
    if (first === null || first[0] === '') return rest + text.slice(at)
    rest += text.slice(at, first.index) + by
    at = first.index + first[0].length
  }
}

function matchFrom(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
