import { expect, test } from 'vitest'
import { parseNeed } from '#domain/need/parse-need.ts'
import { parseThread } from '../thread.ts'

const conditionsAfter = async (...turns: string[]) => {
  const said = turns.map((content) => ({ role: 'user' as const, content }))
  const { wishes } = await parseThread(said, new Map(), parseNeed)
  return wishes.need.conditions.map((each) => (each.kind === 'amenity' ? each.amenity : each.kind))
}

test.each([
  [['a hotel with wifi', 'cheaper'], ['wifi']],
  [
    ['a verified hotel with wifi', 'in Portugal'],
    ['wifi', 'verified'],
  ],
  [['a hotel with wifi', 'no wifi after all'], ['no-wifi']],
  [['a hotel with wifi', 'wifi doesn’t matter'], []],
  [['un hotel con wifi', 'el wifi da igual'], []],
  [['ein Hotel mit WLAN', 'WLAN ist egal'], []],
  [['un hôtel avec wifi', 'le wifi importe peu'], []],
  [['a cabin with no wifi'], ['no-wifi']],
])('%j results in %j', async (turns, conditions) => {
  expect((await conditionsAfter(...turns)).toSorted()).toEqual(conditions.toSorted())
})

test.each([
  ['una manta pesada', 'para 4 personas', ['weighted', 'blanket']],
  ['Kirschkernkissen', 'billiger', ['cherry', 'cushion']],
])('the English words of %s are still searched after %s', async (...args) => {
  const [first, next, words] = args
  const said = [first, next].map((content) => ({ role: 'user' as const, content }))
  const { wishes } = await parseThread(said, new Map(), parseNeed)
  expect([...wishes.need.inEnglish.values()].flat()).toEqual(expect.arrayContaining([...words]))
})
