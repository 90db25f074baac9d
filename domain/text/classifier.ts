import { BUCKETS, featuresOf } from './text-features.ts'

/**
 * Naive Bayes over words, pairs of words and groups of letters of short texts in four languages
 * (docs/decisions/023). No weights are stored: the examples are the model.
 */

/** A text with its classes, the main one first; one without is an example of "none of them". */
export type Example<Name extends string> = { text: string; names: readonly Name[]; weight: number }

/** A class of a text with its chance, from 0 to 1. */
export type Classified<Name extends string> = { name: Name; chance: number }

export type Settings = {
  /** Log odds of "none of them" in advance. */
  noneFirst: number
}

/** More than the classes. */
const PLACES = 256
/** Share of a text's weight that its main class gets where there are several. */
const MAIN = 0.6
/** Pseudo-counts of the background, which a rare word has to overcome. */
const BACKGROUND = 1_000
/** Features of one text depend on each other: their evidence is damped. */
const DAMPING = 0.3

type Counts = {
  /** The entries of a bucket lie from its offset to the next one. */
  offsets: Uint32Array
  places: Uint8Array
  counts: Float32Array
  /** By bucket, and by class. */
  buckets: Float32Array
  totals: Float64Array
  total: number
}

/**
 * A function that gives the classes of a text, likeliest first; none for a text without known words.
 * It never throws. Examples are counted at its creation.
 */
export function createClassifier<Name extends string>(
  examples: readonly Example<Name>[],
  settings: Settings,
): (text: string) => Classified<Name>[] {
  const names = [...new Set(examples.flatMap((example) => example.names))]
  const counts = countAll(examples, names)
  return (text) => {
    const scores = scoresOf(text, names.length, counts, settings)
    if (!scores) return []
    const most = Math.max(...scores)
    const powers = scores.map((score) => Math.exp(score - most))
    const all = powers.reduce((sum, power) => sum + power, 0)
    return names
      .map((name, place) => ({ name, chance: (powers[place] as number) / all }))
      .sort((a, b) => b.chance - a.chance)
  }
}

/** A score per class and, last, of "none of them"; null for a text without known words. */
function scoresOf(
  text: string,
  size: number,
  { offsets, places, counts, buckets, totals, total }: Counts,
  settings: Settings,
): Float64Array | null {
  const scores = new Float64Array(size + 1)
  scores[size] = settings.noneFirst / DAMPING
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
  if (known === 0) return null
  // A class with more words has each of them less often.
  return scores.map(
    (score, place) =>
      DAMPING * (score - known * Math.log1p((totals[place] as number) / BACKGROUND)),
  )
}

function countAll<Name extends string>(
  examples: readonly Example<Name>[],
  names: readonly Name[],
): Counts {
  const placeOf = new Map(names.map((name, place) => [name, place]))
  /** Counts by bucket and place. */
  const sums = new Map<number, number>()
  for (const { text, names: own, weight } of examples) {
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
  return compacted(sums, names.length + 1)
}

/** Lists by bucket, in their order. */
function compacted(sums: ReadonlyMap<number, number>, size: number): Counts {
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
