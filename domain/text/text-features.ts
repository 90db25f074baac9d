import { translate } from '../language/glossary/glossary.ts'
import { languagesOf } from '../language/language-markers.ts'
import { stemOf, wordsOf } from './text.ts'

/** Buckets of hashed features; collisions cost less than the memory of their texts. */
export const BUCKETS = 1 << 17
const WORDS_READ = 60
const WEIGHTS = { stem: 1, word: 0.5, pair: 0.7, letters: 0.2, translation: 0.7 }
const LETTERS = 5

/** A hashed feature of a text, and how much it counts. */
export type Feature = { bucket: number; weight: number }

/** Stems, words, pairs and groups of letters, and English translations of other languages. */
export function featuresOf(text: string): Feature[] {
  const words = wordsOf(text).slice(0, WORDS_READ)
  const features: Feature[] = []
  words.forEach((word, at) => {
    const stem = stemOf(word)
    features.push(featureOf('1', stem, WEIGHTS.stem))
    if (stem !== word) features.push(featureOf('1', word, WEIGHTS.word))
    const next = words[at + 1]
    if (next !== undefined) features.push(featureOf('2', `${word} ${next}`, WEIGHTS.pair))
    const ended = `${word}>`
    for (let from = 0; from + LETTERS <= ended.length; from++)
      features.push(featureOf('3', ended.slice(from, from + LETTERS), WEIGHTS.letters))
  })
  const languages = languagesOf(words)
  if (languages[0] === 'en') return features
  for (const { english } of translate(words, languages))
    for (const word of english.slice(0, 2).flatMap(wordsOf))
      features.push(featureOf('1', stemOf(word), WEIGHTS.translation))
  return features
}

/** FNV-1a over UTF-16 units, reduced to a bucket. */
export function featureOf(kind: string, text: string, weight: number): Feature {
  let hash = Math.imul(0x811c9dc5 ^ kind.charCodeAt(0), 0x01000193)
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return { bucket: ((hash ^ (hash >>> 15)) >>> 0) & (BUCKETS - 1), weight }
}
