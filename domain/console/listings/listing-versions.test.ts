import { expect, test } from 'vitest'
import { changesOf } from './listing-versions.ts'

test('lists the fields that differ, with absent ones as null', () => {
  const before = { title: 'A', price: null, tags: ['a', 'b'], updatedAt: '1' }
  const after = { title: 'B', tags: ['a', 'b'], location: 'Oslo', updatedAt: '2' }
  expect(changesOf(before, after)).toEqual([
    { field: 'title', before: 'A', after: 'B' },
    { field: 'location', before: null, after: 'Oslo' },
  ])
})

test('the order of keys does not count, the order of a list does', () => {
  expect(
    changesOf({ amount: { minor: 1, per: 'night' } }, { amount: { per: 'night', minor: 1 } }),
  ).toEqual([])
  expect(changesOf({ tags: ['a', 'b'] }, { tags: ['b', 'a'] })).toHaveLength(1)
  expect(changesOf({ tags: [] }, { tags: {} })).toHaveLength(1)
})
