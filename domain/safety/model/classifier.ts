import type { Alarm } from '../words/phrases.ts'
import { featuresOf, PLACES, sentencesIn, windowsOf } from './features.ts'

/** The classes of the model, in the order of their weights. */
export const CLASSES = [
  'ordinary',
  'self-harm',
  'harm',
  'violence',
  'emergency',
  'eating',
  'medication',
] as const

/** Weights by class and feature index, as multiples of `scale`; one bias per class. */
export type Weights = {
  scale: number
  biases: readonly number[]
  /** CLASSES.length times PLACES. */
  values: Int8Array | Float32Array
}

/** The probability of each class for some words; they add up to 1. */
function chancesOf(words: readonly string[], { scale, biases, values }: Weights): number[] {
  const places = featuresOf(words)
  const size = Math.sqrt(places.length)
  const scores = CLASSES.map((_, at) => {
    let sum = 0
    for (const place of places) sum += values[at * PLACES + place] ?? 0
    return (sum * scale) / size + (biases[at] ?? 0)
  })
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}

export type Reading = { alarm: Alarm; chance: number }

/**
 * Divisor of the odds of one sentence among several: each is one more occasion for a false alarm,
 * and most messages are classified correctly as a whole.
 */
const DISCOUNT = 4.5

/** Most probable alarm class of a text, and the probability of any alarm (0 to 1). Never throws. */
export function readChance(text: string, weights: Weights): Reading {
  const whole = windowsOf(text).map((words) => readingOf(words, weights))
  const sentences = sentencesIn(text).map((words) => {
    const { alarm, chance } = readingOf(words, weights)
    return { alarm, chance: chance / (chance + DISCOUNT * (1 - chance)) }
  })
  return [...whole, ...sentences].reduce((most, next) => (next.chance > most.chance ? next : most))
}

function readingOf(words: readonly string[], weights: Weights): Reading {
  const [ordinary = 1, ...alarms] = chancesOf(words, weights)
  const alarm = CLASSES[alarms.indexOf(Math.max(...alarms)) + 1] as Alarm
  return { alarm, chance: 1 - ordinary }
}
