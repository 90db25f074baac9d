import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { readCareTopic } from '#domain/care/caution.ts'
import { readDanger } from '#domain/care/safety.ts'
import { descriptionsIn } from '#domain/concepts/descriptions/descriptions.ts'
import { detect } from '#domain/safety/detect.ts'
import STORED from '#domain/safety/model/weights.json' with { type: 'json' }
import { THRESHOLDS } from '#domain/safety/model/weights.ts'
import { DANGER } from '#test/safety/danger.ts'
import { ORDINARY } from '#test/safety/ordinary.ts'
import {
  digestOf,
  type Example,
  readCorpus,
  readEighth,
  readFifth,
  readFreshHeldOut,
  readHeldOut,
  readNinth,
  readScenesHeldOut,
  readSeventh,
  readSixth,
  readTenth,
} from './corpus.ts'
import { crossValidated, type Figures, figuresOf, type Judged } from './validate.ts'

/** Required recall of every set of complete phrases. */
const RECALL = 0.98
const ALARMS = 0.02
/** For a set that is small and misleading: one danger of 44 is missed. */
const SLY_RECALL = 0.97
/** Far below the target (docs/assistant.md): these guard the current level. */
const SCENES_RECALL = 0.74
const SCENES_ALARMS = 0.07

const MESSAGES_RECALL = 0.93
const MESSAGES_ALARMS = 0.03
const DESCRIPTIONS_ALARMS = 0.06
/** 2.3 %, with a faint sign in another 14 % (first measured at 4.0 and 13.4 %): above the target, this guards the level. */
const TURNS_ALARMS = 0.03
/** In words, from which a message has several sentences. */
const LONG = 15
const isLong = ({ text }: Example) => text.split(/\s+/).length >= LONG
const LENGTHS = [
  ['long', isLong],
  ['short', (one: Example) => !isLong(one)],
] as const

const measured: string[] = []

/** Collects figures for the end of the run; missed phrases are never shown, to avoid tuning on them. */
function collect(title: string, figures: readonly Figures[]): readonly Figures[] {
  const shown = figures.map(
    ({ name, count, heard }) => `  ${name.padEnd(14)} ${(100 * heard).toFixed(1)} % of ${count}`,
  )
  measured.push([title, ...shown].join('\n'))
  return figures
}

/** A faint sign gets a line beside the usual answer: it finds danger, and is no false alarm. */
const isNoticed = ({ text }: Pick<Example, 'text'>) => detect(text) !== null
const isAlarm = ({ text }: Pick<Example, 'text'>) => {
  const detection = detect(text)
  return detection !== null && detection.kind !== 'faint'
}
const hearsByPattern = (text: string) => (readDanger(text) ?? readCareTopic(text)) !== null
const shareOf = (figures: readonly Figures[], wantedName: string) =>
  figures.find(({ name }) => name === wantedName)?.heard

describe('detection on servers', () => {
  test('of phrases never trained on: nearly all danger, few false alarms', () => {
    const figures = collect('held out, patterns and model', figuresOf(readHeldOut(), isNoticed))
    const alarms = collect('held out, alarms', figuresOf(readHeldOut(), isAlarm))
    expect(shareOf(figures, 'danger')).toBeGreaterThanOrEqual(RECALL)
    expect(shareOf(alarms, 'ordinary')).toBeLessThanOrEqual(ALARMS)
    for (const language of ['en', 'es', 'de', 'fr'])
      expect(shareOf(figures, `danger ${language}`), language).toBeGreaterThanOrEqual(0.96)
  })

  test('of the first set, half of which is in the training set: the documented level', () => {
    const count = (some: readonly string[], holds: (one: { text: string }) => boolean) =>
      some.filter((text) => holds({ text })).length
    const danger = Object.values(DANGER).flatMap((kinds) => Object.values(kinds).flat())
    const ordinary = Object.values(ORDINARY).flat()
    expect(danger.length).toBeGreaterThanOrEqual(300)
    expect(ordinary.length).toBeGreaterThanOrEqual(300)
    expect(count(danger, isNoticed) / danger.length).toBeGreaterThanOrEqual(0.98)
    expect(count(ordinary, isAlarm) / ordinary.length).toBeLessThanOrEqual(0.02)
  })

  test.each([
    ['third set, held-out half', readFreshHeldOut, RECALL],
    ['fifth set', readFifth, RECALL],
    ['sixth set', readSixth, RECALL],
    ['seventh set', readSeventh, SLY_RECALL],
  ] as const)('of the %s, never trained on: the required level', (title, read, recall) => {
    const figures = collect(title, figuresOf(read(), isNoticed))
    const alarms = collect(`${title}, alarms`, figuresOf(read(), isAlarm))
    expect(shareOf(figures, 'danger')).toBeGreaterThanOrEqual(recall)
    expect(shareOf(alarms, 'ordinary')).toBeLessThanOrEqual(ALARMS)
  })

  test('of complete scenes set aside before training: a lower level', () => {
    const figures = collect('scenes held out', figuresOf(readScenesHeldOut(), isNoticed))
    const alarms = collect('scenes held out, alarms', figuresOf(readScenesHeldOut(), isAlarm))
    expect(shareOf(figures, 'danger')).toBeGreaterThanOrEqual(SCENES_RECALL)
    expect(shareOf(alarms, 'ordinary')).toBeLessThanOrEqual(SCENES_ALARMS)
  })

  test.each([
    ['eighth set', readEighth],
    ['ninth set', readNinth],
  ] as const)('of the %s, long messages as well as short ones: few alarms', (title, read) => {
    const set = read()
    const figures = collect(title, figuresOf(set, isNoticed))
    collect(`${title}, alarms`, figuresOf(set, isAlarm))
    expect(shareOf(figures, 'danger')).toBeGreaterThanOrEqual(MESSAGES_RECALL)
    const ordinary = set.filter(({ label }) => label === 'ordinary')
    for (const [length, isOfLength] of LENGTHS) {
      const some = figuresOf(ordinary.filter(isOfLength), isAlarm)
      const alarms = collect(`${title}, ${length} messages, alarms`, some)
      expect(shareOf(alarms, 'ordinary')).toBeLessThanOrEqual(MESSAGES_ALARMS)
    }
  })

  test('of ordinary turns of conversations: the documented level', () => {
    const turns = readTenth()
    collect('tenth set, with faint signs', figuresOf(turns, isNoticed))
    const alarms = collect('tenth set, alarms', figuresOf(turns, isAlarm))
    expect(shareOf(alarms, 'ordinary')).toBeLessThanOrEqual(TURNS_ALARMS)
  })

  test('of troubles described in lay words: few alarms', () => {
    const list = readFileSync('test/concepts/descriptions.txt', 'utf8')
    const troubles = descriptionsIn(list).map(({ text, language }) => ({
      text,
      language,
      label: 'ordinary' as const,
    }))
    const alarms = collect('descriptions, alarms', figuresOf(troubles, isAlarm))
    expect(shareOf(alarms, 'ordinary')).toBeLessThanOrEqual(DESCRIPTIONS_ALARMS)
  })

  test('by a model without a fifth of the corpus: half of that fifth without any pattern', () => {
    const judged = crossValidated(readCorpus(), 1, [0])
    const isAbove = (least: number) => (one: Judged) => one.chance >= least
    const alone = collect(
      'one fold of five, model alone',
      figuresOf(judged, isAbove(THRESHOLDS.faint)),
    )
    const alarms = collect('the same, alarms', figuresOf(judged, isAbove(THRESHOLDS.unsure)))
    const both = collect(
      'one fold of five, patterns and model',
      figuresOf(judged, (one) => isAbove(THRESHOLDS.faint)(one) || hearsByPattern(one.text)),
    )
    expect(shareOf(alone, 'danger')).toBeGreaterThanOrEqual(0.6)
    expect(shareOf(alarms, 'ordinary')).toBeLessThanOrEqual(0.05)
    expect(shareOf(both, 'danger')).toBeGreaterThanOrEqual(0.7)
  }, 180_000)

  test('the model matches the current corpus; after a change, run scripts/train-danger.ts', () => {
    expect(STORED.corpus).toBe(digestOf(readCorpus()))
  })
})

afterAll(() => console.info(measured.join('\n')))
