import { spokenWords } from '../spoken-words.ts'
import { meaningOf } from './meanings.ts'

/** How many weights each kind has: features are hashed into so many places. */
export const PLACES = 1 << 16

/** What is longer says nothing new, and would take long. */
const WORDS_LIMIT = 60
/** So many known words apart, two still belong together. */
const NEAR = 6
const LETTERS = [3, 4, 5] as const

/**
 * The places of a text's features: words, pairs, threes and pairs with a gap, runs of three to five
 * letters, which survive slips of the keyboard, and what the words mean. Each place once. Total.
 */
export function featuresOf(words: readonly string[]): Uint16Array {
  const places = new Set<number>()
  const known = words.slice(0, WORDS_LIMIT)
  const said = ['^', ...known, '$']
  said.forEach((word, at) => {
    const [next, second] = [said[at + 1], said[at + 2]]
    places.add(placeOf(`1 ${word}`))
    if (next !== undefined) places.add(placeOf(`2 ${word} ${next}`))
    if (next !== undefined && second !== undefined) {
      places.add(placeOf(`3 ${word} ${next} ${second}`))
      places.add(placeOf(`4 ${word} ${second}`))
    }
  })
  const text = ` ${known.join(' ')} `
  for (const length of LETTERS)
    for (let at = 0; at + length <= text.length; at++)
      places.add(placeOf(text.slice(at, at + length)))
  addMeanings(known, places)
  return Uint16Array.from(places)
}

/** Meanings alone, in order, and in any order within a few of each other. */
function addMeanings(words: readonly string[], places: Set<number>): void {
  const meant = words.flatMap((word) => meaningOf(word) ?? [])
  meant.forEach((meaning, at) => {
    places.add(placeOf(`m1 ${meaning}`))
    const [next, second] = [meant[at + 1], meant[at + 2]]
    if (next) places.add(placeOf(`m2 ${meaning} ${next}`))
    if (next && second) places.add(placeOf(`m3 ${meaning} ${next} ${second}`))
    for (const other of meant.slice(at + 1, at + NEAR)) {
      const [one, two] = meaning < other ? [meaning, other] : [other, meaning]
      places.add(placeOf(`m4 ${one} ${two}`))
    }
  })
}

/** FNV-1a over UTF-16 units, folded to the number of places. */
function placeOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at++)
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (PLACES - 1)
}

/** A long text is also read in overlapping pieces, so that a sign in its middle is not drowned. */
const PIECE = 16
const STEP = 8

/** A text whole, and in pieces where it is long, as words. */
export function piecesOf(text: string): string[][] {
  const words = spokenWords(text)
  const pieces = [words]
  if (words.length > PIECE + STEP / 2)
    for (let at = 0; at < words.length - STEP; at += STEP) pieces.push(words.slice(at, at + PIECE))
  return pieces
}
