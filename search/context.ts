import { createContext } from 'react-router'
import type { ListingCard } from '#domain/listing.ts'
import type { ReadById } from './kept-by-id.ts'
import type { SearchPort } from './port.ts'

/** What loaders find listings through; set once per request by the server. */
export const searchContext = createContext<SearchPort>()

/** Cards of what was found, kept in memory while they stay as they are; set once per request by the server. */
export const cardsContext = createContext<ReadById<ListingCard>>()
