import type { MetaDescriptor } from 'react-router'
import {
  breadcrumbData,
  collectionData,
  pageMeta,
  sectionCrumbs,
} from '#app/lib/seo/structured-data.ts'
import type { Site } from '#app/lib/site.ts'
import { searchResultsPath } from '#app/paths.ts'
import { CONCERN_NAMES, type Concern } from '#domain/concepts/concern-names.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import { filterCount, type ListingQuery } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { queryLabel } from './result-labels.ts'
import type { SearchResult } from './search-results.tsx'

/** The concern of a query that consists of nothing else, selected or typed; otherwise null. */
export function concernAlone(query: ListingQuery): Concern | null {
  const { q, concern, sort, page, not } = query
  if (filterCount(query) > 0 || sort !== 'relevance' || page !== 1 || not.length > 0) return null
  if (concern) return q === '' ? concern : null
  const word = q.toLowerCase()
  return CONCERN_NAMES.find((name) => name === word) ?? null
}

/**
 * Metadata of the results. Only the results of a concern are indexed, one page each; other queries are not.
 * `found` is null when the page could not be loaded.
 */
export function resultsMeta(
  site: Site | undefined,
  query: ListingQuery,
  found: Pick<SearchResult, 'total' | 'list'> | null,
): MetaDescriptor[] {
  const concern = found && found.total > 0 ? concernAlone(query) : null
  const asked = found ? queryLabel(query) : ''
  const title = asked ? m.results_title_for({ asked }) : m.results_title()
  const description = m.results_description()
  const path = searchResultsPath(concern ? { concern } : {})
  if (!concern || !found) return pageMeta({ site, title, description, path, noindex: true })
  const { items } = found.list
  const origin = site?.origin ?? ''
  return pageMeta({
    site,
    title,
    description,
    path,
    picture: items[0],
    data: import.meta.env.SSR
      ? [
          collectionData(origin, {
            title,
            description,
            path,
            items: items.map((item) => ({ path: listingPath(item) })),
            total: found.total,
          }),
          breadcrumbData(origin, sectionCrumbs(title, path)),
        ]
      : [],
  })
}
