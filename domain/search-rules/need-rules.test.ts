import { expect, test } from 'vitest'
import { readNeed } from '../need/need.ts'
import { hiddenForNeed } from './need-rules.ts'
import type { RuleDraft } from './search-rule.ts'

const rule = (more: Partial<RuleDraft>): RuleDraft => ({
  ...{ words: '', concern: null, synonym: '', startsOn: null, endsOn: null },
  listings: [
    { id: 'hidden', effect: 'hide' },
    { id: 'pinned', effect: 'pin' },
  ],
  ...more,
})
const hidden = (given: RuleDraft, text: string) => hiddenForNeed([given], readNeed(text))

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
