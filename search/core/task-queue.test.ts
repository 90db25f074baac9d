import { expect, test } from 'vitest'
import { createTaskQueue } from './task-queue.ts'

test('the first task runs at once, other events run between the next ones', async () => {
  const inTurn = createTaskQueue()
  const order: string[] = []
  const pieces = ['first', 'second', 'third'].map((name) => inTurn(() => order.push(name)))
  expect(order).toEqual(['first'])
  setImmediate(() => order.push('something else'))
  expect(await Promise.all(pieces)).toEqual([1, 2, 4])
  expect(order).toEqual(['first', 'second', 'something else', 'third'])
})

test('a failing task does not affect others', async () => {
  const inTurn = createTaskQueue()
  const failed = inTurn(() => {
    throw new Error('broken')
  })
  const next = inTurn(() => 'fine')
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('fine')
})
