import { CLASSES, type Weights } from '#domain/safety/model/classifier.ts'
import { featuresOf, PLACES, wordsIn } from '#domain/safety/model/features.ts'
import type { Example } from './corpus.ts'
import { type Random, roughened } from './roughened.ts'

const ROUNDS = 6
const RATE = 0.2
const DECAY = 1e-5
/** Share of the examples of a round that are augmented. */
const ROUGH = 0.6

/**
 * Multinomial logistic regression by AdaGrad, averaged over the later half of the rounds. Deterministic
 * for the same examples in the same order and the same `random`.
 */
export function train(examples: readonly Example[], random: Random): Weights {
  // With transformed modules, as in tests, each access to an import is a call: too slow within the
  // loops.
  const spread = PLACES
  const size = CLASSES.length * spread
  const values = new Float32Array(size)
  const squares = new Float32Array(size).fill(1e-4)
  const sums = new Float32Array(size)
  const biases: number[] = CLASSES.map(() => 0)
  const biasSums = CLASSES.map(() => 0)
  const order = examples.map((_, index) => index)
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random)
    for (const index of order) {
      const example = examples[index]
      if (!example) continue
      const text = random() < ROUGH ? roughened(example, examples, random) : example.text
      const places = featuresOf(wordsIn(text))
      learn(places, CLASSES.indexOf(example.label))
    }
    if (round >= ROUNDS / 2) {
      for (let at = 0; at < size; at++) sums[at] = (sums[at] ?? 0) + (values[at] ?? 0)
      biases.forEach((bias, at) => {
        biasSums[at] = (biasSums[at] ?? 0) + bias
      })
    }
  }
  const rounds = Math.floor(ROUNDS / 2)
  return {
    scale: 1,
    biases: biasSums.map((sum) => sum / rounds),
    values: sums.map((sum) => sum / rounds),
  }

  function learn(places: Uint32Array, truth: number) {
    const norm = Math.sqrt(places.length)
    const scores = biases.map((bias, at) => {
      const from = at * spread
      let sum = 0
      for (const place of places) sum += values[from + place] ?? 0
      return sum / norm + bias
    })
    const most = Math.max(...scores)
    const powers = scores.map((score) => Math.exp(score - most))
    const all = powers.reduce((sum, power) => sum + power, 0)
    powers.forEach((power, at) => {
      const error = power / all - (at === truth ? 1 : 0)
      if (Math.abs(error) < 1e-4) return
      biases[at] = (biases[at] ?? 0) - 0.02 * error
      const slope = error / norm
      const from = at * spread
      for (const place of places) {
        const where = from + place
        const value = values[where] ?? 0
        const gradient = slope + DECAY * value
        const square = (squares[where] ?? 0) + gradient * gradient
        squares[where] = square
        values[where] = value - (RATE * gradient) / Math.sqrt(square)
      }
    })
  }
}

function shuffle(order: number[], random: Random): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const swapped = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = swapped
  }
}

/** Integers from -127 to 127: the loss is below one percent. */
export function quantized({ biases, values }: Weights): Weights {
  const sorted = values.map(Math.abs).sort()
  const most = sorted[Math.floor(sorted.length * 0.9999)] || 1
  const scale = most / 127
  return {
    scale,
    biases,
    values: Int8Array.from(values, (value) =>
      Math.max(-127, Math.min(127, Math.round(value / scale))),
    ),
  }
}
