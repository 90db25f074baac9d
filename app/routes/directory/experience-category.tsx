import { data, isRouteErrorResponse } from 'react-router'
import { browseMeta, missingMeta } from '#app/features/directory/browse/browse-meta.ts'
import { BrowseView } from '#app/features/directory/browse/browse-view.tsx'
import { UnknownBrowsePage } from '#app/features/directory/browse/unknown-browse-page.tsx'
import { toEventRows } from '#app/features/directory/event/event-row.ts'
import { EventRows } from '#app/features/directory/event/event-rows.tsx'
import { Section } from '#app/ui/section.tsx'
import { listDirectoryEntries } from '#data/catalogue/directory-entries.ts'
import { catalogueContext, onceContext } from '#data/context.ts'
import { browseQuery } from '#domain/listing/browse-page.ts'
import { findBrowsePageWith } from '#domain/listing/directory-entry.ts'
import { readListingQuery } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { findBrowsePageItems } from '#search/browse-page.ts'
import { calendarContext, finderIn } from '#search/context.ts'
import '#app/styles/directory.css'
import { BrowseItems } from '../../page-parts/browse-items.tsx'
import { listUpcoming } from '../../page-parts/upcoming.ts'
import { withPrices } from '../../page-parts/with-prices.ts'
import type { Route } from './+types/experience-category'

const DATES_SHOWN = 4

/** /directory/experiences/category/{slug}, and the tiles of /experiences: one page with one canonical link. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const db = context.get(catalogueContext)
  const entries = await context.get(onceContext)('directory entries', () =>
    listDirectoryEntries(db),
  )
  const asked = { contentType: 'experience', kind: 'category', slug: params.slug } as const
  const browsePage = findBrowsePageWith(entries, asked)
  if (!browsePage) throw data('category', { status: 404 })
  const now = new Date()
  const query = browseQuery(readListingQuery(new URL(request.url).searchParams))
  const finder = { db, ...finderIn(context) }
  const readCalendar = context.get(calendarContext)
  const within = { readCalendar, limit: DATES_SHOWN, category: browsePage.slug }
  const [{ items, total, page, pages, facets }, upcoming] = await Promise.all([
    findBrowsePageItems(finder, browsePage, query, now),
    listUpcoming(within, now),
  ])
  return {
    browsePage,
    query: { ...query, page },
    items: withPrices(items),
    total,
    page,
    pages,
    hours: facets.hour.map(({ value }) => value),
    prices: facets.price.map(({ value }) => value),
    dates: toEventRows(upcoming),
  }
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  const site = matches[0].loaderData?.site
  return loaderData ? browseMeta(site, loaderData, location) : missingMeta(site)
}

export default function ExperienceCategory({ loaderData }: Route.ComponentProps) {
  const { dates, items, ...view } = loaderData
  const more = dates.length > 0 && (
    <Section title={m.directory_new_dates()}>
      <EventRows rows={dates} />
    </Section>
  )
  return (
    <BrowseView {...view} more={more}>
      <BrowseItems browsePage={view.browsePage} query={view.query} items={items} />
    </BrowseView>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) throw error
  return <UnknownBrowsePage contentType="experience" kind={error.data} />
}
