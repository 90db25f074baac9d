import type { MetaDescriptor } from 'react-router'
import { shareImageUrl } from '#app/lib/pictures.ts'
import { pageTitle, type Site } from '#app/lib/site.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import {
  everything,
  filterCount,
  type ListingQuery,
  PAGE_SIZE,
  readListingQuery,
} from '#domain/listing/listing-query.ts'
import type { Shelf } from '#domain/listing/shelf.ts'
import { m } from '#domain/messages/messages.js'
import { breadcrumbData, collectionData, pageMeta } from './page-meta.ts'
import { shelfCrumbs } from './shelf-crumbs.ts'
import { shelfAddress } from './shelf-path.ts'
import { shelfRule, shelfTitle } from './shelf-words.ts'

type ShelfPage = { shelf: Shelf; query: ListingQuery; items: readonly ListingCard[]; total: number }

/** Head of a shelf's page; a filtered, re-ordered or empty one, and a page past the end, is thin. */
export function shelfMeta(
  site: Site | undefined,
  { shelf, query, items, total }: ShelfPage,
  { search }: { search: string },
): MetaDescriptor[] {
  if (!import.meta.env.SSR) return [{ title: pageTitle(shelfTitle(shelf), site) }]
  const asked = readListingQuery(new URLSearchParams(search))
  const offset = (query.page - 1) * PAGE_SIZE
  const name = shelfTitle(shelf)
  const description = shelfRule(shelf)
  const path = shelfAddress(shelf, { ...everything(), page: query.page })
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
          breadcrumbData(site, shelfCrumbs(shelf)),
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
