import { expect, test, vi } from 'vitest'
import { retryUntilReady } from './retry.ts'

const away = Object.assign(new Error('no'), { code: 'ECONNREFUSED' })

test('waits for a database that is away, and for nothing else', async () => {
  const work = vi.fn().mockRejectedValueOnce(away).mockResolvedValue('there')
  const onAway = vi.fn()
  expect(await retryUntilReady(work, { onAway })).toBe('there')
  expect(work).toHaveBeenCalledTimes(2)
  expect(onAway).toHaveBeenCalledOnce()
  const wrong = vi.fn().mockRejectedValue(new Error('syntax error'))
  await expect(retryUntilReady(wrong)).rejects.toThrow('syntax error')
  expect(wrong).toHaveBeenCalledTimes(1)
})

test('does not wait for ever', async () => {
  await expect(retryUntilReady(() => Promise.reject(away), { limitMs: -1 })).rejects.toBe(away)
})
