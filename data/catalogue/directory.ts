import { and, asc, count, desc, eq, gt, gte, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { DatedListing } from '#domain/availability/calendar.ts'
import {
  type BrowsePage,
  BUDGET_BAND,
  NEWEST_WITHIN_DAYS,
  PET_AMENITY,
  sortOf,
  TOP_RATED,
} from '#domain/listing/browse-page.ts'
import { CONTENT_TYPES, type ContentType } from '#domain/listing/category.ts'
import type { Host, ListingCard } from '#domain/listing/listing.ts'
import type { ListingQuery } from '#domain/listing/listing-query.ts'
import { type EscapeLocation, LOCATIONS } from '#domain/place/location.ts'
import type { Db } from '../db/db.ts'
import { listings } from '../db/schema.ts'
import { scopeCondition } from './listing-filters.ts'
import { BEST_FIRST, type ListingPage, ORDERS, readPage } from './listing-page.ts'
import { CARD_COLUMNS, textArray, toShownCard } from './listing-rows.ts'
import { limitConditions } from './places/distances.ts'

const DAY_MS = 86_400_000
const DATED_BATCH = 500

/** One page of a browse page, with facet counts. */
export async function listBrowsePage(
  db: Db,
  page: BrowsePage,
  query: ListingQuery,
  now: Date,
  perPage?: number,
): Promise<ListingPage> {
  const base = and(
    scopeCondition(page.contentType),
    pageCondition(page, now),
    limitConditions(query),
  )
  const order = ORDERS[sortOf(page, query.sort)]
  return readPage(db, query, { base, order, ...(perPage && { perPage }) })
}

function pageCondition({ kind, slug, title }: BrowsePage, now: Date): SQL | undefined {
  switch (kind) {
    case 'category':
      return sql`${listings.categories} @> ${textArray([slug])}`
    case 'amenity':
      return hasAmenity(slug)
    case 'location':
      return Object.hasOwn(LOCATIONS, slug)
        ? locationCondition(LOCATIONS[slug as keyof typeof LOCATIONS])
        : placeCondition(title ?? slug)
    case 'filter':
      return Object.hasOwn(FILTERS, slug) ? FILTERS[slug]?.(now) : sql`false`
  }
}

const FILTERS: Record<string, (now: Date) => SQL | undefined> = {
  newest: (now) => gte(listings.createdAt, new Date(now.getTime() - NEWEST_WITHIN_DAYS * DAY_MS)),
  'top-rated': () =>
    and(gte(listings.rating, TOP_RATED.rating), gte(listings.reviewCount, TOP_RATED.reviews)),
  'budget-friendly': () => eq(listings.priceBand, BUDGET_BAND),
  'pet-friendly': () => hasAmenity(PET_AMENITY),
}

function hasAmenity(slug: string): SQL {
  return sql`${listings.amenities} @> ${textArray([slug])}`
}

function locationCondition({ country, region }: EscapeLocation): SQL | undefined {
  return and(
    eq(listings.country, country),
    region ? sql`${listings.location} ~* ${`\\m${region}\\M`}` : undefined,
  )
}

/** Imported places are matched by name in the location. */
function placeCondition(name: string): SQL {
  return sql`strpos(lower(${listings.location}), lower(${name})) > 0`
}

/** Number of escapes by imported place. */
export async function countPlaces(
  db: Db,
  names: readonly string[],
): Promise<Record<string, number>> {
  const counted = names.map(async (name) => {
    const where = and(scopeCondition('escape'), placeCondition(name))
    const [row] = await db.select({ n: count() }).from(listings).where(where)
    return [name, row?.n ?? 0] as const
  })
  return Object.fromEntries(await Promise.all(counted))
}

/** Number of listings by content type. */
export async function countContentTypes(db: Db): Promise<Record<ContentType, number>> {
  const rows = await db
    .select({ contentType: listings.contentType, n: count() })
    .from(listings)
    .where(scopeCondition())
    .groupBy(listings.contentType)
  return byContentType((contentType) => rows.find((row) => row.contentType === contentType)?.n)
}

/** Number of escapes by location slug. */
export async function countLocations(
  db: Db,
  slugs: readonly (keyof typeof LOCATIONS)[],
): Promise<Record<string, number>> {
  const counts = Object.fromEntries(
    slugs.map((slug) => [
      slug,
      sql<number>`count(*) filter (where ${locationCondition(LOCATIONS[slug])})`.mapWith(Number),
    ]),
  )
  const [row] = await db.select(counts).from(listings).where(scopeCondition('escape'))
  return row ?? {}
}

/** The best rated listings of different types, verified ones first. */
export async function listFeatured(
  db: Db,
  contentType: ContentType,
  limit: number,
): Promise<ListingCard[]> {
  const place = sql<number>`row_number() over (partition by ${listings.type} order by ${listings.verified} desc, ${listings.score} desc, ${listings.id})`
  const ranked = db
    .select({ id: listings.id, place: place.as('place') })
    .from(listings)
    .where(scopeCondition(contentType))
    .as('ranked')
  const rows = await db
    .select({ card: CARD_COLUMNS })
    .from(ranked)
    .innerJoin(listings, eq(listings.id, ranked.id))
    .orderBy(ranked.place, desc(listings.verified), ...BEST_FIRST)
    .limit(limit)
  return rows.map(({ card }) => toShownCard(card))
}

/** The newest listings of any category. */
export async function listNewest(db: Db, limit: number): Promise<ListingCard[]> {
  const rows = await db
    .select(CARD_COLUMNS)
    .from(listings)
    .where(scopeCondition())
    .orderBy(...ORDERS.newest)
    .limit(limit)
  return rows.map((row) => toShownCard(row))
}

/** Stays are left out: their meeting place is not public (decision 018). */
type DatedType = Exclude<ContentType, 'escape'>

/** Listings with a schedule, by id, in batches that do not hold a connection for long. */
export async function* readDated(db: Db, contentType: DatedType): AsyncGenerator<DatedListing[]> {
  let last: DatedListing | undefined
  do {
    const batch = await selectDated(db, contentType, last && gt(listings.id, last.id))
      .orderBy(asc(listings.id))
      .limit(DATED_BATCH)
    yield batch
    last = batch.length === DATED_BATCH ? batch.at(-1) : undefined
  } while (last)
}

/** Those of some listings that have a schedule, in any order. */
export async function listDatedById(
  db: Db,
  contentType: DatedType,
  ids: readonly string[],
): Promise<DatedListing[]> {
  return selectDated(db, contentType, sql`${listings.id} = any(${textArray(ids)})`)
}

/** All listings of a content type with a schedule, best first. */
export async function listDated(db: Db, contentType: DatedType): Promise<DatedListing[]> {
  return selectDated(db, contentType, undefined).orderBy(desc(listings.score), asc(listings.id))
}

function selectDated(db: Db, contentType: DatedType, which: SQL | undefined) {
  const { id, slug, title, categories, location, priceBand, priceText, schedule } = listings
  const score = sql<number>`${listings.score}`
  return db
    .select({ id, slug, title, categories, location, price: priceBand, priceText, schedule, score })
    .from(listings)
    .where(and(scopeCondition(contentType), isNotNull(schedule), which))
    .$dynamic()
}

/** Listings of a host; hosts are identified by all their details. */
export async function listByHost(db: Db, host: Host, limit: number): Promise<ListingCard[]> {
  const introduced = sql`${listings.details} -> 'host'`
  const rows = await db
    .select(CARD_COLUMNS)
    .from(listings)
    .where(
      and(
        scopeCondition(),
        sql`${introduced} ->> 'name' = ${host.name}`,
        sql`${introduced} = ${JSON.stringify(host)}::jsonb`,
      ),
    )
    .orderBy(...BEST_FIRST)
    .limit(limit)
  return rows.map((row) => toShownCard(row))
}

function byContentType(
  numberOf: (contentType: ContentType) => number | undefined,
): Record<ContentType, number> {
  const entries = CONTENT_TYPES.map((contentType) => [contentType, numberOf(contentType) ?? 0])
  return Object.fromEntries(entries) as Record<ContentType, number>
}
