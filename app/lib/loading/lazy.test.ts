import { expect, test, vi } from 'vitest'
import { lazy, preloadBeforeHydration, preloadedParts } from './lazy.ts'

test('a part loads once, and subscribers are notified', async () => {
  const fetchPart = vi.fn(async () => 'panel')
  const part = lazy(fetchPart)
  const observer = vi.fn()
  part.subscribe(observer)
  expect(part.current()).toBeNull()
  expect(await Promise.all([part.load(), part.load()])).toEqual(['panel', 'panel'])
  expect(part.current()).toBe('panel')
  expect(fetchPart).toHaveBeenCalledOnce()
  expect(observer).toHaveBeenCalledOnce()
})

test('a failure rejects, and the next call retries', async () => {
  const fetchPart = vi.fn<() => Promise<string>>()
  fetchPart.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('panel')
  const part = lazy(fetchPart)
  await expect(part.load()).rejects.toThrow('offline')
  expect(part.current()).toBeNull()
  expect(await part.load()).toBe('panel')
})

test('an unsubscribed listener is not notified', async () => {
  const part = lazy(async () => 1)
  const observer = vi.fn()
  part.subscribe(observer)()
  await part.load()
  expect(observer).not.toHaveBeenCalled()
})

test('preloads the parts that the URL shows, and ignores one that fails', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('document', {})
  vi.stubGlobal('location', { search: '?view=feed' })
  const shown = lazy(async () => 'feed')
  const other = lazy(async () => 'dialog')
  const broken = lazy(() => Promise.reject(new Error('offline')))
  preloadBeforeHydration(shown, (params) => params.get('view') === 'feed')
  preloadBeforeHydration(other, (params) => params.has('item'))
  preloadBeforeHydration(broken, () => true)
  vi.unstubAllGlobals()
  await preloadedParts()
  expect([shown, other, broken].map((part) => part.current())).toEqual(['feed', null, null])
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})
