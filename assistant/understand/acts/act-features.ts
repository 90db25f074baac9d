import { wordsOf } from '#domain/text/text.ts'
import { BUCKETS, featureOf, featuresOf } from '#domain/text/text-features.ts'

/** Buckets of the model: half of those hashed into, for weights of half the size. */
export const PLACES = BUCKETS / 2

const SHAPE = 0.5
/** A word that is repeated says little more. */
const MOST = 1.5

/** The features of a turn by what it does: its words, the first of them, and whether it ends as a question. */
export function actFeaturesOf(text: string): { places: number[]; values: number[] } {
  const [first] = wordsOf(text)
  const features = [
    ...(first === undefined ? [] : [featureOf('4', first, SHAPE)]),
    ...(/\?\s*$/.test(text) ? [featureOf('5', '?', SHAPE)] : []),
    ...featuresOf(text),
  ]
  const sums = new Map<number, number>()
  for (const { bucket, weight } of features) {
    const place = bucket % PLACES
    sums.set(place, Math.min(MOST, (sums.get(place) ?? 0) + weight))
  }
  return { places: [...sums.keys()], values: [...sums.values()] }
}
