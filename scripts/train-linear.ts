import type { Random } from './danger/roughened.ts'

/** Hashed features of a text; without values each counts 1. */
export type Features = { places: ArrayLike<number>; values?: ArrayLike<number> }

export type Course = {
  /** Examples, by their index. */
  count: number
  classOf: (example: number) => number
  /** Called once an example and round, for examples that vary. */
  featuresOf: (example: number) => Features
  /** How often an example counts; once if missing. */
  weightOf?: (example: number) => number
  classes: number
  /** Buckets of features. */
  spread: number
  rounds: number
  rate: number
  random: Random
}

/** Weights by class and feature, class by class; one bias per class. */
export type Linear = { biases: number[]; values: Float32Array }

const DECAY = 1e-5

/**
 * Multinomial logistic regression by AdaGrad, averaged over the later half of the rounds. Deterministic
 * for the same course and the same `random`.
 */
export function trainLinear(course: Course): Linear {
  // With transformed modules, as in tests, each access to a property of an import is a call.
  const { count, classOf, featuresOf, weightOf, classes, spread, rounds, rate, random } = course
  const size = classes * spread
  const values = new Float32Array(size)
  const squares = new Float32Array(size).fill(1e-4)
  const sums = new Float32Array(size)
  const biases = Array.from({ length: classes }, () => 0)
  const biasSums = biases.map(() => 0)
  const order = Array.from({ length: count }, (_, index) => index)
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (const index of order) learn(featuresOf(index), classOf(index), weightOf?.(index) ?? 1)
    if (round >= rounds / 2) {
      for (let at = 0; at < size; at++) sums[at] = (sums[at] ?? 0) + (values[at] ?? 0)
      biases.forEach((bias, at) => {
        biasSums[at] = (biasSums[at] ?? 0) + bias
      })
    }
  }
  const averaged = Math.floor(rounds / 2)
  return {
    biases: biasSums.map((sum) => sum / averaged),
    values: sums.map((sum) => sum / averaged),
  }

  function learn({ places, values: own }: Features, truth: number, weight: number) {
    let squared = 0
    for (let at = 0; at < places.length; at++) squared += (own?.[at] ?? 1) ** 2
    const norm = Math.sqrt(squared)
    const scores = biases.map((bias, at) => {
      const from = at * spread
      let sum = 0
      for (let each = 0; each < places.length; each++)
        sum += (values[from + (places[each] ?? 0)] ?? 0) * (own?.[each] ?? 1)
      return sum / norm + bias
    })
    const most = Math.max(...scores)
    const powers = scores.map((score) => Math.exp(score - most))
    const all = powers.reduce((sum, power) => sum + power, 0)
    powers.forEach((power, at) => {
      const error = (power / all - (at === truth ? 1 : 0)) * weight
      if (Math.abs(error) < 1e-4) return
      biases[at] = (biases[at] ?? 0) - 0.02 * error
      const slope = error / norm
      const from = at * spread
      for (let each = 0; each < places.length; each++) {
        const where = from + (places[each] ?? 0)
        const value = values[where] ?? 0
        const gradient = slope * (own?.[each] ?? 1) + DECAY * value
        const square = (squares[where] ?? 0) + gradient * gradient
        squares[where] = square
        values[where] = value - (rate * gradient) / Math.sqrt(square)
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
export function quantized({ biases, values }: Linear): Linear8 {
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

/** Weights as multiples of `scale`. */
export type Linear8 = { scale: number; biases: number[]; values: Int8Array }
