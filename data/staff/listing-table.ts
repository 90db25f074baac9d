import { and, asc, desc, eq, ilike, inArray, not, or } from 'drizzle-orm'
import type { ListingEntry } from '#domain/console/console-api.ts'
import type { ListingsQuery } from '#domain/console/console-requests.ts'
import { isDraft, stateOf } from '../catalogue/listing-drafts.ts'
import type { Db } from '../db/db.ts'
import { listings } from '../db/schema.ts'

const ORDERS = {
  updated: [desc(listings.updatedAt), asc(listings.id)],
  title: [asc(listings.title), asc(listings.id)],
}
const REVERSED = {
  updated: [asc(listings.updatedAt), desc(listings.id)],
  title: [desc(listings.title), desc(listings.id)],
}

const STATES = {
  published: eq(listings.listed, true),
  withdrawn: and(eq(listings.listed, false), not(isDraft)),
  draft: isDraft,
}

const { id, slug, title, contentType, type, location, listed, updatedAt } = listings
const ENTRY_COLUMNS = { id, slug, title, contentType, type, location, listed, isDraft, updatedAt }
type EntryRow = Omit<ListingEntry, 'state' | 'updatedAt'> & {
  listed: boolean
  isDraft: boolean
  updatedAt: Date
}

function toEntry({ listed: isListed, isDraft: isNew, ...row }: EntryRow): ListingEntry {
  return { ...row, state: stateOf(isListed, isNew), updatedAt: row.updatedAt.toISOString() }
}

/** Entries of the listings that exist, drafts too. */
export async function listEntriesById(db: Db, ids: readonly string[]): Promise<ListingEntry[]> {
  const rows = await db
    .select(ENTRY_COLUMNS)
    .from(listings)
    .where(inArray(listings.id, [...ids]))
  return rows.map(toEntry)
}

/** Ids of all listings that match, at most `limit`. */
export async function listMatchingIds(
  db: Db,
  query: ListingsFilter,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(matching(query))
    .orderBy(asc(listings.id))
    .limit(limit)
  return rows.map((row) => row.id)
}

type ListingsFilter = Pick<ListingsQuery, 'q' | 'kind' | 'state'>

/** One page of all listings, withdrawn ones too, numbered from 1, with the number of all that match. */
export async function listListingTable(
  db: Db,
  { sort, page, ...filter }: ListingsQuery,
  perPage: number,
): Promise<{ listings: ListingEntry[]; total: number }> {
  const where = matching(filter)
  const total = await db.$count(listings, where)
  const offset = (page - 1) * perPage
  const limit = Math.min(perPage, total - offset)
  if (limit <= 0) return { listings: [], total }
  // From the nearer end: the last page is then as cheap as the first.
  const isReversed = offset > total / 2
  const rows = await db
    .select(ENTRY_COLUMNS)
    .from(listings)
    .where(where)
    .orderBy(...(isReversed ? REVERSED : ORDERS)[sort])
    .limit(limit)
    .offset(isReversed ? total - offset - limit : offset)
  const entries = rows.map(toEntry)
  return { listings: isReversed ? entries.reverse() : entries, total }
}

function matching({ q, kind, state }: ListingsFilter) {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return and(
    q === ''
      ? undefined
      : or(ilike(listings.title, pattern), eq(listings.id, q), eq(listings.slug, q)),
    kind === null ? undefined : eq(listings.contentType, kind),
    state === null ? undefined : STATES[state],
  )
}
