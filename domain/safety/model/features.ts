import { languagesIn } from '../../language/language-markers.ts'
import { deobfuscatedWords } from '../deobfuscated-words.ts'
import { meaningOf } from './meanings.ts'

/** Number of hash buckets for features. */
export const PLACES = 1 << 18

/** Maximum number of words classified at once: a message of some sentences. */
const WORDS_LIMIT = 90
/** Maximum distance of two meanings that form a pair, in known words. */
const NEAR = 6
const WORD_WEIGHT = 2
const MEANING_WEIGHT = 3
const LETTERS = [3, 4, 5] as const

/**
 * The bucket indices of a text's features, without duplicates: word unigrams to trigrams, skip
 * bigrams, character n-grams of three to five letters, which are robust against typing errors, and
 * meanings. Never throws.
 */
export function featuresOf(words: readonly string[]): Uint32Array {
  const places = new Set<number>()
  const known = words.slice(0, WORDS_LIMIT)
  const padded = ['^', ...known, '$']
  padded.forEach((word, at) => {
    const [next, second] = [padded[at + 1], padded[at + 2]]
    add(`1 ${word}`, WORD_WEIGHT, places)
    if (next !== undefined) add(`2 ${word} ${next}`, WORD_WEIGHT, places)
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
  return Uint32Array.from(places)
}

/** N-grams of meanings, and unordered pairs within a few of each other. */
function addMeanings(words: readonly string[], places: Set<number>): void {
  const languages = languagesIn(words)
  const meanings = words.flatMap((word) => sizeOf(word) ?? meaningOf(word, languages) ?? [])
  meanings.forEach((meaning, at) => {
    add(`m1 ${meaning}`, MEANING_WEIGHT, places)
    const [next, second] = [meanings[at + 1], meanings[at + 2]]
    if (next) add(`m2 ${meaning} ${next}`, MEANING_WEIGHT, places)
    if (next && second) add(`m3 ${meaning} ${next} ${second}`, MEANING_WEIGHT, places)
    for (const other of meanings.slice(at + 1, at + NEAR)) {
      const [one, two] = meaning < other ? [meaning, other] : [other, meaning]
      add(`m4 ${one} ${two}`, MEANING_WEIGHT, places)
    }
  })
}

/**
 * Adds a feature in several buckets, for more weight than a character n-gram and less harm from
 * collisions.
 */
function add(feature: string, weight: number, places: Set<number>): void {
  for (let time = 0; time < weight; time++) places.add(placeOf(`${time} ${feature}`))
}

/** A number by its magnitude only: an age, a weight, calories. */
function sizeOf(word: string): string | null {
  if (!/^\d+$/.test(word)) return null
  const size = SIZES.findIndex((most) => Number(word) <= most)
  return `number ${size}`
}

const SIZES = [3, 9, 19, 29, 39, 49, 99, 299, 999, 9_999, Number.POSITIVE_INFINITY]

/** FNV-1a over UTF-16 units, reduced to the number of buckets. */
function placeOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at++)
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (PLACES - 1)
}

const STEP = WORDS_LIMIT / 2
const SHORTEST_SENTENCE = 3

/** The words of a text; for a long one, overlapping windows, so that its end is covered. */
export function windowsOf(text: string): string[][] {
  const words = wordsIn(text)
  const windows = [words.slice(0, WORDS_LIMIT)]
  for (let at = STEP; at + STEP < words.length; at += STEP)
    windows.push(words.slice(at, at + WORDS_LIMIT))
  return windows
}

/** The words of each sentence of a text that has several. */
export function sentencesIn(text: string): string[][] {
  const sentences = text
    .split(SENTENCE_ENDS)
    .map(wordsIn)
    .filter((words) => words.length >= SHORTEST_SENTENCE)
  return sentences.length > 1 ? sentences : []
}

const SENTENCE_ENDS = /[.!?…\n]+\s/

/** French elisions ("l’eau", "j’ai") are two words. */
const ELISION = /(?<!\p{L})(l|d|j|n|s|m|t|c|qu)['’](?=\p{L})/giu
/** "38kg" and "500kcal" are two words. */
const WITH_UNIT = /(?<![\p{L}\p{N}])(\d+)(?=\p{L})/gu

/** Emoji with a relevant meaning, as words. */
const PICTURES: Readonly<Record<string, string>> = {
  '💊': 'pills',
  '🔪': 'knife',
  '🩸': 'blood',
  '🔫': 'gun',
  '🪢': 'rope',
  '⚰': 'coffin',
  '🪦': 'grave',
  '🥀': 'wilted',
  '💀': 'skull',
  '😂': 'haha',
  '🤣': 'haha',
}
const PICTURE = /[💊🔪🩸🔫🪢⚰🪦🥀💀😂🤣]/gu

/** The words of a text as the model expects them. */
export function wordsIn(text: string): string[] {
  const spelt = text
    .replace(PICTURE, (picture) => ` ${PICTURES[picture] ?? ''} `)
    .replace(ELISION, '$1 ')
    .replace(WITH_UNIT, '$1 ')
  return deobfuscatedWords(spelt)
}
