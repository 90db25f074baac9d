import type { Schedule } from '../availability/schedule.ts'
import type { Point } from '../place/public-place.ts'
import { CONTENT_TYPES, type ContentType } from './category.ts'
import type { Offering } from './directory.ts'

/** The hour of light a listing belongs to (specification section 3, wellnessTag). */
export const WELLNESS_TAGS = ['energize', 'focus', 'balance', 'restore', 'calm'] as const
export type WellnessTag = (typeof WELLNESS_TAGS)[number]

export const PRICE_BANDS = ['$', '$$', '$$$', '$$$$'] as const
export type PriceBand = (typeof PRICE_BANDS)[number]

/** Units of a price; a price is an integer in the currency's minor unit (cents). */
export const PRICE_UNITS = ['night', 'person', 'item', 'month', 'session', 'programme'] as const
export type Price = { minor: number; currency: string; per: (typeof PRICE_UNITS)[number] }

/** Translations of stored values in the language of the page; missing ones stay English. */
export type Words = Readonly<Record<string, string>>

/** The point of a photo that crops keep in view: per cent of its width and height. */
export type Focus = { x: number; y: number }
export type Photo = { url: string; alt: string; focus?: Focus | undefined }

/** The short form of a listing, for cards, rows and search hits. */
export type ListingCard = {
  id: string
  slug: string
  title: string
  description: string
  /** Free label such as Cabin, Resort, Supplement, Wellness App, Yoga. */
  type: string
  contentType: ContentType
  /** 0 to 5, one decimal; null without ratings. */
  rating: number | null
  /** Number of ratings. */
  reviews: number
  /** Location as text ("Hakone, Japan", "Online", "Ships worldwide"). */
  location: string | null
  /** ISO 3166-1 alpha-2, null for a listing without a place. */
  country: string | null
  /** Price band. */
  price: PriceBand | null
  amount: Price | null
  /** The price as text where the provider gave text ("1,850 dollars per person"). */
  priceText?: string | undefined
  /** Format of an experience ("In person", "Retreat"). */
  format?: string | undefined
  /** The date as text, for the card; dates to compute with are in the schedule. */
  date?: string | undefined
  thumbnail: string | null
  /** Average colour of the thumbnail, "#rrggbb"; absent until it was fetched. */
  thumbnailColour?: string
  videoUrl: string | null
  verified: boolean
  /** Part of the sample catalogue: listing, rating, reviews and verification are invented. */
  sample: boolean
  tags: string[]
  /** Short text of the nature-distance badge of an escape ("200 m to the shore"). */
  natureDistance: string | null
  nearbyNature: string | null
  wellnessTag: WellnessTag | null
  isAIRecommended: boolean
  /** Its distance from the centre of the list, as text; absent without one. */
  away?: string
  /** Its price with the unit, as text; absent where a page shows none. */
  priceLabel?: string
  /** Translations for the language that it was read in; absent in English. */
  words?: Words | undefined
}

export type AmenityGroup = { title: string; items: string[] }
export type Review = {
  id: string
  user: string
  rating: number
  /** ISO date, or text ("March 2026"). */
  date: string
  comment: string
}
export type Faq = { question: string; answer: string }
export type Host = {
  name: string
  role: string
  bio: string
  /** Web address of a portrait, or the path of an uploaded one. */
  image?: string | undefined
  /** Alternative text of the portrait. */
  imageAlt?: string | undefined
}
export type Benefit = { title: string; text: string }

/** Fields for detail pages only, stored together. */
export type ListingDetails = {
  /** HTML; sanitised when written. */
  longDescription: string
  /** Street address; null in public for a stay (decision 018). */
  address: string | null
  images: Photo[]
  /** Inclusions or computation of the price, as text. */
  priceDetails: string | null
  benefits: Benefit[]
  amenityGroups: AmenityGroup[]
  inclusions: string[]
  /** Things to bring or know beforehand. */
  requirements: string[]
  host: Host | null
  certification: string | null
  /** As text: "7 days / 6 nights", "2 hours". */
  duration: string | null
  /** As text: "12-16 people". */
  groupSize: string | null
  /** Guests included in the price of one booking (a room, a cabin, a villa); null when unknown. */
  sleeps: number | null
  /** Departure dates as text for retreats sold by date; empty where the schedule has them. */
  dates: string[]
  schedule: Schedule | null
  reviewList: Review[]
  faqs: Faq[]
  cancellation: string | null
  /** What the verification covered, and its ISO date. */
  verification: { checked: string; on: string } | null
}

export type Listing = ListingCard &
  ListingDetails & {
    /** Slugs of its sub-categories ("yoga-retreats"). */
    categories: string[]
    /** Slugs of confirmed amenities ("hot-springs", "pet-friendly"). */
    amenities: string[]
    /** Enhancements only. */
    offering: Offering | null
    /** Degrees; in public the area's for a stay (decision 018). */
    coordinates: Point | null
    /** Whether lists show it. The fixed sample retreat is unlisted: it only answers for unknown addresses. */
    listed: boolean
    createdAt: Date
    updatedAt: Date
  }

/** Shown for every slug of a retreat without a listing (specification section 2); unlisted. */
export const SAMPLE_RETREAT_ID = 'sample-retreat'

/** A listing for pages without host, FAQs and reviews. */
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
