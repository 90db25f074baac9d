import type { Listing } from '#domain/listing/listing.ts'
import { writtenEnhancements } from './catalogue/enhancements.ts'
import { flagshipEscapes } from './catalogue/escapes.ts'
import { writtenEssentials } from './catalogue/essentials.ts'
import { writtenExperiences } from './catalogue/experiences.ts'
import { sampleRetreat } from './catalogue/sample-retreat.ts'
import { composeCatalogue, ROUND_LISTINGS } from './compose/compose-catalogue.ts'
import type { SampleListing } from './sample-listing.ts'

/** Raise when the sample changes, so that embedded sites load it again at their next start. */
export const SAMPLE_VERSION = '6'

/** What the composed part of the sample is made from. */
export const SAMPLE_SEED = 'sample'

/** Slugs that earlier versions passed over; using them now would change those of 42 listings. */
const PASSED_OVER = ['finca-guanacaste-viejo-house', 'high-meadow-bend-cabins']

const DAY_MS = 86_400_000

/** The whole sample catalogue; the flagship escapes come first. */
export function sampleCatalogue(now: Date): Listing[] {
  const written = [
    ...flagshipEscapes,
    ...writtenExperiences,
    ...writtenEssentials,
    ...writtenEnhancements,
    sampleRetreat,
  ]
  const composed = composeCatalogue({
    listings: ROUND_LISTINGS,
    seed: SAMPLE_SEED,
    taken: [...written.map((item) => item.slug), ...PASSED_OVER],
  })
  return [...written, ...composed].map((item) => toSampleListing(item, now))
}

/** Fills in what the sample leaves out. */
export function toSampleListing({ listedDaysAgo, ...item }: SampleListing, now: Date): Listing {
  const createdAt = new Date(now.getTime() - listedDaysAgo * DAY_MS)
  return {
    rating: null,
    reviews: 0,
    location: null,
    country: null,
    price: null,
    amount: null,
    thumbnail: null,
    videoUrl: null,
    verified: false,
    tags: [],
    natureDistance: null,
    nearbyNature: null,
    wellnessTag: null,
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
    ...item,
    createdAt,
    updatedAt: createdAt,
  }
}
