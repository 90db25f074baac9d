import { afterAll, describe, expect, test } from 'vitest'
import { readCareTopic } from '#domain/care/caution.ts'
import { readDanger } from '#domain/care/safety.ts'
import { detect } from '#domain/safety/detect.ts'
import STORED from '#domain/safety/model/weights.json' with { type: 'json' }
import { THRESHOLDS } from '#domain/safety/model/weights.ts'
import { DANGER } from '#test/safety/danger.ts'
import { ORDINARY } from '#test/safety/ordinary.ts'
import {
  digestOf,
  type Example,
  readCorpus,
  readFifth,
  readFreshHeldOut,
  readHeldOut,
  readScenesHeldOut,
  readSeventh,
  readSixth,
} from './corpus.ts'
import { crossValidated, type Figures, figuresOf } from './validate.ts'

/** Required recall of every set of complete phrases. */
const RECALL = 0.98
const ALARMS = 0.02
/** For a set that is small and misleading: one danger of 44 is missed. */
const SLY_RECALL = 0.97
/** Far below the target (docs/assistant.md): these guard the current level. */
const SCENES_RECALL = 0.74
const SCENES_ALARMS = 0.07

const measured: string[] = []

/** Collects figures for the end of the run; missed phrases are never shown, to avoid tuning on them. */
function collect(title: string, figures: readonly Figures[]): readonly Figures[] {
  const shown = figures.map(
    ({ name, count, heard }) => `  ${name.padEnd(14)} ${(100 * heard).toFixed(1)} % of ${count}`,
  )
  measured.push([title, ...shown].join('\n'))
  return figures
}

const hearsByPattern = (text: string) => (readDanger(text) ?? readCareTopic(text)) !== null
const shareOf = (figures: readonly Figures[], wantedName: string) =>
  figures.find(({ name }) => name === wantedName)?.heard

describe('detection on servers', () => {
  test('of phrases never trained on: nearly all danger, few false alarms', () => {
    const isDetected = ({ text }: Example) => detect(text) !== null
    const figures = collect('held out, patterns and model', figuresOf(readHeldOut(), isDetected))
    expect(shareOf(figures, 'danger')).toBeGreaterThanOrEqual(RECALL)
    expect(shareOf(figures, 'ordinary')).toBeLessThanOrEqual(ALARMS)
    for (const language of ['en', 'es', 'de', 'fr'])
      expect(shareOf(figures, `danger ${language}`), language).toBeGreaterThanOrEqual(0.96)
  })

  test('of the first set, half of which is in the training set: the documented level', () => {
    const detectedCount = (some: readonly string[]) =>
      some.filter((text) => detect(text) !== null).length
    const danger = Object.values(DANGER).flatMap((kinds) => Object.values(kinds).flat())
    const ordinary = Object.values(ORDINARY).flat()
    expect(danger.length).toBeGreaterThanOrEqual(300)
    expect(ordinary.length).toBeGreaterThanOrEqual(300)
    expect(detectedCount(danger) / danger.length).toBeGreaterThanOrEqual(0.98)
    expect(detectedCount(ordinary) / ordinary.length).toBeLessThanOrEqual(0.02)
  })

  test.each([
    ['third set, held-out half', readFreshHeldOut, RECALL],
    ['fifth set', readFifth, RECALL],
    ['sixth set', readSixth, RECALL],
    ['seventh set', readSeventh, SLY_RECALL],
  ] as const)('of the %s, never trained on: the required level', (title, read, recall) => {
    const isDetected = ({ text }: Example) => detect(text) !== null
    const figures = collect(title, figuresOf(read(), isDetected))
    expect(shareOf(figures, 'danger')).toBeGreaterThanOrEqual(recall)
    expect(shareOf(figures, 'ordinary')).toBeLessThanOrEqual(ALARMS)
  })

  test('of complete scenes set aside before training: a lower level', () => {
    const isDetected = ({ text }: Example) => detect(text) !== null
    const figures = collect('scenes held out', figuresOf(readScenesHeldOut(), isDetected))
    expect(shareOf(figures, 'danger')).toBeGreaterThanOrEqual(SCENES_RECALL)
    expect(shareOf(figures, 'ordinary')).toBeLessThanOrEqual(SCENES_ALARMS)
  })

  test('by a model without a fifth of the corpus: half of that fifth without any pattern', () => {
    const judged = crossValidated(readCorpus(), 1, [0])
    const isLikely = ({ chance }: { chance: number }) => chance >= THRESHOLDS.unsure
    const alone = collect('one fold of five, model alone', figuresOf(judged, isLikely))
    const both = collect(
      'one fold of five, patterns and model',
      figuresOf(judged, (one) => isLikely(one) || hearsByPattern(one.text)),
    )
    expect(shareOf(alone, 'danger')).toBeGreaterThanOrEqual(0.6)
    expect(shareOf(alone, 'ordinary')).toBeLessThanOrEqual(0.05)
    expect(shareOf(both, 'danger')).toBeGreaterThanOrEqual(0.7)
  }, 180_000)

  test('the model matches the current corpus; after a change, run scripts/train-danger.ts', () => {
    expect(STORED.corpus).toBe(digestOf(readCorpus()))
  })
})

afterAll(() => console.info(measured.join('\n')))
