import type { Candidate } from '#domain/candidate.ts'
import type { Category } from '#domain/category.ts'
import { baseOf, type ConceptName } from '#domain/concepts.ts'
import type { AMENITIES } from '#domain/directory.ts'
import type { Fit } from '#domain/fit.ts'
import { comesToYou, isAtHome } from '#domain/journey.ts'
import type { Price } from '#domain/listing.ts'
import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'
import type { Need } from '#domain/need.ts'
import { stayTotal } from '#domain/need-total.ts'
import { placeName } from '#domain/place-name.ts'
import { cardWords, locationWord, wordOf } from '#domain/vocabulary/vocabulary.ts'
import { CATEGORY_TITLES } from '#domain/words.ts'
import { hashOf } from './chance.ts'

type Amenity = (typeof AMENITIES)[number]

const AMENITY_FACTS: Partial<Record<Amenity, () => string>> = {
  'no-wifi': m.assistant_fact_no_wifi,
  'adults-only': m.assistant_fact_adults,
  'single-rooms': m.assistant_fact_single_rooms,
  'hot-springs': m.assistant_fact_hot_springs,
  sauna: m.assistant_fact_sauna,
  spa: m.assistant_fact_spa,
  pool: m.assistant_fact_pool,
  'private-bath': m.assistant_fact_private_bath,
  'beach-access': m.assistant_fact_beach,
  'hiking-trails': m.assistant_fact_trails,
  'yoga-studio': m.assistant_fact_yoga_studio,
  'meditation-hall': m.assistant_fact_meditation_hall,
  'organic-kitchen': m.assistant_fact_organic_kitchen,
  'vegan-kitchen': m.assistant_fact_vegan_kitchen,
  'fitness-room': m.assistant_fact_fitness,
  'family-rooms': m.assistant_fact_family_rooms,
}

const QUIET: Amenity[] = ['no-wifi', 'adults-only', 'single-rooms', 'meditation-hall']
const WARM: Amenity[] = ['hot-springs', 'sauna', 'spa', 'pool']

/** Which amenities speak to a concept, the most telling first. */
const TELLING_AMENITIES: Partial<Record<ConceptName, Amenity[]>> = {
  sleep: QUIET,
  stress: [...QUIET, 'spa'],
  anxiety: QUIET,
  burnout: QUIET,
  focus: QUIET,
  screens: QUIET,
  silence: QUIET,
  mind: ['meditation-hall', ...QUIET],
  spirit: ['meditation-hall', 'no-wifi'],
  body: WARM,
  pain: WARM,
  stiffness: ['yoga-studio', ...WARM],
  backPain: ['yoga-studio', ...WARM],
  heat: WARM,
  cold: ['sauna', 'beach-access'],
  water: ['beach-access', 'pool'],
  yoga: ['yoga-studio'],
  movement: ['yoga-studio', 'hiking-trails', 'pool'],
  fitness: ['fitness-room', 'hiking-trails', 'pool'],
  energy: ['hiking-trails', 'sauna', 'yoga-studio'],
  hiking: ['hiking-trails'],
  nature: ['hiking-trails', 'no-wifi'],
  mountains: ['hiking-trails', 'sauna'],
  nutrition: ['organic-kitchen', 'vegan-kitchen'],
  digestion: ['organic-kitchen', 'vegan-kitchen'],
  vegan: ['vegan-kitchen', 'organic-kitchen'],
  weight: ['organic-kitchen', 'fitness-room'],
  detox: ['organic-kitchen', 'no-wifi', 'sauna'],
  families: ['family-rooms', 'pool'],
  couples: ['private-bath', 'adults-only', 'spa'],
}

/** The amenity and the nature that speak to the need, unless they are one and the same thing. */
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

/** Why a listing meets a need, from its own data alone: musts first, then what speaks to the need. */
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

/** Two tags that speak to the need; the second one, if possible, not said of another listing before. */
export function reasonTags({ tags }: Fit, saidBefore: ReadonlySet<string>): string[] {
  const [first, ...others] = tags
  const different = others.filter((tag) => first && !tag.includes(first) && !first.includes(tag))
  const second = different.find((tag) => !saidBefore.has(tag)) ?? different[0]
  return [first, second].filter((tag) => tag !== undefined)
}

/** Two facts in passing, for a sentence that names several listings. */
export function asideOf(need: Need, fit: Fit): string[] {
  const { candidate } = fit
  const away = awayText(need, fit)
  const own = [...(away ? [away] : []), ...surroundings(need, candidate), ...reachFacts(candidate)]
  const price = need.maxMinor === null || need.maxMinor > 0 ? priceOf(need, candidate) : null
  return [...own.slice(0, 1), ...(price ? [price] : [])]
}

/** A price in words ("$98 a night"); null when none is known. */
export function priceFact(amount: Price | null): string | null {
  if (!amount) return null
  if (amount.minor === 0) return m.assistant_fact_price_free()
  const price = money(amount.minor, amount.currency)
  switch (amount.per) {
    case 'night':
      return m.assistant_fact_price_night({ price })
    case 'person':
      return m.assistant_fact_price_person({ price })
    case 'month':
      return m.assistant_fact_price_month({ price })
    case 'session':
      return m.assistant_fact_price_session({ price })
    case 'programme':
      return m.assistant_fact_price_programme({ price })
    case 'item':
      return price
  }
}

/** A price in words, with what the whole stay comes to where a total was said; null when none is known. */
export function priceOf(need: Need, { amount }: Pick<Candidate, 'amount'>): string | null {
  const price = priceFact(amount)
  const total = stayTotal(need, amount)
  return price && amount && total !== null
    ? m.assistant_fact_price_stay({ price, total: money(total, amount.currency) })
    : price
}

export function money(minor: number, currency = 'USD'): string {
  const digits = minor % 100 === 0 ? 0 : 2
  const form = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return numbers(`${currency} ${digits}`, { style: 'currency', currency, ...form }).format(
    minor / 100,
  )
}

const formats = new Map<string, Intl.NumberFormat>()
/** Currencies come from listings, which may say anything. */
const FORMATS = 200

/** Making a format takes as long as thousands of uses. */
function numbers(name: string, form?: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${getLocale()} ${name}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(getLocale(), form)
  if (formats.size < FORMATS) formats.set(key, made)
  return made
}

/** A count with its thousands set apart. */
export function counted(count: number): string {
  return numbers('count').format(count)
}

const MILES_IN_KM = 0.621371

/** A way as people of the language measure it, in whole miles ("3 mi") or kilometres ("5 km"). */
export function distance(km: number): string {
  const isMiles = getLocale() === 'en'
  const unit = isMiles ? 'mile' : 'kilometer'
  return numbers(unit, { style: 'unit', unit, maximumFractionDigits: 0 }).format(
    isMiles ? km * MILES_IN_KM : km,
  )
}

/** How far it is from the town that it should be near; null where that was not worked out. */
export function awayText({ place }: Need, { km }: Fit): string | null {
  return place && km !== undefined
    ? m.assistant_fact_away({ way: farAway(km), place: placeName(place) })
    : null
}

/** A long way, to two figures ("360 mi", "580 km"). */
export function farAway(km: number): string {
  const isMiles = getLocale() === 'en'
  const unit = isMiles ? 'mile' : 'kilometer'
  return numbers(`far ${unit}`, { style: 'unit', unit, maximumSignificantDigits: 2 }).format(
    Math.max(1, Math.round(isMiles ? km * MILES_IN_KM : km)),
  )
}

/** A rating with one decimal ("4.8"). */
export function stars(rating: number): string {
  const form = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return numbers('stars', form).format(rating)
}

/** "a, b and c" in the language of the site. */
export function listed(parts: readonly string[]): string {
  // "a and b and c" reads badly where "a and b" is one of the two.
  if (parts.length === 2 && parts.some((part) => part.includes(' and '))) return parts.join(', ')
  return new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(parts)
}

export function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
}

function mustFacts(need: Need, fit: Fit): string[] {
  const { candidate } = fit
  const away = awayText(need, fit)
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

function amenityFacts({ concepts }: Need, { amenities }: Candidate): string[] {
  const wanted = new Set(
    concepts.flatMap(
      (concept) => TELLING_AMENITIES[concept] ?? TELLING_AMENITIES[baseOf(concept)] ?? [],
    ),
  )
  return [...wanted].flatMap((amenity) =>
    amenities.includes(amenity) ? (AMENITY_FACTS[amenity]?.() ?? []) : [],
  )
}

function natureFacts({ concepts }: Need, { natureDistance }: Candidate): string[] {
  return natureDistance && concepts.some((concept) => OUTDOORS.includes(baseOf(concept)))
    ? [inSentence(valueText(natureDistance))]
    : []
}

function tagFacts(tags: readonly string[]): string[] {
  return tags.length > 0 ? [m.assistant_fact_tags({ tags: listed(tags.map(valueText)) })] : []
}

/** Where, how long, how much, how well liked: which of them comes first differs from listing to listing. */
function practicalFacts(need: Need, candidate: Candidate): string[] {
  const { amount, rating, reviews, id } = candidate
  const price = need.maxMinor === null ? priceFact(amount) : null
  const rated =
    rating !== null && rating >= 4.5 && reviews >= 20
      ? m.assistant_fact_rated({ rating: stars(rating), reviews: counted(reviews) })
      : null
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

/** "On the lake" inside a sentence, while "Lake Bled" keeps its capital, and German its nouns. */
export function inSentence(text: string): string {
  if (getLocale() === 'de') return text
  return /^\p{Lu}\p{Ll}*\s[\p{Ll}\d]/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

/** The name of a category inside a sentence: German keeps its capital. */
export function categoryInSentence(category: Category): string {
  const title = CATEGORY_TITLES[category]()
  return getLocale() === 'de' ? title : title.toLowerCase()
}

/** Where it is, in the language of the conversation. */
export function placeText({ location }: Pick<Candidate, 'location'>): string | null {
  return location && (locationWord(location) ?? location)
}

/** What it is, in the language of the conversation. */
export function typeText({ type }: Pick<Candidate, 'type'>): string {
  return valueText(type)
}

/** A value of the vocabulary in the language of the conversation; others stay as their owner has them. */
export function valueText(value: string): string {
  return wordOf(value) ?? value
}

/** A candidate with what it shows of the vocabulary in the language of the conversation. */
export function inWords(candidate: Candidate): Candidate {
  return { ...candidate, words: cardWords(candidate) }
}
