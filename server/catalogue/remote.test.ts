import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findListing, listCardsById } from '#data/catalogue/listings.ts'
import { lockFolder } from '#data/embedded/folder-lock.ts'
import { createCalendarCache } from '#search/calendar-cache.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { testDatabase } from '#test/database.ts'
import { apiRoutes } from '../api/http.ts'
import { createStatsCache } from '../cache/stats-cache.ts'
import { apiKeysOf } from '../secrets.ts'
import { removeAddress, writeAddress } from './address-file.ts'

const database = testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'seekwell-remote-'))
const SECRET = 'a secret of thirty-two letters and more'
const ROW = { title: 'Fern Bath', contentType: 'escape' }
const silent = { debug() {}, info() {}, warn() {}, error() {} }

/** A server that holds the folder's database and publishes its URL, as the site does. */
let open: { release: () => void }
let server: ServerType

beforeAll(async () => {
  open = lockFolder(folder)
  const { db, opened } = database
  const { service } = apiKeysOf(SECRET)
  const search = createSqlSearch(db)
  const origin = 'https://seekwell.example'
  const readCards = (ids: readonly string[]) => listCardsById(db, ids)
  const routes = apiRoutes({
    opened,
    once: createStatsCache().once,
    search,
    readCards,
    readCalendar: createCalendarCache(db).read,
    origin,
    serviceKey: service,
    log: silent,
  })
  const app = new Hono().route('/api/v1', routes)
  const url = await new Promise<string>((resolve) => {
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}`),
    )
  })
  await writeAddress(folder, url)
})

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  open.release()
  rmSync(folder, { recursive: true, force: true })
})

/** Totals of the imports that programs were notified of. */
async function notified(): Promise<unknown[]> {
  const { rows } = await database.pool.query<{ data: unknown }>(
    "select data from webhook_deliveries where event = 'import.finished' order by seq",
  )
  return rows.map(({ data }) => data)
}

type Ran = { code: number | null; out: string; told: string }

function run(args: readonly string[], input = ''): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'server/catalogue/command.ts', ...args],
      { env: { DATA_DIR: folder, JWT_SECRET: SECRET }, stdio: 'pipe' },
    )
    const ran: Ran = { code: null, out: '', told: '' }
    child.stdout.on('data', (part: Buffer) => (ran.out += part.toString()))
    child.stderr.on('data', (part: Buffer) => (ran.told += part.toString()))
    child.once('error', reject)
    child.once('close', (code) => resolve({ ...ran, code }))
    child.stdin.end(input)
  })
}

test('rows are sent to the running server in chunks and reported by their own lines', async () => {
  await database.pool.query(`insert into webhook_subscriptions (id, url, events, sealed_secret, created_at)
    values (gen_random_uuid(), 'https://partner.example/', '{import.finished}', '', now())`)
  const rows = Array.from({ length: 1_100 }, (_, at) => ({ ...ROW, id: `remote-${at}` }))
  const lines = rows.map((row) => JSON.stringify(row))
  lines[1_049] = JSON.stringify({ ...ROW, id: 'remote-1049', rating: 9 })
  lines.push(`{"id": "deep", "more": ${'['.repeat(50_000)}${']'.repeat(50_000)}}`)
  const file = join(folder, 'rows.jsonl')
  writeFileSync(file, lines.join('\n'))
  const taken = await run(['import', file])
  expect(taken.told).toMatch(/line 1050 \(remote-1049\): .*rating/)
  expect(taken.told).toContain('line 1101: is nested too deep')
  expect(taken.out).toContain('1101 rows: 1099 added, 0 changed, 0 unchanged, 2 refused')
  expect(taken.code).toBe(1)
  expect(await findListing(database.db, 'remote-1099')).toMatchObject({ title: ROW.title })
  expect(await findListing(database.db, 'remote-1049')).toBeNull()
  // Once for the file, not for each chunk.
  const total = { read: 1_101, refused: 2, added: 1_099, changed: 0, unchanged: 0 }
  expect(await notified()).toEqual([{ import: total }])
}, 240_000)

test('repeated ids on standard input are reported', async () => {
  const lines = ['a', 'b', 'a'].map((id) => JSON.stringify({ ...ROW, id: `typed-${id}` }))
  const typed = await run(['import', '-', '--dry-run'], lines.join('\n'))
  expect(typed.told).toMatch(/line 3 \(typed-a\): stands more than once/)
  expect(typed.out).toContain('3 rows: 2 added')
  expect(await findListing(database.db, 'typed-b')).toBeNull()
  expect(await notified()).toHaveLength(1)
}, 240_000)

test('an unreachable server is reported, and nothing is written', async () => {
  await removeAddress(folder)
  await writeAddress(folder, 'http://127.0.0.1:9')
  const { code, told } = await run(['import', '-'], JSON.stringify({ ...ROW, id: 'lost' }))
  expect(code).toBe(2)
  expect(told).toContain('The server at http://127.0.0.1:9 does not answer.')
}, 240_000)
