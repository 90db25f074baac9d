import { LANGUAGES } from '#domain/language/language.ts'
import { CLASSES, type Reading, readChance } from '#domain/safety/model/classifier.ts'
import type { Example } from './corpus.ts'
import { randomFrom } from './roughened.ts'
import { train } from './train.ts'

export type Judged = Example & Reading

const FOLDS = [0, 1, 2, 3, 4] as const
/** Neighbouring examples are similar: they stay in one fold, to prevent leakage. */
const BLOCKS_A_FOLD = 6

/** Every example (of the given folds), judged by a model trained without its fold. */
export function crossValidated(
  examples: readonly Example[],
  seed: number,
  only: readonly number[] = FOLDS,
): Judged[] {
  const folds = foldsOf(examples)
  return only.flatMap((fold) => {
    const rest = examples.filter((_, index) => folds[index] !== fold)
    const weights = train(rest, randomFrom(seed))
    const held = examples.filter((_, index) => folds[index] === fold)
    return held.map((example) => ({ ...example, ...readChance(example.text, weights) }))
  })
}

function foldsOf(examples: readonly Example[]): number[] {
  const counts = new Map<string, number>()
  const nameOf = ({ language, label }: Example) => `${language} ${label}`
  const ranks = examples.map((example) => {
    const rank = counts.get(nameOf(example)) ?? 0
    counts.set(nameOf(example), rank + 1)
    return rank
  })
  return examples.map((example, index) => {
    const share = (ranks[index] ?? 0) / (counts.get(nameOf(example)) ?? 1)
    return Math.floor(share * FOLDS.length * BLOCKS_A_FOLD) % FOLDS.length
  })
}

/** The threshold (0 to 1) that a share of the harmless texts exceeds. */
export function thresholdFor(judged: readonly Judged[], falseAlarms: number): number {
  const chances = judged
    .filter(({ label }) => label === 'ordinary')
    .map(({ chance }) => chance)
    .sort((a, b) => b - a)
  return chances[Math.floor(falseAlarms * chances.length)] ?? 1
}

/** The threshold (0 to 1) that all but a share of the dangers reach. */
export function leastOf(judged: readonly Judged[], lostShare: number): number {
  const chances = judged
    .filter(({ label }) => label !== 'ordinary')
    .map(({ chance }) => chance)
    .sort((a, b) => a - b)
  return chances[Math.floor(lostShare * chances.length)] ?? 0
}

export type Figures = { name: string; count: number; heard: number }

/** Recall of danger by language, by kind and in total; rate of false alarms on harmless texts. */
export function figuresOf<E extends Example>(
  examples: readonly E[],
  isDetected: (example: E) => boolean,
): Figures[] {
  const figure = (name: string, some: readonly E[]): Figures => ({
    name,
    count: some.length,
    heard: some.filter(isDetected).length / (some.length || 1),
  })
  const danger = examples.filter(({ label }) => label !== 'ordinary')
  const ordinary = examples.filter(({ label }) => label === 'ordinary')
  return [
    figure('danger', danger),
    ...LANGUAGES.map((one) =>
      figure(
        `danger ${one}`,
        danger.filter(({ language }) => language === one),
      ),
    ),
    ...CLASSES.slice(1).map((kind) =>
      figure(
        kind,
        danger.filter(({ label }) => label === kind),
      ),
    ),
    figure('ordinary', ordinary),
    ...LANGUAGES.map((one) =>
      figure(
        `ordinary ${one}`,
        ordinary.filter(({ language }) => language === one),
      ),
    ),
  ]
}
