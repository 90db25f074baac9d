import { expect, test } from 'vitest'
import { visiblePages } from './pagination.tsx'
import { aspectOf } from './print.tsx'
import { nextTab } from './tabs.tsx'

test('a gap joins distant pages, a single missing page is shown', () => {
  expect(visiblePages(1, 3)).toEqual([1, 2, 3])
  expect(visiblePages(6, 12)).toEqual([1, -5, 5, 6, 7, -12, 12])
  expect(visiblePages(4, 12)).toEqual([1, 2, 3, 4, 5, -12, 12])
})

test('accepts three ratio notations; a named size has no aspect ratio', () => {
  expect(['4x3', '4:3', '4/3'].map(aspectOf)).toEqual(['4 / 3', '4 / 3', '4 / 3'])
  expect(aspectOf('hero')).toBeUndefined()
})

test('arrow keys cycle through the tabs, Home and End go to the ends', () => {
  expect(nextTab('ArrowRight', 2, 3)).toBe(0)
  expect(nextTab('ArrowLeft', 0, 3)).toBe(2)
  expect(nextTab('Home', 2, 3)).toBe(0)
  expect(nextTab('End', 0, 3)).toBe(2)
  expect(nextTab('Tab', 0, 3)).toBeNull()
})
