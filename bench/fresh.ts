import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OpenDatabase, openDatabase } from '#data/db.ts'
import { saveListings } from '#data/listings.ts'
import { migrate } from '#data/migrate.ts'
import type { Listing } from '#domain/listing.ts'
import { everything } from '#domain/listing-query.ts'
import type { SearchPort } from '#search/port.ts'
import { startSearch } from '#server/search.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { readCatalogue } from './catalogue.ts'
import { median, printRows, type Row } from './report.ts'

const LISTINGS = 1_000
const CHANGES = 60

/** From the answer that a change is committed to the first search that finds it, on both databases. */
export async function benchFresh(): Promise<void> {
  const rows: Row[] = []
  const folder = mkdtempSync(join(tmpdir(), 'seekwell-fresh-'))
  const server = await startPostgres()
  try {
    const inside = join(folder, 'inside')
    rows.push(...(await rowsOf('PGlite', await openDatabase({ dataDir: inside }), inside)))
    if (server)
      rows.push(...(await rowsOf('PostgreSQL', await openDatabase({ url: server.url }), folder)))
    printRows(`A committed change until it is found, ${LISTINGS} listings`, rows)
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
  const { search, stop } = await startSearch({ opened, dataDir, useCore: true, onFault })
  const saves: number[] = []
  const waits: number[] = []
  try {
    while (!(await isFound(search, listings[0]?.title ?? '', listings[0]?.id ?? ''))) await pause()
    for (let change = 0; change < CHANGES; change++) {
      const listing = listings[change] as Listing
      const title = `Zephyr${change} Quillon${change} House`
      const started = performance.now()
      await saveListings(opened.db, [{ ...listing, title }])
      const saved = performance.now()
      while (!(await isFound(search, title, listing.id))) await pause()
      saves.push(saved - started)
      waits.push(performance.now() - saved)
    }
  } finally {
    await stop()
    await opened.close()
  }
  const row = { unit: 'ms', peer: 'the commit itself', theirs: median(saves) }
  return [
    { ...row, what: `${name}, p50`, ours: median(waits) },
    { ...row, what: `${name}, p95`, ours: waits.sort((a, b) => a - b)[CHANGES - 4] ?? Number.NaN },
  ]
}

async function isFound(search: SearchPort, q: string, id: string): Promise<boolean> {
  const { hits } = await search.search({ ...everything(), q }, { page: 1, perPage: 3 })
  return hits[0]?.id === id
}

function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
