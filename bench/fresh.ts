import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { saveListings } from '#data/catalogue/listings.ts'
import { type OpenDatabase, openDatabase } from '#data/db/db.ts'
import { migrate } from '#data/db/migrate.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { everything } from '#domain/listing/listing-query.ts'
import type { SearchPort } from '#search/port.ts'
import { startSearch } from '#server/search.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { readCatalogue } from './catalogue.ts'
import { loadAverage, median, printRows, type Row } from './report.ts'

const LISTINGS = 1_000
const CHANGES = 60

/**
 * From the commit of a change to the first search that finds it, on both databases, each compared with
 * the lower bound of a notification.
 */
export async function benchFresh(): Promise<void> {
  const rows: Row[] = []
  const folder = mkdtempSync(join(tmpdir(), 'seekwell-fresh-'))
  const server = await startPostgres()
  try {
    const inside = join(folder, 'inside')
    rows.push(...(await rowsOf('PGlite', await openDatabase({ dataDir: inside }), inside)))
    if (server)
      rows.push(...(await rowsOf('PostgreSQL', await openDatabase({ url: server.url }), folder)))
    printRows(`A committed change until it is found, ${LISTINGS} listings, ${loadAverage()}`, rows)
  } finally {
    server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function rowsOf(name: string, opened: OpenDatabase, dataDir: string): Promise<Row[]> {
  await migrate(opened.pool)
  const listings: Listing[] = []
  for await (const chunk of readCatalogue(LISTINGS)) listings.push(...chunk)
  await saveListings(opened.db, listings)
  const onFault = (error: unknown) => void process.stderr.write(`${error}\n`)
  let changed = Promise.withResolvers<void>()
  const onChange = () => {
    changed.resolve()
    changed = Promise.withResolvers()
  }
  const { search, stop } = await startSearch({ opened, dataDir, useCore: true, onFault, onChange })
  /** Searches after each change only: polling would take processor time from the database. */
  async function untilFound(title: string, id: string): Promise<void> {
    for (;;) {
      const next = changed.promise
      if (await isFound(search, title, id)) return
      await next
    }
  }
  const bell = await openBell(opened)
  const bells: number[] = []
  const waits: number[] = []
  try {
    await untilFound(listings[0]?.title ?? '', listings[0]?.id ?? '')
    for (let change = 0; change < CHANGES; change++) {
      const listing = listings[change] as Listing
      const title = `Zephyr${change} Quillon${change} House`
      await saveListings(opened.db, [{ ...listing, title }])
      const saved = performance.now()
      await untilFound(title, listing.id)
      waits.push(performance.now() - saved)
      bells.push(await bell.ring())
    }
  } finally {
    await bell.stop()
    await stop()
    await opened.close()
  }
  const row = { unit: 'ms', peer: 'LISTEN to NOTIFY and one row' }
  return [
    { ...row, what: `${name}, p50`, ours: median(waits), theirs: median(bells) },
    { ...row, what: `${name}, p95`, ours: p95(waits), theirs: p95(bells) },
  ]
}

const p95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN

/** The lower bound of a follower of the same database: a notification and one row read. */
async function openBell({ kind, pool }: OpenDatabase) {
  // The embedded database has a single connection, shared with all other queries.
  const shared = kind === 'server' ? null : await pool.connect()
  const own = new pg.Client({ connectionString: pool.options.connectionString })
  if (!shared) await own.connect()
  const ears = shared ?? own
  await ears.query('listen bell')
  let onNotification = () => {}
  ears.on('notification', ({ channel }) => channel === 'bell' && onNotification())
  shared?.release()
  return {
    async ring(): Promise<number> {
      const { promise, resolve } = Promise.withResolvers<void>()
      onNotification = resolve
      await pool.query('notify bell')
      const started = performance.now()
      await promise
      await pool.query('select * from listings limit 1')
      return performance.now() - started
    },
    stop: async () => (shared ? undefined : own.end()),
  }
}

async function isFound(search: SearchPort, q: string, id: string): Promise<boolean> {
  const { hits } = await search.search({ ...everything(), q }, { page: 1, perPage: 3 })
  return hits[0]?.id === id
}
