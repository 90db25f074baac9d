import type { MetaDescriptor } from 'react-router'
import { shareImageUrl } from '#app/lib/pictures.ts'
import { pageTitle, type Site } from '#app/lib/site.ts'
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

type ShelfPage = {
  shelf: BrowsePage
  query: ListingQuery
  items: readonly ListingCard[]
  total: number
}

/** Head of a shelf's page; a filtered, re-ordered or empty one, and a page past the end, is thin. */
export function browseMeta(
  site: Site | undefined,
  { shelf, query, items, total }: ShelfPage,
  { search }: { search: string },
): MetaDescriptor[] {
  if (!import.meta.env.SSR) return [{ title: pageTitle(browseTitle(shelf), site) }]
  const asked = readListingQuery(new URLSearchParams(search))
  const offset = (query.page - 1) * PAGE_SIZE
  const name = browseTitle(shelf)
  const description = browseRule(shelf)
  const path = browseAddress(shelf, { ...everything(), page: query.page })
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
      asked.page === query.page,
    linkedData: import.meta.env.SSR
      ? [
          collectionData({ site, name, description, path, items, total, offset }),
          breadcrumbData(site, browseCrumbs(shelf)),
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
