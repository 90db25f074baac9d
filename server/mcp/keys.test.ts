import { expect, test } from 'vitest'
import { revokeApiKey } from '#data/staff/api-keys.ts'
import { testDatabase } from '#test/database.ts'
import { keyedApi } from '../api/api-key.test-kit.ts'
import { callBody, MCP_HEADERS } from './mcp-requests.test-kit.ts'
import { openMemberSite } from './member/member-client.test-kit.ts'

const database = testDatabase()
const key = (...given: Parameters<ReturnType<typeof keyedApi>['key']>) =>
  keyedApi(database.opened).key(...given)

async function openCalls() {
  const { app } = await openMemberSite(database.opened)
  return (tool: string, args: object, bearer: string | null, origin?: string) => {
    const body = callBody(tool, args)
    const headers = { ...MCP_HEADERS, 'content-length': String(Buffer.byteLength(body)) }
    const authorization = {
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(origin && { origin }),
    }
    return app.request('/mcp', { method: 'POST', headers: { ...headers, ...authorization }, body })
  }
}

const LISTING = ['get_listing', { id: '3' }] as const

test('a key has a rate of its own, which calls for helplines pass', async () => {
  const call = await openCalls()
  const slow = await key(['read'], 3)
  const statuses: number[] = []
  for (let n = 0; n < 5; n++) statuses.push((await call(...LISTING, slow.key)).status)
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  const rejected = await call(...LISTING, slow.key)
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await rejected.json()).toMatchObject({ jsonrpc: '2.0', error: { code: -32_000 } })
  const help = await call('search', { query: 'I want to kill myself' }, slow.key)
  expect(help.status).toBe(200)
  expect(await help.text()).toContain('988')
  expect((await call(...LISTING, (await key(['read'])).key)).status).toBe(200)
  expect((await call(...LISTING, null)).status).toBe(200)
})

test('a key that is unknown, revoked or without the scope is rejected', async () => {
  const call = await openCalls()
  const revoked = await key(['read'])
  await revokeApiKey(database.db, revoked.id, new Date())
  const writer = await key(['listings:write', 'requests:write'])
  for (const [bearer, status, error] of [
    ['sw_unknown', 401, 'invalid_token'],
    [revoked.key, 401, 'invalid_token'],
    [writer.key, 403, 'insufficient_scope'],
  ] as const) {
    const response = await call(...LISTING, bearer)
    expect(response.status).toBe(status)
    expect(response.headers.get('www-authenticate')).toContain(`error="${error}"`)
  }
})

test('a secret key of a web page is rejected', async () => {
  const call = await openCalls()
  const origin = 'https://app.example'
  const [reads, secret] = [await key(['read']), await key(['read', 'requests:read'])]
  expect((await call(...LISTING, reads.key, origin)).status).toBe(200)
  expect((await call(...LISTING, secret.key, origin)).status).toBe(403)
})

test('a key acts for no member', async () => {
  const call = await openCalls()
  const all = await key(['read', 'listings:write', 'requests:read', 'requests:write'])
  for (const tool of ['saved_list', 'save', 'unsave', 'my_requests']) {
    const response = await call(tool, { id: '3' }, all.key)
    expect([tool, response.status]).toEqual([tool, 401])
    expect(response.headers.get('www-authenticate')).toContain('scope="')
  }
})
