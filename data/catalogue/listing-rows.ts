import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Listing, ListingCard, Price } from '#domain/listing/listing.ts'
import { hidesPlace, publicPoint, publicSchedule } from '#domain/place/public-place.ts'
import { localisedCard, localisedListing } from '#domain/vocabulary/vocabulary.ts'
import { listings, pictures } from '../db/schema.ts'

const {
  details: _details,
  score: _score,
  schedule: _schedule,
  ...cardColumns
} = getTableColumns(listings)
const { score: _computed, ...allColumns } = getTableColumns(listings)

/** Dominant colour of a photo that was fetched (data/catalogue/pictures.ts). */
const thumbnailColour = sql<string | null>`(select ${pictures.colour} from ${pictures}
  where ${pictures.id} = encode(sha256(convert_to(${listings.thumbnailUrl}, 'UTF8')), 'hex'))`

/** Columns for lists: everything but the long texts. */
export const CARD_COLUMNS = { ...cardColumns, thumbnailColour }
export const LISTING_COLUMNS = allColumns

export type CardRow = { [K in keyof typeof cardColumns]: (typeof listings.$inferSelect)[K] } & {
  thumbnailColour?: string | null
}
export type ListingRow = Omit<typeof listings.$inferSelect, 'score'>

export function toCard(row: CardRow): ListingCard {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    type: row.type,
    contentType: row.contentType,
    rating: row.rating,
    reviews: row.reviewCount,
    location: row.location,
    country: row.country,
    price: row.priceBand,
    amount: priceOf(row),
    ...(row.priceText !== null && { priceText: row.priceText }),
    ...(row.format !== null && { format: row.format }),
    ...(row.dateText !== null && { date: row.dateText }),
    thumbnail: row.thumbnailUrl,
    ...(row.thumbnailColour && { thumbnailColour: row.thumbnailColour }),
    videoUrl: row.videoUrl,
    verified: row.verified,
    sample: row.sample,
    tags: row.tags,
    natureDistance: row.natureDistance,
    nearbyNature: row.nearbyNature,
    wellnessTag: row.wellnessTag,
    isAIRecommended: row.isAiRecommended,
  }
}

/** The public form of a listing: for a stay the area instead of the exact place (decision 018). */
export function toListing(row: ListingRow): Listing {
  const { latitude: lat, longitude: lng } = row
  return {
    ...toStoredListing(row),
    ...(hidesPlace(row) && { address: null }),
    schedule: publicSchedule(row),
    coordinates: publicPoint({ ...row, lat, lng }),
  }
}

/** A listing with its exact place, for the operator's export only. */
export function toStoredListing(row: ListingRow): Listing {
  return {
    ...toCard(row),
    ...row.details,
    // Rows written before the field was added lack it.
    sleeps: row.details.sleeps ?? null,
    schedule: row.schedule,
    categories: row.categories,
    amenities: row.amenities,
    offering: row.offering,
    coordinates:
      row.latitude === null || row.longitude === null
        ? null
        : { lat: row.latitude, lng: row.longitude },
    listed: row.listed,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

/**
 * A card with labels in the language of the request; `tagsShown` is the number of displayed tags. Data cached
 * across requests is read without labels (toCard, toListing).
 */
export function toShownCard(row: CardRow, tagsShown = 0): ListingCard {
  const card = toCard(row)
  return localisedCard(card, card.tags.slice(0, tagsShown))
}

/** A full listing with labels in the language of the request. */
export function toShownListing(row: ListingRow): Listing {
  return localisedListing(toListing(row))
}

export function toRow(listing: Listing): ListingRow {
  return {
    id: listing.id,
    slug: listing.slug,
    title: listing.title,
    description: listing.description,
    type: listing.type,
    contentType: listing.contentType,
    rating: listing.rating,
    reviewCount: listing.reviews,
    location: listing.location,
    country: listing.country,
    priceBand: listing.price,
    amountMinor: listing.amount?.minor ?? null,
    currency: listing.amount?.currency ?? null,
    amountPer: listing.amount?.per ?? null,
    priceText: listing.priceText ?? null,
    format: listing.format ?? null,
    dateText: listing.date ?? null,
    thumbnailUrl: listing.thumbnail,
    videoUrl: listing.videoUrl,
    verified: listing.verified,
    tags: listing.tags,
    categories: listing.categories,
    amenities: listing.amenities,
    natureDistance: listing.natureDistance,
    nearbyNature: listing.nearbyNature,
    wellnessTag: listing.wellnessTag,
    isAiRecommended: listing.isAIRecommended,
    offering: listing.offering,
    latitude: listing.coordinates?.lat ?? null,
    longitude: listing.coordinates?.lng ?? null,
    schedule: listing.schedule,
    details: {
      longDescription: listing.longDescription,
      address: listing.address,
      images: listing.images,
      priceDetails: listing.priceDetails,
      benefits: listing.benefits,
      amenityGroups: listing.amenityGroups,
      inclusions: listing.inclusions,
      requirements: listing.requirements,
      host: listing.host,
      certification: listing.certification,
      duration: listing.duration,
      groupSize: listing.groupSize,
      sleeps: listing.sleeps,
      dates: listing.dates,
      reviewList: listing.reviewList,
      faqs: listing.faqs,
      cancellation: listing.cancellation,
      verification: listing.verification,
    },
    listed: listing.listed,
    sample: listing.sample,
    createdAt: listing.createdAt,
    updatedAt: listing.updatedAt,
  }
}

/** The price of a row; null without one. */
export function priceOf(
  row: Pick<ListingRow, 'amountMinor' | 'currency' | 'amountPer'>,
): Price | null {
  if (row.amountMinor === null || row.currency === null || row.amountPer === null) return null
  return { minor: row.amountMinor, currency: row.currency, per: row.amountPer }
}

/** A text array as one SQL parameter (drizzle would spread it into several). */
export function textArray(values: readonly string[]): SQL {
  return sql`${sql.param([...values])}::text[]`
}
