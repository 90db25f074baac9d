import { expect, test } from 'vitest'
import { readNeed } from '#domain/need/need.ts'
import { parseThread } from '../understand/thread.ts'
import { checkConversation } from './guard.ts'

const TURNS = 15
const conversation = Array.from({ length: TURNS }, (_, n) => ({
  role: 'user' as const,
  content: `${n} nights somewhere quiet by the water, with good food and a room of my own`,
}))

/** Returns the number of event-loop turns that others get while `work` is running. */
async function turnsLeftToOthers(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let immediate: NodeJS.Immediate
  const count = () => {
    turns++
    immediate = setImmediate(count)
  }
  immediate = setImmediate(count)
  await work()
  clearImmediate(immediate)
  return turns
}

test.each([
  ['safety', () => checkConversation(conversation, null)],
  ['wishes', () => parseThread(conversation, new Map(), readNeed)],
])('parsing a long conversation for %s yields to other requests between turns', async (_, work) => {
  expect(await turnsLeftToOthers(work)).toBeGreaterThanOrEqual(TURNS - 1)
})
