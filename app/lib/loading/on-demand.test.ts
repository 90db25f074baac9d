import { expect, test, vi } from 'vitest'
import { onDemand, partsToStartWith, startWith } from './on-demand.ts'

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

test('a page starts with the parts that its address shows, and without one that cannot be had', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('document', {})
  vi.stubGlobal('location', { search: '?view=feed' })
  const shown = onDemand(async () => 'feed')
  const other = onDemand(async () => 'dialog')
  const broken = onDemand(() => Promise.reject(new Error('offline')))
  startWith(shown, (params) => params.get('view') === 'feed')
  startWith(other, (params) => params.has('item'))
  startWith(broken, () => true)
  vi.unstubAllGlobals()
  await partsToStartWith()
  expect([shown, other, broken].map((part) => part.current())).toEqual(['feed', null, null])
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})
