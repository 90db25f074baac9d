import { expect, test } from 'vitest'
import {
  curate,
  effectsFor,
  isInForce,
  type RuleDraft,
  type SearchRule,
  withSynonyms,
} from './search-rule.ts'

const draft = (more: Partial<RuleDraft>): RuleDraft => ({
  words: '',
  concern: null,
  synonym: '',
  listings: [],
  startsOn: null,
  endsOn: null,
  ...more,
})
const ranked = Array.from({ length: 30 }, (_, n) => ({ id: `${n}`, score: 100 - n }))
const idsOf = (curated: readonly { hit: { id: string } }[]) => curated.map(({ hit }) => hit.id)

test('pins come first in their order, boosts move up ten places, hidden listings are left out', () => {
  const effects = [
    { id: '20', effect: 'pin' },
    { id: '5', effect: 'pin' },
    { id: '15', effect: 'boost' },
    { id: '3', effect: 'boost' },
    { id: '1', effect: 'hide' },
    { id: 'no match', effect: 'pin' },
  ] as const
  const curated = curate(ranked, effects)
  expect(idsOf(curated).slice(0, 8)).toEqual(['20', '5', '3', '0', '2', '4', '15', '6'])
  expect(idsOf(curated)).not.toContain('1')
  expect(curated).toHaveLength(29)
  expect(curated.filter(({ isPicked }) => isPicked).map(({ hit }) => hit.id)).toEqual([
    '20',
    '5',
    '15',
  ])
  const scores = curated.map(({ hit }) => hit.score)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(scores[0]).toBe(100)
})

test('nothing is picked where the order stays', () => {
  const curated = curate(ranked, [{ id: '0', effect: 'pin' }])
  expect(idsOf(curated)).toEqual(ranked.map(({ id }) => id))
  expect(curated.some(({ isPicked }) => isPicked)).toBe(false)
})

test('a synonym replaces its words wherever they are typed, whatever their case and accents', () => {
  const rules = [draft({ words: 'Shinrin-yoku', synonym: 'forest bathing' })]
  expect(withSynonyms('SHINRIN YOKU in Japan', rules)).toBe('forest bathing in japan')
  expect(withSynonyms('shinrin', rules)).toBe('shinrin')
  expect(withSynonyms('Sleep, at last', rules)).toBe('Sleep, at last')
})

test('a rule is for its whole query, or for its concern', () => {
  const rules = [
    draft({ words: 'Float tank', listings: [{ id: 'a', effect: 'pin' }] }),
    draft({
      concern: 'sleep',
      listings: [
        { id: 'a', effect: 'hide' },
        { id: 'b', effect: 'boost' },
      ],
    }),
  ]
  expect(effectsFor(rules, { q: 'float  TANK', concerns: [] })).toEqual([
    { id: 'a', effect: 'pin' },
  ])
  expect(effectsFor(rules, { q: 'float tank near me', concerns: [] })).toEqual([])
  expect(effectsFor(rules, { q: 'float tank', concerns: ['sleep'] })).toEqual([
    { id: 'a', effect: 'pin' },
    { id: 'b', effect: 'boost' },
  ])
  expect(effectsFor([draft({})], { q: '', concerns: [] })).toEqual([])
})

test('a rule is in force on its days, once published', () => {
  const rule: SearchRule = { ...draft({}), id: 'r', published: true }
  expect(isInForce(rule, '2026-05-01')).toBe(true)
  expect(isInForce({ ...rule, published: false }, '2026-05-01')).toBe(false)
  const limited = { ...rule, startsOn: '2026-05-01', endsOn: '2026-05-02' }
  expect(isInForce(limited, '2026-04-30')).toBe(false)
  expect(isInForce(limited, '2026-05-01')).toBe(true)
  expect(isInForce(limited, '2026-05-02')).toBe(true)
  expect(isInForce(limited, '2026-05-03')).toBe(false)
})
