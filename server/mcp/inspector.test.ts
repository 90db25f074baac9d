import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { programOf } from '#auth/conformance/oauth.test-kit.ts'
import { openService } from '#auth/conformance/service.test-kit.ts'
import { PROGRAM_SCOPES } from '#domain/member/program-scopes.ts'
import { testDatabase } from '#test/database.ts'
import { ROOT } from '#test/imports.ts'
import { openBookings } from '../booking/booking.test-kit.ts'
import { mcpSite } from './mcp.test-kit.ts'

/** Installed apart from our packages: it has an install script, which no package of the lock file may have. */
const VERSION = '2.12.0'
const FOLDER = join(ROOT, '.cache', `inspector-${VERSION}`)
const INSTALL_LIMIT_MS = 240_000
const run = promisify(execFile)
const database = testDatabase()
const server = createServer()
let inspect: (...options: string[]) => Promise<unknown>
let client: Client

beforeAll(async () => {
  const program = await installInspector()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://localhost:${port}`
  const service = openService(database.db)
  const { session } = await service.signedIn()
  const { tokens } = await programOf(service).connected(session.access_token, {
    scope: PROGRAM_SCOPES.join(' '),
  })
  const bookings = { ...openBookings(database.db).booking, nudge: () => {} }
  const { app } = mcpSite(database.opened, undefined, origin, bookings, service.deps)
  server.on('request', getRequestListener(app.fetch))
  const authorization = `Bearer ${tokens.access_token}`
  const site = ['--cli', `${origin}/mcp`, '--header', `Authorization: ${authorization}`]
  inspect = async (...options) => {
    const { stdout } = await run(process.execPath, [program, ...site, '--method', ...options], {
      // Its settings are files in the home folder.
      env: { HOME: FOLDER },
      timeout: 60_000,
    })
    return JSON.parse(stdout)
  }
  client = new Client({ name: 'test', version: '1' })
  const requestInit = { headers: { authorization } }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { requestInit }))
}, INSTALL_LIMIT_MS)

async function installInspector(): Promise<string> {
  const program = join(FOLDER, 'node_modules/.bin/mcp-inspector')
  if (existsSync(program)) return program
  const options = ['--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund']
  await run('npm', ['install', ...options, `@modelcontextprotocol/inspector@${VERSION}`])
  return program
}

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** A day of a stay, so many days from today. */
const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10)

const named = z.array(z.looseObject({ name: z.string() }))
const tools = z.object({ tools: named })
const result = z.looseObject({ isError: z.boolean().default(false), structuredContent: z.object() })
/** By its slug: the inspector sends what looks like a number as one. */
const LISTING = 'cedar-and-tide-cabins'

/** One valid call of each tool; a listing is saved before it is read and removed. */
const CALLS: Record<string, Record<string, unknown>> = {
  search: { query: 'somewhere quiet', maxPrice: 300, contentTypes: ['escape'] },
  get_listing: { id: LISTING },
  similar: { id: LISTING, limit: 3 },
  upcoming: { limit: 3 },
  compare: { ids: [LISTING, 'moss-hollow-lodge'] },
  crisis_resources: { country: 'DE' },
  plan: { query: 'two quiet days', budget: 900 },
  save: { id: LISTING, note: 'for May' },
  saved_list: { limit: 5 },
  unsave: { id: LISTING },
  my_requests: { limit: 5 },
  request_booking: {
    id: LISTING,
    term: { kind: 'stay', checkIn: day(40), checkOut: day(42) },
    guests: 2,
    name: 'Ada',
    email: 'ada@example.com',
  },
}

test('the inspector lists tools, resources and prompts', async () => {
  const listed = tools.parse(await inspect('tools/list'))
  expect(listed.tools.map(({ name }) => name).toSorted()).toEqual(Object.keys(CALLS).toSorted())
  const { resources } = z.object({ resources: named }).parse(await inspect('resources/list'))
  expect(resources.length).toBeGreaterThan(0)
  const { prompts } = z.object({ prompts: named }).parse(await inspect('prompts/list'))
  expect(prompts.length).toBeGreaterThan(0)
})

describe.each(Object.entries(CALLS))('%s', (name, args) => {
  test('is called by the inspector’s command line', async () => {
    const options = Object.entries(args).flatMap(([key, value]) => [
      '--tool-arg',
      `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
    ])
    const called = result.parse(await inspect('tools/call', '--tool-name', name, ...options))
    expect(called.isError, JSON.stringify(called)).toBe(false)
  })

  test('is called by the official client', async () => {
    const called = await client.callTool({ name, arguments: args })
    expect(called.isError ?? false, JSON.stringify(called.content)).toBe(false)
  })
})
