import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#data/db.ts'
import { migrate } from '#data/migrate.ts'
import { seedSample } from '#data/seed/seed.ts'
import { startPostgres } from '../../scripts/postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'seekwell-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const FILE = join(folder, 'all.jsonl.gz')
const HOME = join(folder, 'home')
/** Whatever a text can do to a line of a file. */
const AWKWARD = 'Ω "quoted" \\ back\nslash\ttab \u2028 line 🜁'

type Ran = { code: number | null; out: string; told: string }

/** A command as npm starts it. */
function run(dataDir: string, ...args: string[]): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'server/backup/command.ts', ...args],
      { env: { DATA_DIR: dataDir, PORT: '18479' }, stdio: ['ignore', 'pipe', 'pipe'] },
    )
    const ran: Ran = { code: null, out: '', told: '' }
    child.stdout.on('data', (part: Buffer) => {
      ran.out += part.toString()
    })
    child.stderr.on('data', (part: Buffer) => {
      ran.told += part.toString()
    })
    child.once('error', reject)
    child.once('close', (code) => resolve({ ...ran, code }))
  })
}

/** Every row of what a visitor and an operator would miss, and where the counting column stands. */
async function contentsOf(location: Parameters<typeof openDatabase>[0]) {
  const { pool, close } = await openDatabase(location)
  const { rows } = await pool.query('select * from listings order by id collate "C"')
  const users = await pool.query('select * from auth.users order by id')
  const counted = await pool.query<{ next: string }>(
    "select nextval(pg_get_serial_sequence('listing_changes', 'seq')) > (select max(seq) from listing_changes) as next",
  )
  await close()
  return { rows, users: users.rows, next: counted.rows[0]?.next }
}

beforeAll(async () => {
  const { db, pool, close } = await openDatabase({ dataDir: HOME })
  await migrate(pool)
  await seedSample(db, new Date('2026-05-01T00:00:00Z'))
  await pool.query(
    'update listings set title = $1, tags = array[$1] where id = (select min(id) from listings)',
    [AWKWARD],
  )
  await close()
}, 180_000)

test('what one command wrote another puts into an empty place', async () => {
  const written = await run(HOME, 'backup', FILE)
  expect([written.code, written.told]).toEqual([0, ''])
  expect(statSync(FILE).mode & 0o077).toBe(0)
  expect(gunzipSync(readFileSync(FILE)).toString()).toContain('quoted')
  const elsewhere = join(folder, 'elsewhere')
  const restored = await run(elsewhere, 'restore', FILE)
  expect([restored.code, restored.told]).toEqual([0, ''])
  expect(restored.out).toMatch(/public\.listings: 7\d\d rows, checked/)
  expect(await contentsOf({ dataDir: elsewhere })).toEqual(await contentsOf({ dataDir: HOME }))
}, 180_000)

test('a site moves to a server with one command, and nothing is lost', async (context) => {
  const postgres = await startPostgres()
  if (!postgres) return context.skip()
  try {
    const moved = await run(HOME, 'migrate-to-postgres', postgres.url)
    expect([moved.code, moved.told]).toEqual([0, ''])
    expect(moved.out).toMatch(/public\.listings: 7\d\d rows, checked/)
    expect(await contentsOf({ url: postgres.url })).toEqual(await contentsOf({ dataDir: HOME }))
  } finally {
    postgres.stop()
  }
}, 180_000)

test('says what is wrong, and does nothing', async () => {
  const none = await run(HOME, 'restore', join(folder, 'nothing-here'))
  expect(none.code).toBe(2)
  expect(none.told).toMatch(/ENOENT|no such file/)
  expect((await run(HOME, 'backup')).told).toContain('npm run backup -- FILE')
}, 120_000)
