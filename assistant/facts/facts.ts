import { baseOf, type ConceptName } from '#domain/concepts/concepts.ts'
import { m } from '#domain/messages/messages.js'
import type { Candidate } from '#domain/need/candidate.ts'
import type { Fit } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import { comesToYou, isAtHome } from '#domain/place/journey.ts'
import { placeName } from '#domain/place/place-name.ts'
import { amenityFacts } from './amenity-facts.ts'
import { placeText, valueText } from './localised-values.ts'
import { distanceText } from './number-text.ts'
import { priceFact, priceOf } from './price-fact.ts'
import { ratedFact } from './rated-fact.ts'
import { capital, inSentence, listed } from './sentence.ts'
import { hashOf } from './variants.ts'

/** Returns the amenity and the nature relevant to the need, unless they are the same. */
function surroundings(need: Need, candidate: Candidate): string[] {
  const [amenity] = amenityFacts(need, candidate)
  const nature = natureFacts(need, candidate).filter(
    (fact) => !amenity || !fact.includes(amenity.replace(/s$/, '')),
  )
  return [...(amenity ? [amenity] : []), ...nature]
}

const OUTDOORS: readonly ConceptName[] = [
  'nature',
  'water',
  'mountains',
  'desert',
  'hiking',
  'silence',
  'heat',
]

/**
 * Returns why a listing meets a need, from its own data: constraints first, then relevant facts.
 */
export function reasonOf(
  need: Need,
  fit: Fit,
  saidBefore: ReadonlySet<string> = new Set(),
): string {
  const { candidate } = fit
  const telling = [...mustFacts(need, fit), ...surroundings(need, candidate)].slice(0, 3)
  const tags = tagFacts(reasonTags(fit, saidBefore))
  const practical = practicalFacts(need, candidate)
  const place = telling.length + tags.length === 0 ? placeFacts(candidate) : []
  const facts = [...telling, ...tags, ...place, ...practical].slice(
    0,
    Math.max(3, telling.length + 1),
  )
  const isTurned =
    telling.length === 0 && tags.length > 0 && facts.length > 1 && hashOf(candidate.slug) % 2 === 0
  const ordered = isTurned ? [...facts.slice(1), ...facts.slice(0, 1)] : facts
  return capital(m.assistant_reason({ facts: listed(ordered) }))
}

/**
 * Returns two tags relevant to the need; the second, if possible, not yet used for another listing.
 */
export function reasonTags({ tags }: Fit, saidBefore: ReadonlySet<string>): string[] {
  const [first, ...others] = tags
  const different = others.filter((tag) => first && !tag.includes(first) && !first.includes(tag))
  const second = different.find((tag) => !saidBefore.has(tag)) ?? different[0]
  return [first, second].filter((tag) => tag !== undefined)
}

/** Returns at most two facts, for a sentence that names several listings. */
export function asideOf(need: Need, fit: Fit): string[] {
  const { candidate } = fit
  const away = unavailableText(need, fit)
  const own = [...(away ? [away] : []), ...surroundings(need, candidate), ...reachFacts(candidate)]
  const price = need.maxMinor === null || need.maxMinor > 0 ? priceOf(need, candidate) : null
  return [...own.slice(0, 1), ...(price ? [price] : [])]
}

/** Returns the distance from the requested place; null if it was not computed. */
export function unavailableText({ place }: Need, { km }: Fit): string | null {
  if (!place || km === undefined) return null
  const way = distanceText(km)
  return place.around
    ? m.assistant_fact_away_you({ way })
    : m.assistant_fact_away({ way, place: placeName(place) })
}

function mustFacts(need: Need, fit: Fit): string[] {
  const { candidate } = fit
  const away = unavailableText(need, fit)
  const { petFriendly, wheelchair, maxMinor, place } = need
  const price = maxMinor !== null ? priceOf(need, candidate) : null
  return [
    ...(petFriendly ? [m.assistant_fact_pets()] : []),
    ...(wheelchair && candidate.amenities.includes('wheelchair-access')
      ? [m.assistant_fact_wheelchair()]
      : []),
    ...(price
      ? [candidate.amount?.minor === 0 ? price : m.assistant_fact_price_within({ price })]
      : []),
    ...(place ? placeFacts(candidate) : []),
    ...(away ? [away] : []),
  ]
}

function placeFacts(candidate: Candidate): string[] {
  const location = placeText(candidate)
  return location && !comesToYou(candidate) ? [m.assistant_fact_place({ place: location })] : []
}

function natureFacts({ concepts }: Need, { natureDistance }: Candidate): string[] {
  return natureDistance && concepts.some((concept) => OUTDOORS.includes(baseOf(concept)))
    ? [inSentence(valueText(natureDistance))]
    : []
}

function tagFacts(tags: readonly string[]): string[] {
  return tags.length > 0 ? [m.assistant_fact_tags({ tags: listed(tags.map(valueText)) })] : []
}

/** Returns access, price and rating; the first of them varies by listing. */
function practicalFacts(need: Need, candidate: Candidate): string[] {
  const { amount, rating, reviews, id } = candidate
  const price = need.maxMinor === null ? priceFact(amount) : null
  const rated = rating !== null && rating >= 4.5 && reviews >= 20 ? ratedFact(candidate) : null
  const facts = [...reachFacts(candidate), ...(price ? [price] : []), ...(rated ? [rated] : [])]
  const first = facts.length === 0 ? 0 : hashOf(id) % facts.length
  return [...facts.slice(first), ...facts.slice(0, first)]
}

function reachFacts(candidate: Candidate): string[] {
  const { offering, location, country } = candidate
  if (/^online/i.test(location ?? '')) return [m.assistant_fact_online()]
  if (offering?.delivery.includes('online')) {
    const place = country === null ? null : placeText(candidate)
    const from = place && m.assistant_place_online({ place })
    return [
      from?.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) ?? m.assistant_fact_online(),
    ]
  }
  if (isAtHome(candidate) && offering?.kind === 'local-service') return [m.assistant_fact_at_home()]
  return location && /^ships/i.test(location) ? [inSentence(placeText(candidate) ?? '')] : []
}
