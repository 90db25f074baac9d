import { catalogueItem, slugOf, toCatalogueListing } from '#domain/import/catalogue-item.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { everything } from '#domain/listing/listing-query.ts'
import { createSearchCore, type SearchCore } from '#search/core/core.ts'
import { createBulkBuilder } from '#search/core/index/bulk.ts'
import { language } from '#search/language.ts'

const LIMIT = 50
const IMPORTED = new Date('2026-01-01T00:00:00Z')

/** Ranks items by the search core alone: imported as the catalogue command does, without a database. */
export function rankInCore(items: readonly unknown[]): (query: string) => Promise<string[]> {
  return rankListings(items.map(toListing))
}

/** Similar items, best first, by the search core. */
export function similarInCore(items: readonly unknown[]): (id: string) => Promise<string[]> {
  const core = coreOf(items.map(toListing))
  return async (id) => (await core.similar(id, LIMIT)).map((hit) => hit.id)
}

/** The search core over listings, without a database. */
export function coreOf(listings: Listing[]): SearchCore {
  const builder = createBulkBuilder(language.conceptsOf)
  builder.add(listings)
  const built = { data: builder.finish(), seq: 0 }
  return createSearchCore({ language, readCandidates: async () => [], built })
}

/** The same for stored listings. */
export function rankListings(listings: Listing[]): (query: string) => Promise<string[]> {
  const core = coreOf(listings)
  return async (q) => {
    const { hits } = await core.search({ ...everything(), q }, { after: null, limit: LIMIT })
    return hits.map(({ id }) => id)
  }
}

function toListing(item: unknown): Listing {
  const read = catalogueItem.parse(item)
  const slug = slugOf(read.title)
  return toCatalogueListing(read, { slug, createdAt: IMPORTED, updatedAt: IMPORTED })
}
