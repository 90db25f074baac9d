import { expect, test } from 'vitest'
import { cabin } from '#test/cabin.ts'
import type { Candidate } from './candidate.ts'
import { meetsConstraints } from './constraints.ts'
import { fitOf } from './fit.ts'
import { readNeed } from './need.ts'

const app: Candidate = {
  ...cabin,
  id: 'a',
  slug: 'app',
  title: 'Small Hours',
  type: 'Wellness App',
  contentType: 'enhancement',
  location: 'Online',
  country: null,
  amount: { minor: 600, currency: 'USD', per: 'month' },
  tags: ['focus', 'sleep diary'],
  amenities: [],
  offering: { kind: 'app', service: null, delivery: ['online'] },
}

test.each([
  ['under 150 a night', true],
  ['under 100 a night', false],
  ['with my dog', true],
  ['in Slovenia', true],
  ['near Lake Bled', true],
  ['in Portugal', false],
  ['wheelchair accessible', false],
  ['online', false],
  ['no walking', false],
  ['no yoga', true],
])('a cabin and "%s"', (text, isMet) => {
  expect(meetsConstraints(readNeed(text), cabin)).toBe(isMet)
})

test('a listing delivered to the visitor needs no step-free access, but has no country', () => {
  expect(meetsConstraints(readNeed('wheelchair accessible'), app)).toBe(true)
  expect(meetsConstraints(readNeed('online'), app)).toBe(true)
  expect(meetsConstraints(readNeed('in Slovenia'), app)).toBe(false)
  expect(meetsConstraints(readNeed('under 20 a night'), app)).toBe(false)
  expect(meetsConstraints(readNeed('under 20'), { ...app, amount: null })).toBe(false)
})

test('an early tag weighs more than part of a tag', () => {
  const need = readNeed("I can't sleep")
  expect(fitOf(need, cabin).score).toBeGreaterThan(fitOf(need, app).score)
  expect(fitOf(need, cabin)).toMatchObject({ met: ['insomnia', 'sleep'], tags: ['sleep'] })
})

test('the requested content type comes first', () => {
  const need = readNeed('an app for sleep')
  expect(fitOf(need, app).score).toBeGreaterThan(fitOf(need, cabin).score)
})

test('an unrelated listing scores zero', () => {
  expect(fitOf(readNeed('acne'), cabin)).toMatchObject({ score: 0, met: [], tags: [] })
})

test.each<[Partial<Candidate>, boolean]>([
  [{ requirements: ['Not with an allergy to stone fruit or nuts'] }, false],
  [{ inclusions: ['Almond cake on the terrace'] }, false],
  [{ amenityGroups: [{ title: 'Food', items: ['A nut-free kitchen'] }] }, true],
])('an allergen that only the lists of a page name excludes: %o', (lists, isMet) => {
  const need = readNeed('a quiet stay, I have a nut allergy')
  expect(meetsConstraints(need, { ...cabin, ...lists })).toBe(isMet)
})

test('an exclusion of a practice does not exclude a stay that has a room for it', () => {
  const studio = { ...cabin, amenities: ['yoga-studio'] }
  expect(meetsConstraints(readNeed('no yoga'), studio)).toBe(true)
})
