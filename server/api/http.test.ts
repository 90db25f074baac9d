import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { listCardsById, saveListings } from '#data/catalogue/listings.ts'
import { TEST_EVENT, WEBHOOK_EVENTS } from '#domain/console/webhooks.ts'
import { catalogueItem, toCatalogueListing } from '#domain/import/catalogue-item.ts'
import { CONTENT_TYPES } from '#domain/listing/category.ts'
import { createCalendarCache } from '#search/calendar-cache.ts'
import type { SearchPort } from '#search/port.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { testDatabase } from '#test/database.ts'
import { searchCoreOf } from '#test/search-core.ts'
import { createStatsCache } from '../cache/stats-cache.ts'
import { apiRoutes } from './http.ts'
import { openApiDocument } from './openapi.ts'
import {
  categoriesAnswer,
  directoryAnswer,
  eventsAnswer,
  listing,
  problemBody,
  searchAnswer,
  searchParameters,
  similarAnswer,
  suggestAnswer,
} from './schemas.ts'

const database = testDatabase()
const SERVICE_KEY = 'sb_secret_test'
const errors: object[] = []

function api(search: SearchPort = createSqlSearch(database.db)) {
  const log = {
    debug: () => {},
    info: () => {},
    warn: () => {},
    error: (fields: object) => void errors.push(fields),
  }
  return apiRoutes({
    opened: database.opened,
    once: createStatsCache().once,
    search,
    readCards: (ids) => listCardsById(database.db, ids),
    readCalendar: createCalendarCache(database.db).read,
    origin: 'https://seekwell.example',
    serviceKey: SERVICE_KEY,
    log,
  })
}

/** A successful response, checked against the schema of the document. */
async function get<T extends z.ZodType>(
  path: string,
  schema: T,
  search?: SearchPort,
): Promise<z.infer<T>> {
  const response = await api(search).request(path)
  const body: unknown = await response.json()
  expect(response.status, JSON.stringify(body)).toBe(200)
  return schema.parse(body)
}

async function problemOf(path: string, status: number, init: RequestInit = {}) {
  const response = await api().request(path, init)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  return problemBody.parse(await response.json())
}

describe('search', () => {
  test('returns ranked items with reasons, totals, facets and the parsed need', async () => {
    const core = await searchCoreOf(database.db)
    const answer = await get("/search?q=I+can't+sleep&limit=50", searchAnswer, core)
    expect(answer.items.length).toBe(Math.min(50, answer.total))
    expect(answer.items[0]?.why.concepts).toContain('sleep')
    expect(answer.understood?.concepts).toContain('sleep')
    expect(Object.values(answer.totals).reduce((sum, n) => sum + n, 0)).toBe(answer.total)
    const kinds = answer.facets.contentType.reduce((sum, { count }) => sum + count, 0)
    expect(kinds).toBe(answer.total)
  })

  test.each([
    'q=sleep',
    'sort=price-low&contentType=escape',
    'concern=stress',
    'sort=newest&type=Yoga',
  ])('cursors neither repeat nor skip · %s', async (asked) => {
    const whole = await get(`/search?${asked}&limit=100`, searchAnswer)
    const ids: string[] = []
    let cursor: string | null = ''
    while (cursor !== null && ids.length < whole.items.length) {
      const after: string = cursor && `&cursor=${encodeURIComponent(cursor)}`
      const part = await get(`/search?${asked}&limit=30${after}`, searchAnswer)
      ids.push(...part.items.map(({ id }) => id))
      expect(part.total).toBe(whole.total)
      cursor = part.nextCursor
    }
    const expected = whole.items.map(({ id }) => id)
    expect(ids.slice(0, expected.length)).toEqual(expected)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('a constraint parsed from the words is applied, returned and can be dropped by name', async () => {
    const asked = '/search?q=pet%20free%20hotel'
    const [kept, back] = [
      await get(asked, searchAnswer),
      await get(`${asked}&not=withoutPets`, searchAnswer),
    ]
    expect([kept.understood?.withoutPets, back.understood?.withoutPets]).toEqual([true, false])
    const { count = 0 } = back.facets.amenity.find(({ value }) => value === 'pet-friendly') ?? {}
    expect(count).toBeGreaterThan(0)
    expect(kept.total).toBeLessThanOrEqual(back.total - count)
    expect(kept.facets.amenity.map(({ value }) => value)).not.toContain('pet-friendly')
  })

  test('filters equal those of the list pages', async () => {
    const { items, total } = await get(
      '/search?contentType=escape&country=JP&country=PT&amenity=sauna&verified=1&rating=4&price=$$',
      searchAnswer,
    )
    expect(total).toBeGreaterThan(0)
    for (const item of items) {
      expect(item).toMatchObject({ contentType: 'escape', verified: true, price: '$$' })
      expect(['JP', 'PT']).toContain(item.country)
      expect(item.rating).toBeGreaterThanOrEqual(4)
    }
  })

  test('an area, a radius and the order by distance', async () => {
    const nearest = await get('/search?near=35.01,135.77&sort=nearest', searchAnswer)
    expect(nearest.items[0]).toMatchObject({ country: 'JP' })
    const around = await get('/search?near=35.01,135.77&within=600', searchAnswer)
    expect(around.total).toBeGreaterThan(0)
    expect(around.total).toBeLessThan(nearest.total)
    const japan = await get('/search?area=30,128,46,147', searchAnswer)
    expect(new Set(japan.items.map(({ country }) => country))).toEqual(new Set(['JP']))
    const world = await get('/search?area=-90,-180,90,180', searchAnswer)
    expect(world.total).toBe(nearest.total)
  })

  test.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=ten', 'limit'],
    ['limit=5&limit=6', 'limit'],
    [`q=${'x'.repeat(10_000)}`, 'q'],
    ['contentType=hotel', 'contentType'],
    ['concern=money', 'concern'],
    ['rating=9', 'rating'],
    ['sort=best', 'sort'],
    ['area=50,2,40,4', 'area'],
    ['area=40,2,40,4', 'area'],
    ['area=NaN,2,50,4', 'area'],
    ['area=40,2,50', 'area'],
    ['near=Lisbon', 'near'],
    ['near=91,0', 'near'],
    ['near=38.7,-9.1&within=0', 'within'],
    ['near=38.7,-9.1&within=Infinity', 'within'],
    ['within=50', 'within'],
    ['sort=nearest', 'sort'],
    ['foo=bar', 'foo'],
    ['Q=sleep', 'Q'],
    ['q[]=a', 'q[]'],
    ['cursor=nonsense', 'cursor'],
    ['cursor=s.W10', 'cursor'],
    ['cursor=s.x&page=2', 'cursor'],
  ])('%.30s is a bad request that names the parameter', async (asked, parameter) => {
    const { errors: named } = await problemOf(`/search?${asked}`, 400)
    expect(named?.map((error) => error.parameter)).toContain(parameter)
  })

  test.each([
    ['/search?limit=0x10', 'limit', 'Must be a number in decimal digits'],
    ['/search?limit=1e1', 'limit', 'Must be a number in decimal digits'],
    ['/search?limit=1.5', 'limit', 'Must be a whole number'],
    ['/search?limit=101', 'limit', 'Must be at most 100'],
    ['/search?page=0x1', 'page', 'Must be a number in decimal digits'],
    ['/search?rating=', 'rating', 'Must be a number in decimal digits'],
    [
      '/search?sort=best',
      'sort',
      'Must be one of: relevance, rating, price-low, price-high, newest, nearest',
    ],
    [
      '/search?country=japan',
      'country',
      'Must be a country code of two letters (ISO 3166-1 alpha-2)',
    ],
    ['/search?not=%00', 'not', 'Must be a name of 2 to 30 letters'],
    [
      '/search?q=sleep&not=foo',
      'not',
      'Must be the name of a part of "understood" that can be taken back',
    ],
    ['/suggestions', 'q', 'Is missing'],
    ['/suggestions?q=slee&foo=bar', 'foo', 'Is not known here; the parameters are: q, limit'],
    [
      '/events?category=zz',
      'category',
      'No sub-category has this slug; /api/v1/categories lists them',
    ],
  ])('%s has a plain error message', async (path, parameter, message) => {
    const { errors: told, detail } = await problemOf(path, 400)
    expect(told).toEqual([{ parameter, message }])
    expect(detail).toBe(`These parameters cannot be used: ${parameter}.`)
  })

  test('a country code may be lower case', async () => {
    const { total } = await get('/search?country=JP', searchAnswer)
    expect(total).toBeGreaterThan(0)
    expect((await get('/search?country=jp&country=JP', searchAnswer)).total).toBe(total)
  })

  test('a misread part of the words can be dropped', async () => {
    const plain = await get('/search?q=sleep+under+$40', searchAnswer)
    expect(plain.understood).toMatchObject({ maxMinor: 4_000 })
    const { understood } = await get('/search?q=sleep+under+$40&not=price&not=sleep', searchAnswer)
    expect(understood).toMatchObject({ maxMinor: null })
    expect(understood?.concepts).not.toContain('sleep')
  })

  test('a cursor is valid for its own search only', async () => {
    const { nextCursor } = await get('/search?q=sleep&limit=5', searchAnswer)
    await problemOf(`/search?q=stress&limit=5&cursor=${nextCursor}`, 400)
  })

  test('a damaged cursor is a bad request', async () => {
    const { nextCursor } = await get('/search?q=sleep&limit=5', searchAnswer)
    const cursor = nextCursor ?? ''
    expect(cursor.length).toBeGreaterThan(30)
    for (const damaged of [
      cursor.slice(0, -4),
      cursor.slice(1),
      `${cursor}AA`,
      `${cursor.slice(0, -9)}A${cursor.slice(-8)}`,
      `${cursor.slice(0, cursor.indexOf('.') + 1)}sAAAA`,
    ])
      await problemOf(`/search?q=sleep&limit=5&cursor=${encodeURIComponent(damaged)}`, 400)
  })

  test('past the last page there are no items, and the total stays', async () => {
    const first = await get('/search?q=sleep&limit=50&page=1', searchAnswer)
    const pages = Math.ceil(first.total / 50)
    const last = await get(`/search?q=sleep&limit=50&page=${pages}`, searchAnswer)
    expect(last.items.length).toBeGreaterThan(0)
    for (const page of [pages + 1, 10_000]) {
      const past = await get(`/search?q=sleep&limit=50&page=${page}`, searchAnswer)
      expect(past).toMatchObject({ items: [], total: first.total, nextCursor: null })
    }
  })

  test.each([
    '',
    'a',
    '%00',
    '%01%02%7f',
    'the+and+of',
    "'; drop table listings; --",
    '(((" %26 | ! <-> :*',
    '%ud83d',
    'Йога+冥想+يوغا',
    '%25_%5C',
  ])('odd words are answered · %s', async (q) => {
    const answer = await get(`/search?q=${q}&limit=5`, searchAnswer)
    expect(answer.total).toBeGreaterThanOrEqual(answer.items.length)
    expect(errors).toEqual([])
  })
})

describe('listings', () => {
  test('one listing by id and by slug, and similar ones', async () => {
    const byId = await get('/listings/1', listing)
    expect(await get(`/listings/${byId.slug}`, listing)).toEqual(byId)
    const { items } = await get('/listings/1/similar?limit=5', similarAnswer)
    expect(items).toHaveLength(5)
    expect(items.every((item) => item.contentType === 'escape' && item.id !== '1')).toBe(true)
    for (const { why } of items) expect(why.concepts.length).toBeLessThanOrEqual(5)
  })

  test('each matches its schema', async () => {
    const document = openApiDocument('https://seekwell.example')
    const text = JSON.stringify(document.components.schemas)
    const $defs = JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')) as object
    const asWritten = z.fromJSONSchema({ $ref: '#/$defs/Listing', $defs } as never)
    expect(asWritten.safeParse({ id: '1' }).success).toBe(false)
    for (const kind of CONTENT_TYPES) {
      const { items } = await get(`/search?contentType=${kind}&limit=20`, searchAnswer)
      expect(items).toHaveLength(20)
      for (const { id } of items) {
        const answer: unknown = await (await api().request(`/listings/${id}`)).json()
        expect(asWritten.safeParse(answer).error).toBeUndefined()
        const given = Object.keys(answer as object)
        expect(given.filter((key) => !Object.hasOwn(listing.shape, key))).toEqual([])
        const required = Object.entries(listing.shape).filter(
          ([, field]) => !field.safeParse(undefined).success,
        )
        expect(given).toEqual(expect.arrayContaining(required.map(([key]) => key)))
      }
    }
  })

  test('unknown and unlisted listings are not found', async () => {
    for (const id of ['11', 'sample-retreat', '%00', 'x'.repeat(500)]) {
      await problemOf(`/listings/${id}`, 404)
      await problemOf(`/listings/${id}/similar`, 404)
    }
    await problemOf('/nothing', 404)
  })

  test('suggestions for partial words', async () => {
    const { items, completions } = await get('/suggestions?q=slee&limit=4', suggestAnswer)
    expect(items.length).toBeGreaterThan(0)
    expect(items.length).toBeLessThanOrEqual(4)
    expect(completions).toContain('sleep')
    expect(await get('/suggestions?q=', suggestAnswer)).toEqual({ items: [], completions: [] })
  })

  test('categories have counts, events are upcoming and sorted', async () => {
    const { items } = await get('/categories', categoriesAnswer)
    expect(items.map(({ name }) => name)).toEqual([
      'escapes',
      'essentials',
      'enhancements',
      'experiences',
    ])
    const asked = new Date()
    const { items: events } = await get('/events?limit=10', eventsAnswer)
    const starts = events.map(({ start }) => start)
    expect(events).toHaveLength(10)
    expect(starts).toEqual(starts.toSorted())
    expect(starts.every((start) => new Date(start) > asked)).toBe(true)
    const { items: dated } = await get('/events?category=workshops', eventsAnswer)
    expect(dated.length).toBeLessThanOrEqual(20)
  })
})

describe('as a public API', () => {
  test('any origin may read, responses are cacheable, and 304 answers a matching ETag', async () => {
    const response = await api().request('/categories', {
      headers: { origin: 'https://a.example' },
    })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
    const etag = response.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"/)
    const again = await api().request('/categories', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  test('it is read-only', async () => {
    expect((await problemOf('/search', 405, { method: 'POST' })).title).toBe('Method not allowed')
  })

  test('the document contains every path and every referenced schema', async () => {
    const response = await api().request('/openapi.json')
    const text = await response.text()
    const document = JSON.parse(text) as {
      openapi: string
      paths: Record<string, unknown>
      webhooks: object
      components: { schemas: object }
    }
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toEqual([
      '/search',
      '/suggestions',
      '/listings',
      '/listings/{id}',
      '/listings/{id}/similar',
      '/listings/{id}/fields',
      '/listings/{id}/state',
      '/categories',
      '/directory',
      '/events',
      '/requests',
      '/requests/{id}',
      '/requests/{id}/answer',
    ])
    expect(Object.keys(document.webhooks).toSorted()).toEqual(
      [...WEBHOOK_EVENTS, TEST_EVENT].toSorted(),
    )
    const named = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    )
    expect(named.length).toBeGreaterThan(10)
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(named))
    expect(text).not.toMatch(/\$defs|undefined/)
    expect(document.components.schemas).toHaveProperty('SearchAnswer.properties.items')
    const { get: search } = document.paths['/search'] as { get: { parameters: { name: string }[] } }
    expect(search.parameters.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(searchParameters.shape).toSorted(),
    )
    expect(search.parameters).toContainEqual(
      expect.objectContaining({
        name: 'limit',
        schema: expect.objectContaining({ type: 'integer' }),
      }),
    )
  })

  test('the documentation page needs no script and no other site', async () => {
    const response = await api().request('/docs')
    const page = await response.text()
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    expect(page).not.toMatch(/<script|style=|https:\/\/(?!seekwell\.example)/)
    expect(page).toContain('/listings/{id}/similar')
    const sheet = await api().request('/docs.css')
    expect(await sheet.text()).toContain('--paper')
  })
})

describe('catalogue import and export', () => {
  const bearer = { authorization: `Bearer ${SERVICE_KEY}` }
  const post = (rows: readonly unknown[], search = '') =>
    api().request(`/admin/catalogue${search}`, {
      method: 'POST',
      headers: { ...bearer, 'content-type': 'application/x-ndjson' },
      body: rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n'),
    })
  const eventsIn = async (response: Response) =>
    (await response.text())
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as object)

  test('the service key is required', async () => {
    await problemOf('/admin/catalogue', 401)
    await problemOf('/admin/catalogue', 401, {
      headers: { authorization: 'Bearer sb_secret_other' },
    })
    await problemOf('/admin/catalogue', 401, { method: 'POST', body: '{}' })
  })

  test('valid rows are imported, invalid ones reported by line', async () => {
    const good = { id: 'api-1', title: 'Quiet Hour', contentType: 'experience' }
    const bad = { ...good, id: 'api-2', rating: 7 }
    const events = await eventsIn(await post([good, bad, '{broken', { ...good, id: 'api-3' }]))
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'refused', line: 2, id: 'api-2' }),
    )
    expect(events).toContainEqual(expect.objectContaining({ type: 'refused', line: 3, id: null }))
    expect(events.at(-1)).toMatchObject({ type: 'done', read: 4, added: 2, refused: 2 })
    expect((await get('/listings/api-1', listing)).slug).toBe('quiet-hour')
    expect((await get('/listings/api-3', listing)).slug).toBe('quiet-hour-api-3')
    const again = await eventsIn(await post([good]))
    expect(again.at(-1)).toMatchObject({ added: 0, changed: 0, unchanged: 1 })
  })

  test('compressed bodies are rejected, and too many invalid rows stop the import', async () => {
    await problemOf('/admin/catalogue', 415, {
      method: 'POST',
      headers: { ...bearer, 'content-type': 'application/x-ndjson', 'content-encoding': 'gzip' },
      body: '{}',
    })
    const good = { id: 'api-before', title: 'Before', contentType: 'essential' }
    const after = { ...good, id: 'api-after' }
    const events = await eventsIn(await post([good, ...Array(10_000).fill('no'), after]))
    expect(events.at(-2)).toMatchObject({ type: 'done', added: 1, refused: 10_000 })
    expect(events.at(-1)).toMatchObject({ type: 'stopped', line: 10_001 })
    await get('/listings/api-before', listing)
    await problemOf('/listings/api-after', 404)
  })

  test('a dry run stores nothing', async () => {
    const item = { id: 'api-dry', title: 'Not kept', contentType: 'essential' }
    const events = await eventsIn(await post([item], '?dryRun=1'))
    expect(events.at(-1)).toMatchObject({ added: 1 })
    await problemOf('/listings/api-dry', 404)
  })

  test('an export imports unchanged', async () => {
    const read = catalogueItem.parse({ id: 'api-x', title: 'Round', contentType: 'escape' })
    const kept = { slug: 'round', createdAt: new Date(0), updatedAt: new Date(0) }
    await saveListings(database.db, [toCatalogueListing(read, kept)])
    const response = await api().request('/admin/catalogue', { headers: bearer })
    const rows = (await response.text()).trim().split('\n')
    const events = await eventsIn(await post(rows))
    expect(events.at(-1)).toMatchObject({
      read: rows.length,
      unchanged: rows.length,
      changed: 0,
      refused: 0,
    })
  })

  test('spec 3 · entities · escape detail record · comes out of the API with every field', async () => {
    const record = {
      id: 'api-detail',
      title: 'Seven Days by the River',
      location: { name: 'Faro, Portugal', coordinates: { lat: 37, lng: -8 }, address: 'Rua 7' },
      reviewCount: 124,
      price: '1,850 dollars per person',
      dates: ['April 15-21, 2027'],
      amenities: ['River sauna'],
      instructor: { name: 'Marta', bio: 'Slow.', image: 'https://images.example.com/m.jpg' },
      reviews: [{ id: 1, user: 'Ana', rating: 5, date: 'March 2026', comment: 'Slow indeed.' }],
      stars: 5,
    }
    const place = { entity: 'location', name: 'Faro', slug: 'faro' }
    const events = await eventsIn(await post([record, place]))
    expect(events).toContainEqual({ type: 'unknown', field: 'stars', line: 1, count: 1 })
    expect(events.at(-1)).toMatchObject({ added: 2, refused: 0 })
    expect(await get('/listings/api-detail', listing)).toMatchObject({
      contentType: 'escape',
      reviews: 124,
      priceText: record.price,
      dates: record.dates,
      amenities: record.amenities,
      host: record.instructor,
      reviewList: [{ ...record.reviews[0], id: '1' }],
    })
    const { items } = await get('/directory', directoryAnswer)
    expect(items).toContainEqual(place)
  })
})
