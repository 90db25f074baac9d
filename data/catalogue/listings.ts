import { and, count, desc, eq, inArray, or, sql } from 'drizzle-orm'
import sanitizeHtml from 'sanitize-html'
import type { Schedule } from '#domain/availability/schedule.ts'
import type { ContentType } from '#domain/listing/category.ts'
import type { Listing, ListingCard } from '#domain/listing/listing.ts'
import { isListable } from '#domain/listing/listing.ts'
import { LONG_DESCRIPTION_TAGS } from '#domain/listing/long-description.ts'
import { publicSchedule } from '#domain/place/public-place.ts'
import type { Db } from '../db/db.ts'
import { listings } from '../db/schema.ts'
import { isNoDraft, isOffered } from './listing-drafts.ts'
import { scopeCondition } from './listing-filters.ts'
import {
  CARD_COLUMNS,
  LISTING_COLUMNS,
  type ListingRow,
  toRow,
  toShownCard,
  toShownListing,
} from './listing-rows.ts'

const NAME_LIMIT = 200

/** A listing, also a withdrawn one, but no draft. */
export async function findListing(db: Db, idOrSlug: string): Promise<Listing | null> {
  if (!isName(idOrSlug)) return null
  const [row] = await db
    .select(LISTING_COLUMNS)
    .from(listings)
    .where(and(or(eq(listings.id, idOrSlug), eq(listings.slug, idOrSlug)), isNoDraft))
    // An id takes precedence over another listing's slug.
    .orderBy(desc(eq(listings.id, idOrSlug)))
    .limit(1)
  return row ? toShownListing(row) : null
}

/** A listing as `findListing` would find it, once it were stored. */
export function asFound(listing: Listing): Listing {
  return toShownListing(toSafeRow(listing))
}

/** PostgreSQL rejects NUL in text; no id or slug contains it or is that long. */
function isName(text: string): boolean {
  return text.length <= NAME_LIMIT && !text.includes('\0')
}

/** Cards of the listings that exist, in the order of the ids. */
export async function listCardsById(db: Db, ids: readonly string[]): Promise<ListingCard[]> {
  const names = ids.filter(isName)
  if (names.length === 0) return []
  const rows = await db
    .select(CARD_COLUMNS)
    .from(listings)
    .where(and(inArray(listings.id, names), isOffered))
  const byId = new Map(rows.map((row) => [row.id, toShownCard(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Listed cards in the order of the slugs; withdrawn listings and unknown slugs are left out. */
export async function listCardsBySlug(db: Db, slugs: readonly string[]): Promise<ListingCard[]> {
  const names = slugs.filter(isName)
  if (names.length === 0) return []
  const rows = await db
    .select(CARD_COLUMNS)
    .from(listings)
    .where(and(inArray(listings.slug, names), scopeCondition()))
  const bySlug = new Map(rows.map((row) => [row.slug, toShownCard(row)]))
  return slugs.flatMap((slug) => bySlug.get(slug) ?? [])
}

/** Full listings that exist, in the order of the ids. */
export async function listFullById(db: Db, ids: readonly string[]): Promise<Listing[]> {
  const names = ids.filter(isName)
  if (names.length === 0) return []
  const rows = await db
    .select(LISTING_COLUMNS)
    .from(listings)
    .where(and(inArray(listings.id, names), isOffered))
  const byId = new Map(rows.map((row) => [row.id, toShownListing(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Public schedules by listing id. */
export async function listSchedules(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, Schedule>> {
  const { id, contentType, location, schedule } = listings
  const rows = await db
    .select({ id, contentType, location, schedule })
    .from(listings)
    .where(and(inArray(id, ids.filter(isName)), isOffered))
  return new Map(
    rows.flatMap((row) => {
      const shown = publicSchedule(row)
      return shown ? [[row.id, shown]] : []
    }),
  )
}

export type CatalogueStats = { listings: number; countries: number; types: number }

/** Statistics of a category. */
export async function catalogueStats(db: Db, contentType: ContentType): Promise<CatalogueStats> {
  const [row] = await db
    .select({
      listings: count(),
      countries: sql<number>`count(distinct ${listings.country})`.mapWith(Number),
      types: sql<number>`count(distinct ${listings.type})`.mapWith(Number),
    })
    .from(listings)
    .where(scopeCondition(contentType))
  return row ?? { listings: 0, countries: 0, types: 0 }
}

/** Number of listings by sub-category slug of a content type. */
export async function countCategories(
  db: Db,
  contentType: ContentType,
): Promise<Record<string, number>> {
  const category = sql<string>`unnest(${listings.categories})`.as('category')
  const rows = await db
    .select({ category, listings: count() })
    .from(listings)
    .where(scopeCondition(contentType))
    .groupBy(sql`1`)
  return Object.fromEntries(rows.map((row) => [row.category, row.listings]))
}

/** Deletes listings. Members who saved one keep what was stored with it. */
export async function deleteListings(db: Db, ids: readonly string[]): Promise<void> {
  await db.delete(listings).where(inArray(listings.id, [...ids]))
}

/** Result of saving; unchanged listings are not written. */
export type Saved = { added: number; changed: number; unchanged: number }

/**
 * Adds or replaces listings by id. The only write path of the catalogue: HTML is sanitised here.
 *
 * @throws Error when an item lacks id, title or content type, or the database rejects a value
 */
export async function saveListings(db: Db, items: readonly Listing[]): Promise<Saved> {
  const unlistable = items.find((item) => !isListable(item))
  if (unlistable)
    throw new Error(
      `listing ${JSON.stringify(unlistable.id)} lacks an id, a title or a content type`,
    )
  const rows = items.map(toSafeRow)
  const saved: Saved = { added: 0, changed: 0, unchanged: 0 }
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const chunk = rows.slice(start, start + AT_ONCE)
    const { rows: written } = await db.execute<{ isNew: boolean }>(saveStatement(chunk))
    const added = written.filter(({ isNew }) => isNew).length
    saved.added += added
    saved.changed += written.length - added
    saved.unchanged += chunk.length - written.length
  }
  return saved
}

const AT_ONCE = 500
const COLUMNS = Object.entries(LISTING_COLUMNS)

/** Builds a statement that writes changed rows only; it returns for each whether it is new. */
const saveStatement = (() => {
  const all = COLUMNS.map(([property, { name }]) => ({ name, given: `given."${property}"` }))
  const compared = all.filter(({ name }) => name !== listings.updatedAt.name)
  const listed = (columns: typeof all, format: (column: (typeof all)[number]) => string) =>
    sql.raw(columns.map(format).join(', '))
  const types = sql.raw(
    COLUMNS.map(([name, column]) => `"${name}" ${column.getSQLType()}`).join(', '),
  )
  const stored = listed(compared, ({ name }) => `listings.${name}`)
  const named = listed(all, ({ name }) => name)
  // One JSON parameter: a parameter per value costs the database more than the values.
  return (rows: readonly ListingRow[]) => sql`
    insert into listings (${named})
    select ${listed(all, ({ given }) => given)}
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (${types})
    -- Asked before as well, for what is put in has its words computed whether it is kept or not.
    where not exists (
      select from listings where listings.id = given.id
      and (${stored}) is not distinct from (${listed(compared, ({ given }) => given)})
    )
    on conflict (id) do update set ${listed(all, ({ name }) => `${name} = excluded.${name}`)}
    where (${stored}) is distinct from (${listed(compared, ({ name }) => `excluded.${name}`)})
    -- PostgreSQL marks the row that an insert replaced; a new one replaced none.
    returning (xmax = 0) as "isNew"`
})()

function toSafeRow(listing: Listing): ListingRow {
  const longDescription = sanitizeHtml(listing.longDescription, ALLOWED_HTML)
  return toRow({ ...listing, longDescription })
}

const ALLOWED_HTML = {
  allowedTags: LONG_DESCRIPTION_TAGS,
  allowedAttributes: {},
}
