import type { MetaDescriptor } from 'react-router'
import type { ListingCard } from '#domain/listing/listing.ts'
import type { RatingSource } from '#domain/listing/rating-source.ts'
import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'
import { shareImageUrl } from '../pictures.ts'
import { pageTitle, type Site } from '../site.ts'
import { languageMeta, pageUrl } from './page-url.ts'

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
      item: pageUrl(origin, path),
    })),
  }
}

export type CollectionPage = {
  title: string
  description: string
  /** Canonical path. */
  path: string
  items: readonly { path: string }[]
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
    inLanguage: getLocale(),
    description,
    url: pageUrl(origin, path),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: total,
      itemListElement: items.map((item, place) => ({
        '@type': 'ListItem',
        position: offset + place + 1,
        url: pageUrl(origin, item.path),
      })),
    },
  }
}

/** A rating for search engines, ready to spread: only of reviews that the site holds, never of made up or imported ones. */
export function aggregateRating(
  { rating, reviews }: Pick<ListingCard, 'rating' | 'reviews'>,
  source: RatingSource,
) {
  if (source !== 'site' || rating === null || reviews === 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating,
      ratingCount: reviews,
      bestRating: 5,
    },
  }
}

/** The site itself, and how it is searched. */
export function webSiteData(site: Site) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.name,
    url: pageUrl(site.origin, '/'),
    inLanguage: getLocale(),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${pageUrl(site.origin, '/search-results')}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** What a shared page shows that has no listing to show: a print without words, drawn by scripts/icons.ts. */
const SITE_IMAGE = '/share.png'

type PageMeta = {
  site: Site | undefined
  title: string
  /** The title as it stands, where it is not "<page> - <site>". */
  wholeTitle?: string
  description: string
  /** Canonical path. */
  path: string
  /** A thin or empty page that search engines leave out. */
  noindex?: boolean
  /** A listing that shows what the page is about when it is shared. */
  picture?: Pick<ListingCard, 'slug'> | undefined
  /** The same as the path of a raster, 1200 x 630 px. */
  image?: string | undefined
  /** Objects of schema.org. */
  data?: readonly object[]
}

/**
 * Title, description, canonical link, preview and structured data of a public page. A browser's scripts say the title alone: the
 * rest is for those who read what the server writes, and goes with the page (app/features/shell/route-announcer.tsx).
 */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { site, title, description, path, noindex = false, picture, data = [] } = page
  const own = { title: page.wholeTitle ?? pageTitle(title, site) }
  if (!import.meta.env.SSR) return [own]
  const origin = site?.origin ?? ''
  const image = page.image ?? (picture ? shareImageUrl(picture.slug) : SITE_IMAGE)
  return [
    own,
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: pageUrl(origin, path) },
    ...(noindex ? [] : languageMeta(origin, path)),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: pageUrl(origin, path) },
    ...(site ? [{ property: 'og:site_name', content: site.name }] : []),
    { property: 'og:image', content: origin + image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
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
