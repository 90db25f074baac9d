import { m } from '#domain/messages/messages.js'
import { CATEGORY_TITLES, CONTENT_TYPE_LABELS } from '../language/words.ts'
import { type Category, CONTENT_TYPES, categoryOf } from '../listing/category.ts'
import type { ListingCard, Words } from '../listing/listing.ts'
import { withinSentence } from '../text/within-sentence.ts'
import type { ListingReference, Recommendation } from './assistant.ts'

/** A suggestion of any shape, with its category. */
export type ClassifiedSuggestion = { category: Category; text: string; listing?: ListingReference }

/** Specification section 5, in its order: the first category with a keyword in the text wins. */
const KEYWORDS: readonly (readonly [Category, RegExp])[] = [
  ['escapes', /\b(retreat|resort|escape)s?\b/i],
  ['essentials', /\b(product|supplement|essential|oil|blanket)s?\b/i],
  ['enhancements', /\b(app|digital|service|enhancement)s?\b/i],
]

/** Matches whole words, so that "happy" does not contain "app", nor "turmoil" "oil". */
export function classify(text: string): Category {
  return KEYWORDS.find(([, keywords]) => keywords.test(text))?.[0] ?? 'experiences'
}

/** Reads one suggestion of an untrusted answer; null when it is neither text nor category with item. */
export function readSuggestion(value: unknown): ClassifiedSuggestion | null {
  if (typeof value === 'string') {
    const text = plainLine(value)
    return text ? { category: classify(text), text } : null
  }
  if (!isRecord(value)) return null
  const category = plainLine(value['category'])
  const text = plainLine(value['item'])
  if (!category || !text) return null
  const listing = readListingReference(value['listing'])
  return { category: classify(category), text, ...(listing && { listing }) }
}

/** Reads the listing of a suggestion; null unless every field for a link is present. */
export function readListingReference(value: unknown): ListingReference | null {
  if (!isRecord(value)) return null
  const { id, slug, listingType, location, tags, thumbnail } = value
  const contentType = CONTENT_TYPES.find((type) => type === value['contentType'])
  if (typeof id !== 'string' || typeof slug !== 'string' || !slug || !contentType) return null
  return {
    id,
    slug,
    contentType,
    listingType: typeof listingType === 'string' ? listingType : '',
    location: typeof location === 'string' ? location : null,
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [],
    thumbnail: typeof thumbnail === 'string' ? thumbnail : null,
  }
}

/** Specification section 5, explanation text: no asterisks, a capital first, a full stop last. */
export function toExplanation(value: unknown, whenEmpty: string): string {
  const text = typeof value === 'string' ? value.replaceAll('*', '').trim() : ''
  if (!text) return whenEmpty
  const capital = text.replace(/^[\p{P}\s]*\p{Ll}/u, (start) => start.toUpperCase())
  return /[.!?]["'”’)\]]?$/.test(capital) ? capital : `${capital}.`
}

/** A suggestion as a row of the chat: the place when it has a listing, else where to look. */
export function toRecommendation({
  category,
  text,
  listing,
}: ClassifiedSuggestion): Recommendation {
  const reason = listing?.listingType
    ? listing.location
      ? m.chat_place_reason({ type: listing.listingType, location: listing.location })
      : listing.listingType
    : m.chat_idea_reason({ category: CATEGORY_TITLES[category]() })
  return { type: category, title: text, reason, ...(listing && { listing }) }
}

/** Specification section 5: the default recommendation; marked as an idea, not a match. */
export function defaultExperience(concern: string): Recommendation {
  return {
    type: 'experiences',
    title: m.chat_default_experience({ concern: concern.trim() || m.chat_default_concern() }),
    reason: m.chat_general_reason(),
  }
}

const TOP = 3

/** Specification section 5: the three best rated, unrated ones last; ties keep their order. */
export function topRecommendations(listings: readonly ListingCard[]): Recommendation[] {
  return [...listings]
    .sort((a, b) => (b.rating ?? -1) - (a.rating ?? -1))
    .slice(0, TOP)
    .map((listing) => ({
      type: categoryOf(listing.contentType),
      title: listing.title,
      reason: m.chat_top_reason({
        type: withinSentence(
          translated(listing.type, listing.words) || CONTENT_TYPE_LABELS[listing.contentType](),
        ),
      }),
      listing: referenceOf(listing),
    }))
}

/** The part of a card that the assistant's answers contain. */
export function referenceOf(card: ListingCard): ListingReference {
  const { id, slug, contentType, type, location, tags, thumbnail, words = {} } = card
  return {
    id,
    slug,
    contentType,
    listingType: translated(type, words),
    location: location && translated(location, words),
    tags,
    thumbnail,
  }
}

const translated = (value: string, words: Words = {}) =>
  Object.hasOwn(words, value) ? (words[value] ?? value) : value

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function plainLine(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('*', '').replace(/\s+/g, ' ').trim() : ''
}
