import type { SearchReply } from '#domain/chat/assistant.ts'
import { type ClassifiedSuggestion, readSuggestion } from '#domain/chat/suggestion.ts'
import type { Hit } from './hits.ts'

/** Specification section 9: shortest query that the assistant is asked about. */
export const SHORTEST_LOOK_UP = 3
export const SHORTEST_HIT = 2
const SHOWN = 6
const COMPLETED = 3

export type SearchState = {
  /** As typed. */
  text: string
  /** Listings that the catalogue has for the text: the basic search. */
  hits: readonly Hit[]
  /** Whole phrases of the catalogue that the text is the beginning of. */
  completions: readonly string[]
  suggestions: readonly ClassifiedSuggestion[]
  explanation: string
  /** The query whose hits have come, or could not be had. */
  found: string
  /** The query whose look-up is over, with or without success. */
  lookedUp: string
  /** Place of the highlighted row; -1 for none. */
  active: number
  /** Rows that somebody is choosing from do not vanish under their hands. */
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
      return typed(state, event.text)
    case 'hits-found':
      return isLate(state, event.query) ? state : withRows(state, foundRows(event))
    case 'answered':
      return isLate(state, event.query) ? state : answered(state, event.query, event.reply)
    case 'failed':
      if (isLate(state, event.query)) return state
      return withRows(state, { suggestions: [], explanation: '', lookedUp: event.query })
    case 'moved':
      return { ...state, active: moved(state.active, event.by, rowsOf(state).length) }
    case 'jumped':
      return { ...state, active: event.to === 'first' ? 0 : rowsOf(state).length - 1 }
  }
}

/** Hits until suggestions have come; after that suggestions, below the listing that they name. */
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

/** The listing whose title holds all typed words, else the first one that a suggestion stands for. */
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

/** Whether the assistant has said something to the very words that stand in the field. */
export function isAnswered(state: SearchState): boolean {
  return state.explanation !== '' && state.lookedUp === queryOf(state)
}

/** Whether suggestions for what stands in the field are still to come. */
export function isLookingUp(state: SearchState): boolean {
  const query = queryOf(state)
  return query.length >= SHORTEST_LOOK_UP && query !== state.lookedUp
}

/** Whether anything for what stands in the field is still to come: nothing is counted until then. */
export function isWaiting(state: SearchState): boolean {
  const query = queryOf(state)
  return isLookingUp(state) || (query.length >= SHORTEST_HIT && query !== state.found)
}

/** Hits of one category stand together, that of the best first; what is typed already completes nothing. */
function foundRows({
  query,
  hits,
  completions,
}: Extract<SearchEvent, { type: 'hits-found' }>): Pick<
  SearchState,
  'hits' | 'completions' | 'found'
> {
  const shown = hits.slice(0, SHOWN)
  const order = [...new Set(shown.map(({ contentType }) => contentType))]
  const typed = query.toLowerCase()
  return {
    hits: shown.toSorted((a, b) => order.indexOf(a.contentType) - order.indexOf(b.contentType)),
    completions: completions.filter((text) => text.toLowerCase() !== typed).slice(0, COMPLETED),
    found: query,
  }
}

function typed(state: SearchState, text: string): SearchState {
  const next = { ...state, text, active: -1, keepsHits: false }
  const query = queryOf(next)
  return {
    ...next,
    ...(query.length < SHORTEST_HIT && { hits: [], completions: [], found: '' }),
    ...(query.length < SHORTEST_LOOK_UP && { suggestions: [], explanation: '', lookedUp: '' }),
  }
}

function answered(state: SearchState, query: string, reply: SearchReply): SearchState {
  const suggestions = reply.suggestions.flatMap((item) => readSuggestion(item) ?? [])
  // A service that decided to recommend nothing speaks to somebody in danger: nothing is offered.
  const offersNothing = suggestions.length === 0 && reply.recommendations?.length === 0
  return withRows(state, {
    ...(offersNothing && { hits: [], completions: [] }),
    suggestions: suggestions.slice(0, SHOWN),
    explanation: reply.explanation,
    lookedUp: query,
    keepsHits: state.active >= 0 && state.suggestions.length === 0,
  })
}

/** New rows; the highlight stays on its row as long as that is there. */
function withRows(state: SearchState, change: Partial<SearchState>): SearchState {
  const next = { ...state, ...change }
  return next.active < rowsOf(next).length ? next : { ...next, active: -1 }
}

/** A late answer never overwrites what belongs to newer words. */
function isLate(state: SearchState, query: string): boolean {
  return query !== queryOf(state)
}

/** Through the rows and back to the field, in a circle. */
function moved(active: number, by: 1 | -1, count: number): number {
  const places = count + 1
  return ((active + 1 + by + places) % places) - 1
}
