import type { MetaDescriptor } from 'react-router'
import { languageMeta, pageUrl } from '#app/lib/seo/page-url.ts'
import { breadcrumbData, type Crumb } from '#app/lib/seo/structured-data.ts'
import { pageTitle, type Site } from '#app/lib/site.ts'
import { shareImageUrl } from '#domain/artwork/address.ts'
import type { BriefListing } from '#domain/listing/listing.ts'
import { mapPngPath } from '#domain/place/map/map-picture.ts'
import { hidesPlace } from '#domain/place/public-place.ts'

type DetailPage = {
  listing: BriefListing
  /** Canonical path. */
  path: string
  /** Default to the listing's title and description. */
  title?: string
  description?: string
  /** Breadcrumbs above the page. */
  above?: readonly Crumb[]
  /** Whether the listing is shown in place of one that was not found. */
  isPlaceholder?: boolean
  /** Structured data, rendered on the server only; null in a browser. */
  structured: ((at: { url: string; image: string }) => object) | null
}

/** Metadata of a detail page; with `failedTitle` if the page failed. */
export function detailMeta(
  page: DetailPage | null,
  site: Site | undefined,
  failedTitle: string,
): MetaDescriptor[] {
  const noindex = { name: 'robots', content: 'noindex' }
  if (!page) return [{ title: pageTitle(failedTitle, site) }, noindex]
  const { listing, path, isPlaceholder = false, above = [] } = page
  const { title: name = listing.title, description = listing.description } = page
  if (!import.meta.env.SSR) return [{ title: pageTitle(name, site) }]
  const url = pageUrl(site?.origin ?? '', path)
  const image = `${site?.origin ?? ''}${shareImageUrl(listing.slug)}`
  const title = pageTitle(name, site)
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site?.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    ...mapImage(listing, site),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(listing.listed && !isPlaceholder
      ? [
          { tagName: 'link', rel: 'canonical', href: url } as const,
          ...languageMeta(site?.origin ?? '', path),
          ...(page.structured
            ? [
                page.structured({ url, image }),
                breadcrumbData(site?.origin ?? '', [...above, { name, path }]),
              ]
            : []
          ).map((data) => ({ 'script:ld+json': data as Record<string, never> })),
        ]
      : [noindex]),
  ]
}

/** The map around a listing as a second picture to choose from; none without a place. */
function mapImage(listing: BriefListing, site: Site | undefined): MetaDescriptor[] {
  const { coordinates: centre, listed } = listing
  if (!centre || !listed) return []
  const mark = hidesPlace(listing) ? 'area' : 'place'
  const path = mapPngPath({ centre, mark, theme: 'light' })
  return [{ property: 'og:image', content: `${site?.origin ?? ''}${path}` }]
}
