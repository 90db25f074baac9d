import { expect, test } from 'vitest'
import { readNeed } from '../need/need.ts'
import { effectsForNeed } from './need-rules.ts'
import { hiddenIn, type RuleDraft } from './search-rule.ts'

const rule = (more: Partial<RuleDraft>): RuleDraft => ({
  ...{ words: '', concern: null, synonym: '', startsOn: null, endsOn: null },
  listings: [
    { id: 'hidden', effect: 'hide' },
    { id: 'pinned', effect: 'pin' },
  ],
  ...more,
})
const hidden = (given: RuleDraft, text: string) => hiddenIn(effectsForNeed([given], readNeed(text)))

test.each(['sauna', 'Sauna?', 'I would like a sauna', 'a sauna please'])(
  '%s asks for a sauna',
  (text) => {
    expect(hidden(rule({ words: 'Sauna' }), text)).toEqual(['hidden'])
  },
)

test.each(['a sauna in Lisbon', 'sauna with a lake', 'a lake', ''])(
  '%s is another subject',
  (text) => {
    expect(hidden(rule({ words: 'sauna' }), text)).toEqual([])
  },
)

test('a rule of a concern is for every need that states it', () => {
  expect(hidden(rule({ concern: 'sleep' }), 'better sleep by the sea')).toEqual(['hidden'])
  expect(hidden(rule({ concern: 'sleep' }), 'a lake')).toEqual([])
})

test('the first rule about a listing counts', () => {
  const rules = [
    rule({ words: 'sauna' }),
    rule({ words: 'a sauna', listings: [{ id: 'hidden', effect: 'boost' }] }),
  ]
  const effects = effectsForNeed(rules, readNeed('I would like a sauna'))
  expect(effects).toHaveLength(2)
  expect(effects).toContainEqual({ id: 'hidden', effect: 'hide' })
})
