import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { keyedApi } from '#server/api/api-key.test-kit.ts'
import { openApiDocument } from '#server/api/openapi.ts'
import type { Operation } from '#server/api/openapi-parts.ts'
import { openBookings } from '#server/booking/booking.test-kit.ts'
import { testDatabase } from '#test/database.ts'
import { createSeekwell } from '../../clients/typescript/src/client.ts'

const ORIGIN = 'https://seekwell.example'
const database = testDatabase()
const document = openApiDocument(ORIGIN)
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)
const called = new Set<string>()

/** The client with a key, over the API in this process; each response is compared with the document. */
async function clientWithKey() {
  const { app, key } = keyedApi(database.opened)
  const site = new Hono().route('/api/v1', app)
  const { key: text } = await key(['read', 'listings:write', 'requests:read', 'requests:write'])
  async function checkedFetch(request: Request): Promise<Response> {
    const response = await site.fetch(request)
    await expectDescribed(request, response.clone())
    return response
  }
  return createSeekwell({ site: ORIGIN, key: text, fetch: checkedFetch })
}

async function expectDescribed(request: Request, response: Response): Promise<void> {
  const operation = operationOf(request)
  called.add(operation.operationId)
  const described = operation.responses[response.status]
  expect(described, `${operation.operationId} ${response.status}`).toBeDefined()
  for (const header of Object.keys(described?.headers ?? {}))
    expect(response.headers.get(header), `${operation.operationId} ${header}`).toBeTruthy()
  const [[type, content] = ['', null]] = Object.entries(described?.content ?? {})
  expect(response.headers.get('content-type')).toContain(type)
  const $defs = JSON.parse(
    JSON.stringify(document.components.schemas).replaceAll('#/components/schemas/', '#/$defs/'),
  ) as object
  const name = String(content?.schema['$ref']).split('/').at(-1)
  const schema = z.fromJSONSchema({ $ref: `#/$defs/${name}`, $defs } as never)
  expect(schema.safeParse(await response.json()).error, operation.operationId).toBeUndefined()
}

function operationOf({ method, url }: Request): Operation {
  const path = new URL(url).pathname.slice('/api/v1'.length)
  const found = operations.find(
    (each) =>
      each.method === method.toLowerCase() &&
      new RegExp(`^${each.path.replaceAll('{id}', '[^/]+')}$`).test(path),
  )
  if (!found) throw new Error(`the document has no ${method} ${path}`)
  return found.operation
}

test('reads of the catalogue', async () => {
  const client = await clientWithKey()
  const query = { q: 'somewhere quiet', contentType: ['escape' as const], country: ['JP', 'PT'] }
  const { data: found } = await client.GET('/search', { params: { query } })
  expect(found?.items.length).toBeGreaterThan(0)
  for (const { contentType, country } of found?.items ?? []) {
    expect(contentType).toBe('escape')
    expect(query.country).toContain(country)
  }
  const id = found?.items[0]?.id ?? ''
  const { data: listing } = await client.GET('/listings/{id}', { params: { path: { id } } })
  expect(listing?.title).toBe(found?.items[0]?.title)
  const path = { id: listing?.slug ?? '' }
  const similar = await client.GET('/listings/{id}/similar', {
    params: { path, query: { limit: 3 } },
  })
  expect(similar.data?.items).toHaveLength(3)
  const typed = await client.GET('/suggestions', { params: { query: { q: 'slee' } } })
  expect(typed.data?.completions).toContain('sleep')
  const [categories, directory, events] = [
    await client.GET('/categories'),
    await client.GET('/directory'),
    await client.GET('/events', { params: { query: { limit: 5 } } }),
  ]
  expect(categories.data?.items).toHaveLength(4)
  expect(directory.data?.items).toEqual([])
  expect(events.data?.items).toHaveLength(5)
})

test('writes of a listing, and booking requests', async () => {
  const client = await clientWithKey()
  const body = { id: 'by-client', contentType: 'experience' as const, title: 'A class' }
  const header = { 'Idempotency-Key': 'one' }
  const created = await client.POST('/listings', { body, params: { header } })
  expect(created.data).toMatchObject({ id: 'by-client', listed: false })
  const path = { id: 'by-client' }
  const fields = await client.GET('/listings/{id}/fields', { params: { path } })
  const etag = fields.response.headers.get('etag') ?? ''
  const changed = await client.PUT('/listings/{id}', {
    params: { path, header: { 'If-Match': etag } },
    body: { description: 'Slow.' },
  })
  expect(changed.data?.values.description).toBe('Slow.')
  const published = await client.PUT('/listings/{id}/state', {
    params: { path, header: { 'If-Match': changed.response.headers.get('etag') ?? '' } },
    body: { listed: true },
  })
  expect(published.data?.listed).toBe(true)
  const { error } = await client.PUT('/listings/{id}/state', {
    params: { path, header: { 'If-Match': etag } },
    body: { listed: false },
  })
  expect(error?.status).toBe(412)
  const requests = await client.GET('/requests', { params: { query: { state: 'sent' } } })
  expect(requests.data).toMatchObject({ page: 1, total: 0 })
})

test('an answer to a booking request', async () => {
  const { member } = openBookings(database.db)
  const { id } = await (await member()).ask()
  const client = await clientWithKey()
  const path = { id }
  const found = await client.GET('/requests/{id}', { params: { path } })
  expect(found.data).toMatchObject({ id, state: 'sent' })
  const header = { 'If-Match': found.response.headers.get('etag') ?? '' }
  const body = { answer: 'accept' as const, note: 'Come by the lake.' }
  const answered = await client.PUT('/requests/{id}/answer', { params: { path, header }, body })
  expect(answered.data).toMatchObject({ id, state: 'accepted', waiting: null })
  const again = await client.PUT('/requests/{id}/answer', { params: { path, header }, body })
  expect(again.error?.status).toBe(412)
})

test('problems are typed errors', async () => {
  const client = await clientWithKey()
  const path = { id: 'nothing' }
  const missing = await client.GET('/listings/{id}', { params: { path } })
  expect(missing.data).toBeUndefined()
  expect(missing.error).toMatchObject({ status: 404, title: 'Not found' })
  const query = { limit: 500 }
  const wrong = await client.GET('/listings/{id}/similar', { params: { path, query } })
  expect(wrong.error?.errors).toEqual([{ parameter: 'limit', message: 'Must be at most 20' }])
})

test('every operation of the document was called', () => {
  const ids = operations.map(({ operation }) => operation.operationId)
  expect([...called].toSorted()).toEqual(ids.toSorted())
})
