import { expect, test } from 'vitest'
import { TaskQueue } from './task-queue.ts'

/** Turns of the event loop, one at a time, with all that its promises lead to. */
function loop() {
  const due: (() => void)[] = []
  const turn = async () => {
    for (const run of due.splice(0)) run()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { turn, nextTurn: (run: () => void) => due.push(run) }
}

test('what arrives together begins one by one, in order, and alone it begins at once', async () => {
  const { turn, nextTurn } = loop()
  const turns = new TaskQueue(nextTurn)
  const begun: string[] = []
  const results = ['a', 'b', 'c'].map((name) =>
    turns.begin(() => {
      begun.push(name)
      return name
    }),
  )
  expect(begun).toEqual(['a'])
  await turn()
  expect(begun).toEqual(['a', 'b'])
  await turn()
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c'])
  await turn()
  void turns.begin(() => begun.push('d'))
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

test('one that fails holds nobody up', async () => {
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
