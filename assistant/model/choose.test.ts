import { expect, test } from 'vitest'
import type { RecommendReply, SearchReply } from '#domain/chat/assistant.ts'
import { testDatabase } from '#test/database.ts'
import { failing, foundIn, saying } from './answers.test-kit.ts'
import { assistantWithModel, modelPeer } from './model.test-kit.ts'

const database = testDatabase()
const peer = modelPeer()

async function ask<Reply>(body: object, options = {}): Promise<Reply> {
  const { post } = assistantWithModel(database.db, { baseUrl: peer.url, ...options })
  return (await (await post(body)).json()) as Reply
}
const SEARCH = { operation: 'search', prompt: 'help with sleep' }
const RECOMMEND = { operation: 'recommend', prompt: 'for me', context: { concern: 'sleep' } }
const WITHOUT = { tokensPerDay: 1 }

test('a search reply keeps its format; the model orders the results and explains them', async () => {
  peer.answers((request) =>
    saying({
      listings: ['no-such-listing', foundIn(request)[2]?.id ?? ''],
      text: 'Quiet first. It cures all.',
    }),
  )
  const plain = await ask<SearchReply>(SEARCH, WITHOUT)
  const reply = await ask<SearchReply>(SEARCH)
  const third = peer.requests[0] && foundIn(peer.requests[0])[2]
  expect(reply.explanation).toBe('Quiet first.')
  expect(reply.recommendations?.[0]?.title).toBe(third?.title)
  expect(reply.suggestions[0]).toMatchObject({ item: third?.title, listing: { id: third?.id } })
  expect(reply.suggestions).toHaveLength(plain.suggestions.length)
  expect(reply).toMatchObject({ processedQuery: 'help with sleep', searchQuery: 'help with sleep' })
})

test('recommendations and their reasons are unchanged; the theme is from the model', async () => {
  peer.answers((request) =>
    saying({ listings: foundIn(request).map(({ id }) => id), text: 'Nights that hold' }),
  )
  const reply = await ask<RecommendReply>(RECOMMEND)
  expect(reply.theme).toBe('Nights that hold')
  expect(reply.recommendations).toEqual(
    (await ask<RecommendReply>(RECOMMEND, WITHOUT)).recommendations,
  )
})

test.each([
  ['a fault', () => failing(500)],
  ['no choice', () => saying({ text: 'Nothing.' })],
  ['no words that may be said', () => saying({ listings: ['1'], text: 'It cures all.' })],
  ['other words', () => ({ content: 'Of course!' })],
])('%s leaves the results unchanged', async (_, response) => {
  peer.answers(response())
  for (const body of [SEARCH, RECOMMEND]) expect(await ask(body)).toEqual(await ask(body, WITHOUT))
})

test('a danger detected only by the model returns no listings', async () => {
  peer.answers(saying({ care: 'self-harm' }))
  expect(await ask<SearchReply>(SEARCH)).toMatchObject({ suggestions: [], recommendations: [] })
  expect(await ask<RecommendReply>(RECOMMEND)).toMatchObject({ recommendations: [] })
})

test('danger, medicine and geography are never sent to the model', async () => {
  for (const body of [
    { ...SEARCH, prompt: 'I want to die' },
    { ...SEARCH, prompt: 'can I stop taking my antidepressants' },
    { ...RECOMMEND, context: { note: 'I want to kill myself' } },
    { operation: 'natureInfo', location: 'Hakone, Japan' },
  ])
    await ask(body)
  expect(peer.requests).toEqual([])
})
