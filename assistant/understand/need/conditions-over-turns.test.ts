import { expect, test } from 'vitest'
import { parseNeed } from '#domain/need/parse-need.ts'
import { parseThread } from '../thread.ts'

const wishesAfter = async (...turns: string[]) => {
  const said = turns.map((content) => ({ role: 'user' as const, content }))
  return (await parseThread(said, new Map(), parseNeed)).wishes
}
const conditionsAfter = async (...turns: string[]) => {
  const wishes = await wishesAfter(...turns)
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
  ['a cabin by the sea', 'rather in the mountains', 'mountains'],
  ['a cabin by the sea', 'what about the forest instead?', 'forest'],
  ['a cabin by the sea', 'with a sauna', 'sea'],
  ['ein Haus am Meer', 'und in den Bergen?', 'mountains'],
  ['una casa rural junto al mar', 'mejor en el bosque', 'forest'],
  ['un séjour au bord de la mer', 'plutôt à la montagne', 'mountains'],
])('where it lies after "%s" and "%s": %s', async (first, then, setting) => {
  const wishes = await wishesAfter(first, then)
  const settings = wishes.need.conditions.filter(({ kind }) => kind === 'setting')
  expect(settings).toMatchObject([{ any: [setting] }])
  // The sea is no wish any more.
  expect(wishes.need.asked.some(({ name }) => name === 'water')).toBe(setting === 'sea')
})

test('a massage after a cabin by the sea is not by the sea', async () => {
  expect(await conditionsAfter('a cabin by the sea', 'now a massage app')).toEqual(['type'])
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

test.each([
  [['an app for sleep', 'and a coach?'], ['coaching']],
  [['an app for sleep', 'a place to stay in Portugal instead'], []],
  [['an app for sleep', 'for anxiety too'], ['app']],
])('the type asked for holds until another kind is named: %j', async (turns, groups) => {
  const { need } = await wishesAfter(...turns)
  expect(need.conditions.flatMap((each) => (each.kind === 'type' ? each.any : []))).toEqual(groups)
})
