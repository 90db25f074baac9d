import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { requestId } from 'hono/request-id'
import { afterEach, describe, expect, test } from 'vitest'
import { clientOf } from '#auth/client.ts'
import { listCardsById, saveListings } from '#data/catalogue/listings.ts'
import { catalogueItem, toCatalogueListing } from '#domain/import/catalogue-item.ts'
import { createCalendarCache } from '#search/calendar-cache.ts'
import type { SearchPort } from '#search/port.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { testDatabase } from '#test/database.ts'
import { apiRoutes } from '../api/http.ts'
import { secureHeaders } from '../http/secure-headers.ts'
import { type Area, COUNTED, rateLimit, type VisitorKeys } from '../limits/rate-limits.ts'
import { openTelemetry } from '../telemetry/open-telemetry.ts'
import { observeSuggestions } from '../telemetry/process.ts'
import { createStatsCache } from './stats-cache.ts'
import { answerSuggestions, createSuggestionCache, suggestionKeyOf } from './suggestion-cache.ts'

const database = testDatabase()
const ORIGIN = 'https://seekwell.example'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** The API behind the same middleware as in the app, with and without the suggestion cache. */
async function site({ points = Number.POSITIVE_INFINITY, limitBytes = 1_000_000 } = {}) {
  const requested: string[] = []
  const counted: { area: Area; network: string }[] = []
  const sql = createSqlSearch(database.db)
  const search: SearchPort = {
    ...sql,
    suggest: (typed, limit) => {
      requested.push(typed)
      return sql.suggest(typed, limit)
    },
  }
  const limits = {
    take: async (area: Area, { network }: VisitorKeys) => {
      counted.push({ area, network })
      return counted.filter((one) => one.network === network).length > points ? 7 : 0
    },
  }
  const silent = () => {}
  const app = new Hono()
  app.use(requestId(), secureHeaders(ORIGIN), compress())
  app.use(
    rateLimit({
      limits,
      keysOf: async (c) => ({ network: clientOf(c, 1).ip, account: null }),
      messageFor: () => 'Please wait.',
      onRejected: silent,
    }),
  )
  const routes = apiRoutes({
    opened: database.opened,
    once: createStatsCache().once,
    search,
    readCards: (ids) => listCardsById(database.db, ids),
    readCalendar: createCalendarCache(database.db).read,
    origin: ORIGIN,
    serviceKey: 'sb_secret_test',
    log: { debug: silent, info: silent, warn: silent, error: silent },
  })
  app.route('/api/v1', routes)
  const plain = getRequestListener(app.fetch)
  const cache = createSuggestionCache(
    { render: (request) => app.fetch(request, COUNTED), origin: ORIGIN },
    limitBytes,
  )
  const suggest = answerSuggestions({ cache: cache, limits, trustProxy: 1, fallback: plain })
  const open = async (listener: Parameters<typeof createServer>[1]) => {
    const server = createServer(listener)
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    return (query: string, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${port}/api/v1/suggestions?${query}`, init)
  }
  return {
    asked: requested,
    counted,
    cache,
    get: await open((request, response) => {
      if (!suggest(request, response)) plain(request, response)
    }),
    getPlain: await open(plain),
  }
}

describe('cached suggestions', () => {
  test('equal the response and headers of the app, with one search', async () => {
    const { get, getPlain, asked, counted } = await site()
    const plain = await getPlain('q=sleep')
    const first = await get('q=sleep&unread=1')
    const again = await get('q=%20sleep%0A')
    const text = await plain.text()
    expect(JSON.parse(text)).toMatchObject({ items: expect.arrayContaining([expect.anything()]) })
    expect([await first.text(), await again.text()]).toEqual([text, text])
    const own = new Set(['etag', 'x-request-id', 'date', 'content-length', 'transfer-encoding'])
    const others = ({ headers }: Response) => [...headers].filter(([name]) => !own.has(name))
    expect(others(first)).toEqual(others(plain))
    expect(others(again)).toEqual(others(plain))
    expect(asked).toEqual(['sleep', 'sleep'])
    expect(counted).toHaveLength(2)
  })

  test('have a request id, the given one if it is valid', async () => {
    const { get } = await site()
    const nameOf = async (given?: string) => {
      const response = await get('q=yoga', { headers: given ? { 'x-request-id': given } : {} })
      return response.headers.get('x-request-id') ?? ''
    }
    const names = [await nameOf(), await nameOf(), await nameOf('a b')]
    for (const name of names) expect(name).toMatch(/^[\da-f-]{36}$/)
    expect(new Set(names).size).toBe(3)
    expect(await nameOf('proxy-17')).toBe('proxy-17')
  })

  test('are counted in the metrics', async () => {
    const { get, cache } = await site()
    const telemetry = await openTelemetry({ HOST: '127.0.0.1', METRICS_TOKEN: 'a token' })
    observeSuggestions(cache, telemetry)
    for (const typed of ['calm', 'tea', 'calm']) await get(`q=${typed}`)
    const server = createServer(telemetry.metrics ?? undefined)
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const headers = { authorization: 'Bearer a token' }
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text()
    expect(metrics).toMatch(/^suggestion_cache_entries(\{[^}]*\})? 2$/m)
    expect(metrics).toMatch(
      new RegExp(`^suggestion_cache_bytes(\\{[^}]*\\})? ${cache.bytes}$`, 'm'),
    )
    await telemetry.stop()
  })

  test('are answered with 304 to a matching ETag', async () => {
    const { get } = await site()
    const etag = (await get('q=tea')).headers.get('etag') ?? ''
    const again = await get('q=tea', { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('access-control-allow-origin')).toBe('*')
  })

  test('are purged when the catalogue changes', async () => {
    const { get, cache } = await site()
    const found = async () => ((await (await get('q=quillonia')).json()) as Found).items
    expect(await found()).toEqual([])
    await saveListings(database.db, [quillonia()])
    cache.purge()
    expect(await found()).toMatchObject([{ id: 'quillonia' }])
  })

  test('count towards the rate limit when computed, and are rejected as by the app', async () => {
    const { get, asked } = await site({ points: 2 })
    const from = (address: string, typed: string) =>
      get(`q=${typed}`, { headers: { 'x-forwarded-for': address } })
    const first = [await from('192.0.2.1', 'bath'), await from('192.0.2.1', 'sauna')]
    expect(first.map(({ status }) => status)).toEqual([200, 200])
    const rejected = await from('192.0.2.1', 'tea')
    expect(rejected.status).toBe(429)
    expect(rejected.headers.get('retry-after')).toBe('7')
    expect(await rejected.json()).toMatchObject({ status: 429, detail: 'Please wait.' })
    expect((await from('192.0.2.1', 'bath')).status).toBe(200)
    expect((await from('192.0.2.2', 'tea')).status).toBe(200)
    expect(asked).toEqual(['bath', 'sauna', 'tea'])
  })

  test('with invalid parameters are rejected as by the app, and not cached', async () => {
    const { get, cache } = await site()
    for (const query of ['q=yoga&limit=99', '', 'q=a&q=b', `q=${'x'.repeat(400)}`])
      expect((await get(query)).status).toBe(400)
    expect(cache.bytes).toBe(0)
  })

  test('stay within the memory limit', async () => {
    const alone = await site()
    await alone.get('q=a')
    // Room for about nine; one larger than an eighth is not cached.
    const limitBytes = alone.cache.bytes * 9
    const { get, cache, asked } = await site({ limitBytes })
    for (const letter of 'aabcdefghijklmnoprstuwa') await (await get(`q=${letter}`)).text()
    expect(asked.filter((typed) => typed === 'a')).toHaveLength(2)
    expect(cache.bytes).toBeGreaterThan(0)
    expect(cache.bytes).toBeLessThanOrEqual(limitBytes)
  })
})

function quillonia() {
  const item = catalogueItem.parse({
    id: 'quillonia',
    title: 'Quillonia Lodge',
    description: 'A lodge by a lake.',
    type: 'Lodge',
    contentType: 'escape',
  })
  const now = new Date()
  return toCatalogueListing(item, { slug: 'quillonia', createdAt: now, updatedAt: now })
}

type Found = { items: { id: string }[] }

test.each([
  ['/api/suggest?q=a&lang=de', '/api/suggest?lang=de&q=a'],
  ['/api/suggest?lang=de&q=a&limit=3', '/api/suggest?lang=de&q=a'],
  ['/api/v1/suggestions?limit=3&q=A%20+b', '/api/v1/suggestions?limit=3&q=A+b'],
  ['/api/v1/suggestions', '/api/v1/suggestions?'],
  ['/api/v1/suggestionsq=a', null],
  ['/api/v1/search?q=a', null],
  [`/api/suggest?q=${'a'.repeat(3_000)}`, null],
])('%s is kept under %s', (target, key) => {
  expect(suggestionKeyOf(target)).toBe(key)
})
