import { listBrowsePage } from '#data/catalogue/directory.ts'
import type { Db } from '#data/db/db.ts'
import { type BrowsePage, sortOf } from '#domain/listing/browse-page.ts'
import type { ListingQuery } from '#domain/listing/listing-query.ts'
import { type Finder, findPage } from './search-page.ts'

/**
 * One page of a shelf of the directory. Categories and amenities are filters like any other; places and
 * quick searches have rules of their own (a region's name, an age, a number of reviews) that only SQL knows.
 */
export async function findBrowsePageItems(
  finder: Finder & { db: Db },
  shelf: BrowsePage,
  query: ListingQuery,
  now: Date,
) {
  const { contentType, kind, slug } = shelf
  if (kind !== 'category' && kind !== 'amenity') return listBrowsePage(finder.db, shelf, query, now)
  const asked: ListingQuery = {
    ...query,
    facets: { ...query.facets, [kind]: [slug] },
    sort: sortOf(shelf, query.sort),
  }
  return findPage(finder, asked, { contentType })
}
