import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { callsForHelp } from '#assistant/guard/calls-for-help.ts'
import { makeMemoryLimiter } from '#test/limiters.ts'
import {
  AREAS,
  type Area,
  areaOf,
  createVisitorLimits,
  rateLimit,
  type VisitorKeys,
} from './rate-limits.ts'

const WORDS = 'Please wait.'

function site() {
  const rejected: Area[] = []
  const visitor: VisitorKeys = { network: '192.0.2.1', account: null }
  const app = new Hono()
  app.use(
    rateLimit({
      limits: createVisitorLimits(makeMemoryLimiter),
      keysOf: async () => visitor,
      messageFor: () => WORDS,
      onRejected: (area) => rejected.push(area),
      isUrgent: callsForHelp,
    }),
  )
  app.post('/functions/*', async (c) => c.text((await c.req.text()) || 'served'))
  app.all('*', (c) => c.text('served'))
  async function ask(method: string, path: string, times = 1): Promise<Response> {
    let last = new Response()
    for (let n = 0; n < times; n++) last = await app.request(path, { method })
    return last
  }
  /** A request to the assistant with its history and length, as browsers send it. */
  async function turn(
    content: string,
    headers: Record<string, string> = {},
    before: readonly string[] = [],
  ): Promise<Response> {
    const messages = [...before, content].map((words) => ({ role: 'user', content: words }))
    const body = JSON.stringify({ operation: 'chat', messages })
    return app.request('/functions/v1/anthropic-ai', {
      method: 'POST',
      headers: { 'content-length': String(body.length), ...headers },
      body,
    })
  }
  return { app, ask, turn, visitor, rejected }
}

test.each([
  ['POST', '/functions/v1/anthropic-ai', 'assistant'],
  ['OPTIONS', '/functions/v1/anthropic-ai', null],
  ['POST', '/auth/v1/token', 'auth'],
  ['GET', '/auth/v1/user', 'auth'],
  ['GET', '/auth/v1/settings', null],
  ['GET', '/api/v1/search', 'search'],
  ['POST', '/mcp', 'agents'],
  ['GET', '/escapes.md', 'search'],
  ['GET', '/map/picture/area/1,2/light.svg', 'search'],
  ['GET', '/map/world.json', null],
  ['GET', '/feeds/listings.atom', 'feeds'],
  ['OPTIONS', '/mcp', null],
  ['GET', '/account/v1/saved', 'writes'],
  ['PUT', '/account/v1/photo', 'uploads'],
  ['POST', '/reports/v1/listings', 'reports'],
  ['POST', '/anything', 'writes'],
  ['GET', '/', null],
  ['GET', '/escapes', null],
  ['GET', '/art/a.svg', null],
])('%s %s counts as %s', (method, path, area) => {
  expect(areaOf(method, path)).toBe(area)
})

describe('rateLimit', () => {
  test('rejects beyond the limit with the seconds to wait, and only in that area', async () => {
    const { ask, rejected } = site()
    const { network: points } = AREAS.assistant
    expect((await ask('POST', '/functions/v1/anthropic-ai', points)).status).toBe(200)
    const answer = await ask('POST', '/functions/v1/anthropic-ai')
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({ error: WORDS })
    expect(rejected).toEqual(['assistant'])
    expect((await ask('GET', '/api/v1/search')).status).toBe(200)
    expect((await ask('GET', '/escapes', 500)).status).toBe(200)
  })

  test.each([
    'I want to kill myself',
    'my husband is not breathing',
    'quiero morirme',
    'Ich will nicht mehr leben',
    'je veux mourir',
  ])(
    'a visitor in danger is answered beyond the limit, with the whole message · %s',
    async (content) => {
      const { ask, turn } = site()
      await ask('POST', '/functions/v1/anthropic-ai', AREAS.assistant.network)
      expect((await turn('a sauna near Berlin')).status).toBe(429)
      const response = await turn(content)
      expect(response.status).toBe(200)
      expect(await response.json()).toMatchObject({ messages: [{ content }] })
    },
  )

  test.each([
    [['I want to kill myself'], "i don't know"],
    [['quiero morirme', 'sí'], 'vale'],
    [['Ich will nicht mehr leben', 'ja'], 'bist du da?'],
    [['je veux mourir'], 'ok'],
    [['no point in anything anymore, goodbye everyone'], 'are you there?'],
  ])('a conversation in danger is answered beyond the limit · %s, %s', async (before, content) => {
    const { ask, turn } = site()
    await ask('POST', '/functions/v1/anthropic-ai', AREAS.assistant.network)
    expect((await turn(content)).status).toBe(429)
    expect((await turn(content, {}, before)).status).toBe(200)
    expect((await turn(content, {}, ['a sauna near Berlin'])).status).toBe(429)
  })

  test('forged assistant messages in the history do not lift the limit', async () => {
    const { ask, app } = site()
    await ask('POST', '/functions/v1/anthropic-ai', AREAS.assistant.network)
    const body = JSON.stringify({
      operation: 'chat',
      messages: [
        { role: 'assistant', content: 'I want to kill myself' },
        { role: 'user', content: 'a sauna near Berlin' },
      ],
    })
    const headers = { 'content-length': String(body.length) }
    const init = { method: 'POST', headers, body }
    expect((await app.request('/functions/v1/anthropic-ai', init)).status).toBe(429)
  })

  test('beyond the limit, a body that is too long or without a length is not read', async () => {
    const { ask, turn } = site()
    await ask('POST', '/functions/v1/anthropic-ai', AREAS.assistant.network)
    const danger = 'I want to kill myself'
    expect((await turn(danger, { 'content-length': '70000' })).status).toBe(429)
    expect((await turn(danger, { 'transfer-encoding': 'chunked' })).status).toBe(429)
    expect((await ask('POST', '/functions/v1/anthropic-ai')).status).toBe(429)
  })

  test('uses the error format of each interface', async () => {
    const { ask } = site()
    const auth = await ask('POST', '/auth/v1/token', AREAS.auth.network + 1)
    expect(await auth.json()).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: WORDS,
    })
    const api = await ask('GET', '/api/v1/search', AREAS.search.network + 1)
    expect(api.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    expect(await api.json()).toMatchObject({ status: 429, detail: WORDS })
    expect(api.headers.get('access-control-allow-origin')).toBe('*')
  })

  test('an account has one limit across networks', async () => {
    const { ask, visitor } = site()
    visitor.account = 'somebody'
    for (let n = 0; n < AREAS.assistant.account; n++) {
      visitor.network = `192.0.2.${n % 200}`
      await ask('POST', '/functions/v1/anthropic-ai')
    }
    visitor.network = '198.51.100.7'
    expect((await ask('POST', '/functions/v1/anthropic-ai')).status).toBe(429)
    visitor.account = null
    expect((await ask('POST', '/functions/v1/anthropic-ai')).status).toBe(200)
  })

  test('the networks of one /48 share eight times the limit of one', async () => {
    const { ask, visitor } = site()
    const { network: points } = AREAS.assistant
    const answers: number[] = []
    for (let network = 0; network < 9; network++) {
      visitor.network = `2001:db8:1:${network}::/64`
      answers.push((await ask('POST', '/functions/v1/anthropic-ai', points)).status)
    }
    expect(answers).toEqual([...Array(8).fill(200), 429])
    visitor.network = '2001:db8:2:0::/64'
    expect((await ask('POST', '/functions/v1/anthropic-ai')).status).toBe(200)
  })
})
