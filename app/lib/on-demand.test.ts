import { expect, test, vi } from 'vitest'
import { onDemand } from './on-demand.ts'

test('a part is fetched once, and those who wait are told', async () => {
  const fetchPart = vi.fn(async () => 'panel')
  const part = onDemand(fetchPart)
  const told = vi.fn()
  part.subscribe(told)
  expect(part.current()).toBeNull()
  expect(await Promise.all([part.load(), part.load()])).toEqual(['panel', 'panel'])
  expect(part.current()).toBe('panel')
  expect(fetchPart).toHaveBeenCalledOnce()
  expect(told).toHaveBeenCalledOnce()
})

test('a failure is passed on, and the next call tries again', async () => {
  const fetchPart = vi.fn<() => Promise<string>>()
  fetchPart.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('panel')
  const part = onDemand(fetchPart)
  await expect(part.load()).rejects.toThrow('offline')
  expect(part.current()).toBeNull()
  expect(await part.load()).toBe('panel')
})

test('who stops listening is told no more', async () => {
  const part = onDemand(async () => 1)
  const told = vi.fn()
  part.subscribe(told)()
  await part.load()
  expect(told).not.toHaveBeenCalled()
})
