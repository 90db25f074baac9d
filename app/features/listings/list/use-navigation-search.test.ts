import { expect, test } from 'vitest'
import { mirroredSearch, ownNames } from './use-navigation-search.ts'

test('what the state asks for goes into the address, beside what is there', () => {
  const state = { searchQuery: 'calm sea', currentPage: 'escapes', aiEnhanced: true }
  expect(mirroredSearch('?view=list', state)).toBe('view=list&q=calm+sea&from=escapes&ai=1')
  expect(mirroredSearch('', { wellnessConcern: 'sleep' })).toBe('concern=sleep')
})

test('an address that asks already is left alone', () => {
  expect(mirroredSearch('?q=sea', { searchQuery: 'calm' })).toBeNull()
  expect(mirroredSearch('?concern=focus', { wellnessConcern: 'sleep' })).toBeNull()
})

test('no state, no change', () => {
  expect(mirroredSearch('?view=list', null)).toBeNull()
  expect(mirroredSearch('', { fromList: true })).toBeNull()
})

test("an address in the specification's names leads to ours, once", () => {
  const renamed = (search: string) => ownNames(new URLSearchParams(search))?.toString() ?? null
  expect(renamed('wellnessConcern=Sleep&view=list')).toBe('view=list&concern=sleep')
  expect(renamed('searchQuery=calm+sea')).toBe('q=calm+sea')
  expect(renamed('searchQuery=calm&q=sea')).toBe('q=sea')
  expect(renamed('wellnessConcern=nonsense')).toBe('')
  expect(renamed('q=sea&concern=sleep')).toBeNull()
})
