import { expect, test } from 'vitest'
import { mirroredSearch, ownNames } from './use-navigation-search.ts'

test("the state's search is added to the existing parameters", () => {
  const state = { searchQuery: 'calm sea', currentPage: 'escapes', aiEnhanced: true }
  expect(mirroredSearch('?view=list', state)).toBe('view=list&q=calm+sea&from=escapes&ai=1')
  expect(mirroredSearch('', { wellnessConcern: 'sleep' })).toBe('concern=sleep')
})

test('a URL that already has a search is unchanged', () => {
  expect(mirroredSearch('?q=sea', { searchQuery: 'calm' })).toBeNull()
  expect(mirroredSearch('?concern=focus', { wellnessConcern: 'sleep' })).toBeNull()
})

test('no state, no change', () => {
  expect(mirroredSearch('?view=list', null)).toBeNull()
  expect(mirroredSearch('', { fromList: true })).toBeNull()
})

test("parameters in the specification's names are renamed to ours, once", () => {
  const renamed = (search: string) => ownNames(new URLSearchParams(search))?.toString() ?? null
  expect(renamed('wellnessConcern=Sleep&view=list')).toBe('view=list&concern=sleep')
  expect(renamed('searchQuery=calm+sea')).toBe('q=calm+sea')
  expect(renamed('searchQuery=calm&q=sea')).toBe('q=sea')
  expect(renamed('wellnessConcern=nonsense')).toBe('')
  expect(renamed('q=sea&concern=sleep')).toBeNull()
})
