import type { MetaDescriptor } from 'react-router'
import type { ListingCard } from '#domain/listing.ts'
import { m } from '#domain/messages/messages.js'
import { shareImageUrl } from './pictures.ts'
import { pageTitle, type Site } from './site.ts'

export type Crumb = { name: string; path: string }

/** The trail of a page, Home first. Values are made safe for a script element when they are rendered. */
export function breadcrumbData(origin: string, crumbs: readonly Crumb[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: `${origin}${path}`,
    })),
  }
}

export type CollectionPage = {
  title: string
  description: string
  /** Canonical path. */
  path: string
  items: readonly { title: string; path: string }[]
  total: number
  /** Position of the first item, from 0. */
  offset?: number
}

/** A page that lists things, with the part of the list that it shows. */
export function collectionData(origin: string, page: CollectionPage) {
  const { title, description, path, items, total, offset = 0 } = page
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: title,
    description,
    url: `${origin}${path}`,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: total,
      itemListElement: items.map((item, place) => ({
        '@type': 'ListItem',
        position: offset + place + 1,
        name: item.title,
        url: `${origin}${item.path}`,
      })),
    },
  }
}

type PageMeta = {
  site: Site | undefined
  title: string
  description: string
  /** Canonical path. */
  path: string
  /** A thin or empty page that search engines leave out. */
  noindex?: boolean
  /** A listing that shows what the page is about when it is shared. */
  picture?: Pick<ListingCard, 'slug'> | undefined
  /** Objects of schema.org. */
  data?: readonly object[]
}

/** Title, description, canonical link, preview and structured data of a public page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { site, title, description, path, noindex = false, picture, data = [] } = page
  const url = `${site?.origin ?? ''}${path}`
  return [
    { title: pageTitle(title, site) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: url },
    ...(site ? [{ property: 'og:site_name', content: site.name }] : []),
    ...(picture
      ? [{ property: 'og:image', content: `${site?.origin ?? ''}${shareImageUrl(picture.slug)}` }]
      : []),
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...data.map((value) => ({ 'script:ld+json': value })),
  ] as MetaDescriptor[]
}

/** The trail of a section: Home, then the section itself. */
export function sectionCrumbs(name: string, path: string): Crumb[] {
  return [
    { name: m.shell_home(), path: '/' },
    { name, path },
  ]
}
