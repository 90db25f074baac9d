import type { MetaDescriptor } from 'react-router'
import { pageTitle, type Site } from '#app/lib/site.ts'
import { shareImageUrl } from '#domain/artwork/address.ts'
import type { BrowsePage } from '#domain/listing/browse-page.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import {
  everything,
  filterCount,
  type ListingQuery,
  PAGE_SIZE,
  readListingQuery,
} from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { breadcrumbData, collectionData, pageMeta } from '../page-meta.ts'
import { browseCrumbs } from './browse-crumbs.ts'
import { browseRule, browseTitle } from './browse-labels.ts'
import { browseAddress } from './browse-path.ts'

type LoadedBrowsePage = {
  browsePage: BrowsePage
  query: ListingQuery
  items: readonly ListingCard[]
  total: number
}

/** Metadata of a browse page. Filtered, sorted and empty ones and pages past the end are not indexed. */
export function browseMeta(
  site: Site | undefined,
  { browsePage, query, items, total }: LoadedBrowsePage,
  { search }: { search: string },
): MetaDescriptor[] {
  if (!import.meta.env.SSR) return [{ title: pageTitle(browseTitle(browsePage), site) }]
  const requested = readListingQuery(new URLSearchParams(search))
  const offset = (query.page - 1) * PAGE_SIZE
  const name = browseTitle(browsePage)
  const description = browseRule(browsePage)
  const path = browseAddress(browsePage, { ...everything(), page: query.page })
  return pageMeta({
    site,
    title: name,
    description,
    path,
    image: items[0] && shareImageUrl(items[0].slug),
    index:
      filterCount(query) === 0 &&
      query.sort === 'relevance' &&
      total > 0 &&
      requested.page === query.page,
    linkedData: import.meta.env.SSR
      ? [
          collectionData({ site, name, description, path, items, total, offset }),
          breadcrumbData(site, browseCrumbs(browsePage)),
        ]
      : [],
  })
}

export function missingMeta(site: Site | undefined): MetaDescriptor[] {
  return [
    { title: pageTitle(m.directory_unknown_title(), site) },
    { name: 'robots', content: 'noindex' },
  ]
}
