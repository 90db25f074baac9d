import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { saveListings } from '#data/catalogue/listings.ts'
import { type OpenDatabase, openDatabase } from '#data/db/db.ts'
import { migrate } from '#data/db/migrate.ts'
import { startApplying } from '#data/staff/bulk-runs.ts'
import { storeBatch } from '#data/staff/listing-batches.ts'
import { listListingTable, listMatchingIds } from '#data/staff/listing-table.ts'
import { lockCatalogue } from '#data/staff/listing-versions.ts'
import { BULK_LIMIT } from '#domain/console/bulk-change.ts'
import { type ListingsQuery, listingsQuery } from '#domain/console/console-requests.ts'
import { everything } from '#domain/listing/listing-query.ts'
import { changeNextListings } from '#server/console/listings/bulk-jobs.ts'
import { changeListing } from '#server/console/listings/change-listing.ts'
import { planBulk } from '#server/console/listings/preview-bulk.ts'
import { startSearch } from '#server/search.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { readCatalogue } from './catalogue.ts'
import { loadAverage, median, printRows, type Row } from './report.ts'

const PER_PAGE = 50
const REPEATS = 40
const SAVES = 20
const PERCENT = 5

const COLUMNS = 'id, slug, title, content_type, type, location, listed, updated_at'

/** The console on PostgreSQL, each beside bare SQL for the same rows: table, save to visible on two servers, bulk. */
export async function benchConsole(options: readonly string[] = []): Promise<void> {
  const size = Number(options.find((each) => each.startsWith('--size='))?.slice(7) ?? 100_000)
  const server = await startPostgres()
  if (!server) return void process.stdout.write('console: PostgreSQL is not installed\n')
  const opened = await openDatabase({ url: server.url })
  try {
    await migrate(opened.pool)
    for await (const chunk of readCatalogue(size)) await saveListings(opened.db, chunk)
    await opened.pool.query('vacuum analyze listings')
    printRows(`Table of ${size} listings, p95, ${loadAverage()}`, await tableRows(opened, size))
    printRows(
      `Save to visible on two servers, ${loadAverage()}`,
      await saveRows(opened, server.url),
    )
    printRows(`Bulk change, ${loadAverage()}`, [await bulkRow(opened, await addEditor(opened))])
  } finally {
    await opened.close()
    server.stop()
  }
}

type TableCase = { what: string; query: Partial<ListingsQuery>; sql: string; values: unknown[] }

function tableCases(size: number): TableCase[] {
  const last = Math.max(1, Math.floor(size / PER_PAGE))
  const order = 'order by updated_at desc, id'
  return [
    { what: 'first page', query: {}, sql: order, values: [] },
    {
      what: 'last page',
      query: { page: last },
      sql: `${order} offset ${(last - 1) * PER_PAGE}`,
      values: [],
    },
    { what: 'by title', query: { sort: 'title' }, sql: 'order by title, id', values: [] },
    {
      what: 'by price',
      query: { sort: 'price', order: 'desc' },
      sql: 'order by amount_minor desc nulls last, id desc',
      values: [],
    },
    {
      what: 'by state',
      query: { sort: 'state', order: 'desc' },
      sql: 'order by listed, title desc, id desc',
      values: [],
    },
    {
      what: 'filter by kind',
      query: { kind: 'experience' },
      sql: `where content_type = 'experience' ${order}`,
      values: [],
    },
    {
      what: 'filter by state',
      query: { state: 'published' },
      sql: `where listed ${order}`,
      values: [],
    },
    {
      what: 'search',
      query: { q: 'river' },
      sql: `where title ilike $1 ${order}`,
      values: ['%river%'],
    },
  ]
}

async function tableRows({ db, pool }: OpenDatabase, size: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const { what, query, sql, values } of tableCases(size)) {
    const whole = listingsQuery.parse({ ...query })
    const [ours, theirs]: [number[], number[]] = [[], []]
    // In turn, so that both have the same machine.
    for (let repeat = 0; repeat < REPEATS; repeat++) {
      ours.push(await timed(() => listListingTable(db, whole, PER_PAGE)))
      theirs.push(
        await timed(() =>
          pool.query(`select ${COLUMNS} from listings ${sql} limit ${PER_PAGE}`, values),
        ),
      )
    }
    const peer = 'the rows alone'
    rows.push({ what, unit: 'ms', ours: p95(ours), peer, theirs: p95(theirs) })
  }
  return rows
}

/** From the call of a save to the first search of two servers that finds it. */
async function saveRows(opened: OpenDatabase, url: string): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'seekwell-console-'))
  const other = await openDatabase({ url })
  const servers = [
    await startServer(opened, mkdtempSync(join(folder, 'one-'))),
    await startServer(other, mkdtempSync(join(folder, 'two-'))),
  ]
  const listener = await listen(url)
  const [id = ''] = await listMatchingIds(opened.db, { q: '', kind: null, state: 'published' }, 1)
  const [visible, notified]: [number[], number[]] = [[], []]
  try {
    for (let save = -1; save < SAVES; save++) {
      const title = `Zephyr${save + 2} Quillon${save + 2} House`
      const started = performance.now()
      await saveTitle(opened, id, title)
      await Promise.all(servers.map(({ untilFound }) => untilFound(title, id)))
      // The first one waits until both cores are built.
      if (save >= 0) visible.push(performance.now() - started)
      if (save >= 0) notified.push(await listener.update(opened, id, `${title} II`))
    }
  } finally {
    await listener.stop()
    for (const { stop } of servers) await stop()
    await other.close()
    rmSync(folder, { recursive: true, force: true })
  }
  const row = { unit: 'ms', peer: 'update, NOTIFY and one row' }
  return [
    { ...row, what: 'p50', ours: median(visible), theirs: median(notified) },
    { ...row, what: 'p95', ours: p95(visible), theirs: p95(notified) },
  ]
}

async function startServer(opened: OpenDatabase, dataDir: string) {
  let changed = Promise.withResolvers<void>()
  const onChange = () => {
    changed.resolve()
    changed = Promise.withResolvers()
  }
  const onFault = (error: unknown) => void process.stderr.write(`${error}\n`)
  const { search, stop } = await startSearch({ opened, dataDir, useCore: true, onFault, onChange })
  /** Searches after each change only: polling would take processor time from the database. */
  async function untilFound(title: string, id: string): Promise<void> {
    for (;;) {
      const next = changed.promise
      const { hits } = await search.search({ ...everything(), q: title }, { page: 1, perPage: 3 })
      if (hits[0]?.id === id) return
      await next
    }
  }
  return { untilFound, stop }
}

function saveTitle({ db }: OpenDatabase, id: string, title: string): Promise<void> {
  const editor = { db, now: new Date(), authorId: null, keyId: null, record: async () => {} }
  const toNext = async (item: Record<string, unknown>) => ({ ...item, title })
  return changeListing(editor, { id, basedOn: null, kind: 'edited', toNext })
}

/** The lower bound of a follower: the same row is updated, notified by its trigger, and read. */
async function listen(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('listen listing_changes')
  let onNotification = () => {}
  client.on('notification', () => onNotification())
  return {
    async update({ pool }: OpenDatabase, id: string, title: string): Promise<number> {
      const { promise, resolve } = Promise.withResolvers<void>()
      onNotification = resolve
      const started = performance.now()
      await pool.query('update listings set title = $2 where id = $1', [id, title])
      await promise
      await client.query('select title from listings where id = $1', [id])
      return performance.now() - started
    },
    stop: () => client.end(),
  }
}

async function addEditor({ pool }: OpenDatabase): Promise<string> {
  const id = randomUUID()
  const columns = '(id, email, created_at, updated_at)'
  const values = [id, `${id}@example.org`]
  await pool.query(`insert into auth.users ${columns} values ($1, $2, now(), now())`, values)
  return id
}

async function bulkRow({ db, pool }: OpenDatabase, authorId: string): Promise<Row> {
  const ids = await listMatchingIds(db, { q: '', kind: null, state: 'published' }, BULK_LIMIT)
  const change = { kind: 'price', percent: PERCENT } as const
  const now = new Date()
  const ours = await timed(async () => {
    const batchId = randomUUID()
    await db.transaction(async (tx) => {
      await lockCatalogue(tx)
      const found = await planBulk(tx, ids, change)
      await storeBatch(tx, { id: batchId, at: now, authorId, change, listings: ids.length })
      await startApplying(tx, { batchId, authorId, now }, found.ids)
    })
    while (await changeNextListings(db, new Date()));
  })
  const theirs = await timed(() =>
    pool.query(
      'update listings set amount_minor = round(amount_minor * 1.05), updated_at = now() where id = any($1)',
      [ids],
    ),
  )
  const what = `price of ${ids.length} by ${PERCENT} %, with versions`
  return { what, unit: 'ms', ours, peer: 'one update without versions', theirs }
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await run()
  return performance.now() - started
}

const p95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN
