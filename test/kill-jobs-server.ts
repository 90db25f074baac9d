import { randomUUID } from 'node:crypto'
import type { AuthDeps } from '#auth/deps.ts'
import { connectEmbedded, openDatabase } from '#data/db/db.ts'
import { startEmbeddedPostgres } from '#data/embedded/embedded-postgres.ts'
import { startApplying } from '#data/staff/bulk-runs.ts'
import { insertImport, insertImportRows } from '#data/staff/catalogue-imports.ts'
import { storeBatch } from '#data/staff/listing-batches.ts'
import { listMatchingIds } from '#data/staff/listing-table.ts'
import { NO_COUNTS } from '#domain/console/imports.ts'
import { importJobs } from '#server/console/imports/import-jobs.ts'
import { bulkJobs } from '#server/console/listings/bulk-jobs.ts'
import { planBulk } from '#server/console/listings/preview-bulk.ts'
import { createJobs } from '#server/jobs/jobs.ts'
import type { Location } from './kill-server.ts'

/** Reported at each look; `ended` once both are done. */
export type Report = { bulk: number; imported: number; ended: boolean }
const TAG = 'through every kill'
const IMPORTED = 1_000

// The background jobs of the console as a separate process, to be killed. With a new folder it starts a bulk change of
// the whole catalogue and an import.
const location = JSON.parse(process.argv[2] ?? '{}') as Location
const isNew = process.argv[3] === 'new'
const opened =
  'url' in location
    ? await openDatabase(location)
    : connectEmbedded(await startEmbeddedPostgres(location))
const { db, pool } = opened
const now = new Date()

async function start(): Promise<void> {
  const authorId = randomUUID()
  await pool.query(
    'insert into auth.users (id, email, created_at, updated_at) values ($1, $2, now(), now())',
    [authorId, `${authorId}@example.org`],
  )
  const matching = await listMatchingIds(db, { q: '', kind: null, state: 'published' }, 10_000)
  const change = { kind: 'add', list: 'tags', value: TAG } as const
  const { ids } = await planBulk(db, matching, change)
  const batchId = randomUUID()
  await db.transaction(async (tx) => {
    await storeBatch(tx, { id: batchId, at: now, authorId, change, listings: ids.length })
    await startApplying(tx, { batchId, authorId, now }, ids)
  })
  const id = randomUUID()
  const settings = {
    mapping: { title: 'title', id: 'id' },
    contentType: 'essential',
    publishes: true,
  } as const
  const given = { id, createdAt: now, authorId, name: 'rows', columns: [], rows: IMPORTED }
  await insertImport(db, { ...given, settings, counts: NO_COUNTS, state: 'running' })
  const rows = Array.from({ length: IMPORTED }, (_, at) => {
    const n = at + 1
    return { n, line: n, record: { title: `Killed ${n}`, id: `killed-${n}` } }
  })
  await insertImportRows(db, id, rows)
}

async function look(): Promise<Report> {
  const { rows } = await pool.query<Report>(`select
    (select count(*)::int from listings where '${TAG}' = any(tags)) as bulk,
    (select count(*)::int from listings where id like 'killed-%') as imported,
    not exists (select from bulk_runs where state <> 'done')
      and not exists (select from catalogue_imports where state <> 'done') as ended`)
  return rows[0] ?? { bulk: 0, imported: 0, ended: false }
}

if (isNew) await start()
const log = {
  warn() {},
  error: (fields: object) => void process.stderr.write(JSON.stringify(fields)),
}
const jobs = createJobs(log)
const deps = { db, now: () => new Date() } as AuthDeps
jobs.start([...bulkJobs(deps, jobs.runSoon), ...importJobs(deps, jobs.runSoon)])
process.on('disconnect', () => process.exit(0))
for (;;) {
  process.send?.(await look())
  await new Promise((resolve) => setTimeout(resolve, 20))
}
