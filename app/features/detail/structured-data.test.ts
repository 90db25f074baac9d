import { describe, expect, test } from 'vitest'
import type { Listing } from '#domain/listing/listing.ts'
import { experienceOf, lodgingOf, profileOf } from './structured-data.ts'

const AT = { url: 'https://site.example/escapes/3', image: 'https://site.example/og.png' }
const DATE = { start: new Date('2026-11-27T18:45Z'), end: new Date('2026-11-27T20:45Z') }

const LISTING: Listing = {
  id: '3',
  slug: 'yukitani-ryokan',
  title: 'Yukitani Ryokan',
  description: 'Eleven rooms.',
  type: 'Ryokan',
  contentType: 'escape',
  rating: 4.9,
  reviews: 528,
  location: 'Hakone, Japan',
  country: 'JP',
  price: '$$$$',
  amount: { minor: 42_000, currency: 'USD', per: 'night' },
  thumbnail: null,
  videoUrl: null,
  verified: true,
  tags: [],
  natureDistance: null,
  nearbyNature: null,
  wellnessTag: null,
  isAIRecommended: false,
  longDescription: '',
  address: 'Told after booking',
  images: [],
  priceDetails: null,
  benefits: [],
  amenityGroups: [{ title: 'Wellness', items: ['Open-air spring'] }],
  inclusions: [],
  requirements: [],
  host: null,
  certification: null,
  duration: null,
  groupSize: null,
  sleeps: null,
  dates: [],
  schedule: null,
  reviewList: [],
  faqs: [],
  cancellation: null,
  verification: null,
  categories: [],
  amenities: [],
  offering: null,
  coordinates: null,
  listed: true,
  sample: true,
  createdAt: new Date(0),
  updatedAt: new Date(0),
}

describe('an escape', () => {
  test('is a lodging business with its amenities, without its exact address', () => {
    const lodging = lodgingOf(LISTING, AT)
    expect(lodging).toMatchObject({
      '@type': 'LodgingBusiness',
      amenityFeature: [{ name: 'Open-air spring' }],
      priceRange: '$$$$',
    })
    expect(JSON.stringify(lodging)).not.toContain('Told after booking')
  })

  test.each([true, false])('omits imported and sample ratings (sample: %s)', (sample) => {
    const listing = { ...LISTING, sample }
    expect(lodgingOf(listing, AT)).not.toHaveProperty('aggregateRating')
    expect(JSON.stringify(experienceOf(listing, [DATE], AT))).not.toMatch(/rating|review/i)
  })
})

describe('an experience', () => {
  test('is an event at its next date, with the following dates', () => {
    const later = { start: new Date('2026-12-04T18:45Z'), end: new Date('2026-12-04T20:45Z') }
    expect(experienceOf(LISTING, [DATE, later], AT)).toMatchObject({
      '@type': 'Event',
      startDate: '2026-11-27T18:45:00.000Z',
      endDate: '2026-11-27T20:45:00.000Z',
      location: { '@type': 'Place' },
      offers: { price: 420, priceCurrency: 'USD' },
      subEvent: [{ '@type': 'Event' }, { startDate: '2026-12-04T18:45:00.000Z' }],
    })
  })

  test('online has a virtual location', () => {
    expect(experienceOf({ ...LISTING, location: 'Online' }, [DATE], AT)).toMatchObject({
      location: { '@type': 'VirtualLocation' },
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    })
  })

  test('without dates is a service', () => {
    expect(experienceOf(LISTING, [], AT)).toMatchObject({ '@type': 'Service' })
  })
})

test('a host is a person on a profile page', () => {
  const host = { name: 'Marnie Kell', role: 'Yoga teacher', bio: 'Knows which board squeaks.' }
  expect(profileOf(host, AT)).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: 'Marnie Kell', jobTitle: 'Yoga teacher' },
  })
})
