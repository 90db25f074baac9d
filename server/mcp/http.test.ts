import fc from 'fast-check'
import type { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { testDatabase } from '#test/database.ts'
import { searchCoreOf } from '#test/search-core.ts'
import { mcpSite, ORIGIN } from './mcp.test-kit.ts'
import { callBody, MCP_HEADERS, mcpBody } from './mcp-requests.test-kit.ts'

const database = testDatabase()

const REVISION = '2026-07-28'
const CLIENT_META = {
  'io.modelcontextprotocol/protocolVersion': REVISION,
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
}

function post(app: Hono, body: string, headers: Record<string, string> = {}) {
  return app.request('/mcp', { method: 'POST', headers: { ...MCP_HEADERS, ...headers }, body })
}

test.each([
  ['https://evil.example', 403],
  ['null', 403],
  ['http://localhost:3000', 403],
  [ORIGIN, 200],
  ['https://app.example', 200],
])('a page of %s gets %i', async (origin, status) => {
  const { app } = mcpSite(database.opened)
  // The host of the page itself, as after DNS rebinding.
  const host = URL.canParse(origin) ? new URL(origin).host : 'localhost'
  const response = await post(app, callBody('crisis_resources', {}), { origin, host })
  expect(response.status).toBe(status)
})

test.each([
  ['half a body', '{"jsonrpc":"2.0",', 400, -32_700],
  ['nothing', '', 400, -32_700],
  ['a batch', `[${callBody('crisis_resources', {})}]`, 400, -32_600],
  ['a body of 100 kB', callBody('search', { query: 'a'.repeat(100_000) }), 413, -32_000],
])('%s is rejected', async (_what, body, status, code) => {
  const response = await post(mcpSite(database.opened).app, body)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ jsonrpc: '2.0', error: { code } })
})

test.each(['GET', 'DELETE', 'PUT'])('%s has no session to act on', async (method) => {
  const response = await mcpSite(database.opened).app.request('/mcp', {
    method,
    headers: MCP_HEADERS,
  })
  expect(response.status).toBe(405)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('another content type is rejected', async () => {
  const response = await post(mcpSite(database.opened).app, callBody('search', {}), {
    'content-type': 'text/plain',
  })
  expect(response.status).toBe(415)
})

test('a subscription opens no stream', async () => {
  const params = { _meta: CLIENT_META, notifications: { toolsListChanged: true } }
  const method = 'subscriptions/listen'
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await post(mcpSite(database.opened).app, body, {
    'mcp-protocol-version': REVISION,
    'mcp-method': method,
  })
  expect(await response.text()).toContain('"error"')
})

test.each([
  ['2025', {}, {}],
  [
    '2026',
    { _meta: CLIENT_META },
    { 'mcp-protocol-version': REVISION, 'mcp-method': 'tools/call', 'mcp-name': 'get_listing' },
  ],
])(
  'a call of the %s revision ends although its client has left',
  async (_revision, meta, headers) => {
    const params = { name: 'get_listing', arguments: { id: '1' }, ...meta }
    const leaving = new AbortController()
    const { app } = mcpSite(database.opened)
    const answered = app.request('/mcp', {
      method: 'POST',
      headers: { ...MCP_HEADERS, ...headers },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
      signal: leaving.signal,
    })
    setImmediate(() => leaving.abort())
    // One that never ends would occupy one of the requests that the server computes at a time.
    expect((await answered).status).toBeLessThan(500)
    expect((await post(app, callBody('get_listing', { id: '1' }))).status).toBe(200)
  },
)

test.each([
  ['SQL', async () => createSqlSearch(database.db)],
  ['core', async () => searchCoreOf(database.db)],
])(
  'arbitrary words of a search are words in every field (%s)',
  async (_adapter, openSearch) => {
    const { app, errors } = mcpSite(database.opened, await openSearch())
    const words = fc.oneof(
      fc.string({ unit: 'binary', minLength: 2, maxLength: 40 }),
      fc.string({ minLength: 2, maxLength: 40 }),
    )
    const args = fc.record(
      { query: words, place: words, notIn: words, exclude: fc.array(words, { maxLength: 3 }) },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(args, async (given) => {
        const response = await post(app, callBody('search', given))
        expect(response.status).toBeLessThan(500)
        expect(await response.text()).not.toContain('went wrong')
      }),
      { numRuns: 250 },
    )
    expect(errors).toEqual([])
  },
  120_000,
)

test('2,000 arbitrary requests get protocol errors or results, never a fault', async () => {
  const { app, errors } = mcpSite(database.opened)
  await fc.assert(
    fc.asyncProperty(mcpBody, async (body) => {
      const response = await post(app, body)
      expect(response.status).toBeLessThan(500)
      await response.text()
    }),
    { numRuns: 2_000 },
  )
  expect(errors).toEqual([])
}, 120_000)
