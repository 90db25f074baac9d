import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { converse } from '../http.test-kit.ts'

const database = testDatabase()

async function outcomes(...turns: string[]) {
  return (await converse(database.db, turns)).map(({ reply }) => reply.outcome)
}

test('whether a stay may end early is no cry for help, and the conversation goes on', async () => {
  const all = await outcomes('a yoga retreat in Portugal', 'can I end it early?', 'and in Spain?')
  expect(all).not.toContain('care')
})

test.each(['can I end it early?', 'I want to end it', 'I want to end it early'])(
  '"%s" of nothing that was booked is heard',
  async (text) => {
    expect(await outcomes(text, 'yoga in Lisbon')).toEqual(['care', 'care'])
  },
)

test('of a stay, the wish to end it is heard all the same', async () => {
  expect((await outcomes('a yoga retreat in Portugal', 'I want to end it early')).at(-1)).toBe(
    'care',
  )
})
