import { expect, test } from 'vitest'
import { readChatReply } from '#domain/chat/chat-reply.ts'
import { takesPets } from '#domain/need/constraints.ts'
import { readNeed } from '#domain/need/need.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { testDatabase } from '#test/database.ts'
import { post } from './http.test-kit.ts'

const database = testDatabase()
const ASKED = 'somewhere quiet with my dog under 150 a night'

/** Holds a conversation and gives every answer. */
async function talk(turns: string[]) {
  const messages: object[] = []
  const replies = []
  for (const content of turns) {
    messages.push({ role: 'user', content })
    const response = await post(database.db, { operation: 'chat', messages })
    const reply = readChatReply(await response.json())
    const cards = reply.cards?.cards ?? []
    messages.push({ role: 'assistant', content: reply.text, cards: cards.map(({ id }) => id) })
    replies.push({ ...reply, shown: cards })
  }
  return replies
}

const pricesOf = (cards: readonly { amount: { minor: number } | null }[]) =>
  cards.map(({ amount }) => amount?.minor ?? Number.NaN)
const inOrder = (prices: readonly number[]) => [...prices].sort((a, b) => a - b)

/** Prices a night of the escapes that take a dog, from the lowest. */
async function dogPrices() {
  const search = createSqlSearch(database.db)
  const fits = await search.retrieve(readNeed('with my dog'), {
    contentTypes: ['escape'],
    limit: 160,
  })
  const nightly = fits.flatMap(({ candidate }) =>
    takesPets(candidate) && candidate.amount?.per === 'night' ? [candidate.amount.minor] : [],
  )
  return inOrder(nightly)
}

test('"quiet" orders and shuts nothing out; the limits hold', async () => {
  const [reply] = await talk([ASKED])
  expect(reply?.outcome).toBe('found')
  expect(reply?.shown).toHaveLength(4)
  for (const price of pricesOf(reply?.shown ?? [])) expect(price).toBeLessThanOrEqual(15_000)
  for (const card of reply?.shown ?? []) {
    expect(card.met.map(({ need }) => need)).toContain('pets welcome')
    expect(card.unmet).toEqual([])
  }
  expect(reply?.text).not.toContain('Nothing on our list')
})

test('where nothing keeps to the price, the nearest are really the nearest', async () => {
  const [reply] = await talk(['somewhere quiet with my dog under 20 a night'])
  expect(reply?.outcome).toBe('nearest')
  expect(pricesOf(reply?.shown ?? [])).toEqual((await dogPrices()).slice(0, 4))
})

test.each([[[ASKED]], [['I cannot sleep', ASKED]]])(
  'after %j "cheaper" is cheaper, or says that nothing is',
  async (before) => {
    const replies = await talk([...before, 'cheaper', 'cheaper', 'cheaper'])
    for (const [place, reply] of replies.entries()) {
      const shownBefore = replies.slice(before.length - 1, place).flatMap(({ shown }) => shown)
      if (place < before.length) continue
      const least = Math.min(...pricesOf(shownBefore))
      const prices = pricesOf(reply.shown)
      expect(prices.length).toBeGreaterThan(0)
      if (reply.outcome === 'found') expect(Math.max(...prices)).toBeLessThan(least)
      else {
        expect(reply.text).toMatch(`costs less than $${least / 100}.`)
        expect(prices).toEqual(inOrder(prices))
        expect(prices[0]).toBe(least)
      }
      expect(JSON.stringify(reply.understood)).not.toContain('.99')
    }
    expect(replies.at(-1)?.outcome).toBe('nearest')
  },
)
