import { sql } from 'drizzle-orm'
import type { Listing } from '#domain/listing/listing.ts'
import type { Db } from '../db/db.ts'
import { listingChanges, listings } from '../db/schema.ts'
import { listFullById } from './listings.ts'

/** Position of a reader: milliseconds of the last item's change, and its listing's id. */
export type DatedMark = { modified: number; id: string }

/** A listing with dates as it is now; null when it has none any more, was withdrawn or deleted. */
export type DatedChange = DatedMark & { listing: Listing | null }

type Row = { id: string; modified: string }

const msOf = (time: ReturnType<typeof sql>) =>
  sql`floor(extract(epoch from ${time}) * 1000)::bigint`

/**
 * Listings with dates by the time of their last change, after a mark; deleted ones for as long as changes are stored
 * (seven days). Changes of the last two seconds come with the next call, since a transaction may still add some.
 */
export async function listDatedChanges(
  db: Db,
  after: DatedMark | null,
  limit: number,
): Promise<DatedChange[]> {
  const { id, schedule, contentType, updatedAt } = listings
  const { listingId, op, at } = listingChanges
  const isLogged = sql`exists (select from ${listingChanges} where ${listingId} = ${id})`
  const { modified, id: last } = after ?? { modified: -1, id: '' }
  const { rows } = await db.execute<Row>(sql`
    with dated as (
      select ${id} as id, ${msOf(sql`${updatedAt}`)} as modified from ${listings}
        where ${schedule} is not null or (${contentType} = 'experience' and ${isLogged})
      union all
      select ${listingId}, max(${msOf(sql`${at}`)}) from ${listingChanges}
        where ${op} = 'delete' and not exists (select from ${listings} where ${id} = ${listingId})
        group by 1
    )
    select id, modified from dated
      where (modified, id) > (${modified}::bigint, ${last})
        and modified < ${msOf(sql`now() - interval '2 seconds'`)}
      order by modified, id limit ${limit}`)
  const ids = rows.map((row) => row.id)
  const byId = new Map((await listFullById(db, ids)).map((listing) => [listing.id, listing]))
  return rows.map((row) => {
    const listing = byId.get(row.id)
    return {
      id: row.id,
      modified: Number(row.modified),
      listing: listing?.listed && listing.schedule ? listing : null,
    }
  })
}
