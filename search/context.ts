import { createContext, type RouterContextProvider } from 'react-router'
import type { ListingCard } from '#domain/listing/listing.ts'
import type { ReadById } from './cache-by-id.ts'
import type { ReadCalendar } from './calendar-cache.ts'
import type { SearchPort } from './port.ts'
import type { Finder } from './search-page.ts'

/** What loaders find listings through; set once per request by the server. */
export const searchContext = createContext<SearchPort>()

/** Cards of what was found, kept in memory while they stay as they are; set once per request by the server. */
export const cardsContext = createContext<ReadById<ListingCard>>()

/** The dates of experiences, kept in memory as the cards are; set once per request by the server. */
export const calendarContext = createContext<ReadCalendar>()

/** Whom a loader asks for listings. */
export function finderIn(context: Readonly<RouterContextProvider>): Finder {
  return { readCards: context.get(cardsContext), search: context.get(searchContext) }
}
