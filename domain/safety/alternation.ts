import { lazyRegExp } from './lazy-regexp.ts'

/** One pattern of many alternatives, of which the first that matches at a place counts. */
export type Alternation = {
  test: (text: string) => boolean
  /** The text with another in place of each match. */
  replace: (text: string, by: string) => string
}

/**
 * The same as one regular expression that has the sources as its alternatives. But each is compiled by itself, and not
 * before a text has what it needs. None may match an empty text.
 *
 * @param around what stands before and after the alternatives
 * @param flags beside the global one
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

/** From left to right; where several begin at one place, the first of the list. */
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
