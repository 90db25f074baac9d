import { expect, test } from 'vitest'
import type { RequestProfile } from '#domain/booking/request-profile.ts'
import type { SearchReply } from '#domain/chat/assistant.ts'
import { type ChatReply, readChatReply } from '#domain/chat/chat-reply.ts'
import { readNeed } from '#domain/need/need.ts'
import { testDatabase } from '#test/database.ts'
import { ask, assistantOn, post } from '../http.test-kit.ts'
import { withProfile } from './profile.ts'

const database = testDatabase()

async function chat(content: string, profile?: RequestProfile): Promise<ChatReply> {
  const messages = [{ role: 'user', content }]
  const response = await post(database.db, { operation: 'chat', messages, profile })
  expect(response.status).toBe(200)
  return readChatReply(await response.json())
}
const cardsOf = ({ cards }: ChatReply) => cards?.cards ?? []
const words = (card: { title: string; listingType: string; tags: string[] }) =>
  [card.title, card.listingType, ...card.tags].join(' ').toLowerCase()

test('an enabled budget is applied, and the answer states it', async () => {
  const dear = cardsOf(await chat('something for sleep')).map(({ amount }) => amount?.minor ?? 0)
  expect(Math.max(...dear), 'without a profile').toBeGreaterThan(2_000)
  const reply = await chat('something for sleep', { budgetMinor: 2_000 })
  const prices = cardsOf(reply).map(({ amount }) => amount?.minor ?? Number.POSITIVE_INFINITY)
  expect(prices.length).toBeGreaterThan(0)
  expect(Math.max(...prices)).toBeLessThanOrEqual(2_000)
  expect(reply.text).toContain('I kept to your budget of $20 from your profile.')
})

test('a price in the message overrides the budget', async () => {
  const reply = await chat('something for sleep under $100', { budgetMinor: 500 })
  expect(cardsOf(reply).length).toBeGreaterThan(0)
  expect(reply.text).not.toContain('from your profile')
})

test('a budget is relaxed if no listing meets it, and the answer states it', async () => {
  const reply = await chat('a retreat in Japan', { budgetMinor: 100 })
  expect(cardsOf(reply).length).toBeGreaterThan(0)
  expect(reply.text).toContain('Nothing kept to the budget of $1 in your profile')
})

test('exclusions are applied, unless the message asks for them', async () => {
  const isYoga = (card: Parameters<typeof words>[0]) => /yoga/.test(words(card))
  const plain = cardsOf(await chat('a class to stretch and relax'))
  expect(plain.some(isYoga), 'without a profile').toBe(true)
  const reply = await chat('a class to stretch and relax', { avoid: ['yoga'] })
  expect(cardsOf(reply).length).toBeGreaterThan(0)
  expect(cardsOf(reply).filter(isYoga)).toEqual([])
  expect(reply.text).toContain('I left out what your profile says to avoid (yoga).')
  const asked = await chat('a yoga class', { avoid: ['yoga'] })
  expect(cardsOf(asked).some(isYoga)).toBe(true)
  expect(asked.text).not.toContain('avoid')
})

test('travel range: listings without travel, and the home area', async () => {
  const home = await chat('help me relax', { reach: 'home' })
  expect(cardsOf(home).length).toBeGreaterThan(0)
  expect(cardsOf(home).every(({ contentType }) => contentType !== 'escape')).toBe(true)
  expect(home.text).toContain('online or comes to you')
  const near = withProfile(readNeed('relax'), { reach: 'near', home: 'Portugal' })
  expect(near.kept).toEqual(['reach'])
  expect(withProfile(readNeed('relax in Japan'), { reach: 'home' }).kept).toEqual([])
})

test('without a stated need, the concerns of the profile are searched for', async () => {
  const reply = await chat('recommend something', { concerns: ['sleep'] })
  expect(cardsOf(reply).length).toBeGreaterThan(0)
  expect(reply.text).toContain('I went by what your profile names: sleep')
})

test('concerns influence the order and never change constraints', () => {
  const need = readNeed('a massage')
  const { need: leaning, kept } = withProfile(need, { concerns: ['sleep'], goals: ['run again'] })
  expect(kept).toEqual([])
  expect(leaning.concepts).toEqual(need.concepts)
  expect(leaning.asked.filter(({ implied }) => !implied)).toEqual(
    need.asked.filter(({ implied }) => !implied),
  )
  expect(leaning.asked.map(({ name }) => name)).toContain('sleep')
})

test('the search operation applies the profile, too', async () => {
  const reply = await ask<SearchReply>(database.db, {
    prompt: 'something for sleep',
    profile: { budgetMinor: 2_000, avoid: ['app'] },
  })
  expect(reply.explanation).toContain('I kept to your budget of $20 from your profile.')
  const plain = await ask<SearchReply>(database.db, { prompt: 'something for sleep' })
  expect(plain.explanation).not.toContain('profile')
})

test('an invalid profile is rejected, and no word of a profile is logged', async () => {
  for (const profile of [
    { concerns: ['crime'] },
    { goals: ['x'.repeat(121)] },
    { avoid: Array.from({ length: 21 }, (_, at) => `word ${at}`) },
    { budgetMinor: -1 },
    { reach: 'moon' },
    'all of it',
  ])
    expect((await post(database.db, { prompt: 'sleep', profile })).status).toBe(400)
  const { app, logged } = assistantOn(database.db)
  const body = JSON.stringify({
    operation: 'chat',
    messages: [{ role: 'user', content: 'tea' }],
    profile: { goals: ['a secret goal'], avoid: ['gongs'], concerns: ['digestion'] },
  })
  const headers = { 'content-type': 'application/json' }
  const answer = await app.request('/anthropic-ai', { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
  await answer.text()
  expect(JSON.stringify(logged)).not.toMatch(/secret|gong|digestion/)
})
