import { expect, test, vi } from 'vitest'
import { retryUntilReady } from './retry.ts'

const unavailable = Object.assign(new Error('no'), { code: 'ECONNREFUSED' })

test('retries while the database is unavailable, and on no other error', async () => {
  const work = vi.fn().mockRejectedValueOnce(unavailable).mockResolvedValue('there')
  const onUnavailable = vi.fn()
  expect(await retryUntilReady(work, { onUnavailable })).toBe('there')
  expect(work).toHaveBeenCalledTimes(2)
  expect(onUnavailable).toHaveBeenCalledOnce()
  const wrong = vi.fn().mockRejectedValue(new Error('syntax error'))
  await expect(retryUntilReady(wrong)).rejects.toThrow('syntax error')
  expect(wrong).toHaveBeenCalledTimes(1)
})

test('gives up after the time limit', async () => {
  await expect(retryUntilReady(() => Promise.reject(unavailable), { limitMs: -1 })).rejects.toBe(
    unavailable,
  )
})
