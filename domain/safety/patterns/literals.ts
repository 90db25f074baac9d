/**
 * Required literals of a part of a pattern: every match contains at least one; null if none is
 * known.
 */
type Needed = readonly string[] | null

type Atom = { end: number; text: string | null; needed: Needed }
type Quantifier = { end: number; isOptional: boolean }

/**
 * Runs of literal characters, up to the one before a quantifier; matched at once, since they make
 * up most of a pattern.
 */
const PLAIN = /[^\\[\](){}|.*+?^$]+(?![*+?{])/y
const QUANTIFIER = /(?:[*?]|\+|\{(\d+)(?:,\d*)?\})\??/y
const ZERO_WIDTH = /\\[bB]|[\^$]/y
const CLASS = /\[(?:\\.|[^\]])*\]|\\(?:[pPu]\{[^}]*\}|u.{4}|x..|c.|k<[^>]*>|\d+|.)|\./y
const GROUP = /\((?:\?(?::|<?[=!]|<\w+>))?/y

/**
 * Returns literals of which every match of a regular expression contains at least one, as a fast
 * negative check. Null without any, for example for an optional part or a character class. Expects
 * a valid source, and texts in the same case.
 */
export function literalsOf(source: string): Needed {
  return neededByAny(source, 0).needed
}

/** Alternatives up to the closing bracket: any may match, so the literals of all are collected. */
function neededByAny(source: string, from: number): { end: number; needed: Needed } {
  let needed: string[] | null = []
  let at = from
  while (true) {
    const one = neededByAll(source, at)
    if (one.needed) needed?.push(...one.needed)
    else needed = null
    if (source[one.end] !== '|') return { end: one.end, needed }
    at = one.end + 1
  }
}

/** One alternative: all of its parts must match, so the most selective one is used. */
function neededByAll(source: string, from: number): { end: number; needed: Needed } {
  let best: Needed = null
  let certainty = 0
  let run = ''
  let at = from
  const take = (needed: Needed) => {
    const length = needed ? shortest(needed) : 0
    if (length <= certainty) return
    best = needed
    certainty = length
  }
  const endRun = () => {
    if (run !== '') take([run])
    run = ''
  }
  while (at < source.length && source[at] !== '|' && source[at] !== ')') {
    const plain = matchAt(PLAIN, source, at)
    if (plain !== null) {
      run += plain
      at += plain.length
      continue
    }
    const none = matchAt(ZERO_WIDTH, source, at)
    if (none !== null) {
      at += none.length
      continue
    }
    const atom = atomAt(source, at)
    const { end, isOptional } = quantifierAt(source, atom.end)
    const isPlain = end === atom.end
    if (atom.text !== null && !isOptional) run += atom.text
    if (atom.text === null || !isPlain) endRun()
    if (!isOptional) take(atom.needed)
    at = end
  }
  endRun()
  return { end: at, needed: best }
}

function atomAt(source: string, at: number): Atom {
  const opening = matchAt(GROUP, source, at)
  if (opening !== null) {
    const { end, needed } = neededByAny(source, at + opening.length)
    const isLookaround = /[=!]$/.test(opening)
    return { end: end + 1, text: null, needed: isLookaround ? null : needed }
  }
  const many = matchAt(CLASS, source, at)
  if (many !== null) return { end: at + many.length, text: null, needed: null }
  return { end: at + 1, text: source[at] ?? null, needed: null }
}

function quantifierAt(source: string, at: number): Quantifier {
  const quantifier = matchAt(QUANTIFIER, source, at)
  if (quantifier === null) return { end: at, isOptional: false }
  return { end: at + quantifier.length, isOptional: /^(?:[*?]|\{0)/.test(quantifier) }
}

function matchAt(pattern: RegExp, source: string, at: number): string | null {
  pattern.lastIndex = at
  return pattern.exec(source)?.[0] ?? null
}

/** Length of the shortest literal; 0 without one. */
function shortest(needed: readonly string[]): number {
  let length = needed[0]?.length ?? 0
  for (const text of needed) if (text.length < length) length = text.length
  return length
}
