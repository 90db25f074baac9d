import { expect, test } from 'vitest'
import { TaskQueue } from './task-queue.ts'

/** Simulated turns of the event loop, each with its microtasks. */
function loop() {
  const due: (() => void)[] = []
  const turn = async () => {
    for (const run of due.splice(0)) run()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { turn, nextTurn: (run: () => void) => due.push(run) }
}

test('starts queued tasks one by one in order, and a single task at once', async () => {
  const { turn, nextTurn } = loop()
  const turns = new TaskQueue(nextTurn)
  const started: string[] = []
  const results = ['a', 'b', 'c'].map((name) =>
    turns.begin(() => {
      started.push(name)
      return name
    }),
  )
  expect(started).toEqual(['a'])
  await turn()
  expect(started).toEqual(['a', 'b'])
  await turn()
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c'])
  await turn()
  void turns.begin(() => started.push('d'))
  expect(started).toEqual(['a', 'b', 'c', 'd'])
})

test('a failing task does not block the next one', async () => {
  const { turn, nextTurn } = loop()
  const turns = new TaskQueue(nextTurn)
  const failed = turns.begin(() => {
    throw new Error('not today')
  })
  const next = turns.begin(() => 'begun')
  await expect(failed).rejects.toThrow('not today')
  await turn()
  expect(await next).toBe('begun')
})
