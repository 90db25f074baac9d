import { useEffect, useReducer } from 'react'
import { languageParam } from '#app/lib/i18n/number-labels.ts'
import { cachedCards, type NextDate, replaceCards } from '#app/lib/saved/saved-cards.ts'
import { savedItems } from '#app/lib/saved/saved-items.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import type { SavedItem } from '#domain/member/saved.ts'

export type CardsState = {
  status: 'loading' | 'loaded' | 'failed'
  cards: ReadonlyMap<string, ListingCard>
  dates: Readonly<Record<string, NextDate>>
  /** Asked for and no longer listed. */
  gone: ReadonlySet<string>
  /** What is shown was fetched at another time; there is no network now. */
  isOld: boolean
  /** Rises with every retry. */
  attempt: number
}

export type Fetched = { cards: ListingCard[]; dates: Record<string, NextDate> }

export type CardsEvent =
  | ({ type: 'loaded'; asked: readonly string[] } & Fetched)
  | { type: 'failed' }
  | { type: 'retried' }

export const NO_CARDS: CardsState = {
  status: 'loading',
  cards: new Map(),
  dates: {},
  gone: new Set(),
  isOld: false,
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
        gone: new Set(event.asked.filter((id) => !cards.has(id))),
        isOld: false,
      }
    }
    case 'failed':
      // What was loaded before is still right.
      return { ...state, status: state.cards.size > 0 ? 'loaded' : 'failed', isOld: true }
    case 'retried':
      return { ...state, status: 'loading', attempt: state.attempt + 1 }
  }
}

/** What this browser has kept from the last time; it is asked for anew all the same. */
function keptState(): CardsState {
  const { cards, dates } = cachedCards()
  return { ...NO_CARDS, cards: new Map(cards.map((card) => [card.id, card])), dates }
}

const TIME_LIMIT_MS = 10_000
/** Cards fetched by one call; their ids are in its address. */
const BATCH = 100

/** The cards of what is saved; those no longer in the catalogue are missing from the map. */
export function useSavedCards(items: readonly SavedItem[]): CardsState & { retry: () => void } {
  const [state, dispatch] = useReducer(cardsReducer, null, keptState)
  const ids = items.map((item) => item.id)
  const { attempt, cards, gone, status } = state
  // Only a listing that has not been seen is worth another call; taking one away is not.
  const known = status === 'loaded' && ids.every((id) => cards.has(id) || gone.has(id))
  const wanted = known ? '' : ids.join('\n')

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry is a reason to ask again
  useEffect(() => {
    if (wanted === '') return
    const asked = wanted.split('\n')
    const stop = new AbortController()
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(TIME_LIMIT_MS)])
    fetchCards(asked, signal).then(
      (fetched) => {
        keep(fetched)
        dispatch({ type: 'loaded', asked, ...fetched })
      },
      () => stop.signal.aborted || dispatch({ type: 'failed' }),
    )
    return () => stop.abort()
  }, [wanted, attempt])

  useEffect(() => {
    const again = () => dispatch({ type: 'retried' })
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])

  return { ...state, retry: () => dispatch({ type: 'retried' }) }
}

/** Keeps what was fetched, and the cards of what is saved and has gone. */
function keep({ cards, dates }: Fetched): void {
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
