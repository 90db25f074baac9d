import { expect, test, vi } from 'vitest'
import { createStatsCache } from './stats-cache.ts'

test('a figure is read once until the catalogue changes, also for those who ask meanwhile', async () => {
  const { once, forget } = createStatsCache()
  const read = vi.fn(async () => read.mock.calls.length)
  expect(await Promise.all([once('stays', read), once('stays', read)])).toEqual([1, 1])
  expect(await once('classes', read)).toBe(2)
  forget()
  expect(await once('stays', read)).toBe(3)
})

test('what was being read when the catalogue changed is not kept', async () => {
  const { once, forget } = createStatsCache()
  const old = Promise.withResolvers<string>()
  const asked = once('stays', () => old.promise)
  forget()
  const next = once('stays', async () => 'new')
  old.resolve('old')
  expect([await asked, await next, await once('stays', async () => 'newer')]).toEqual([
    'old',
    'new',
    'new',
  ])
})

test('what failed is read again', async () => {
  const { once } = createStatsCache()
  await expect(once('stays', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await once('stays', async () => 4)).toBe(4)
})
