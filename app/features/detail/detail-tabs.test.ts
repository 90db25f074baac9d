import { expect, test } from 'vitest'
import { readTab } from './detail-tabs.tsx'

const IDS = ['overview', 'reviews'] as const

test.each([
  ['reviews', 'reviews'],
  ['overview', 'overview'],
  ['nonsense', 'overview'],
  ['', 'overview'],
  [null, 'overview'],
])('?tab=%s shows %s', (named, tab) => {
  expect(readTab(IDS, named)).toBe(tab)
})
