import { expect, test } from 'vitest'
import { createTaskQueue } from './task-queue.ts'

test('the first piece runs at once, what else waits comes between the others', async () => {
  const inTurn = createTaskQueue()
  const order: string[] = []
  const pieces = ['first', 'second', 'third'].map((name) => inTurn(() => order.push(name)))
  expect(order).toEqual(['first'])
  setImmediate(() => order.push('something else'))
  expect(await Promise.all(pieces)).toEqual([1, 2, 4])
  expect(order).toEqual(['first', 'second', 'something else', 'third'])
})

test('a piece that throws fails alone', async () => {
  const inTurn = createTaskQueue()
  const failed = inTurn(() => {
    throw new Error('broken')
  })
  const next = inTurn(() => 'fine')
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('fine')
})
