import { once } from 'node:events'
import { serve } from '@hono/node-server'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { failing, foundIn, saying } from '../answers.test-kit.ts'
import { assistantWithModel, modelPeer } from '../model.test-kit.ts'

const database = testDatabase()
const peer = modelPeer()
const assistant = (options = {}) =>
  assistantWithModel(database.db, { baseUrl: peer.url, ...options })

const SAID = 'help with sleep'
const TEXT = 'A long night asks for little. These keep quiet. They ask nothing of you. Rest.'
const good = (request: Parameters<typeof foundIn>[0]) =>
  saying({
    listings: foundIn(request)
      .slice(0, 2)
      .map(({ id }) => id),
    text: TEXT,
  })

/** Text of the built-in engine, verbatim. */
async function engineText(): Promise<string> {
  return (await assistant({ tokensPerDay: 1 }).chat(SAID)).text
}

describe('the built-in engine continues the same turn', () => {
  test.each([
    ['429 twice', 'rate limited', () => failing(429, 0), 2],
    ['529 twice', 'overloaded', () => failing(529), 2],
    ['500 twice', 'failed', () => failing(500), 2],
    ['a key that is not known', 'rejected', () => failing(401), 1],
    ['a long wait asked for', 'rate limited', () => failing(429, 60), 1],
    ['a refusal', 'refused', () => saying({}, { finishReason: 'refusal' }), 1],
    [
      'an answer cut by max_tokens',
      'cut short',
      () => ({ content: '{"care":"no', finishReason: 'length' }),
      1,
    ],
    ['an answer in other words', 'answered', () => ({ content: 'Sure! I would go to a spa.' }), 1],
    ['JSON of another form', 'answered', () => ({ content: '{"listings":"all"}' }), 1],
    ['an empty answer', 'answered', () => saying({}), 1],
  ] as const)('after %s', async (_, outcome, response, calls) => {
    peer.answers(response())
    const { chat, outcomes } = assistant()
    const reply = await chat(SAID)
    expect(outcomes()).toEqual(Array.from({ length: calls }, () => outcome))
    expect(reply.outcome).toBe('found')
    expect(reply.text).toBe(await engineText())
    expect(reply.cards?.cards.length).toBeGreaterThan(0)
    expect(reply.understood).not.toBeNull()
  })

  test('without a connection', async () => {
    const { chat, outcomes } = assistant({ baseUrl: 'http://127.0.0.1:9' })
    expect((await chat(SAID)).text).toBe(await engineText())
    expect(outcomes()).toEqual(['broken off', 'broken off'])
  })

  test('after a slow first token, and after the time limit of the turn', async () => {
    peer.answers(good, { streamingProfile: { ttft: 60_000 } })
    const silent = assistant({ silenceMs: 150 })
    expect((await silent.chat(SAID)).text).toBe(await engineText())
    expect(silent.outcomes()).toEqual(['slow'])
    const late = assistant({ turnMs: 150 })
    expect((await late.chat(SAID)).text).toBe(await engineText())
    expect(late.outcomes()).toEqual(['slow'])
  })

  test('after the tokens of the day or the turns of a visitor are used up', async () => {
    peer.answers(good)
    const poor = assistant({ tokensPerDay: 500 })
    expect((await poor.chat(SAID)).text).toBe(await engineText())
    expect(poor.outcomes()).toEqual(['spent'])
    const busy = assistant({ turnsPerHour: 1 })
    expect((await busy.chat(SAID, {}, { 'x-visitor': 'a' })).text).toBe(TEXT)
    expect((await busy.chat(SAID, {}, { 'x-visitor': 'a' })).text).toBe(await engineText())
    expect((await busy.chat(SAID, {}, { 'x-visitor': 'b' })).text).toBe(TEXT)
    expect(busy.outcomes()).toEqual(['answered', 'visitor limit', 'answered'])
  })
})

test('a transient failure is retried once', async () => {
  peer.answersInTurn(() => failing(529), good)
  const { chat, outcomes } = assistant()
  expect((await chat(SAID)).text).toBe(TEXT)
  expect(outcomes()).toEqual(['overloaded', 'answered'])
})

test('a stream cut before the first sentence leaves the whole answer to the engine', async () => {
  peer.answers(good, { truncateAfterChunks: 4 })
  const { chat, outcomes } = assistant()
  expect((await chat(SAID)).text).toBe(await engineText())
  expect(outcomes()[0]).toBe('broken off')
})

test('a stream cut after some sentences keeps the complete ones and the chosen listings', async () => {
  // Chunks of eight characters: enough for two of the four sentences.
  const json = JSON.stringify({ care: 'none', listings: ['', ''], text: TEXT })
  const cut = Math.ceil((json.indexOf('They ask') + 40) / 8)
  peer.answers(good, { truncateAfterChunks: cut, latency: 2 })
  const { chat, outcomes } = assistant()
  const reply = await chat(SAID)
  expect(outcomes()).toEqual(['broken off'])
  expect(TEXT.startsWith(reply.text)).toBe(true)
  expect(reply.text).toMatch(/^A long night asks for little\..*\.$/)
  expect(reply.text).not.toBe(TEXT)
  expect(reply.cards?.cards).toHaveLength(2)
  expect(reply.outcome).toBe('found')
  expect(reply.followUps?.suggestions.length).toBeGreaterThan(0)
})

test('a refusal after some sentences is followed by the answer of the engine', async () => {
  peer.answers((request) => ({ ...good(request), finishReason: 'refusal' }))
  const reply = await assistant().chat(SAID)
  expect(reply.text).toBe(`${TEXT.replace(' Rest.', '')} Rest. ${await engineText()}`)
  expect(reply.outcome).toBe('found')
  expect(reply.notices.filter(({ kind }) => kind === 'standing')).toHaveLength(1)
})

test('the breaker opens, admits one call after its rest, and closes if that succeeds', async () => {
  peer.answers(failing(500))
  const { chat, outcomes, clock } = assistant({ failures: 4 })
  for (let turn = 0; turn < 2; turn++) await chat(SAID)
  expect(outcomes()).toEqual(Array.from({ length: 4 }, () => 'failed'))
  expect((await chat(SAID)).text).toBe(await engineText())
  expect(outcomes().at(-1)).toBe('resting')
  const sent = peer.requests.length
  clock.ms = 30_000
  await chat(SAID)
  expect(outcomes().slice(-2)).toEqual(['failed', 'resting'])
  expect(peer.requests).toHaveLength(sent + 1)
  clock.ms = 90_000
  peer.answers(good)
  expect((await chat(SAID)).text).toBe(TEXT)
  expect((await chat(SAID)).text).toBe(TEXT)
})

test('reserved tokens that were not used are available to the next turn', async () => {
  const usage = { input_tokens: 900, output_tokens: 100 }
  peer.answers((request) => ({ ...good(request), usage }))
  const { chat, outcomes } = assistant({ tokensPerDay: 12_000 })
  for (let turn = 0; turn < 4; turn++) await chat(SAID)
  expect(outcomes()).toEqual(['answered', 'answered', 'answered', 'answered'])
})

test('a disconnect aborts the call of the model, over a real connection', async () => {
  peer.answers(good, { streamingProfile: { ttft: 20, tps: 4 } })
  const { app, outcomes } = assistant()
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : null
  const gone = new AbortController()
  const response = await fetch(`http://127.0.0.1:${port}/anthropic-ai`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ operation: 'chat', messages: [{ role: 'user', content: SAID }] }),
    signal: gone.signal,
  })
  await response.body?.getReader().read()
  await expect.poll(() => peer.requests.length).toBe(1)
  gone.abort()
  await expect.poll(outcomes).toEqual(['abandoned'])
  server.close()
})
