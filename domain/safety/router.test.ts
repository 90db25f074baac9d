import { afterAll, describe, expect, test } from 'vitest'
import { DANGER } from '#test/safety/danger.ts'
import { ORDINARY } from '#test/safety/ordinary.ts'
import { halvesOf } from '#test/safety/phrase-set.ts'
import { MORE_DANGER, MORE_ORDINARY } from '#test/safety/rounds.ts'
import { readCareTopic } from '../caution.ts'
import { readDanger } from '../safety.ts'

const ofDanger = Object.values(DANGER).flatMap((kinds) => Object.values(kinds))
const ordinary = Object.values(ORDINARY)

/** Any answer of care counts: which one it is matters less than that nothing is sold. */
const isCaredFor = (text: string) => (readDanger(text) ?? readCareTopic(text)) !== null

const SETS = [
  {
    name: 'development half',
    danger: ofDanger.flatMap((phrases) => halvesOf(phrases).development),
    ordinary: ordinary.flatMap((phrases) => halvesOf(phrases).development),
  },
  {
    name: 'held-out half',
    danger: ofDanger.flatMap((phrases) => halvesOf(phrases).heldOut),
    ordinary: ordinary.flatMap((phrases) => halvesOf(phrases).heldOut),
  },
  { name: 'further rounds', danger: MORE_DANGER, ordinary: MORE_ORDINARY },
] as const

const measured: string[] = []

describe('the safety router', () => {
  test('is tried with hundreds of phrases of either kind', () => {
    expect(ofDanger.flat().length).toBeGreaterThanOrEqual(300)
    expect(ordinary.flat().length).toBeGreaterThanOrEqual(300)
  })

  test.each(SETS)('hears 98 of 100 and is wrong about at most 2: $name', (set) => {
    const missed = set.danger.filter((text) => !isCaredFor(text))
    const alarms = set.ordinary.filter(isCaredFor)
    const recall = 1 - missed.length / set.danger.length
    const falseAlarms = alarms.length / set.ordinary.length
    const share = (part: number) => `${(100 * part).toFixed(1)} %`
    measured.push(`${set.name}: recall ${share(recall)}, false alarms ${share(falseAlarms)}`)
    expect(recall, missed.join('\n')).toBeGreaterThanOrEqual(0.98)
    expect(falseAlarms, alarms.join('\n')).toBeLessThanOrEqual(0.02)
  })
})

afterAll(() => console.info(measured.join('\n')))
