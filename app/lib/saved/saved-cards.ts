import type { ListingCard } from '#domain/listing/listing.ts'
import type { SavedItem, StoredFacts } from '#domain/member/saved.ts'
import { createBrowserStore } from '../stores/browser-store.ts'

/** The next date of a listing: ISO instants and the local time zone. */
export type NextDate = { start: string; end: string; timeZone: string }

/** The last fetched cards of the saved listings, shown while offline. */
type CachedCards = { cards: ListingCard[]; dates: Record<string, NextDate> }

const NONE: CachedCards = { cards: [], dates: {} }

const store = createBrowserStore('seekwell-saved-cards', readCachedCards, NONE)

export const cachedCards = store.current
export const replaceCards = store.replace

/** Stored facts of a listing that may have been removed; undefined when this browser has none. */
export function cachedFactsOf(item: SavedItem): StoredFacts | undefined {
  const card = cachedCards().cards.find(({ id }) => id === item.id)
  if (!card) return item.kept
  const { title, contentType, type, tags } = card
  return { title, contentType, type, tags }
}

/** Parses the stored text; invalid cards are left out. */
function readCachedCards(text: string | null): CachedCards {
  try {
    const { cards, dates } = JSON.parse(text ?? '{}')
    if (!Array.isArray(cards)) return NONE
    return { cards: cards.filter(isCard), dates: typeof dates === 'object' && dates ? dates : {} }
  } catch {
    return NONE
  }
}

function isCard(value: unknown): value is ListingCard {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['id', 'slug', 'title', 'contentType', 'type'].every(
      (field) => field in value && typeof value[field as keyof typeof value] === 'string',
    ) &&
    'tags' in value &&
    Array.isArray(value.tags)
  )
}
