import { listBrowsePage } from '#data/catalogue/directory.ts'
import type { Db } from '#data/db/db.ts'
import { type BrowsePage, sortOf } from '#domain/listing/browse-page.ts'
import type { ListingQuery } from '#domain/listing/listing-query.ts'
import { type Finder, findPage } from './search-page.ts'

/**
 * One page of a browse page of the directory. Categories and amenities are ordinary filters; places and quick
 * filters have their own rules (region names, age, number of reviews), which only SQL implements.
 */
export async function findBrowsePageItems(
  finder: Finder & { db: Db },
  page: BrowsePage,
  query: ListingQuery,
  now: Date,
  perPage?: number,
) {
  const { contentType, kind, slug } = page
  if (kind !== 'category' && kind !== 'amenity')
    return listBrowsePage(finder.db, page, query, now, perPage)
  const filtered: ListingQuery = {
    ...query,
    facets: { ...query.facets, [kind]: [slug] },
    sort: sortOf(page, query.sort),
  }
  return findPage(finder, filtered, { contentType, ...(perPage && { perPage }) })
}
