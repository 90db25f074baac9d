import { expect, test, vi } from 'vitest'
import { patiently } from './patience.ts'

const away = Object.assign(new Error('no'), { code: 'ECONNREFUSED' })

test('waits for a database that is away, and for nothing else', async () => {
  const work = vi.fn().mockRejectedValueOnce(away).mockResolvedValue('there')
  expect(await patiently(work)).toBe('there')
  expect(work).toHaveBeenCalledTimes(2)
  const wrong = vi.fn().mockRejectedValue(new Error('syntax error'))
  await expect(patiently(wrong)).rejects.toThrow('syntax error')
  expect(wrong).toHaveBeenCalledTimes(1)
})

test('does not wait for ever', async () => {
  await expect(patiently(() => Promise.reject(away), -1)).rejects.toBe(away)
})
