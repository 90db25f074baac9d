import type { Listing } from '#domain/listing/listing.ts'
import type { Candidate } from '#domain/need/candidate.ts'
import { priceFact } from '../facts/price-fact.ts'
import { normalised } from '../understand/text/normalise.ts'

const DESCRIBED = 400
const DETAILED = 1_500
/** Tag characters: a model reads them, but they are invisible. */
const UNSEEN = /[\u{e0000}-\u{e007f}]/gu

/** Fields of a listing sent to the model to choose from. */
export function briefOf(candidate: Candidate) {
  const { id, title, type, contentType, location, tags, amenities, rating, reviews, sample } =
    candidate
  return {
    id,
    title,
    kind: contentType,
    type,
    location,
    price: priceFact(candidate.amount),
    rating,
    reviews,
    sample,
    tags: tags.slice(0, 12),
    amenities,
    nature: candidate.natureDistance,
    description: candidate.description.slice(0, DESCRIBED),
  }
}

/** The same with the fields shown only on the listing's page. */
export function detailsFor(listing: Listing) {
  return {
    ...briefOf(listing),
    longDescription: normalised(listing.longDescription.replace(/<[^>]*>/g, ' ')).slice(
      0,
      DETAILED,
    ),
    duration: listing.duration,
    groupSize: listing.groupSize,
    includes: listing.inclusions.slice(0, 12),
    bring: listing.requirements.slice(0, 12),
    host: listing.host && { name: listing.host.name, role: listing.host.role },
    dates: listing.dates.slice(0, 6),
    cancellation: listing.cancellation,
    questions: listing.faqs.slice(0, 6),
    nearbyNature: listing.nearbyNature,
  }
}

/** Untrusted data between tags. No "<" is left inside, so that it cannot close the tag. */
export function marked(mark: string, value: unknown): string {
  const text = JSON.stringify(value).toWellFormed().replace(UNSEEN, '').replaceAll('<', '\\u003c')
  return `<${mark}>\n${text}\n</${mark}>`
}
