import type { MetaDescriptor } from 'react-router'
import { pageUrl } from '#app/lib/seo/page-url.ts'
import { pageMeta as publicPageMeta } from '#app/lib/seo/structured-data.ts'
import type { Site } from '#app/lib/site.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import { getLocale } from '#domain/messages/runtime.js'
import type { Crumb } from './crumbs.ts'

type Linked = Record<string, unknown>

type PageMeta = {
  site: Site | undefined
  title: string
  description: string
  /** Canonical path. */
  path: string
  /** Path of the share preview. */
  image?: string | undefined
  /** False for thin or short-lived pages. */
  index?: boolean
  /** JSON-LD, rendered on the server only. */
  linkedData?: readonly Linked[]
}

/** Title, description, canonical link, Open Graph and JSON-LD of a page. */
export function pageMeta({ index = true, linkedData = [], ...page }: PageMeta): MetaDescriptor[] {
  return publicPageMeta({
    ...page,
    noindex: !index,
    data: linkedData.map((data) => ({ '@context': 'https://schema.org', ...data })),
  })
}

type Collection = {
  site: Site | undefined
  name: string
  description: string
  path: string
  items: readonly ListingCard[]
  total?: number
  /** Position of the first item, from 0. */
  offset?: number
}

/** schema.org CollectionPage with its listings. */
export function collectionData({
  site,
  name,
  description,
  path,
  items,
  total = items.length,
  offset = 0,
}: Collection): Linked {
  const origin = site?.origin ?? ''
  return {
    '@type': 'CollectionPage',
    name,
    description,
    inLanguage: getLocale(),
    url: pageUrl(origin, path),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: total,
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: offset + index + 1,
        url: pageUrl(origin, listingPath(item)),
      })),
    },
  }
}

export function breadcrumbData(site: Site | undefined, crumbs: readonly Crumb[]): Linked {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: pageUrl(site?.origin ?? '', to),
    })),
  }
}
