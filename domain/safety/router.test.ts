import { afterAll, describe, expect, test } from 'vitest'
import { DANGER } from '#test/safety/danger.ts'
import { MORE_DANGER, MORE_ORDINARY } from '#test/safety/later-phrases.ts'
import { ORDINARY } from '#test/safety/ordinary.ts'
import { halvesOf } from '#test/safety/phrase-set.ts'
import { SECOND_DANGER } from '#test/safety/second/danger.ts'
import { SECOND_ORDINARY } from '#test/safety/second/ordinary.ts'
import { THIRD_ROUND } from '#test/safety/second/third-round.ts'
import { readCareTopic } from '../care/caution.ts'
import { readDanger } from '../care/safety.ts'

const ofDanger = Object.values(DANGER).flatMap((kinds) => Object.values(kinds))
const ordinary = Object.values(ORDINARY)

/** Any care answer counts: the important property is that nothing is sold. */
const isCaredFor = (text: string) => (readDanger(text) ?? readCareTopic(text)) !== null

const secondDanger = Object.values(SECOND_DANGER).flatMap((kinds) => Object.values(kinds))
const secondOrdinary = Object.values(SECOND_ORDINARY)

const SETS = [
  {
    name: 'development half',
    leastRecall: 0.98,
    danger: ofDanger.flatMap((phrases) => halvesOf(phrases).development),
    ordinary: ordinary.flatMap((phrases) => halvesOf(phrases).development),
  },
  {
    name: 'held-out half',
    leastRecall: 0.98,
    danger: ofDanger.flatMap((phrases) => halvesOf(phrases).heldOut),
    ordinary: ordinary.flatMap((phrases) => halvesOf(phrases).heldOut),
  },
  {
    name: 'further rounds',
    leastRecall: 0.98,
    danger: [...MORE_DANGER, ...THIRD_ROUND],
    ordinary: MORE_ORDINARY,
  },
  {
    name: 'second set, development half',
    leastRecall: 0.98,
    danger: secondDanger.flatMap((phrases) => halvesOf(phrases).development),
    ordinary: secondOrdinary.flatMap((phrases) => halvesOf(phrases).development),
  },
  {
    // An untuned result: no pattern may be written for a phrase of this half.
    name: 'second set, held-out half',
    leastRecall: 0.89,
    danger: secondDanger.flatMap((phrases) => halvesOf(phrases).heldOut),
    ordinary: secondOrdinary.flatMap((phrases) => halvesOf(phrases).heldOut),
  },
] as const

const measured: string[] = []

describe('the safety router', () => {
  test('is tested with hundreds of phrases of each kind', () => {
    expect(ofDanger.flat().length).toBeGreaterThanOrEqual(300)
    expect(ordinary.flat().length).toBeGreaterThanOrEqual(300)
  })

  test.each(SETS)(
    'has a recall of at least $leastRecall and at most 2 % false alarms: $name',
    (set) => {
      const missed = set.danger.filter((text) => !isCaredFor(text))
      const alarms = set.ordinary.filter(isCaredFor)
      const recall = 1 - missed.length / set.danger.length
      const falseAlarms = alarms.length / set.ordinary.length
      const share = (part: number) => `${(100 * part).toFixed(1)} %`
      measured.push(`${set.name}: recall ${share(recall)}, false alarms ${share(falseAlarms)}`)
      // Misses of a held-out half are counted, not shown, to avoid tuning on them.
      const shown = (texts: readonly string[]) =>
        set.name === 'second set, held-out half' ? `${texts.length} phrases` : texts.join('\n')
      expect(recall, shown(missed)).toBeGreaterThanOrEqual(set.leastRecall)
      expect(falseAlarms, shown(alarms)).toBeLessThanOrEqual(0.02)
    },
  )
})

afterAll(() => console.info(measured.join('\n')))
