import { data, href, isRouteErrorResponse, redirect } from 'react-router'
import { BookingHost } from '#app/features/booking/booking-host.tsx'
import { EventBooking } from '#app/features/detail/booking/event-booking.tsx'
import { missingMeta } from '#app/features/directory/browse/browse-meta.ts'
import { experienceCrumbs } from '#app/features/directory/crumbs.ts'
import { eventData } from '#app/features/directory/event/event-data.ts'
import { toEventLabels } from '#app/features/directory/event/event-labels.ts'
import { eventPath } from '#app/features/directory/event/event-path.ts'
import { EventView } from '#app/features/directory/event/event-view.tsx'
import { breadcrumbData, pageMeta } from '#app/features/directory/page-meta.ts'
import { ErrorPage } from '#app/features/shell/error-page.tsx'
import { placeMapOf } from '#app/lib/place-map-of.ts'
import { findListing } from '#data/catalogue/listings.ts'
import { catalogueContext } from '#data/context.ts'
import { shareImageUrl } from '#domain/artwork/address.ts'
import { eventOf, isOnline } from '#domain/listing/event.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import { m } from '#domain/messages/messages.js'
import '#app/styles/directory.css'
import type { Route } from './+types/event'

/** An upcoming event: an experience on one of its dates. The next date has the URL without `on`. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const on = new URL(request.url).searchParams.get('on')
  const listing = await findListing(context.get(catalogueContext), params.slug)
  if (listing?.contentType !== 'experience') throw data(null, { status: 404 })
  // Its page says that it is withdrawn.
  if (!listing.listed) throw redirect(listingPath(listing))
  const { slug } = listing
  const now = new Date()
  const next = eventOf(listing, null, now)
  if (!next) throw redirect(listingPath(listing))
  if (next.category !== params.category || slug !== params.slug) {
    throw redirect(eventPath({ category: next.category, slug, on }), 301)
  }
  const event = on === null ? next : eventOf(listing, on, now)
  if (!event) throw redirect(eventPath({ category: next.category, slug }))
  const { longDescription, reviewList, schedule: _, ...shown } = listing
  return {
    listing: shown,
    schedule: event.schedule,
    event: toEventLabels(event),
    named: on !== null,
    // Its address needs code that the page does without.
    map: isOnline(event.schedule) ? null : placeMapOf(listing),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData?.site
  if (!loaderData) return missingMeta(site)
  const { listing, schedule, event, named } = loaderData
  const { category, date } = event
  const place = isOnline(schedule) ? m.directory_event_online() : schedule.place
  const path = eventPath({ category, slug: listing.slug })
  return pageMeta({
    site,
    title: listing.title,
    description: m.directory_event_description({ title: listing.title, date, place }),
    path,
    image: shareImageUrl(listing.slug),
    // Only the next date is indexed; the others soon expire.
    index: !named,
    linkedData: import.meta.env.SSR
      ? [
          eventData({ site, listing, schedule, event, path }),
          breadcrumbData(site, [...experienceCrumbs(), { label: listing.title, to: path }]),
        ]
      : [],
  })
}

export default function EventPage({ loaderData }: Route.ComponentProps) {
  const { listing, schedule, event, map } = loaderData
  return (
    <>
      <EventView
        listing={listing}
        schedule={schedule}
        event={event}
        booking={<EventBooking listing={listing} start={event.start} />}
        map={map}
      />
      <BookingHost key={listing.id} listing={{ ...listing, schedule, longDescription: '' }} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) throw error
  const back = { to: href('/experiences'), label: m.directory_back_experiences() }
  return <ErrorPage back={back}>{m.directory_experience_not_found()}</ErrorPage>
}
