import { BASE_LANGUAGE, type Language } from '../language/language.ts'
import type { Listing, ListingCard, Words } from '../listing/listing.ts'
import { getLocale } from '../messages/runtime.js'
import { countryOfLocation } from '../place/country.ts'
import { COMFORTS } from './comforts.ts'
import { EXCLUSIONS } from './exclusions.ts'
import { FACTS } from './facts.ts'
import { LANDMARKS } from './landmarks.ts'
import { NATURE } from './nature.ts'
import { PLACES } from './places.ts'
import { TAGS_A_TO_K } from './tags-a-to-k.ts'
import { TAGS_L_TO_Z } from './tags-l-to-z.ts'
import type { Translations } from './translations.ts'
import { TYPES } from './types.ts'

/**
 * Translations of listing vocabulary. Listings are stored, filtered and addressed by their English
 * values; the server translates the values that a page shows, and browsers receive only those
 * translations.
 */
const VOCABULARY: Translations = {
  ...TYPES,
  ...TAGS_A_TO_K,
  ...TAGS_L_TO_Z,
  ...NATURE,
  ...FACTS,
  ...COMFORTS,
}

const COLUMN = { es: 0, de: 1, fr: 2 } as const

type Translated = keyof typeof COLUMN

/** The translation of a stored value in the current locale; null for an unknown one. */
export function wordOf(value: string): string | null {
  const language = getLocale()
  return isTranslated(language) ? (known(value, language) ?? wayTo(value, language)) : null
}

/** The translation of a location ("Lisbon, Portugal"): each part with another name, and the country. */
export function locationWord(location: string): string | null {
  const language = getLocale()
  if (!isTranslated(language)) return null
  const whole = lookUp(PLACES, location, language)
  if (whole) return whole
  const parts = location.split(', ')
  const translated = parts.map((part, at) => {
    const isLast = at > 0 && at === parts.length - 1
    return (isLast && countryNamed(part, language)) || (lookUp(PLACES, part, language) ?? part)
  })
  return translated.join(', ') === location ? null : translated.join(', ')
}

/** The translated name of the country that a location ends with. */
export function countryWord(name: string): string {
  const language = getLocale()
  return (isTranslated(language) && countryNamed(name, language)) || name
}

/** An exclusion ("lavender") as it is used after "without": translated, or as the visitor typed it. */
export function exclusionLabel(word: string, typed: ReadonlyMap<string, string>): string {
  const language = getLocale()
  return (isTranslated(language) && lookUp(EXCLUSIONS, word, language)) || (typed.get(word) ?? word)
}

/** The translations of everything on a card, with tags only where it shows them. */
export function cardWords(card: ListingCard, tags: readonly string[] = []): Words | undefined {
  return wordsFor([card.type, card.natureDistance, ...tags], [card.location])
}

/** The translations of everything on the page of a listing. */
function listingWords(listing: Listing): Words | undefined {
  const { amenityGroups, duration, groupSize } = listing
  const groups = amenityGroups.flatMap(({ title, items }) => [title, ...items])
  return wordsFor(
    [listing.type, ...listing.tags, listing.natureDistance, duration, groupSize, ...groups],
    [listing.location],
  )
}

/** A listing with translations for the current locale. */
export function localisedListing(listing: Listing): Listing {
  const words = listingWords(listing)
  return words ? { ...listing, words } : listing
}

/** Translations of stored values and locations; unknown ones are left out. */
export function wordsFor(
  values: readonly (string | null)[],
  locations: readonly (string | null)[] = [],
): Words | undefined {
  if (!isTranslated(getLocale())) return undefined
  const translated = [
    ...values.map((value) => [value, value && wordOf(value)] as const),
    ...locations.map((place) => [place, place && locationWord(place)] as const),
  ].flatMap(([value, word]) => (value && word ? [[value, word] as const] : []))
  return translated.length > 0 ? Object.fromEntries(translated) : undefined
}

/** Looks a value up, literally or with its number as "#": "75 minutes" is "# minutes". */
function known(value: string, language: Translated): string | null {
  const whole = lookUp(VOCABULARY, value, language)
  if (whole !== null) return whole
  const numbers = value.match(/\d+/g) ?? []
  const kind = numbers.length > 0 ? lookUp(VOCABULARY, value.replace(/\d+/g, '#'), language) : null
  return kind?.replace(/#/g, () => numbers.shift() ?? '') ?? null
}

const WAYS: Record<Translated, (distance: string, landmark: string) => string> = {
  es: (distance, landmark) => `A ${distance} ${landmark}`,
  de: (distance, landmark) => `${distance} ${landmark}`,
  fr: (distance, landmark) => `À ${distance} ${landmark}`,
}

/** "80 m to the lake" */
function wayTo(value: string, language: Translated): string | null {
  const [, distance, landmark] = /^(\d+ k?m) to (.+)$/.exec(value) ?? []
  const translated = landmark && lookUp(LANDMARKS, landmark, language)
  return distance && translated ? WAYS[language](distance, translated) : null
}

function lookUp(table: Translations, value: string, language: Translated): string | null {
  return Object.hasOwn(table, value) ? (table[value]?.[COLUMN[language]] ?? null) : null
}

/** The translation of a full country name; parts of one stay: "Scotland" is not "Reino Unido". */
function countryNamed(part: string, language: Translated): string | null {
  const code = countryOfLocation(part)
  const isWhole = code !== null && (part === 'USA' || countryNames(BASE_LANGUAGE).of(code) === part)
  return isWhole ? (countryNames(language).of(code) ?? null) : null
}

const namesIn = new Map<Language, Intl.DisplayNames>()

function countryNames(language: Language): Intl.DisplayNames {
  const names = namesIn.get(language) ?? new Intl.DisplayNames([language], { type: 'region' })
  namesIn.set(language, names)
  return names
}

function isTranslated(language: Language): language is Translated {
  return language !== BASE_LANGUAGE
}

/** A card with translations for the current locale, including the tags it shows. */
export function localisedCard(card: ListingCard, tags: readonly string[] = []): ListingCard {
  const words = cardWords(card, tags)
  return words ? { ...card, words } : card
}
