import { and, asc, desc, eq, ilike, not, or } from 'drizzle-orm'
import type { ListingEntry } from '#domain/console/console-api.ts'
import type { ListingsQuery } from '#domain/console/console-requests.ts'
import type { Db } from '../db/db.ts'
import { listings } from '../db/schema.ts'
import { isDraft, stateOf } from './listing-drafts.ts'

const ORDERS = {
  updated: [desc(listings.updatedAt), asc(listings.id)],
  title: [asc(listings.title), asc(listings.id)],
}

const STATES = {
  published: eq(listings.listed, true),
  withdrawn: and(eq(listings.listed, false), not(isDraft)),
  draft: isDraft,
}

/** One page of all listings, withdrawn ones too, numbered from 1, with the number of all that match. */
export async function listListingTable(
  db: Db,
  { q, kind, state, sort, page }: ListingsQuery,
  perPage: number,
): Promise<{ listings: ListingEntry[]; total: number }> {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const where = and(
    q === ''
      ? undefined
      : or(ilike(listings.title, pattern), eq(listings.id, q), eq(listings.slug, q)),
    kind === null ? undefined : eq(listings.contentType, kind),
    state === null ? undefined : STATES[state],
  )
  const { id, slug, title, contentType, type, location, listed, updatedAt } = listings
  const rows = await db
    .select({ id, slug, title, contentType, type, location, listed, isDraft, updatedAt })
    .from(listings)
    .where(where)
    .orderBy(...ORDERS[sort])
    .limit(perPage)
    .offset((page - 1) * perPage)
  return {
    listings: rows.map(({ listed: isListed, isDraft: isNew, ...row }) => ({
      ...row,
      state: stateOf(isListed, isNew),
      updatedAt: row.updatedAt.toISOString(),
    })),
    total: await db.$count(listings, where),
  }
}
