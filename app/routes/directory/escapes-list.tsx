import { data, isRouteErrorResponse } from 'react-router'
import { browseMeta, missingMeta } from '#app/features/directory/browse/browse-meta.ts'
import { BrowseView } from '#app/features/directory/browse/browse-view.tsx'
import { UnknownBrowsePage } from '#app/features/directory/browse/unknown-browse-page.tsx'
import { listDirectoryEntries } from '#data/catalogue/directory-entries.ts'
import { catalogueContext, onceContext } from '#data/context.ts'
import type { DirectoryEntry } from '#domain/import/read-directory-entry.ts'
import { type BrowsePage, browseQuery, isBrowseKind } from '#domain/listing/browse-page.ts'
import { findBrowsePageWith } from '#domain/listing/directory-entry.ts'
import { readListingQuery } from '#domain/listing/listing-query.ts'
import { findBrowsePageItems } from '#search/browse-page.ts'
import { finderIn } from '#search/context.ts'
import '#app/styles/directory.css'
import { BrowseItems } from '../../page-parts/browse-items.tsx'
import { withPrices } from '../../page-parts/with-prices.ts'
import type { Route } from './+types/escapes-list'

/** The sub-views of escapes: by category, location or amenity, and the quick searches. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const address = new URL(request.url).searchParams
  const db = context.get(catalogueContext)
  const entries = await context.get(onceContext)('directory entries', () =>
    listDirectoryEntries(db),
  )
  const browsePage = requestedBrowsePage(params, address, entries)
  const query = browseQuery(readListingQuery(address))
  const { items, total, page, pages, facets } = await findBrowsePageItems(
    { db, ...finderIn(context) },
    browsePage,
    query,
    new Date(),
  )
  return {
    browsePage,
    query: { ...query, page },
    items: withPrices(items),
    total,
    page,
    pages,
    hours: facets.hour.map(({ value }) => value),
    prices: facets.price.map(({ value }) => value),
  }
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const site = matches[0].loaderData?.site
  return loaderData ? browseMeta(site, loaderData, location) : missingMeta(site)
}

export default function EscapesList({ loaderData }: Route.ComponentProps) {
  const { items, ...view } = loaderData
  return (
    <BrowseView {...view}>
      <BrowseItems browsePage={view.browsePage} query={view.query} items={items} />
    </BrowseView>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) throw error
  return <UnknownBrowsePage contentType="escape" kind={error.data} />
}

/** @throws a 404 with the requested kind of browse page as its data */
function requestedBrowsePage(
  params: { kind?: string | undefined; slug?: string | undefined },
  address: URLSearchParams,
  entries: readonly DirectoryEntry[],
): BrowsePage {
  const isSearch = params.slug === undefined
  const kind = isSearch ? 'filter' : params.kind
  const slug = params.slug ?? address.get('filter') ?? ''
  const known = isBrowseKind(kind) && (kind !== 'filter' || isSearch)
  const browsePage = known
    ? findBrowsePageWith(entries, { contentType: 'escape', kind, slug })
    : null
  if (!browsePage) throw data(known ? kind : null, { status: 404 })
  return browsePage
}
