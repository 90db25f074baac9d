import { closestOf, editsBetween, rememberRepairs, type Vocabulary } from '#domain/near-words.ts'
import { stemOf } from '#domain/text.ts'
import { firstAtOrAfter, placeOf } from './dictionary.ts'
import { liveCount, type Part } from './parts.ts'
import type { Segment } from './segment.ts'

const SHORTEST = 4
const SHORTEST_FOR_TWO = 8
const LONGEST = 40
/** A word's number has 21 bits beside the 32 of a hash within the 53 of a double. */
const WORD_LIMIT = 2 ** 21

/**
 * What is left of each word without one letter (without two, of words of eight and more) as sorted
 * hashes, each with the word's place. Two words one edit apart share one of these.
 */
export function deletesOf(words: readonly string[]): { hashes: Uint32Array; words: Uint32Array } {
  const entries: number[] = []
  words.forEach((word, place) => {
    if (place >= WORD_LIMIT || word.length < SHORTEST || /\d/.test(word)) return
    for (const hash of hashesOf(word, editsAllowed(word))) entries.push(hash * WORD_LIMIT + place)
  })
  const sorted = Float64Array.from(entries).sort()
  const hashes = new Uint32Array(sorted.length)
  const places = new Uint32Array(sorted.length)
  sorted.forEach((entry, at) => {
    const hash = Math.floor(entry / WORD_LIMIT)
    hashes[at] = hash
    places[at] = entry - hash * WORD_LIMIT
  })
  return { hashes, words: places }
}

type Known = { deleted: number; vocabulary: Vocabulary }
const known = new WeakMap<readonly Part[], Known>()

/** The words of the listings that there are, for reading what a visitor typed; repairs hold until the catalogue changes. */
export function vocabularyOf(parts: readonly Part[]): Vocabulary {
  const deleted = parts.reduce((sum, part) => sum + part.deletedCount, 0)
  const own = known.get(parts)
  if (own?.deleted === deleted) return own.vocabulary
  const vocabulary = createVocabulary(parts)
  known.set(parts, { deleted, vocabulary })
  return vocabulary
}

function createVocabulary(parts: readonly Part[]): Vocabulary {
  const frequency = (word: string) =>
    parts.some(({ segment }) => placeOf(segment.words, word) >= 0)
      ? liveCount(parts, 'word', stemOf(word))
      : 0
  function nearest(word: string): string | null {
    const near = parts.flatMap(({ segment }) => [...wordsNear(segment, word)])
    return closestOf(word, new Set(near.filter((each) => frequency(each) > 0)), frequency)
  }
  const remembered = rememberRepairs(nearest)
  return {
    has: (word) => frequency(word) > 0,
    frequency,
    nearest: (word) => (isRepairable(word) ? remembered(word) : null),
  }
}

/** Words that share what is left of both without a letter or two. */
function wordsNear(segment: Segment, typed: string): Set<string> {
  const found = new Set<string>()
  for (const hash of hashesOf(typed, editsAllowed(typed)))
    for (let at = lowerBound(segment.deletes, hash); segment.deletes[at] === hash; at++)
      found.add(segment.words[segment.deletedFrom[at] as number] as string)
  return found
}

function isRepairable(typed: string): boolean {
  return typed.length >= SHORTEST && typed.length <= LONGEST && !/\d/.test(typed)
}

function editsAllowed(typed: string): number {
  return typed.length >= SHORTEST_FOR_TWO ? 2 : 1
}

export type Repair = { word: string; term: number; edits: number; count: number }

/** The word of a segment that a mistyped one stands for: fewest edits, then most listings; null when none is near. */
export function repairOf(segment: Segment, typed: string): Repair | null {
  if (!isRepairable(typed)) return null
  const allowed = editsAllowed(typed)
  const looked = new Set<number>()
  let best: Repair | null = null
  for (const hash of hashesOf(typed, allowed)) {
    for (let at = lowerBound(segment.deletes, hash); segment.deletes[at] === hash; at++) {
      const place = segment.deletedFrom[at] as number
      if (looked.has(place)) continue
      looked.add(place)
      const word = segment.words[place] as string
      const term = segment.wordTerm[place] as number
      const count = segment.main.counts[term] as number
      const edits = editsBetween(typed, word, best ? Math.min(best.edits, allowed) : allowed)
      if (edits > allowed || count === 0) continue
      // The first letter is rarely wrong.
      const cost = edits + (word[0] === typed[0] ? 0 : 0.5)
      if (!best || cost < best.edits || (cost === best.edits && count > best.count))
        best = { word, term, edits: cost, count }
    }
  }
  return best
}

/**
 * Beginnings of words one edit away from a beginning that no word has: the edit lies where the words
 * end to agree, or just before.
 */
export function repairedPrefixes(words: readonly string[], typed: string): string[] {
  if (typed.length < SHORTEST) return []
  const begins = (prefix: string) =>
    words[firstAtOrAfter(words, prefix)]?.startsWith(prefix) === true
  let agreed = 0
  while (agreed < typed.length && begins(typed.slice(0, agreed + 1))) agreed += 1
  const found = new Set<string>()
  for (let at = agreed; at >= Math.max(1, agreed - 2) && found.size === 0; at--) {
    const before = typed.slice(0, at)
    const swapped = `${before}${typed[at + 1] ?? ''}${typed[at] ?? ''}${typed.slice(at + 2)}`
    for (const tried of [swapped, before + typed.slice(at + 1)])
      if (tried.length >= SHORTEST - 1 && begins(tried)) found.add(tried)
    for (const letter of lettersAfter(words, before)) {
      for (const tried of [
        before + letter + typed.slice(at),
        before + letter + typed.slice(at + 1),
      ])
        if (begins(tried)) found.add(tried)
    }
  }
  return [...found]
}

/** The letters that words go on with after a prefix. */
function lettersAfter(words: readonly string[], prefix: string): string[] {
  const letters: string[] = []
  let at = firstAtOrAfter(words, prefix)
  while (words[at]?.startsWith(prefix)) {
    const letter = (words[at] as string)[prefix.length]
    if (letter === undefined) at += 1
    else {
      letters.push(letter)
      at = firstAtOrAfter(words, prefix + String.fromCharCode(letter.charCodeAt(0) + 1))
    }
  }
  return letters
}

function hashesOf(word: string, depth: number): Set<number> {
  const hashes = new Set<number>()
  const hash = (skip: number, other: number) => {
    let value = 0x811c9dc5
    for (let at = 0; at < word.length; at++)
      if (at !== skip && at !== other) value = Math.imul(value ^ word.charCodeAt(at), 0x01000193)
    return value >>> 0
  }
  hashes.add(hash(-1, -1))
  for (let skip = 0; skip < word.length; skip++) {
    hashes.add(hash(skip, -1))
    if (depth > 1)
      for (let other = skip + 1; other < word.length; other++) hashes.add(hash(skip, other))
  }
  return hashes
}

function lowerBound(sorted: Uint32Array, value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as number) < value) low = middle + 1
    else high = middle
  }
  return low
}
