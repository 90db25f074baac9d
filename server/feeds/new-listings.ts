import { searchResultsPath } from '#app/paths.ts'
import { listFullById } from '#data/catalogue/listings.ts'
import type { ListingQuery } from '#domain/listing/listing-query.ts'
import { writeListingQuery } from '#domain/listing/listing-query.ts'
import { urlOf } from '../mcp/listing-lines.ts'
import { type AtomFeed, atomText } from './atom.ts'
import type { FeedDeps } from './deps.ts'

const ENTRIES = 50
/** Before any listing. */
const NEVER = new Date(0)

/** The newest listings of a search as an Atom document; of the whole catalogue for an empty query. */
export async function newListingsFeed(query: ListingQuery, deps: FeedDeps): Promise<string> {
  const { catalogue, search, origin, name } = deps
  const sorted: ListingQuery = { ...query, sort: 'newest', page: 1 }
  const slice = { page: 1, perPage: ENTRIES }
  const { hits } = await search.search(sorted, slice, { facets: false })
  const listings = await listFullById(
    catalogue,
    hits.map(({ id }) => id),
  )
  const self = `${origin}/feeds/listings.atom${addressOf({ ...sorted, sort: 'relevance' })}`
  const feed: AtomFeed = {
    id: self,
    title: query.q ? `${name}: new for “${query.q}”` : `${name}: new listings`,
    self,
    page: `${origin}${searchResultsPath({})}${addressOf(sorted)}`,
    author: name,
    updated: new Date(Math.max(NEVER.getTime(), ...listings.map((each) => +each.updatedAt))),
    entries: listings.map((listing) => ({
      id: `tag:${new URL(origin).hostname},2026:listing/${encodeURIComponent(listing.id)}`,
      title: listing.title,
      summary: listing.description,
      url: urlOf(deps, listing),
      published: listing.createdAt,
      updated: listing.updatedAt,
      categories: [listing.contentType, ...listing.categories],
    })),
  }
  return atomText(feed)
}

/** The parameters of a query; the feed accepts no order, since its own is fixed. */
function addressOf(query: ListingQuery): string {
  const params = writeListingQuery(query)
  return params.size > 0 ? `?${params}` : ''
}
