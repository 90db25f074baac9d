import { expect, test } from 'vitest'
import { readChatReply } from '#domain/chat/chat-reply.ts'
import { testDatabase } from '#test/database.ts'
import { post } from './http.test-kit.ts'

const database = testDatabase()

async function talk(content: string, extra: object = {}) {
  const body = { operation: 'chat', messages: [{ role: 'user', content }], ...extra }
  return readChatReply(await (await post(database.db, body)).json())
}

test('cards of what has dates say when it is next, in its own time zone; others say nothing', async () => {
  const asked = Date.now()
  const { cards } = await talk('a sound bath class')
  const next = cards?.cards.find(({ contentType }) => contentType === 'experience')?.next
  expect(Date.parse(next?.start ?? '')).toBeGreaterThan(asked)
  expect(next?.timeZone).toMatch(/^[A-Z]\w+(?:\/\w+)?/)
  const tea = await talk('a calming tea')
  expect(tea.cards?.cards.map((card) => card.next)).toEqual(tea.cards?.cards.map(() => null))
})

test('the listing on the page may be named by its id or its slug', async () => {
  for (const listing of ['3', 'yukitani-ryokan']) {
    const { cards } = await talk('tell me more about this place', { listing })
    expect(cards?.cards).toHaveLength(1)
  }
})

test.each([
  ["I can't sleep"],
  ['Burnt out from work, a few days away'],
  ['A sleep plan for under $150'],
  ['A quiet place by the water'],
  ['A retreat where I can bring my dog'],
  ['A cabin under $200 a night'],
  ['A calming tea'],
  ['Something for cold feet at night'],
  ['A present under $50'],
  ['A meditation app'],
  ['A massage at home'],
  ['A coach for better sleep'],
  ['A sound bath'],
  ['A yoga class for beginners'],
  ['A meditation class online'],
])('the starter "%s" is answered from the sample catalogue', async (starter) => {
  const { outcome } = await talk(starter)
  expect(['found', 'plan']).toContain(outcome)
})
