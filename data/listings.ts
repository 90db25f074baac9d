import { and, asc, count, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import sanitizeHtml from 'sanitize-html'
import type { ContentType } from '#domain/category.ts'
import type { Listing, ListingCard } from '#domain/listing.ts'
import { isListable } from '#domain/listing.ts'
import type { FacetCounts, ListingQuery, Sort } from '#domain/listing-query.ts'
import { readNeed } from '#domain/need.ts'
import type { Db } from './db.ts'
import { countFacets } from './facets.ts'
import {
  concernCondition,
  filterConditions,
  scopeCondition,
  substringCondition,
} from './listing-filters.ts'
import { BEST_FIRST, type ListingPage, ORDERS, readPage } from './listing-page.ts'
import {
  CARD_COLUMNS,
  LISTING_COLUMNS,
  textArray,
  toCard,
  toListing,
  toRow,
} from './listing-rows.ts'
import { listings } from './schema.ts'
import { wordMatch } from './words.ts'

const NAME_LIMIT = 200

export type ListScope = {
  contentType?: ContentType
  /** Listings on one page; PAGE_SIZE unless told. */
  perPage?: number
  /** How the words are looked for; escapes use the substring rule of specification section 5. */
  match?: 'words' | 'substring'
}

export async function findListing(db: Db, idOrSlug: string): Promise<Listing | null> {
  if (!isName(idOrSlug)) return null
  const [row] = await db
    .select(LISTING_COLUMNS)
    .from(listings)
    .where(or(eq(listings.id, idOrSlug), eq(listings.slug, idOrSlug)))
    // An id wins over another listing's slug of the same spelling.
    .orderBy(desc(eq(listings.id, idOrSlug)))
    .limit(1)
  return row ? toListing(row) : null
}

/** One page of a list with its total and the number of listings behind each filter value. */
export async function listListings(
  db: Db,
  query: ListingQuery,
  { contentType, match = 'words', ...shown }: ListScope = {},
): Promise<ListingPage> {
  const asked = askedOf(query, match)
  const base = and(scopeCondition(contentType), asked.matches)
  return readPage(db, query, { ...shown, base, order: orderOf(query.sort, asked) })
}

/** PostgreSQL refuses NUL in a text; nothing in the catalogue is named with one, or that long. */
function isName(text: string): boolean {
  return text.length <= NAME_LIMIT && !text.includes('\0')
}

export type SearchGroups = {
  total: number
  groups: Record<ContentType, { total: number; items: ListingCard[] }>
  facets: FacetCounts
}

/** The best of each category for one question (product decision on /search-results, tab All). */
export async function searchListings(
  db: Db,
  query: ListingQuery,
  perContentType: number,
): Promise<SearchGroups> {
  const asked = askedOf(query, 'words')
  const base = and(scopeCondition(), asked.matches)
  const where = and(base, filterConditions(query))
  const order = sql.join(orderOf(query.sort, asked), sql`, `)
  const ranked = db
    .select({
      id: listings.id,
      place:
        sql<number>`row_number() over (partition by ${listings.contentType} order by ${order})`.as(
          'place',
        ),
      total: sql<number>`count(*) over (partition by ${listings.contentType})`
        .mapWith(Number)
        .as('total'),
    })
    .from(listings)
    .where(where)
    .as('ranked')
  const rows = await db
    .select({ card: CARD_COLUMNS, total: ranked.total })
    .from(ranked)
    .innerJoin(listings, eq(listings.id, ranked.id))
    .where(sql`${ranked.place} <= ${perContentType}`)
    .orderBy(ranked.place)
  const groupOf = (contentType: ContentType) => {
    const own = rows.filter((row) => row.card.contentType === contentType)
    return { total: own[0]?.total ?? 0, items: own.map((row) => toCard(row.card)) }
  }
  const groups = {
    escape: groupOf('escape'),
    essential: groupOf('essential'),
    enhancement: groupOf('enhancement'),
    experience: groupOf('experience'),
  }
  const total = Object.values(groups).reduce((sum, group) => sum + group.total, 0)
  return { total, groups, facets: await countFacets(db, query, base) }
}

/** Up to `limit` others of the same kind and type, best first. */
export async function listSimilar(db: Db, listing: Listing, limit: number): Promise<ListingCard[]> {
  const shared = sql`cardinality(array(select unnest(${listings.tags}) intersect select unnest(${textArray(listing.tags)})))`
  const rows = await db
    .select(CARD_COLUMNS)
    .from(listings)
    .where(
      and(
        scopeCondition(listing.contentType),
        eq(listings.type, listing.type),
        ne(listings.id, listing.id),
      ),
    )
    .orderBy(desc(shared), desc(listings.score), asc(listings.id))
    .limit(limit)
  return rows.map(toCard)
}

/** The named listings that are still there, in the order asked for. */
export async function listCardsById(db: Db, ids: readonly string[]): Promise<ListingCard[]> {
  const names = ids.filter(isName)
  if (names.length === 0) return []
  const rows = await db.select(CARD_COLUMNS).from(listings).where(inArray(listings.id, names))
  const byId = new Map(rows.map((row) => [row.id, toCard(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export type CatalogueStats = { listings: number; countries: number; types: number }

/** The numbers on the stat tiles of a category. */
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

/** Listings in each sub-category of a content type, by slug. */
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

/**
 * Adds or replaces listings by id. The only way into the catalogue: HTML is made safe here.
 *
 * @throws when an item lacks id, title or content type, or the database refuses a value
 */
export async function saveListings(db: Db, items: readonly Listing[]): Promise<void> {
  const unlistable = items.find((item) => !isListable(item))
  if (unlistable)
    throw new Error(
      `listing ${JSON.stringify(unlistable.id)} lacks an id, a title or a content type`,
    )
  const rows = items.map((item) =>
    toRow({ ...item, longDescription: sanitizeHtml(item.longDescription, ALLOWED_HTML) }),
  )
  const replaced = Object.fromEntries(
    Object.values(LISTING_COLUMNS).map((column) => [
      column.name,
      sql.raw(`excluded.${column.name}`),
    ]),
  )
  const CHUNK = 200
  for (let start = 0; start < rows.length; start += CHUNK) {
    await db
      .insert(listings)
      .values(rows.slice(start, start + CHUNK))
      .onConflictDoUpdate({ target: listings.id, set: byProperty(replaced) })
  }
}

const ALLOWED_HTML = {
  allowedTags: ['p', 'strong', 'em', 'ul', 'ol', 'li', 'h3', 'h4', 'br', 'blockquote'],
  allowedAttributes: {},
}

function byProperty(byColumn: Record<string, SQL>): Record<string, SQL> {
  return Object.fromEntries(
    Object.entries(LISTING_COLUMNS).flatMap(([property, column]) => {
      const value = byColumn[column.name]
      return value ? [[property, value]] : []
    }),
  )
}

/** The words and the concern of a query as a condition, with what they add to the order. */
type Asked = { matches: SQL | undefined; order: SQL[] }

function askedOf(query: ListingQuery, match: 'words' | 'substring'): Asked {
  const concern = query.concern ? concernCondition(query.concern) : null
  const words = query.q && match === 'words' ? wordMatch(readNeed(query.q)) : null
  // A question without one word to look for ("and the?") is looked for as it stands.
  const literal = query.q && !words ? substringCondition(query.q) : undefined
  return {
    matches: and(concern?.matches, words?.matches, literal),
    order: [...(concern ? [desc(concern.exact)] : []), ...(words ? [desc(words.rank)] : [])],
  }
}

function orderOf(sort: Sort, asked: Asked): SQL[] {
  return sort === 'relevance' ? [...asked.order, ...BEST_FIRST] : ORDERS[sort]
}
