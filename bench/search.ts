import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Db, openDatabase } from '#data/db.ts'
import { saveListings } from '#data/listings.ts'
import { migrate } from '#data/migrate.ts'
import { composeCatalogue } from '#data/seed/compose/compose-catalogue.ts'
import { toSampleListing } from '#data/seed/sample-catalogue.ts'
import type { Listing } from '#domain/listing.ts'
import { everything, PAGE_SIZE } from '#domain/listing-query.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { median, printRows, type Row } from './report.ts'

const SIZES = [1_000, 10_000]
const QUESTIONS = [
  'I cannot sleep at night',
  'burnt out from work',
  'yoga by the sea',
  'back pain from my desk',
  'bloated after meals',
]
const ROUNDS = 5
const CHUNK = 1_000

/** The first page of a search beside scanning the same table for the same words. */
export async function benchSearch(): Promise<void> {
  for (const size of SIZES) {
    const folder = mkdtempSync(join(tmpdir(), 'seekwell-bench-'))
    const opened = await openDatabase({ dataDir: folder })
    try {
      await migrate(opened.pool)
      await fill(opened.db, size)
      printRows(
        `Search in ${size} listings, embedded database (median of ${ROUNDS * QUESTIONS.length})`,
        [await compare(opened.db)],
      )
    } finally {
      await opened.close()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

async function fill(db: Db, size: number): Promise<void> {
  const now = new Date()
  let chunk: Listing[] = []
  for (const listing of composeCatalogue({ listings: size, seed: 'bench' })) {
    chunk.push(toSampleListing(listing, now))
    if (chunk.length < CHUNK) continue
    await saveListings(db, chunk)
    chunk = []
  }
  await saveListings(db, chunk)
  await db.execute(sql`analyze listings`)
}

async function compare(db: Db): Promise<Row> {
  const search = createSqlSearch(db)
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const q of QUESTIONS) {
      ours.push(
        await msOf(() => search.search({ ...everything(), q }, { page: 1, perPage: PAGE_SIZE })),
      )
      theirs.push(await msOf(() => scan(db, q)))
    }
  }
  return {
    what: 'first page, total and facets',
    unit: 'ms',
    ours: median(ours),
    peer: 'substring scan, first page and total',
    theirs: median(theirs),
  }
}

function scan(db: Db, q: string): Promise<unknown> {
  const patterns = q
    .split(' ')
    .filter((word) => word.length > 3)
    .map((word) => `%${word}%`)
  const any = sql`${sql.param(patterns)}::text[]`
  return db.execute(
    sql`select *, count(*) over () from listings where title || ' ' || description || ' ' || (details ->> 'longDescription') ilike any(${any}) order by score desc limit 24`,
  )
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
