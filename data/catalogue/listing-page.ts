import { and, asc, count, desc, type SQL, sql } from 'drizzle-orm'
import type { ListingCard } from '#domain/listing/listing.ts'
import {
  type FacetCounts,
  type ListingQuery,
  PAGE_SIZE,
  type Sort,
} from '#domain/listing/listing-query.ts'
import type { Db } from '../db/db.ts'
import { listings } from '../db/schema.ts'
import { countFacets } from './facets.ts'
import { filterConditions } from './listing-filters.ts'
import { CARD_COLUMNS, toShownCard } from './listing-rows.ts'

export type ListingPage = {
  items: ListingCard[]
  total: number
  page: number
  pages: number
  facets: FacetCounts
}

/** Final sort keys of every order, for stable paging. */
export const BEST_FIRST = [desc(listings.score), asc(listings.id)]

/** Sort orders; relevance and distance are defined by the search. */
export const ORDERS: Record<Exclude<Sort, 'relevance' | 'nearest'>, SQL[]> = {
  rating: BEST_FIRST,
  'price-low': [
    sql`${listings.priceBand} asc nulls last`,
    sql`${listings.amountMinor} asc nulls last`,
    ...BEST_FIRST,
  ],
  'price-high': [
    sql`${listings.priceBand} desc nulls last`,
    sql`${listings.amountMinor} desc nulls last`,
    ...BEST_FIRST,
  ],
  newest: [desc(listings.createdAt), ...BEST_FIRST],
}

type Shown = { base: SQL | undefined; order: SQL[]; perPage?: number }

/** One page of listings that meet a condition and the selected filters; past the end the last page. */
export async function readPage(
  db: Db,
  query: ListingQuery,
  { base, order, perPage = PAGE_SIZE }: Shown,
): Promise<ListingPage> {
  const where = and(base, filterConditions(query))
  const [totals] = await db.select({ total: count() }).from(listings).where(where)
  const total = totals?.total ?? 0
  const pages = Math.max(1, Math.ceil(total / perPage))
  const page = Math.min(query.page, pages)
  const rows = await db
    .select(CARD_COLUMNS)
    .from(listings)
    .where(where)
    .orderBy(...order)
    .limit(perPage)
    .offset((page - 1) * perPage)
  return {
    items: rows.map((row) => toShownCard(row)),
    total,
    page,
    pages,
    facets: await countFacets(db, query, base),
  }
}
