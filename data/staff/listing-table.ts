import {
  type AnyColumn,
  and,
  asc,
  desc,
  eq,
  ilike,
  inArray,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import {
  LISTING_STATES,
  type ListingEntry,
  type ListingTable,
} from '#domain/console/console-api.ts'
import type { ListingsQuery } from '#domain/console/console-requests.ts'
import {
  type Direction,
  LISTING_SORTS,
  type ListingSort,
} from '#domain/console/listings/listing-table.ts'
import { isDraft, stateOf } from '../catalogue/listing-drafts.ts'
import { type ListingRow, priceOf, textArray } from '../catalogue/listing-rows.ts'
import type { Db } from '../db/db.ts'
import { listings } from '../db/schema.ts'
import { plannedPublications } from '../db/staff-schema.ts'

/** Both directions of an order; each is read from the same index. */
const both = (...columns: AnyColumn[]) => ({ asc: columns.map(asc), desc: columns.map(desc) })

/** A listing without the value counts as the lowest. */
const lowestWithout = (column: AnyColumn) => ({
  asc: [sql`${column} asc nulls first`],
  desc: [sql`${column} desc nulls last`],
})

const [byAmount, byRating] = [lowestWithout(listings.amountMinor), lowestWithout(listings.rating)]
const [byId, byReviews] = [both(listings.id), both(listings.reviewCount, listings.id)]
const byTitle = both(listings.title, listings.id)

const ORDERS: Record<ListingSort, Record<Direction, SQL[]>> = {
  title: byTitle,
  kind: both(listings.contentType, listings.title, listings.id),
  price: { asc: [...byAmount.asc, ...byId.asc], desc: [...byAmount.desc, ...byId.desc] },
  rating: { asc: [...byRating.asc, ...byReviews.asc], desc: [...byRating.desc, ...byReviews.desc] },
  // Of one state.
  state: byTitle,
  updated: {
    asc: [asc(listings.updatedAt), desc(listings.id)],
    desc: [desc(listings.updatedAt), asc(listings.id)],
  },
}
const OPPOSITE = { asc: 'desc', desc: 'asc' } as const satisfies Record<Direction, Direction>

const isScheduled = inArray(
  listings.id,
  sql`(select ${plannedPublications.listingId} from ${plannedPublications})`,
)

const STATES = {
  published: eq(listings.listed, true),
  scheduled: isScheduled,
  withdrawn: and(not(listings.listed), not(isDraft), not(isScheduled)),
  draft: and(isDraft, not(isScheduled)),
}

const publishAt =
  sql`(select ${plannedPublications.at} from ${plannedPublications} where ${plannedPublications.listingId} = ${listings.id})`
    .mapWith((at: string | null) => at && new Date(at).toISOString())
    .as('publish_at')

const ENTRY_COLUMNS = {
  id: listings.id,
  slug: listings.slug,
  title: listings.title,
  contentType: listings.contentType,
  type: listings.type,
  location: listings.location,
  amountMinor: listings.amountMinor,
  currency: listings.currency,
  amountPer: listings.amountPer,
  priceText: listings.priceText,
  rating: listings.rating,
  reviews: listings.reviewCount,
  listed: listings.listed,
  isDraft,
  publishAt,
  updatedAt: listings.updatedAt,
}
type EntryRow = Omit<ListingEntry, 'amount' | 'state' | 'updatedAt'> &
  Pick<ListingRow, 'amountMinor' | 'currency' | 'amountPer' | 'listed' | 'updatedAt'> & {
    isDraft: boolean
  }

function toEntry(row: EntryRow): ListingEntry {
  const { amountMinor, currency, amountPer, listed, isDraft: isNew, updatedAt, ...entry } = row
  return {
    ...entry,
    amount: priceOf({ amountMinor, currency, amountPer }),
    state: stateOf(listed, isNew, entry.publishAt),
    updatedAt: updatedAt.toISOString(),
  }
}

/** Entries of the listings that exist, drafts too. */
export async function listEntriesById(db: Db, ids: readonly string[]): Promise<ListingEntry[]> {
  const rows = await db
    .select(ENTRY_COLUMNS)
    .from(listings)
    .where(inArray(listings.id, [...ids]))
  return rows.map(toEntry)
}

/** Ids of all listings that match, but for `except`, at most `limit`. */
export async function listMatchingIds(
  db: Db,
  query: ListingsFilter,
  limit: number,
  except: readonly string[] = [],
): Promise<string[]> {
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(matching(query), sql`${listings.id} <> all(${textArray(except)})`))
    .orderBy(asc(listings.id))
    .limit(limit)
  return rows.map((row) => row.id)
}

type ListingsFilter = Pick<ListingsQuery, 'q' | 'kind' | 'state'>

/** One page of all listings, withdrawn ones too, or the last page for a number beyond it. */
export async function listListingTable(
  db: Db,
  { sort, order, page: asked, q, kind, state }: ListingsQuery,
  perPage: number,
): Promise<ListingTable> {
  const direction = order ?? LISTING_SORTS[sort]
  const states = sort === 'state' && state === null ? LISTING_STATES : [state]
  const groups: Group[] = []
  for (const each of states) {
    const where = matching({ q, kind, state: each })
    groups.push({ where, count: await db.$count(listings, where) })
  }
  if (direction === 'desc') groups.reverse()
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  const pages = Math.ceil(total / perPage)
  const page = Math.max(1, Math.min(asked, pages))
  const entries: ListingEntry[] = []
  let offset = (page - 1) * perPage
  for (const group of groups) {
    const limit = Math.min(perPage - entries.length, group.count - offset)
    if (limit > 0) entries.push(...(await readRows(db, group, { sort, direction, offset, limit })))
    offset = Math.max(0, offset - group.count)
  }
  return { listings: entries, total, page, pages }
}

/** Listings that are ordered among themselves; `state` orders by group. */
type Group = { where: SQL | undefined; count: number }
type Slice = { sort: ListingSort; direction: Direction; offset: number; limit: number }

async function readRows(
  db: Db,
  { where, count }: Group,
  { sort, direction, offset, limit }: Slice,
): Promise<ListingEntry[]> {
  // From the nearer end: the last page is then as cheap as the first.
  const isReversed = offset > count / 2
  const columns = ORDERS[sort][isReversed ? OPPOSITE[direction] : direction]
  // Only ids are computed for the rows that an offset skips.
  const slice = db
    .select({ id: listings.id })
    .from(listings)
    .where(where)
    .orderBy(...columns)
    .limit(limit)
    .offset(isReversed ? count - offset - limit : offset)
  const rows = await db
    .select(ENTRY_COLUMNS)
    .from(listings)
    .where(inArray(listings.id, slice))
    .orderBy(...columns)
  const entries = rows.map(toEntry)
  return isReversed ? entries.reverse() : entries
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
