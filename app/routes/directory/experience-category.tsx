import { data, isRouteErrorResponse } from 'react-router'
import { toEventRows } from '#app/features/directory/event-row.ts'
import { EventRows } from '#app/features/directory/event-rows.tsx'
import { missingMeta, shelfMeta } from '#app/features/directory/shelf-meta.ts'
import { ShelfView } from '#app/features/directory/shelf-view.tsx'
import { UnknownShelf } from '#app/features/directory/unknown-shelf.tsx'
import { ListingGrid } from '#app/features/listings/card/listing-grid.tsx'
import { Section } from '#app/ui/section.tsx'
import { listDirectoryEntries } from '#data/catalogue/directory-entries.ts'
import { catalogueContext, onceContext } from '#data/context.ts'
import { findShelfWith } from '#domain/listing/directory-entry.ts'
import { readListingQuery } from '#domain/listing/listing-query.ts'
import { shelfQuery } from '#domain/listing/shelf.ts'
import { m } from '#domain/messages/messages.js'
import { calendarContext, finderIn } from '#search/context.ts'
import { findShelfPage } from '#search/shelf.ts'
import '#app/styles/directory.css'
import type { Route } from './+types/experience-category'
import { listUpcoming } from './upcoming.ts'

const DATES_SHOWN = 4

/** /directory/experiences/category/{slug}, and the tiles of /experiences: one page with one canonical link. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const db = context.get(catalogueContext)
  const entries = await context.get(onceContext)('directory entries', () =>
    listDirectoryEntries(db),
  )
  const asked = { contentType: 'experience', kind: 'category', slug: params.slug } as const
  const shelf = findShelfWith(entries, asked)
  if (!shelf) throw data('category', { status: 404 })
  const now = new Date()
  const query = shelfQuery(readListingQuery(new URL(request.url).searchParams))
  const finder = { db, ...finderIn(context) }
  const readCalendar = context.get(calendarContext)
  const within = { readCalendar, limit: DATES_SHOWN, category: shelf.slug }
  const [{ items, total, page, pages, facets }, upcoming] = await Promise.all([
    findShelfPage(finder, shelf, query, now),
    listUpcoming(within, now),
  ])
  return {
    shelf,
    query: { ...query, page },
    items,
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
  return loaderData ? shelfMeta(site, loaderData, location) : missingMeta(site)
}

export default function ExperienceCategory({ loaderData }: Route.ComponentProps) {
  const { dates, items, ...shelf } = loaderData
  const more = dates.length > 0 && (
    <Section title={m.directory_new_dates()}>
      <EventRows rows={dates} />
    </Section>
  )
  return (
    <ShelfView {...shelf} more={more}>
      <ListingGrid items={items} />
    </ShelfView>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) throw error
  return <UnknownShelf contentType="experience" kind={error.data} />
}
