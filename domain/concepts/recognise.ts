import { translate } from '../language/glossary/glossary.ts'
import { LANGUAGES } from '../language/language.ts'
import { languagesOf } from '../language/language-markers.ts'
import { stemOf, wordsOf } from '../text/text.ts'
import { CONCEPTS, type ConceptName } from './concepts.ts'
import { allDescriptions } from './descriptions/descriptions.ts'

/**
 * Naive Bayes over words, pairs of words and groups of letters, counted in descriptions and in the phrases of the
 * thesaurus: "boiling hot at 3am then freezing" is the menopause though nobody named it (docs/decisions/023).
 */

export type Recognised = { name: ConceptName; chance: number }

/** Buckets of hashed features; collisions cost less than the memory of their texts. */
const BUCKETS = 1 << 17
/** More than the concepts. */
const PLACES = 256
const WORDS_READ = 60
const WEIGHTS = { stem: 1, word: 0.5, pair: 0.7, letters: 0.2, translation: 0.7 }
const LETTERS = 5
/** Weight of a phrase of the thesaurus relative to a description, from this weight of its own on. */
const PHRASE = { weight: 0.5, from: 0.6 }
/** Share of a text's weight that its main concept gets where there are several. */
const MAIN = 0.6
/** Pseudo-counts of the background, which a rare word has to overcome. */
const BACKGROUND = 1_000
/** Features of one text depend on each other: their evidence is damped. */
const DAMPING = 0.3
/** Log odds of "none of them" in advance. */
const NONE_FIRST = 6

type Counts = {
  /** Concepts, and last "none of them". */
  names: readonly ConceptName[]
  /** The entries of a bucket lie from its offset to the next one. */
  offsets: Uint32Array
  places: Uint8Array
  counts: Float32Array
  /** By bucket, and by concept. */
  buckets: Float32Array
  totals: Float64Array
  total: number
}

let counted: Counts | null = null

/**
 * The likeliest concepts that a text describes, with chances of 0 to 1, best first; empty for a text without words.
 * Never throws.
 */
export function recogniseConcepts(text: string, limit = 3): Recognised[] {
  counted ??= countAll()
  const { names, offsets, places, counts, buckets, totals, total } = counted
  const scores = new Float64Array(names.length + 1)
  scores[names.length] = NONE_FIRST / DAMPING
  let known = 0
  for (const { bucket, weight } of featuresOf(text)) {
    const background = (BACKGROUND * (buckets[bucket] as number)) / total
    if (background === 0) continue
    known += weight
    for (let at = offsets[bucket] as number; at < (offsets[bucket + 1] as number); at++) {
      const place = places[at] as number
      const evidence = weight * Math.log1p((counts[at] as number) / background)
      scores[place] = (scores[place] as number) + evidence
    }
  }
  if (known === 0) return []
  // A concept with more words has each of them less often.
  const damped = scores.map(
    (score, place) =>
      DAMPING * (score - known * Math.log1p((totals[place] as number) / BACKGROUND)),
  )
  const most = Math.max(...damped)
  const powers = damped.map((score) => Math.exp(score - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return names
    .map((name, place) => ({ name, chance: (powers[place] as number) / all }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, limit)
}

type Example = { text: string; names: readonly ConceptName[]; weight: number }

/** The descriptions, and the phrases of their concepts. */
function examples(): Example[] {
  const described = allDescriptions().map(({ text, concepts }) => ({
    text,
    names: concepts,
    weight: 1,
  }))
  const names = new Set(described.flatMap((each) => each.names))
  const phrases = [...names].flatMap((name) =>
    LANGUAGES.flatMap((language) => CONCEPTS[name].asked[language])
      .filter(({ weight }) => weight >= PHRASE.from)
      .map(({ words }) => ({
        text: words.join(' ').replaceAll('*', ''),
        names: [name],
        weight: PHRASE.weight,
      })),
  )
  return [...described, ...phrases]
}

function countAll(): Counts {
  const all = examples()
  const names = [...new Set(all.flatMap((example) => example.names))]
  const placeOf = new Map(names.map((name, place) => [name, place]))
  /** Counts by bucket and place. */
  const sums = new Map<number, number>()
  for (const { text, names: own, weight } of all) {
    const shares = own.map((name, at) => ({
      place: placeOf.get(name) ?? 0,
      share: own.length === 1 ? weight : weight * (at === 0 ? MAIN : (1 - MAIN) / (own.length - 1)),
    }))
    if (shares.length === 0) shares.push({ place: names.length, share: weight })
    for (const feature of featuresOf(text))
      for (const { place, share } of shares) {
        const key = feature.bucket * PLACES + place
        sums.set(key, (sums.get(key) ?? 0) + feature.weight * share)
      }
  }
  return { names, ...compacted(sums, names.length + 1) }
}

/** Lists by bucket, in their order. */
function compacted(sums: ReadonlyMap<number, number>, size: number): Omit<Counts, 'names'> {
  const offsets = new Uint32Array(BUCKETS + 1)
  const places = new Uint8Array(sums.size)
  const counts = new Float32Array(sums.size)
  const buckets = new Float32Array(BUCKETS)
  const totals = new Float64Array(size)
  const keys = Uint32Array.from(sums.keys()).sort()
  keys.forEach((key, at) => {
    const bucket = Math.floor(key / PLACES)
    const place = key % PLACES
    const count = sums.get(key) ?? 0
    places[at] = place
    counts[at] = count
    offsets[bucket + 1] = at + 1
    buckets[bucket] = (buckets[bucket] as number) + count
    totals[place] = (totals[place] as number) + count
  })
  for (let bucket = 1; bucket <= BUCKETS; bucket++)
    offsets[bucket] = Math.max(offsets[bucket] as number, offsets[bucket - 1] as number)
  const total = totals.reduce((sum, count) => sum + count, 0)
  return { offsets, places, counts, buckets, totals, total }
}

type Feature = { bucket: number; weight: number }

/** Stems, words, pairs and groups of letters, and English translations of other languages. */
function featuresOf(text: string): Feature[] {
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
function featureOf(kind: string, text: string, weight: number): Feature {
  let hash = Math.imul(0x811c9dc5 ^ kind.charCodeAt(0), 0x01000193)
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return { bucket: ((hash ^ (hash >>> 15)) >>> 0) & (BUCKETS - 1), weight }
}
