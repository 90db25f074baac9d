import { searchResultsPath } from '#app/paths.ts'
import type { CurrentPage } from '#domain/chat/assistant.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import type { Row } from './search-state.ts'

/** Specification section 2: what the results page receives as navigation state. */
type NavigationState = { searchQuery: string; currentPage: CurrentPage; aiEnhanced?: true }
export type RowLink = { to: string; state: NavigationState | null }

/** The link of a row: an open row and a hit to a listing, a completion to results, a suggestion to results with the assistant's panel. */
export function linkOf(row: Row, page: CurrentPage): RowLink {
  if (row.kind === 'hit' || row.kind === 'open') return { to: listingPath(row.hit), state: null }
  if (row.kind === 'completion') return resultsLink(row.text, page, false)
  const { text } = row.suggestion
  return {
    to: searchResultsPath({ q: text, page, aiEnhanced: true }),
    state: { searchQuery: text, currentPage: page, aiEnhanced: true },
  }
}

/** Link to results for the typed text, with the assistant's panel if it has replied to it. */
export function resultsLink(query: string, page: CurrentPage, hasReply: boolean): RowLink {
  return {
    to: searchResultsPath({ q: query, page, aiEnhanced: hasReply }),
    state: { searchQuery: query, currentPage: page, ...(hasReply && { aiEnhanced: true }) },
  }
}
