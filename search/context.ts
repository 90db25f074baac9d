import { createContext, type RouterContextProvider } from 'react-router'
import type { ListingCard } from '#domain/listing/listing.ts'
import type { ReadById } from './cache-by-id.ts'
import type { ReadCalendar } from './calendar-cache.ts'
import type { SearchPort } from './port.ts'
import type { Finder } from './search-page.ts'

/** The search port for loaders; set once per request by the server. */
export const searchContext = createContext<SearchPort>()

/** Cached cards of listings; set once per request by the server. */
export const cardsContext = createContext<ReadById<ListingCard>>()

/** Cached dates of experiences; set once per request by the server. */
export const calendarContext = createContext<ReadCalendar>()

/** The finder for loaders. */
export function finderIn(context: Readonly<RouterContextProvider>): Finder {
  return { readCards: context.get(cardsContext), search: context.get(searchContext) }
}
