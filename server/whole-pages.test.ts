import { expect, test } from 'vitest'
import { isWhole } from './whole-pages.ts'

test.each([
  '/',
  '/?tab=heal',
  '/de',
  '/de/escapes?view=list&page=2',
  '/escapes/3?tab=amenities',
  '/search-results?q=help+me+sleep',
  '/directory/escapes/location/japan',
])('%s shows all it has', (target) => {
  expect(isWhole(target, '<main></main>')).toBe(true)
})

test.each([
  '/?tab=chat',
  '/escapes?view=feed',
  '/essentials?item=hinoki-candle',
  '/escapes/3?photo=2',
  '/fr/search-results?ai=1&q=sleep',
  '/search-results?concern=sleep',
  '/saved',
  '/profile',
  '/escapesque',
])('%s has something that only a script can show', (target) => {
  expect(isWhole(target, '<main></main>')).toBe(false)
})

test('what says that something is still to come is not whole', () => {
  expect(isWhole('/directory?q=sleep', '<div aria-busy="true"></div>')).toBe(false)
})
