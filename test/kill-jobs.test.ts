import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { withDatabase } from './catalogue-dump.ts'
import { testDatabase } from './database.ts'
import type { Report } from './kill-jobs-server.ts'
import type { Location } from './kill-server.ts'

const KILLS = 3
const IMPORTED = 1_000
const database = testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'seekwell-kill-'))
let server: ChildProcess | undefined
afterAll(() => {
  server?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** The embedded database in a folder, or the test's own database on the server. */
async function locationOf(isNew: boolean): Promise<Location> {
  const seeded = inject('seededDatabase')
  if ('dump' in seeded)
    return { folder: join(folder, 'postgres'), dump: isNew ? seeded.dump : null }
  const { rows } = await database.pool.query('select current_database() as name')
  return { url: withDatabase(seeded.url, rows[0].name) }
}

/** Runs the jobs until a report fulfils a condition, then kills the process. */
async function runUntil(isNew: boolean, isEnough: (report: Report) => boolean): Promise<Report> {
  const program = join(import.meta.dirname, 'kill-jobs-server.ts')
  const child = fork(program, [JSON.stringify(await locationOf(isNew)), isNew ? 'new' : ''], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  server = child
  let reached: Report | undefined
  child.on('message', (report: Report) => {
    if (reached || !isEnough(report)) return
    reached = report
    child.kill('SIGKILL')
  })
  const [code] = await once(child, 'exit')
  if (!reached) throw new Error(`ended with ${code}`)
  return reached
}

test('a bulk change and an import go on after every kill -9, and end complete', {
  timeout: 60_000 + KILLS * 60_000,
}, async () => {
  const { rows } = await database.pool.query('select count(*)::int as n from listings where listed')
  let last: Report = { bulk: 0, imported: 0, ended: false }
  for (let kill = 0; kill < KILLS; kill++) {
    const before = last
    last = await runUntil(kill === 0, ({ bulk, imported, ended }) => {
      return ended || bulk > before.bulk || imported > before.imported
    })
    expect(last.bulk, 'nothing is lost').toBeGreaterThanOrEqual(before.bulk)
    expect(last.imported, 'nothing is lost').toBeGreaterThanOrEqual(before.imported)
    if (!last.ended) expect(last.imported % 100, 'a part is all or nothing').toBe(0)
  }
  const end = await runUntil(false, ({ ended }) => ended)
  expect(end).toEqual({ bulk: rows[0].n, imported: IMPORTED, ended: true })
})
