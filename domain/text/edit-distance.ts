import { hashesWithout, placesSharing, sortShapes } from './word-shapes.ts'

/** A set of correctly spelled words and the correction of misspelt ones. */
export type Vocabulary = {
  has(word: string): boolean
  /** Number of listings, or occurrences, of a word; 0 for an unknown one. */
  frequency(word: string): number
  /** The most likely correction of a misspelt word; null when no known word is close enough. */
  nearest(word: string): string | null
  /** Whether some listing is in a town of this folded name; absent where locations are unknown. */
  isTown?(name: string): boolean
}

/** Length from which a word may contain two errors. */
const LONG = 8
export const SHORTEST = 4
/** Number of leading letters of which deletions are indexed. */
const BEGINNING = 7
/** Capacity of the cache of corrections. */
const REPAIRS = 10_000

/**
 * Spelling correction by symmetric deletion. Words shorter than four letters are never used as
 * corrections.
 */
export function createSpelling(
  entries: Iterable<readonly [word: string, frequency: number]>,
): Vocabulary {
  const words = new Map<string, number>()
  for (const [word, frequency] of entries)
    words.set(word, Math.max(frequency, words.get(word) ?? frequency))
  const repairing = [...words.keys()].filter((word) => word.length >= SHORTEST)
  const shapes = sortShapes(repairing, shapesOf)
  const frequency = (word: string) => words.get(word) ?? 0
  function nearest(word: string): string | null {
    const places = placesSharing(shapes, shapesOf(word))
    return closestOf(word, new Set(Array.from(places, (at) => repairing[at] as string)), frequency)
  }
  const cached = cacheRepairs(nearest)
  return {
    has: (word) => words.has(word),
    frequency,
    nearest: (word) => (word.length < SHORTEST || words.has(word) ? null : cached(word)),
  }
}

/** Caches the corrections. */
export function cacheRepairs(
  nearest: (word: string) => string | null,
): (word: string) => string | null {
  const repairs = new Map<string, string | null>()
  return (word) => {
    const before = repairs.get(word)
    if (before !== undefined) return before
    const found = nearest(word)
    if (repairs.size >= REPAIRS) repairs.clear()
    repairs.set(word, found)
    return found
  }
}

/** Number of errors allowed in a word. */
export function editsFor(word: string): number {
  return word.length >= LONG ? 2 : 1
}

const shapesOf = (word: string) => hashesWithout(word.slice(0, BEGINNING), editsFor(word))

/** The most likely correction among `candidates`; null when none is close enough. */
export function closestOf(
  word: string,
  candidates: Iterable<string>,
  frequency: (word: string) => number,
): string | null {
  let best: string | null = null
  let lowest = Number.POSITIVE_INFINITY
  for (const known of candidates) {
    // Typing errors rarely affect the first letter, while distinct words often differ in nothing
    // else.
    if (known[0] !== word[0] || isSameWord(word, known)) continue
    const limit = Math.min(editsFor(word), editsFor(known))
    const edits = editDistance(word, known, limit)
    if (edits > limit) continue
    if (word.length === SHORTEST && !isSlipOfShort(word, known)) continue
    if (word.length === SHORTEST + 1 && word.length > known.length && !hasDouble(word)) continue
    const cost =
      edits + slipCost(word, known) - Math.min(0.4, Math.log10(1 + frequency(known)) / 10)
    if (cost < lowest || (cost === lowest && best !== null && known < best))
      [best, lowest] = [known, cost]
  }
  return best
}

/** Transposed or missing letters are more common than substituted ones. */
function slipCost(word: string, known: string): number {
  if (word.length < known.length) return 0
  return sortedLetters(word) === sortedLetters(known) ? -0.2 : 0.15
}

/** Whether one word is an inflection of the other (plural, past tense), not a misspelling of it. */
function isSameWord(word: string, known: string): boolean {
  const [short, long] = word.length < known.length ? [word, known] : [known, word]
  return long.startsWith(short) && /^(?:s|es|d|ed|ly|y|er|r|n)$/.test(long.slice(short.length))
}

/** A word of four letters is corrected only when a letter is missing or two are transposed ("slep"). */
function isSlipOfShort(word: string, known: string): boolean {
  return (
    known[0] === word[0] &&
    (known.length === word.length + 1 || sortedLetters(known) === sortedLetters(word))
  )
}

/**
 * An extra letter in a short word counts as an error only when doubled; else it is a word of its own
 * ("beers", "bees").
 */
function hasDouble(word: string): boolean {
  return /([a-z])\1/.test(word)
}

function sortedLetters(word: string): string {
  return [...word].sort().join('')
}

/**
 * Damerau-Levenshtein distance (adjacent transpositions count as one edit); `limit` + 1 for anything
 * above `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  const width = b.length + 1
  let before = new Uint8Array(width)
  let previous = Uint8Array.from({ length: width }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = new Uint8Array(width)
    current[0] = row
    let least = row
    for (let column = 1; column < width; column++) {
      const same = a[row - 1] === b[column - 1]
      let edits = Math.min(
        (previous[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (previous[column - 1] as number) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        edits = Math.min(edits, (before[column - 2] as number) + 1)
      current[column] = edits
      least = Math.min(least, edits)
    }
    if (least > limit) return limit + 1
    before = previous
    previous = current
  }
  return Math.min(previous[b.length] as number, limit + 1)
}
