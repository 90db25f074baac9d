import { useEffect, useReducer } from 'react'
import { languageParam } from '#app/lib/i18n/number-labels.ts'
import { useWindowEvent } from '#app/lib/loading/use-window-event.ts'
import { cachedCards, type NextDate, replaceCards } from '#app/lib/saved/saved-cards.ts'
import { savedItems } from '#app/lib/saved/saved-items.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import type { SavedItem } from '#domain/member/saved.ts'

export type CardsState = {
  status: 'loading' | 'loaded' | 'failed'
  cards: ReadonlyMap<string, ListingCard>
  dates: Readonly<Record<string, NextDate>>
  /** Ids requested but no longer listed. */
  removed: ReadonlySet<string>
  /** The last load failed, so the cards may be stale. */
  isStale: boolean
  /** Number of retries. */
  attempt: number
}

type Fetched = { cards: ListingCard[]; dates: Record<string, NextDate> }

export type CardsEvent =
  | ({ type: 'loaded'; requested: readonly string[] } & Fetched)
  | { type: 'failed' }
  | { type: 'retried' }

export const NO_CARDS: CardsState = {
  status: 'loading',
  cards: new Map(),
  dates: {},
  removed: new Set(),
  isStale: false,
  attempt: 0,
}

export function cardsReducer(state: CardsState, event: CardsEvent): CardsState {
  switch (event.type) {
    case 'loaded': {
      const cards = new Map(event.cards.map((card) => [card.id, card]))
      return {
        ...state,
        status: 'loaded',
        cards,
        dates: event.dates,
        removed: new Set(event.requested.filter((id) => !cards.has(id))),
        isStale: false,
      }
    }
    case 'failed':
      // Cards loaded before stay.
      return { ...state, status: state.cards.size > 0 ? 'loaded' : 'failed', isStale: true }
    case 'retried':
      return { ...state, status: 'loading', attempt: state.attempt + 1 }
  }
}

/** The initial state from the cached cards, which are reloaded in any case. */
function initialState(): CardsState {
  const { cards, dates } = cachedCards()
  return { ...NO_CARDS, cards: new Map(cards.map((card) => [card.id, card])), dates }
}

const TIME_LIMIT_MS = 10_000
/** Cards per request; their ids are in the URL. */
const BATCH = 100

/** The cards of the saved items; those no longer in the catalogue are missing from the map. */
export function useSavedCards(items: readonly SavedItem[]): CardsState & { retry: () => void } {
  const [state, dispatch] = useReducer(cardsReducer, null, initialState)
  const ids = items.map((item) => item.id)
  const { attempt, cards, removed, status } = state
  // Only an unknown id triggers a request; removing an item does not.
  const isComplete = status === 'loaded' && ids.every((id) => cards.has(id) || removed.has(id))
  const requestKey = isComplete ? '' : ids.join('\n')

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry triggers a request
  useEffect(() => {
    if (requestKey === '') return
    const requested = requestKey.split('\n')
    const stop = new AbortController()
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(TIME_LIMIT_MS)])
    fetchCards(requested, signal).then(
      (fetched) => {
        cacheCards(fetched)
        dispatch({ type: 'loaded', requested, ...fetched })
      },
      () => stop.signal.aborted || dispatch({ type: 'failed' }),
    )
    return () => stop.abort()
  }, [requestKey, attempt])

  const retry = () => dispatch({ type: 'retried' })
  useWindowEvent('online', retry)
  return { ...state, retry }
}

/** Caches the fetched cards, and keeps those of saved listings that were removed. */
function cacheCards({ cards, dates }: Fetched): void {
  const saved = new Set(savedItems().map(({ id }) => id))
  const fresh = new Set(cards.map(({ id }) => id))
  const older = cachedCards().cards.filter(({ id }) => saved.has(id) && !fresh.has(id))
  replaceCards({
    cards: [...cards.filter(({ id }) => saved.has(id)), ...older],
    dates: { ...cachedCards().dates, ...dates },
  })
}

async function fetchCards(ids: readonly string[], signal: AbortSignal): Promise<Fetched> {
  const batches = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, place) =>
    ids.slice(place * BATCH, (place + 1) * BATCH),
  )
  const answers = await Promise.all(batches.map((batch) => fetchBatch(batch, signal)))
  return {
    cards: answers.flatMap(({ cards }) => cards),
    dates: Object.assign({}, ...answers.map(({ dates }) => dates)),
  }
}

async function fetchBatch(ids: readonly string[], signal: AbortSignal): Promise<Fetched> {
  const params = new URLSearchParams([
    ...ids.map((id) => ['id', id]),
    ...Object.entries(languageParam()),
  ])
  const response = await fetch(`/api/listings?${params}`, { signal })
  if (!response.ok) throw new Error(`saved listings: ${response.status}`)
  const { items, dates } = (await response.json()) as {
    items: ListingCard[]
    dates: Record<string, NextDate>
  }
  return { cards: items, dates }
}
