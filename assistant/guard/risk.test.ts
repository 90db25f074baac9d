import { expect, test } from 'vitest'
import type { RecommendReply } from '#domain/chat/assistant.ts'
import { testDatabase } from '#test/database.ts'
import { ask, converse } from '../http.test-kit.ts'

const database = testDatabase()

const ASKED_WITH_A_CONDITION = [
  ['en', "I'm diabetic and want a fasting retreat", /doctor|diabetes/i],
  ['en', 'I have PTSD, breathwork please', /trauma|PTSD/i],
  ['en', 'a sauna for my weak heart', /heart/i],
  ['en', 'I have epilepsy, ice baths', /epilepsy|seizure/i],
  ['es', 'estoy embarazada y busco aguas termales', /embaraz/i],
  ['de', 'ich habe Diabetes und möchte heilfasten', /Diabetes|Insulin/i],
  ['fr', 'je suis enceinte, un hammam', /enceinte|grossesse/i],
] as const

test.each(ASKED_WITH_A_CONDITION)(
  'recommend, %s: "%s" gets a care text and no listing',
  async (locale, prompt, care) => {
    const body = { operation: 'recommend', prompt, locale }
    const reply = await ask<RecommendReply>(database.db, body)
    expect(reply.theme).toMatch(care)
    expect(reply.recommendations).toEqual([])
  },
)

test('recommend parses health conditions from the context as well', async () => {
  const context = { health: 'pregnant', wishes: ['a sauna'] }
  const prompt = 'Please provide wellness recommendations for this user'
  const body = { operation: 'recommend', prompt, context }
  expect((await ask<RecommendReply>(database.db, body)).recommendations).toEqual([])
})

test('recommend excludes listings risky with a condition, even if unrequested', async () => {
  const tags = async (prompt: string) => {
    const body = { operation: 'recommend', prompt }
    const { recommendations } = await ask<RecommendReply>(database.db, body)
    return recommendations.map(({ listing }) => listing?.tags.join() ?? '')
  }
  const HOT = /sauna|hot spring|onsen/
  expect((await tags('water and rest in Japan')).join()).toMatch(HOT)
  const shown = await tags('water and rest in Japan, I have a heart condition')
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.join()).not.toMatch(HOT)
})

test('recommend explains why, if every match is excluded', async () => {
  const body = { operation: 'recommend', prompt: 'a ryokan in Japan, I have a heart condition' }
  const { theme, recommendations } = await ask<RecommendReply>(database.db, body)
  expect(theme).toMatch(/heart condition/)
  expect(recommendations).toEqual([])
})

test.each(ASKED_WITH_A_CONDITION)(
  'chat, %s: "%s" gets a care text and no card',
  async (locale, prompt, care) => {
    const [answer] = await converse(database.db, [prompt], locale)
    expect(answer?.reply.outcome).toBe('care')
    expect(answer?.parts.find((part) => part.type === 'notice')).toMatchObject({
      kind: 'care',
      text: expect.stringMatching(care),
    })
    expect(answer?.reply.cards).toBeNull()
  },
)

test('chat: an earlier condition applies, and the risky request is dropped later', async () => {
  const turns = ['I am pregnant', 'a sauna in Norway then', 'something quiet in nature']
  const [, asked, after] = await converse(database.db, turns)
  expect(asked?.reply.outcome).toBe('care')
  expect(asked?.reply.cards).toBeNull()
  expect(after?.reply.outcome).not.toBe('care')
  const shown = after?.reply.cards?.cards ?? []
  expect(shown.length).toBeGreaterThan(0)
  for (const { title, tags } of shown)
    expect([title, ...tags].join()).not.toMatch(/sauna|hot spring/i)
})
