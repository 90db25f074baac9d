import fc from 'fast-check'
import { CONCERNS, RECOVERY_PATHS } from '#domain/concepts/concern-names.ts'
import { CONTENT_TYPES } from '#domain/listing/category.ts'
import { AMENITIES, DELIVERIES, OFFERING_KINDS, SERVICES } from '#domain/listing/directory.ts'
import { type Listing, PRICE_BANDS, PRICE_UNITS, WELLNESS_TAGS } from '#domain/listing/listing.ts'
import {
  FACETS,
  type ListingQuery,
  readListingQuery,
  SORTS,
} from '#domain/listing/listing-query.ts'

/** Few words, so that listings share them. */
export const WORDS = [
  'sleep',
  'yoga',
  'Sea',
  'quiet',
  'hot',
  'spring',
  'café',
  'massage',
  '100%',
  'a_b',
  'mind',
]
const TAGS = ['sleep', 'Sleep aid', 'stress', 'yoga', 'sea', 'mindful', 'energy', 'café']
const TYPES = ['Cabin', 'Resort', 'Yoga', 'Wellness App']
const CATEGORIES = ['yoga-retreats', 'supplements', 'wellness-apps', 'yoga', 'meditation']
const AMENITIES_USED = AMENITIES.slice(0, 4)
const COUNTRIES = ['JP', 'PT', 'CH']

const text = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 })
  .map((all) => all.join(' '))
const some = <T>(values: readonly T[], maxLength = 3) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength })
const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: null })

/** A listing with an id and all fields relevant to search. */
export function listingArbitrary(id: string): fc.Arbitrary<Listing> {
  return fc
    .record({
      title: text,
      description: text,
      longDescription: text,
      sleeps: fc.constant(null),
      type: fc.constantFrom(...TYPES),
      contentType: fc.constantFrom(...CONTENT_TYPES),
      rating: fc.option(
        fc.integer({ min: 30, max: 50 }).map((tenths) => tenths / 10),
        { nil: null },
      ),
      reviews: fc.constantFrom(0, 3, 40),
      location: maybe(['Hakone, Japan', 'Lisbon, Portugal', 'Online']),
      country: maybe(COUNTRIES),
      price: maybe(PRICE_BANDS),
      amount: fc.option(
        fc.record({
          minor: fc.integer({ min: 0, max: 5 }).map((tens) => tens * 1_000),
          currency: fc.constant('USD'),
          per: fc.constantFrom(...PRICE_UNITS),
        }),
        { nil: null },
      ),
      verified: fc.boolean(),
      tags: some(TAGS, 4),
      wellnessTag: maybe(WELLNESS_TAGS),
      categories: some(CATEGORIES),
      amenities: some(AMENITIES_USED),
      offering: fc.option(
        fc.record({
          kind: fc.constantFrom(...OFFERING_KINDS),
          service: maybe(SERVICES),
          delivery: some(DELIVERIES),
        }),
        { nil: null },
      ),
      createdAt: fc.integer({ min: 0, max: 5 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day))),
      listed: fc.boolean().map((off) => !off || id.length % 2 === 0),
    })
    .map((drawn) => ({ ...REST, ...drawn, id, slug: id, updatedAt: drawn.createdAt }))
}

/** A catalogue of `count` listings; deterministic for a seed. */
export function randomListings(count: number, seed: number): Listing[] {
  return Array.from({ length: count }, (_, place) => {
    const [listing] = fc.sample(listingArbitrary(`id-${place}`), { seed: seed + place, numRuns: 1 })
    return listing as Listing
  })
}

const CHOICES: Partial<Record<(typeof FACETS)[number], readonly string[]>> = {
  contentType: CONTENT_TYPES,
  type: TYPES,
  category: CATEGORIES,
  tag: TAGS,
  price: PRICE_BANDS,
  hour: WELLNESS_TAGS,
  country: COUNTRIES,
  amenity: AMENITIES_USED,
  kind: OFFERING_KINDS,
  service: SERVICES,
  delivery: DELIVERIES,
}

/** Filters, concern and sort without words; mostly few, so that something matches. */
export const queryArbitrary: fc.Arbitrary<ListingQuery> = fc
  .record({
    chosen: fc.uniqueArray(
      fc
        .constantFrom(...FACETS)
        .chain((facet) =>
          fc.constantFrom(...(CHOICES[facet] ?? [''])).map((value) => [facet, value] as const),
        ),
      { maxLength: 3, selector: ([facet, value]) => `${facet} ${value}` },
    ),
    concern: fc.option(fc.constantFrom(...CONCERNS, ...RECOVERY_PATHS), { nil: null, freq: 3 }),
    minRating: fc.option(fc.constantFrom(4, 4.5, 4.8), { nil: null, freq: 3 }),
    verifiedOnly: fc.boolean(),
    sort: fc.constantFrom(...SORTS),
  })
  .map(({ chosen, ...rest }) => {
    const query = { ...readListingQuery(new URLSearchParams()), ...rest }
    for (const [facet, value] of chosen) query.facets[facet].push(value)
    return query
  })

const REST = {
  thumbnail: null,
  videoUrl: null,
  natureDistance: null,
  nearbyNature: null,
  isAIRecommended: false,
  address: null,
  images: [],
  priceDetails: null,
  benefits: [],
  amenityGroups: [],
  inclusions: [],
  requirements: [],
  host: null,
  certification: null,
  duration: null,
  groupSize: null,
  dates: [],
  schedule: null,
  reviewList: [],
  faqs: [],
  cancellation: null,
  verification: null,
  coordinates: null,
  sample: true,
} satisfies Partial<Listing>
