import {
  cacheRepairs,
  closestOf,
  editDistance,
  editsFor,
  type Vocabulary,
} from '#domain/text/edit-distance.ts'
import { stemOf } from '#domain/text/text.ts'
import {
  hashesWithout,
  placesSharing,
  sortShapes,
  type WordShapes,
} from '#domain/text/word-shapes.ts'
import { firstAtOrAfter, placeOf } from '../index/dictionary.ts'
import type { Segment } from '../index/segment.ts'
import { liveCount, type Part } from '../parts.ts'

const SHORTEST = 4
const LONGEST = 40

/**
 * What is left of each word without one letter (without two, of words of eight and more), with the word's place.
 * Two words one edit apart share one of these.
 */
export function deletesOf(words: readonly string[]): WordShapes {
  return sortShapes(words, (word) =>
    word.length < SHORTEST || /\d/.test(word) ? [] : hashesWithout(word, editsFor(word)),
  )
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
    const near = parts.flatMap(({ segment }) =>
      Array.from(placesNear(segment, word), (place) => segment.words[place] as string),
    )
    return closestOf(word, new Set(near.filter((each) => frequency(each) > 0)), frequency)
  }
  const remembered = cacheRepairs(nearest)
  return {
    has: (word) => frequency(word) > 0,
    frequency,
    nearest: (word) => (isRepairable(word) ? remembered(word) : null),
  }
}

/** Places of words that share what is left of both without a letter or two. */
function placesNear({ deletes, deletedFrom }: Segment, typed: string): Set<number> {
  const shapes = { hashes: deletes, places: deletedFrom }
  return new Set(placesSharing(shapes, hashesWithout(typed, editsFor(typed))))
}

function isRepairable(typed: string): boolean {
  return typed.length >= SHORTEST && typed.length <= LONGEST && !/\d/.test(typed)
}

export type Repair = { word: string; term: number; edits: number; count: number }

/** The word of a segment that a mistyped one stands for: fewest edits, then most listings; null when none is near. */
export function repairOf(segment: Segment, typed: string): Repair | null {
  if (!isRepairable(typed)) return null
  const allowed = editsFor(typed)
  let best: Repair | null = null
  for (const place of placesNear(segment, typed)) {
    const word = segment.words[place] as string
    const term = segment.wordTerm[place] as number
    const count = segment.main.counts[term] as number
    const edits = editDistance(typed, word, best ? Math.min(best.edits, allowed) : allowed)
    if (edits > allowed || count === 0) continue
    // The first letter is rarely wrong.
    const cost = edits + (word[0] === typed[0] ? 0 : 0.5)
    if (!best || cost < best.edits || (cost === best.edits && count > best.count))
      best = { word, term, edits: cost, count }
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
