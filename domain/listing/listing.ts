import type { Schedule } from '../availability/schedule.ts'
import type { Point } from '../place/public-place.ts'
import { CONTENT_TYPES, type ContentType } from './category.ts'
import type { Offering } from './directory.ts'

/** The hour of light a listing belongs to (specification section 3, wellnessTag). */
export const WELLNESS_TAGS = ['energize', 'focus', 'balance', 'restore', 'calm'] as const
export type WellnessTag = (typeof WELLNESS_TAGS)[number]

export const PRICE_BANDS = ['$', '$$', '$$$', '$$$$'] as const
export type PriceBand = (typeof PRICE_BANDS)[number]

/** What one price buys; a price is an integer in the currency's minor unit (cents). */
export const PRICE_UNITS = ['night', 'person', 'item', 'month', 'session', 'programme'] as const
export type Price = { minor: number; currency: string; per: (typeof PRICE_UNITS)[number] }

/** Stored values with what the page in its language says for them; those that are missing stay English. */
export type Words = Readonly<Record<string, string>>

export type Photo = { url: string; alt: string }

/** What a card, a row or a search hit shows: the short form of a listing. */
export type ListingCard = {
  id: string
  slug: string
  title: string
  description: string
  /** Free label such as Cabin, Resort, Supplement, Wellness App, Yoga. */
  type: string
  contentType: ContentType
  /** 0 to 5, one decimal; null until somebody has rated it. */
  rating: number | null
  /** Number of ratings. */
  reviews: number
  /** Where it is, in words ("Hakone, Japan", "Online", "Ships worldwide"). */
  location: string | null
  /** ISO 3166-1 alpha-2, null for what has no place. */
  country: string | null
  /** Price band. */
  price: PriceBand | null
  amount: Price | null
  /** The price in words where the provider gave words ("1,850 dollars per person"). */
  priceText?: string | undefined
  /** How an experience takes place ("In person", "Retreat"). */
  format?: string | undefined
  /** When it takes place, in words, for the card; dates to compute with are in the schedule. */
  date?: string | undefined
  thumbnail: string | null
  /** What most of the thumbnail looks like, "#rrggbb"; absent until it was fetched. */
  thumbnailColour?: string
  videoUrl: string | null
  verified: boolean
  /** Made up for the sample catalogue: so are its rating, its reviews and its verification. */
  sample: boolean
  tags: string[]
  /** Short text of the nature-distance badge of an escape ("200 m to the shore"). */
  natureDistance: string | null
  nearbyNature: string | null
  wellnessTag: WellnessTag | null
  isAIRecommended: boolean
  /** Its vocabulary in the language of the page that it was read for; absent in English. */
  words?: Words | undefined
}

export type AmenityGroup = { title: string; items: string[] }
export type Review = {
  id: string
  user: string
  rating: number
  /** ISO date, or words ("March 2026"). */
  date: string
  comment: string
}
export type Faq = { question: string; answer: string }
export type Host = {
  name: string
  role: string
  bio: string
  /** Web address of a portrait. */
  image?: string | undefined
}
export type Benefit = { title: string; text: string }

/** The fields that only a detail page needs; stored together. */
export type ListingDetails = {
  /** HTML; sanitised when written. */
  longDescription: string
  /** Street address; in public null for a stay (decision 018). */
  address: string | null
  images: Photo[]
  /** What the price includes or how it is computed, in words. */
  priceDetails: string | null
  benefits: Benefit[]
  amenityGroups: AmenityGroup[]
  inclusions: string[]
  /** What to bring or know beforehand. */
  requirements: string[]
  host: Host | null
  certification: string | null
  /** In words: "7 days / 6 nights", "2 hours". */
  duration: string | null
  /** In words: "12-16 people". */
  groupSize: string | null
  /** Guests that one booking holds at its price (a room, a cabin, a villa); null when nobody has said. */
  sleeps: number | null
  /** Departure dates in words for retreats sold by date; empty where the schedule has them. */
  dates: string[]
  schedule: Schedule | null
  reviewList: Review[]
  faqs: Faq[]
  cancellation: string | null
  /** What "verified" stands on: what was checked, and when (ISO date). */
  verification: { checked: string; on: string } | null
}

export type Listing = ListingCard &
  ListingDetails & {
    /** Slugs of the category's sub-categories it is listed under ("yoga-retreats"). */
    categories: string[]
    /** Slugs of confirmed amenities ("hot-springs", "pet-friendly"). */
    amenities: string[]
    /** Enhancements only. */
    offering: Offering | null
    /** Degrees; in public those of a stay are its area's (decision 018). */
    coordinates: Point | null
    /** Shown in lists. The fixed sample retreat is not: it only answers for unknown addresses. */
    listed: boolean
    createdAt: Date
    updatedAt: Date
  }

/** A listing for pages that show neither its host nor what guests ask and say. */
export type BriefListing = Omit<Listing, 'host' | 'faqs' | 'reviewList'>

export function briefOf(listing: Listing): BriefListing {
  const { host: _, faqs: __, reviewList: ___, ...brief } = listing
  return brief
}

/** Specification section 3: items lacking id, title or contentType are dropped from lists. */
export function isListable(item: {
  id?: unknown
  title?: unknown
  contentType?: unknown
}): boolean {
  const present = (value: unknown) => typeof value === 'string' && value.trim() !== ''
  return (
    present(item.id) &&
    present(item.title) &&
    CONTENT_TYPES.some((type) => type === item.contentType)
  )
}

/** Specification section 5: an absent, placeholder-like or too short address is no thumbnail. */
export function usableThumbnail(thumbnail: string | null | undefined): string | null {
  const broken = !thumbnail || thumbnail.length <= 10 || /undefined|null/.test(thumbnail)
  return broken ? null : thumbnail
}
