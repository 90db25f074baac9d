import { href, type MetaDescriptor } from 'react-router'
import { pageUrl } from '#app/lib/seo/page-url.ts'
import {
  breadcrumbData,
  type Crumb,
  pageMeta,
  sectionCrumbs,
} from '#app/lib/seo/structured-data.ts'
import { pageTitle, type Site } from '#app/lib/site.ts'
import { shareImageUrl } from '#domain/artwork/address.ts'
import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'
import type { Story, StoryCover, StoryEntry } from './story.ts'
import { storyPath } from './story-path.ts'

const SCHEMA = 'https://schema.org'

/** Home, then Collections. */
export const collectionCrumbs = (): Crumb[] =>
  sectionCrumbs(m.collections_title(), href('/collections'))

/** Metadata of the list of collections; an empty list is not indexed. */
export function collectionsMeta(
  site: Site | undefined,
  path: string,
  entries: readonly StoryEntry[],
): MetaDescriptor[] {
  const title = m.collections_title()
  if (!import.meta.env.SSR) return [{ title: pageTitle(title, site) }]
  const origin = site?.origin ?? ''
  const description = m.collections_description()
  const [first] = entries
  return pageMeta({
    site,
    title,
    description,
    path,
    noindex: !first,
    image: first && shareUrl(first.cover),
    data: [
      {
        '@context': SCHEMA,
        '@type': 'CollectionPage',
        name: title,
        description,
        inLanguage: getLocale(),
        url: pageUrl(origin, path),
        mainEntity: itemList(entries.map(({ slug }) => pageUrl(origin, storyPath(slug)))),
      },
      breadcrumbData(origin, collectionCrumbs()),
    ],
  })
}

type Loaded = { story: Story; published: string; changed: string }

/** Metadata of a story; with `failedTitle` if the page failed. */
export function storyMeta(
  site: Site | undefined,
  loaded: Loaded | null,
  failedTitle: string,
): MetaDescriptor[] {
  const title = pageTitle(loaded?.story.title ?? failedTitle, site)
  if (!loaded) return [{ title }, { name: 'robots', content: 'noindex' }]
  if (!import.meta.env.SSR) return [{ title }]
  const { story } = loaded
  const path = storyPath(story.slug)
  const crumbs = [...collectionCrumbs(), { name: story.title, path }]
  return pageMeta({
    site,
    title: story.title,
    description: story.lead,
    path,
    image: shareUrl(story.cover),
    data: [articleData(site, loaded), breadcrumbData(site?.origin ?? '', crumbs)],
  })
}

/** schema.org Article with the listings that it tells of. */
function articleData(site: Site | undefined, { story, published, changed }: Loaded): object {
  const origin = site?.origin ?? ''
  const url = pageUrl(origin, storyPath(story.slug))
  const publisher = { '@type': 'Organization', name: site?.name, url: pageUrl(origin, '/') }
  const listings = story.blocks.flatMap((block) =>
    block.kind === 'listing' ? [pageUrl(origin, block.listing.path)] : [],
  )
  return {
    '@context': SCHEMA,
    '@type': 'Article',
    headline: story.title,
    description: story.lead,
    inLanguage: story.lang ?? getLocale(),
    image: origin + shareUrl(story.cover),
    datePublished: published,
    dateModified: changed,
    author: publisher,
    publisher,
    mainEntityOfPage: url,
    mentions: itemList(listings),
  }
}

function itemList(urls: readonly string[]): object {
  return {
    '@type': 'ItemList',
    numberOfItems: urls.length,
    itemListElement: urls.map((url, at) => ({ '@type': 'ListItem', position: at + 1, url })),
  }
}

/** The share preview of a cover: that of its listing, or of its print. */
function shareUrl({ slug, picture }: StoryCover): string {
  if (slug) return shareImageUrl(slug)
  return picture.src.replace('/art/', '/og/').replace('.svg', '.png')
}
