import { inflateRawSync } from 'node:zlib'
import { wordsOf } from '#domain/text/text.ts'
import { actFeaturesOf, PLACES } from './act-features.ts'
import { ACT_NAMES, type ActName } from './act-name.ts'
import STORED from './weights.json' with { type: 'json' }

/** An act with its chance, from 0 to 1. */
export type RecognisedAct = { name: ActName; chance: number }

/** Log odds: most first turns are wishes, and beside listings that are shown many turns are about those. */
const FEWER_WISHES = 1

const SEEK = ACT_NAMES.indexOf('seek')

let weights: Int8Array | null = null

/**
 * The acts of a turn by its words alone, likeliest first; none for a text without words. Weights are decoded at the
 * first call (docs/decisions/026). Never throws.
 */
export function recogniseActs(text: string, isShown = false): RecognisedAct[] {
  if (wordsOf(text).length === 0) return []
  weights ??= new Int8Array(inflateRawSync(Buffer.from(STORED.values, 'base64')))
  const scores = scoresOf(text, weights)
  if (isShown) scores[SEEK] = (scores[SEEK] ?? 0) - FEWER_WISHES
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return ACT_NAMES.map((name, at) => ({ name, chance: (powers[at] ?? 0) / all })).sort(
    (a, b) => b.chance - a.chance,
  )
}

function scoresOf(text: string, values: Int8Array): number[] {
  const features = actFeaturesOf(text)
  const norm = Math.hypot(...features.values)
  return ACT_NAMES.map((_, act) => {
    const sum = features.places.reduce(
      (before, place, at) =>
        before + (values[act * PLACES + place] ?? 0) * (features.values[at] ?? 0),
      0,
    )
    return (sum * STORED.scale) / norm + (STORED.biases[act] ?? 0)
  })
}
