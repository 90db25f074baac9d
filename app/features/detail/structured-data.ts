import { aggregateRating } from '#app/lib/seo/structured-data.ts'
import type { Occurrence } from '#domain/availability/schedule.ts'
import type { BriefListing, Host, Listing } from '#domain/listing/listing.ts'
import { ratingSourceOf } from '#domain/listing/rating-source.ts'

type Thing = Record<string, unknown>
type Address = { url: string; image: string }

/** Structured data of an escape (schema.org LodgingBusiness). */
export function lodgingOf(listing: BriefListing, { url, image }: Address): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'LodgingBusiness',
    ...commonOf(listing, { url, image }),
    address: addressOf(listing),
    ...(listing.price && { priceRange: listing.price }),
    amenityFeature: listing.amenityGroups
      .flatMap(({ items }) => items)
      .map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
  }
}

/** Structured data of an experience: an event with its next dates, or a service without dates. */
export function experienceOf(listing: Listing, dates: readonly Occurrence[], at: Address): Thing {
  const [next] = dates
  const common = { '@context': 'https://schema.org', ...commonOf(listing, at) }
  const offers = offerOf(listing, at.url)
  if (!next) return { ...common, '@type': 'Service', ...(offers && { offers }) }
  const event = {
    '@type': 'Event',
    name: listing.title,
    location: locationOf(listing, at.url),
    ...(offers && { offers }),
    ...(listing.host && { organizer: { '@type': 'Person', name: listing.host.name } }),
  }
  return {
    ...common,
    ...event,
    ...timesOf(next),
    eventAttendanceMode: `https://schema.org/${isOnline(listing) ? 'Online' : 'Offline'}EventAttendanceMode`,
    subEvent: dates.map((date) => ({ ...event, ...timesOf(date) })),
  }
}

/** Structured data of a host (schema.org ProfilePage). */
export function profileOf({ name, role, bio }: Host, { url, image }: Address): Thing {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    mainEntity: { '@type': 'Person', name, jobTitle: role, description: bio, image },
  }
}

function commonOf(listing: BriefListing, { url, image }: Address): Thing {
  return {
    name: listing.title,
    description: listing.description,
    url,
    image,
    ...aggregateRating(listing, ratingSourceOf(listing)),
  }
}

function addressOf({ location, country }: BriefListing): Thing {
  return { '@type': 'PostalAddress', addressLocality: location, addressCountry: country }
}

function locationOf(listing: Listing, url: string): Thing {
  if (isOnline(listing)) return { '@type': 'VirtualLocation', url }
  const name = listing.schedule?.place ?? listing.location
  return { '@type': 'Place', name, address: addressOf(listing) }
}

function isOnline({ schedule, location }: Listing): boolean {
  return (schedule?.place ?? location) === 'Online'
}

function offerOf({ amount }: Listing, url: string): Thing | null {
  return (
    amount && { '@type': 'Offer', price: amount.minor / 100, priceCurrency: amount.currency, url }
  )
}

function timesOf({ start, end }: Occurrence): Thing {
  return { startDate: start.toISOString(), endDate: end.toISOString() }
}
