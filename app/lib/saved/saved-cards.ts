import type { ListingCard } from '#domain/listing/listing.ts'
import type { SavedItem, StoredFacts } from '#domain/member/saved.ts'
import { createBrowserStore } from '../stores/browser-store.ts'

/** When a listing meets next: ISO instants, and the zone whose clocks tell them. */
export type NextDate = { start: string; end: string; timeZone: string }

/** What was last fetched of the saved listings: it is what they look like without a network. */
export type CachedCards = { cards: ListingCard[]; dates: Record<string, NextDate> }

const NONE: CachedCards = { cards: [], dates: {} }

const store = createBrowserStore('seekwell-saved-cards', readCachedCards, NONE)

export const cachedCards = store.current
export const replaceCards = store.replace

/** What is known of a listing that may have gone; undefined when it was never seen here. */
export function cachedFactsOf(item: SavedItem): StoredFacts | undefined {
  const card = cachedCards().cards.find(({ id }) => id === item.id)
  if (!card) return item.kept
  const { title, contentType, type, tags } = card
  return { title, contentType, type, tags }
}

/** Only what we have written ourselves; a card that is not one is left out. */
export function readCachedCards(text: string | null): CachedCards {
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
