import type { SearchReply } from '#domain/chat/assistant.ts'
import { type ClassifiedSuggestion, readSuggestion } from '#domain/chat/suggestion.ts'
import type { Hit } from './hits.ts'

/** Specification section 9: minimum query length for the assistant. */
export const SHORTEST_LOOK_UP = 3
export const SHORTEST_HIT = 2
const ROWS_LIMIT = 6
const COMPLETIONS_LIMIT = 3

export type SearchState = {
  /** The input's value. */
  text: string
  /** Listings of the catalogue that match the text. */
  hits: readonly Hit[]
  /** Phrases of the catalogue that complete the text. */
  completions: readonly string[]
  suggestions: readonly ClassifiedSuggestion[]
  explanation: string
  /** The query whose hits have loaded or failed to load. */
  found: string
  /** The query whose assistant request has finished, successfully or not. */
  lookedUp: string
  /** Index of the highlighted row; -1 for none. */
  active: number
  /** Keeps hits in the list beside suggestions, while a row is highlighted. */
  keepsHits: boolean
}

export type SearchEvent =
  | { type: 'typed'; text: string }
  | { type: 'hits-found'; query: string; hits: readonly Hit[]; completions: readonly string[] }
  | { type: 'answered'; query: string; reply: SearchReply }
  | { type: 'failed'; query: string }
  | { type: 'moved'; by: 1 | -1 }
  | { type: 'jumped'; to: 'first' | 'last' }

export const EMPTY_SEARCH: SearchState = {
  text: '',
  hits: [],
  completions: [],
  suggestions: [],
  explanation: '',
  found: '',
  lookedUp: '',
  active: -1,
  keepsHits: false,
}

/** A row of the list; an open row and a hit lead to a listing, a completion and a suggestion to results. */
export type Row =
  | { kind: 'open'; hit: Hit }
  | { kind: 'completion'; text: string }
  | { kind: 'hit'; hit: Hit }
  | { kind: 'suggestion'; suggestion: ClassifiedSuggestion }

export function searchReducer(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'typed':
      return withText(state, event.text)
    case 'hits-found':
      return isStale(state, event.query) ? state : withRows(state, foundRows(event))
    case 'answered':
      return isStale(state, event.query) ? state : withReply(state, event.query, event.reply)
    case 'failed':
      if (isStale(state, event.query)) return state
      return withRows(state, { suggestions: [], explanation: '', lookedUp: event.query })
    case 'moved':
      return { ...state, active: moved(state.active, event.by, rowsOf(state).length) }
    case 'jumped':
      return { ...state, active: event.to === 'first' ? 0 : rowsOf(state).length - 1 }
  }
}

/** Hits until suggestions have loaded; then suggestions, after the listing that they name. */
export function rowsOf(state: SearchState): readonly Row[] {
  const { hits, completions, suggestions, keepsHits } = state
  const suggested = suggestions.map((suggestion): Row => ({ kind: 'suggestion', suggestion }))
  if (suggested.length > 0 && !keepsHits) {
    const hit = namedListing(state)
    return hit ? [{ kind: 'open', hit }, ...suggested] : suggested
  }
  return [
    ...completions.map((text): Row => ({ kind: 'completion', text })),
    ...hits.map((hit): Row => ({ kind: 'hit', hit })),
    ...suggested,
  ]
}

/** The listing whose title contains all typed words, else the first suggested listing. */
function namedListing({ text, hits, suggestions }: SearchState): Hit | null {
  const suggested = suggestions.flatMap(({ listing, text: title }) =>
    listing ? [{ ...listing, title }] : [],
  )
  const typedWords = wordsOf(text)
  const named = [...hits, ...suggested].find(({ title }) => {
    const titleWords = wordsOf(title)
    return typedWords.every((typed) => titleWords.some((word) => word.startsWith(typed)))
  })
  return named ?? suggested[0] ?? null
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

export function queryOf({ text }: SearchState): string {
  return text.trim()
}

/** Whether the assistant has replied to the current query. */
export function hasReply(state: SearchState): boolean {
  return state.explanation !== '' && state.lookedUp === queryOf(state)
}

/** Whether suggestions for the current query are pending. */
export function isLookingUp(state: SearchState): boolean {
  const query = queryOf(state)
  return query.length >= SHORTEST_LOOK_UP && query !== state.lookedUp
}

/** Whether any result for the current query is pending; counts are shown only afterwards. */
export function isWaiting(state: SearchState): boolean {
  const query = queryOf(state)
  return isLookingUp(state) || (query.length >= SHORTEST_HIT && query !== state.found)
}

/** Groups hits by category, the best hit's first; drops a completion equal to the query. */
function foundRows({
  query,
  hits,
  completions,
}: Extract<SearchEvent, { type: 'hits-found' }>): Pick<
  SearchState,
  'hits' | 'completions' | 'found'
> {
  const shown = hits.slice(0, ROWS_LIMIT)
  const order = [...new Set(shown.map(({ contentType }) => contentType))]
  const typed = query.toLowerCase()
  return {
    hits: shown.toSorted((a, b) => order.indexOf(a.contentType) - order.indexOf(b.contentType)),
    completions: completions
      .filter((text) => text.toLowerCase() !== typed)
      .slice(0, COMPLETIONS_LIMIT),
    found: query,
  }
}

function withText(state: SearchState, text: string): SearchState {
  const next = { ...state, text, active: -1, keepsHits: false }
  const query = queryOf(next)
  return {
    ...next,
    ...(query.length < SHORTEST_HIT && { hits: [], completions: [], found: '' }),
    ...(query.length < SHORTEST_LOOK_UP && { suggestions: [], explanation: '', lookedUp: '' }),
  }
}

function withReply(state: SearchState, query: string, reply: SearchReply): SearchState {
  const suggestions = reply.suggestions.flatMap((item) => readSuggestion(item) ?? [])
  // Empty recommendations mean that the service detected danger: no listings are offered.
  const offersNothing = suggestions.length === 0 && reply.recommendations?.length === 0
  return withRows(state, {
    ...(offersNothing && { hits: [], completions: [] }),
    suggestions: suggestions.slice(0, ROWS_LIMIT),
    explanation: reply.explanation,
    lookedUp: query,
    keepsHits: state.active >= 0 && state.suggestions.length === 0,
  })
}

/** Applies new rows; the highlight is cleared when its row no longer exists. */
function withRows(state: SearchState, change: Partial<SearchState>): SearchState {
  const next = { ...state, ...change }
  return next.active < rowsOf(next).length ? next : { ...next, active: -1 }
}

/** Whether a response belongs to an earlier query. */
function isStale(state: SearchState, query: string): boolean {
  return query !== queryOf(state)
}

/** Cycles through the rows and the field. */
function moved(active: number, by: 1 | -1, count: number): number {
  const places = count + 1
  return ((active + 1 + by + places) % places) - 1
}
