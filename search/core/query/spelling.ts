import {
  cacheRepairs,
  closestOf,
  editDistance,
  editsFor,
  type Vocabulary,
} from '#domain/text/edit-distance.ts'
import { fold, stemOf } from '#domain/text/text.ts'
import {
  hashesWithout,
  placesSharing,
  sortShapes,
  type WordShapes,
} from '#domain/text/word-shapes.ts'
import { firstAtOrAfter, placeOf } from '../index/dictionary.ts'
import type { Segment } from '../index/segment.ts'
import { liveCount, type Part } from '../parts.ts'

const MIN_LENGTH = 4
const MAX_LENGTH = 40

/**
 * Each word with one letter deleted (two for words of eight letters or more), with the index of the word.
 * Words one edit apart share one of these.
 */
export function deletesOf(words: readonly string[]): WordShapes {
  return sortShapes(words, (word) =>
    word.length < MIN_LENGTH || /\d/.test(word) ? [] : hashesWithout(word, editsFor(word)),
  )
}

type CachedVocabulary = { deleted: number; vocabulary: Vocabulary }
const vocabularies = new WeakMap<readonly Part[], CachedVocabulary>()

/** The vocabulary of the live listings, for parsing typed text; repairs are cached until the catalogue changes. */
export function vocabularyOf(parts: readonly Part[]): Vocabulary {
  const deleted = parts.reduce((sum, part) => sum + part.deletedCount, 0)
  const cached = vocabularies.get(parts)
  if (cached?.deleted === deleted) return cached.vocabulary
  const vocabulary = createVocabulary(parts)
  vocabularies.set(parts, { deleted, vocabulary })
  return vocabulary
}

function createVocabulary(parts: readonly Part[]): Vocabulary {
  const frequency = (word: string) =>
    parts.some(({ segment }) => placeOf(segment.words, word) >= 0)
      ? liveCount(parts, 'word', stemOf(word))
      : 0
  function nearest(word: string): string | null {
    const near = parts.flatMap(({ segment }) =>
      Array.from(similarPlaces(segment, word), (place) => segment.words[place] as string),
    )
    return closestOf(word, new Set(near.filter((each) => frequency(each) > 0)), frequency)
  }
  const cachedNearest = cacheRepairs(nearest)
  return {
    has: (word) => frequency(word) > 0,
    frequency,
    nearest: (word) => (isRepairable(word) ? cachedNearest(word) : null),
    isTown: (name) => parts.some(({ segment }) => townsIn(segment).has(name)),
  }
}

const towns = new WeakMap<Segment, ReadonlySet<string>>()

/** The folded names of towns: "Lyon, France", but not a location without a comma ("Online"). */
function townsIn(segment: Segment): ReadonlySet<string> {
  const known = towns.get(segment)
  if (known) return known
  const names = segment.locations.filter((location) => location.includes(','))
  const found = new Set(
    names.map((location) => fold(location.slice(0, location.indexOf(','))).trim()),
  )
  towns.set(segment, found)
  return found
}

/** Indexes of words that share a deletion with the typed word. */
function similarPlaces({ deletes, deletedFrom }: Segment, typed: string): Set<number> {
  const shapes = { hashes: deletes, places: deletedFrom }
  return new Set(placesSharing(shapes, hashesWithout(typed, editsFor(typed))))
}

function isRepairable(typed: string): boolean {
  return typed.length >= MIN_LENGTH && typed.length <= MAX_LENGTH && !/\d/.test(typed)
}

export type Repair = { word: string; term: number; edits: number; count: number }

/** The best correction in a segment: fewest edits, then most listings; null if none is near. */
export function repairOf(segment: Segment, typed: string): Repair | null {
  if (!isRepairable(typed)) return null
  const allowed = editsFor(typed)
  let best: Repair | null = null
  for (const place of similarPlaces(segment, typed)) {
    const word = segment.words[place] as string
    const term = segment.wordTerm[place] as number
    const count = segment.main.counts[term] as number
    const edits = editDistance(typed, word, best ? Math.min(best.edits, allowed) : allowed)
    if (edits > allowed || count === 0) continue
    // Typos in the first letter are rare.
    const cost = edits + (word[0] === typed[0] ? 0 : 0.5)
    if (!best || cost < best.edits || (cost === best.edits && count > best.count))
      best = { word, term, edits: cost, count }
  }
  return best
}

/** Corrections of a prefix that no word has: prefixes one edit away, at or just before the first mismatch. */
export function repairedPrefixes(words: readonly string[], typed: string): string[] {
  if (typed.length < MIN_LENGTH) return []
  const begins = (prefix: string) =>
    words[firstAtOrAfter(words, prefix)]?.startsWith(prefix) === true
  let agreed = 0
  while (agreed < typed.length && begins(typed.slice(0, agreed + 1))) agreed += 1
  const found = new Set<string>()
  for (let at = agreed; at >= Math.max(1, agreed - 2) && found.size === 0; at--) {
    const before = typed.slice(0, at)
    const swapped = `${before}${typed[at + 1] ?? ''}${typed[at] ?? ''}${typed.slice(at + 2)}`
    for (const tried of [swapped, before + typed.slice(at + 1)])
      if (tried.length >= MIN_LENGTH - 1 && begins(tried)) found.add(tried)
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

/** The letters that follow a prefix in any word. */
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
