import { printUrl } from '#app/lib/pictures.ts'
import { pageUrl } from '#app/lib/seo/page-url.ts'
import type { Site } from '#app/lib/site.ts'
import { shareImageUrl } from '#domain/artwork/address.ts'
import type { Schedule } from '#domain/availability/schedule.ts'
import { isOnline } from '#domain/listing/event.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { EventLabels } from './event-labels.ts'

type DatedListing = Pick<
  Listing,
  | 'slug'
  | 'title'
  | 'description'
  | 'location'
  | 'country'
  | 'address'
  | 'amount'
  | 'host'
  | 'coordinates'
>

type EventData = {
  site: Site | undefined
  listing: DatedListing
  schedule: Pick<Schedule, 'place' | 'seats'>
  event: EventLabels
  path: string
}

/** schema.org Event of one occurrence. */
export function eventData({ site, listing, schedule, event, path }: EventData) {
  const url = pageUrl(site?.origin ?? '', path)
  const online = isOnline(schedule)
  return {
    '@type': 'Event',
    name: listing.title,
    description: listing.description,
    url,
    image: [
      `${site?.origin ?? ''}${shareImageUrl(listing.slug)}`,
      `${site?.origin ?? ''}${printUrl(listing.slug, 0, 'hero')}`,
    ],
    startDate: event.start,
    endDate: event.end,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${online ? 'Online' : 'Offline'}EventAttendanceMode`,
    maximumAttendeeCapacity: schedule.seats,
    location: online ? { '@type': 'VirtualLocation', url } : placeData(listing, schedule),
    ...(listing.host && { organizer: { '@type': 'Person', name: listing.host.name } }),
    ...(listing.amount && {
      offers: {
        '@type': 'Offer',
        price: listing.amount.minor / 100,
        priceCurrency: listing.amount.currency,
        url,
      },
    }),
  }
}

function placeData(
  { location, country, address, coordinates }: DatedListing,
  { place }: Pick<Schedule, 'place'>,
) {
  return {
    '@type': 'Place',
    name: place,
    address: {
      '@type': 'PostalAddress',
      ...(address && { streetAddress: address }),
      ...(location && { addressLocality: location }),
      ...(country && { addressCountry: country }),
    },
    ...(coordinates && {
      geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng },
    }),
  }
}
