import { expect, test, vi } from 'vitest'
import { createStatsCache } from './stats-cache.ts'

test('a figure is read once until the catalogue changes, also by concurrent callers', async () => {
  const { once, clear } = createStatsCache()
  const read = vi.fn(async () => read.mock.calls.length)
  expect(await Promise.all([once('stays', read), once('stays', read)])).toEqual([1, 1])
  expect(await once('classes', read)).toBe(2)
  clear()
  expect(await once('stays', read)).toBe(3)
})

test('a query in flight when the catalogue changes is not cached', async () => {
  const { once, clear } = createStatsCache()
  const old = Promise.withResolvers<string>()
  const calls = once('stays', () => old.promise)
  clear()
  const next = once('stays', async () => 'new')
  old.resolve('old')
  expect([await calls, await next, await once('stays', async () => 'newer')]).toEqual([
    'old',
    'new',
    'new',
  ])
})

test('a failed query is retried', async () => {
  const { once } = createStatsCache()
  await expect(once('stays', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await once('stays', async () => 4)).toBe(4)
})
