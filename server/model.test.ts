import { once } from 'node:events'
import { LLMock } from '@copilotkit/aimock'
import { serve } from '@hono/node-server'
import { expect, test } from 'vitest'
import { assistantRoutes } from '#assistant/http.ts'
import { failing, foundIn, saying } from '#assistant/model/answers.test-kit.ts'
import { clientOf } from '#auth/client.ts'
import { NO_REPLY, takeChatParts, withChatPart } from '#domain/chat/chat-reply.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { testDatabase } from '#test/database.ts'
import { makeMemoryLimiter } from '#test/limiters.ts'
import { readEnv } from './env.ts'
import { createLimiterMaker } from './limits/limiters.ts'
import { openModel } from './model.ts'

const database = testDatabase()
const KEY = 'sk-ant-never-in-a-log'
const log = { debug() {}, info() {}, warn() {}, error() {} }

test('without a key there is no model', async () => {
  expect(
    await openModel(readEnv({ ANTHROPIC_API_KEY: '' }), { makeLimiter: makeMemoryLimiter, log }),
  ).toBeNull()
})

test('invalid limits are reported', () => {
  expect(() => readEnv({ ANTHROPIC_BASE_URL: 'nowhere', ANTHROPIC_TURN_MS: '0' })).toThrow(
    /ANTHROPIC_BASE_URL.*\n.*ANTHROPIC_TURN_MS/,
  )
})

test('configured by environment alone, the server uses the model and falls back without it', async () => {
  const peer = await LLMock.create({ port: 0 })
  const logged: object[] = []
  const info = (fields: object) => void logged.push(fields)
  const env = readEnv({
    ANTHROPIC_API_KEY: KEY,
    ANTHROPIC_BASE_URL: peer.url,
    ANTHROPIC_MODEL: 'claude-sonnet-5-5',
    ANTHROPIC_TURNS_PER_HOUR: '2',
    // Generous time-out for a busy machine.
    ANTHROPIC_SILENCE_MS: '60000',
    ANTHROPIC_TURN_MS: '60000',
  })
  const model = await openModel(env, {
    makeLimiter: createLimiterMaker({ pool: database.pool, redis: null }),
    log: { ...log, info } as typeof log,
  })
  const { fetch: answer } = assistantRoutes({
    db: database.db,
    catalogue: database.db,
    search: createSqlSearch(database.db),
    keys: { anon: 'a', service: 'b' },
    origin: 'https://seekwell.example',
    model,
    visitorOf: (c) => clientOf(c, 1).ip,
    log,
  })
  const server = serve({ fetch: answer, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : null
  const chat = async (ip: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/anthropic-ai`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        'x-forwarded-for': ip,
      },
      body: JSON.stringify({
        operation: 'chat',
        messages: [{ role: 'user', content: 'my secret insomnia' }],
      }),
    })
    expect(response.status).toBe(200)
    return takeChatParts(await response.text()).parts.reduce(withChatPart, NO_REPLY)
  }
  peer.on({}, (request) =>
    saying({ listings: [foundIn(request)[1]?.id ?? ''], text: 'A quiet one. It cures all.' }),
  )
  const answered = await chat('203.0.113.1')
  expect(answered).toMatchObject({ text: 'A quiet one.', outcome: 'found' })
  expect(answered.cards?.cards).toHaveLength(1)
  expect(peer.getLastRequest()?.body).toMatchObject({ model: 'claude-sonnet-5-5' })
  peer.clearFixtures()
  peer.on({}, () => failing(401))
  const continued = await chat('203.0.113.1')
  expect(continued.outcome).toBe('found')
  expect(continued.text).not.toContain('A quiet one.')
  await chat('203.0.113.1')
  await chat('203.0.113.2')
  const outcomes = logged.map((line) => 'outcome' in line && line.outcome)
  expect(outcomes).toEqual(['answered', 'rejected', 'visitor limit', 'rejected'])
  expect(JSON.stringify(logged)).not.toMatch(/never-in-a-log|secret insomnia|quiet one/)
  server.close()
  await peer.stop()
})
