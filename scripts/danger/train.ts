import { CLASSES, type Weights } from '#domain/safety/model/classifier.ts'
import { featuresOf, PLACES, wordsIn } from '#domain/safety/model/features.ts'
import { quantized, trainLinear } from '../train-linear.ts'
import type { Example } from './corpus.ts'
import { type Random, roughened } from './roughened.ts'

const ROUNDS = 6
const RATE = 0.2
/** Share of the examples of a round that are augmented. */
const ROUGH = 0.6

/** The weights of the model of danger. Deterministic for the same examples in the same order and the same `random`. */
export function train(examples: readonly Example[], random: Random): Weights {
  const exampleAt = (index: number) => examples[index] as Example
  const linear = trainLinear({
    count: examples.length,
    classOf: (index) => CLASSES.indexOf(exampleAt(index).label),
    featuresOf(index) {
      const example = exampleAt(index)
      const text = random() < ROUGH ? roughened(example, examples, random) : example.text
      return { places: featuresOf(wordsIn(text)) }
    },
    classes: CLASSES.length,
    spread: PLACES,
    rounds: ROUNDS,
    rate: RATE,
    random,
  })
  return quantized(linear)
}
