import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeBackup } from '#data/backup/write-backup.ts'
import { testDatabase } from '#test/database.ts'
import { startPostgres } from '../../scripts/postgres.ts'

const database = testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'seekwell-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const FIRST = join(folder, 'first.jsonl')
const HOME = join(folder, 'home')
/** Characters that could break the lines of a file. */
const AWKWARD = 'Ω "quoted" \\ back\nslash\ttab \u2028 line 🜁'

type Ran = { code: number | null; out: string; told: string }

/** Runs a command as npm does. */
function run(env: Record<string, string>, ...args: string[]): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', 'server/backup/command.ts', ...args],
      { env: { DATA_DIR: HOME, PORT: '18479', ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
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

/** All rows of a backup, without the header line and its timestamp. */
function rowsIn(file: string): string[] {
  const bytes = readFileSync(file)
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
  return text.split('\n').filter(Boolean).slice(1)
}

beforeAll(async () => {
  await database.pool.query(
    'update listings set title = $1, tags = array[$1] where id = (select min(id) from listings)',
    [AWKWARD],
  )
  const lines: string[] = []
  for await (const line of writeBackup(database.pool, new Date())) lines.push(line)
  writeFileSync(FIRST, `${lines.join('\n')}\n`)
})

const LONG_MS = 240_000

test('a restored backup equals the original row by row', {
  timeout: LONG_MS,
}, async () => {
  const restored = await run({}, 'restore', FIRST)
  expect([restored.code, restored.told]).toEqual([0, ''])
  expect(restored.out).toMatch(/public\.listings: 7\d\d rows, checked/)
  const second = join(folder, 'second.jsonl.gz')
  const written = await run({}, 'backup', second)
  expect([written.code, written.told]).toEqual([0, ''])
  expect(statSync(second).mode & 0o077).toBe(0)
  expect(rowsIn(second)).toEqual(rowsIn(FIRST))
})

test('one command migrates a site to PostgreSQL without loss', {
  timeout: LONG_MS,
}, async (context) => {
  const postgres = await startPostgres()
  if (!postgres) return context.skip()
  try {
    const moved = await run({}, 'migrate-to-postgres', postgres.url)
    expect([moved.code, moved.told]).toEqual([0, ''])
    expect(moved.out).toMatch(/public\.listings: 7\d\d rows, checked/)
    const third = join(folder, 'third.jsonl')
    expect((await run({ DATABASE_URL: postgres.url }, 'backup', third)).code).toBe(0)
    expect(rowsIn(third)).toEqual(rowsIn(FIRST))
  } finally {
    postgres.stop()
  }
})

test('reports invalid use and does nothing', async () => {
  const none = await run({}, 'restore', join(folder, 'nothing-here'))
  expect([none.code, none.told]).toEqual([2, expect.stringContaining('ENOENT')])
  expect((await run({}, 'backup')).told).toContain('npm run backup -- FILE')
})
