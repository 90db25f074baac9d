import { useEffect, useReducer } from 'react'
import type { SavedItem } from '#app/lib/saved-items.ts'
import type { ListingCard } from '#domain/listing.ts'

export type CardsState = {
  status: 'loading' | 'loaded' | 'failed'
  cards: ReadonlyMap<string, ListingCard>
  /** Rises with every retry. */
  attempt: number
}

export type CardsEvent =
  | { type: 'loaded'; asked: readonly string[]; cards: ListingCard[] }
  | { type: 'failed' }
  | { type: 'retried' }

export const NO_CARDS: CardsState = { status: 'loading', cards: new Map(), attempt: 0 }

export function cardsReducer(state: CardsState, event: CardsEvent): CardsState {
  switch (event.type) {
    case 'loaded':
      return {
        ...state,
        status: 'loaded',
        cards: new Map(event.cards.map((card) => [card.id, card])),
      }
    case 'failed':
      // What was loaded before is still right.
      return { ...state, status: state.cards.size > 0 ? 'loaded' : 'failed' }
    case 'retried':
      return { ...state, status: 'loading', attempt: state.attempt + 1 }
  }
}

const TIME_LIMIT_MS = 10_000

/** The cards of what is saved; those no longer in the catalogue are missing from the map. */
export function useSavedCards(items: readonly SavedItem[]): CardsState & { retry: () => void } {
  const [state, dispatch] = useReducer(cardsReducer, NO_CARDS)
  const ids = items.map((item) => item.id)
  // Only a listing that has not been seen is worth another call; taking one away is not.
  const wanted = ids.every((id) => state.cards.has(id)) ? '' : ids.join('\n')
  const { attempt } = state

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry is a reason to ask again
  useEffect(() => {
    if (wanted === '') return
    const asked = wanted.split('\n')
    const stop = new AbortController()
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(TIME_LIMIT_MS)])
    fetchCards(asked, signal).then(
      (cards) => dispatch({ type: 'loaded', asked, cards }),
      () => stop.signal.aborted || dispatch({ type: 'failed' }),
    )
    return () => stop.abort()
  }, [wanted, attempt])

  return { ...state, retry: () => dispatch({ type: 'retried' }) }
}

async function fetchCards(ids: readonly string[], signal: AbortSignal): Promise<ListingCard[]> {
  const params = new URLSearchParams(ids.map((id) => ['id', id]))
  const response = await fetch(`/api/listings?${params}`, { signal })
  if (!response.ok) throw new Error(`saved listings: ${response.status}`)
  const { items } = (await response.json()) as { items: ListingCard[] }
  return items
}
