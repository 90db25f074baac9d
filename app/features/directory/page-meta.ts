import type { MetaDescriptor } from 'react-router'
import { pageTitle, type Site } from '#app/lib/site.ts'
import { listingPath } from '#app/paths.ts'
import type { ListingCard } from '#domain/listing.ts'
import type { Crumb } from './crumbs.ts'

type Linked = Record<string, unknown>

type PageMeta = {
  site: Site | undefined
  title: string
  description: string
  /** The one address of what is shown. */
  path: string
  /** Path of a raster for shared links. */
  image?: string | undefined
  /** Thin or passing pages are read by visitors only. */
  index?: boolean
  linkedData?: readonly Linked[]
}

/** Title, description, canonical link, Open Graph and JSON-LD of a page. */
export function pageMeta({
  site,
  title,
  description,
  path,
  image,
  index = true,
  linkedData = [],
}: PageMeta): MetaDescriptor[] {
  const url = `${site?.origin ?? ''}${path}`
  return [
    { title: pageTitle(title, site) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: site?.name ?? '' },
    ...(image ? [{ property: 'og:image', content: `${site?.origin ?? ''}${image}` }] : []),
    ...(index ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...linkedData.map((data) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...data },
    })),
  ]
}

type Collection = {
  site: Site | undefined
  name: string
  description: string
  path: string
  items: readonly ListingCard[]
  total?: number
}

/** CollectionPage with the listings it names. */
export function collectionData({
  site,
  name,
  description,
  path,
  items,
  total = items.length,
}: Collection): Linked {
  const origin = site?.origin ?? ''
  return {
    '@type': 'CollectionPage',
    name,
    description,
    url: `${origin}${path}`,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: total,
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: item.title,
        url: `${origin}${listingPath(item)}`,
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
      item: `${site?.origin ?? ''}${to}`,
    })),
  }
}
