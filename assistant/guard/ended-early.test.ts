import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { converse } from '../http.test-kit.ts'

const database = testDatabase()

async function outcomes(...turns: string[]) {
  return (await converse(database.db, turns)).map(({ reply }) => reply.outcome)
}

test('asking whether a stay may end early is not danger, and no care answer follows', async () => {
  const all = await outcomes('a yoga retreat in Portugal', 'can I end it early?', 'and in Spain?')
  expect(all).not.toContain('care')
})

test.each(['can I end it early?', 'I want to end it', 'I want to end it early'])(
  '"%s" without a booking gets a care answer',
  async (text) => {
    expect(await outcomes(text, 'yoga in Lisbon')).toEqual(['care', 'care'])
  },
)

test('the wish to end a stay early still gets a care answer', async () => {
  expect((await outcomes('a yoga retreat in Portugal', 'I want to end it early')).at(-1)).toBe(
    'care',
  )
})
