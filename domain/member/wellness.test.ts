import { expect, test } from 'vitest'
import {
  EXCLUSION_LENGTH_LIMIT,
  EXCLUSIONS_LIMIT,
  GOALS_LIMIT,
} from '../booking/request-profile.ts'
import {
  joinedWellness,
  NO_WELLNESS,
  newestWellness,
  phrasesIn,
  readWellness,
  requestProfileOf,
  type Wellness,
} from './wellness.ts'

const part = <T>(value: T, at = 10, use = false) => ({ value, at, use })
const wellness = (parts: Partial<Wellness>): Wellness => ({ ...NO_WELLNESS, ...parts })

test('any stored value can be read; invalid parts are empty', () => {
  for (const odd of [null, 7, [], 'x', { concerns: 7, budget: { value: 'much', use: 1, at: -3 } }])
    expect(readWellness(odd)).toEqual(NO_WELLNESS)
  const read = readWellness({
    concerns: { value: ['stress', 'crime', 'sleep'], use: true, at: 5 },
    goals: { value: [' run\u0000again ', 7, 'run again', ''], use: false, at: 5 },
    budget: { value: 0.5, use: true, at: 5 },
    travel: { value: 'moon', use: true, at: 5 },
  })
  expect(read.concerns).toEqual(part(['sleep', 'stress'], 5, true))
  expect(read.goals.value).toEqual(['run again'])
  expect(read.budget.value).toBeNull()
  expect(read.travel.value).toBe('anywhere')
})

test('of two devices the newest of each part wins', () => {
  const one = wellness({ budget: part(100, 20), goals: part(['swim'], 10) })
  const other = wellness({ budget: part(null, 30), goals: part(['rest'], 5) })
  for (const met of [newestWellness(one, other), newestWellness(other, one)])
    expect(met).toMatchObject({ budget: part(null, 30), goals: part(['swim'], 10) })
})

test('a guest profile is merged into the account without loss, and switches stay', () => {
  const account = wellness({ avoid: part(['yoga'], 10, true), budget: part(80, 10) })
  const guest = wellness({
    avoid: part(['apps', 'yoga'], 20),
    concerns: part(['sleep'] as const, 20, true),
    budget: part(90, 20),
  })
  const joined = joinedWellness(account, guest)
  expect(joined.avoid).toEqual(part(['yoga', 'apps'], 21, true))
  expect(joined.concerns).toEqual(part(['sleep'], 20, true))
  expect(joined.budget).toEqual(part(90, 20))
  expect(joinedWellness(account, NO_WELLNESS)).toEqual(account)
})

test('a request contains enabled, non-empty parts only', () => {
  expect(requestProfileOf(NO_WELLNESS, 'Kyoto')).toBeNull()
  const off = wellness({ concerns: part(['sleep'] as const), avoid: part(['yoga']) })
  expect(requestProfileOf(off, '')).toBeNull()
  const on = wellness({
    concerns: part([], 1, true),
    avoid: part(['yoga'], 1, true),
    budget: part(80, 1, true),
    travel: part('near' as const, 1, true),
  })
  expect(requestProfileOf(on, ' Kyoto ')).toEqual({
    avoid: ['yoga'],
    budgetMinor: 8000,
    reach: 'near',
    home: 'Kyoto',
  })
  expect(requestProfileOf(on, '')).not.toHaveProperty('reach')
})

test('phrases are split at lines and commas, and limited', () => {
  expect(phrasesIn('yoga, apps;\n gongs\n\n,yoga', 20, 40)).toEqual(['yoga', 'apps', 'gongs'])
  const many = phrasesIn('a b c d e f g h i'.replaceAll(' ', ','), GOALS_LIMIT, 3)
  expect(many).toHaveLength(GOALS_LIMIT)
  const long = phrasesIn('x'.repeat(500), EXCLUSIONS_LIMIT, EXCLUSION_LENGTH_LIMIT)
  expect(long).toEqual(['x'.repeat(EXCLUSION_LENGTH_LIMIT)])
})
