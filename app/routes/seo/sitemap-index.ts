import { href } from 'react-router'
import { sitemapIndex, xmlResponse } from '#app/lib/seo/sitemap.ts'
import { measureCatalogue } from '#data/catalogue/sitemap.ts'
import { catalogueContext, onceContext, siteContext } from '#data/context.ts'
import type { Route } from './+types/sitemap-index'
import { LISTINGS_IN_PART } from './sitemap-part.ts'

/** /sitemap.xml: the fixed pages, and the listings in as many parts as the protocol's limit requires. */
export async function loader({ context }: Route.LoaderArgs) {
  const { listings, updatedAt } = await context.get(onceContext)('size', () =>
    measureCatalogue(context.get(catalogueContext)),
  )
  const numbered = Array.from({ length: Math.ceil(listings / LISTINGS_IN_PART) }, (_, index) =>
    String(index + 1),
  )
  const entries = ['pages', ...numbered].map((part) => ({
    path: href('/sitemaps/:part', { part: `${part}.xml` }),
    changed: updatedAt,
  }))
  return xmlResponse(sitemapIndex(context.get(siteContext).origin, entries))
}
