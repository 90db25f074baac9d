import type { MetaDescriptor } from 'react-router'
import { pageUrl } from '#app/lib/seo/page-url.ts'
import {
  aggregateRating,
  breadcrumbData,
  collectionData,
  pageMeta,
  sectionCrumbs,
} from '#app/lib/seo/structured-data.ts'
import type { Site } from '#app/lib/site.ts'
import { shareImageUrl } from '#domain/artwork/address.ts'
import { CATEGORY_TITLES } from '#domain/language/words.ts'
import { CATEGORIES, categoryOf } from '#domain/listing/category.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import { filterCount, type ListingQuery, PAGE_SIZE } from '#domain/listing/listing-query.ts'
import { ratingSourceOf } from '#domain/listing/rating-source.ts'
import type { ListPage } from './listing-results.tsx'

type ListMeta = {
  site: Site | undefined
  title: string
  description: string
  path: string
  /** Absent when the page could not be loaded. */
  list?: ListPage
  query?: ListingQuery
  /** Shown in a dialog over the list. */
  item?: Listing | null
}

/** Metadata of a list. Filtered, sorted and empty lists and pages past the end are not indexed. */
export function listPageMeta({ site, list, query, item, ...page }: ListMeta): MetaDescriptor[] {
  if (!import.meta.env.SSR) return pageMeta({ site, ...page, title: item?.title ?? page.title })
  if (item) return itemMeta(site, item)
  if (!list || !query) return pageMeta({ site, ...page })
  const path = list.page > 1 ? `${page.path}?page=${list.page}` : page.path
  const narrowed = query.q !== '' || query.concern !== null || filterCount(query) > 0
  const origin = site?.origin ?? ''
  return pageMeta({
    site,
    ...page,
    path,
    noindex: narrowed || query.sort !== 'relevance' || list.total === 0 || query.page !== list.page,
    picture: list.items[0],
    data: [
      collectionData(origin, {
        ...page,
        path,
        items: list.items.map((item) => ({ path: listingPath(item) })),
        total: list.total,
        offset: (list.page - 1) * PAGE_SIZE,
      }),
      breadcrumbData(origin, sectionCrumbs(page.title, page.path)),
    ],
  })
}

/** The same for an item that is shown in a dialog over its list. */
function itemMeta(site: Site | undefined, item: Listing): MetaDescriptor[] {
  const category = categoryOf(item.contentType)
  const origin = site?.origin ?? ''
  const path = listingPath(item)
  const section = sectionCrumbs(CATEGORY_TITLES[category](), CATEGORIES[category].path)
  return pageMeta({
    site,
    title: item.title,
    description: item.description,
    path,
    picture: item,
    data: [
      offerData(origin, path, item),
      breadcrumbData(origin, [...section, { name: item.title, path }]),
    ],
  })
}

function offerData(origin: string, path: string, item: Listing) {
  const { amount } = item
  return {
    '@context': 'https://schema.org',
    '@type': item.contentType === 'essential' ? 'Product' : 'Service',
    name: item.title,
    description: item.description,
    url: pageUrl(origin, path),
    image: `${origin}${shareImageUrl(item.slug)}`,
    ...(amount && {
      offers: {
        '@type': 'Offer',
        price: (amount.minor / 100).toFixed(2),
        priceCurrency: amount.currency,
      },
    }),
    ...aggregateRating(item, ratingSourceOf(item)),
  }
}
