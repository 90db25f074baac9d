import { useEffect, useState } from 'react'
import { languageParam } from '#app/lib/i18n/number-labels.ts'
import type { ListingCard, WellnessTag } from '#domain/listing/listing.ts'
import { type ListingQuery, writeListingQuery } from '#domain/listing/listing-query.ts'
import type { Point } from '#domain/place/public-place.ts'

/** A listing on a map; `price` is text, null without one. */
export type MapPin = Point & {
  id: string
  title: string
  price: string | null
  hour: WellnessTag | null
}

type Pins = { status: 'loading' | 'failed' | 'loaded'; pins: readonly MapPin[] }

const NONE: Pins = { status: 'loading', pins: [] }

/** Address of the places of a list, which has its own path. */
export function pinsOfList(path: string, query: ListingQuery): string {
  const params = writeListingQuery({ ...query, view: 'grid', page: 1 })
  params.set('list', path)
  return pinsAt(params)
}

/** Address of the places of certain listings. */
export const pinsOf = (ids: readonly string[]): string =>
  pinsAt(new URLSearchParams(ids.map((id) => ['id', id])))

function pinsAt(params: URLSearchParams): string {
  for (const [name, value] of Object.entries(languageParam())) params.set(name, value)
  return `/api/pins?${params}`
}

/** The places at an address; those of the address before stay until the next ones have loaded. */
export function usePins(address: string): Pins {
  const [pins, setPins] = useState(NONE)
  useEffect(() => {
    const stop = new AbortController()
    readPins(address, stop.signal).then(
      (loaded) => setPins({ status: 'loaded', pins: loaded }),
      (error: unknown) => {
        if (stop.signal.aborted) return
        console.warn(error)
        setPins((before) => ({ ...before, status: 'failed' }))
      },
    )
    return () => stop.abort()
  }, [address])
  return pins
}

async function readPins(address: string, signal: AbortSignal): Promise<MapPin[]> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`pins: ${response.status}`)
  return (await response.json()).pins
}

/** The card of a chosen place; null until it has loaded. */
export function useChosenCard(id: string | null): ListingCard | null {
  const [card, setCard] = useState<ListingCard | null>(null)
  useEffect(() => {
    if (id === null) return
    const stop = new AbortController()
    const params = new URLSearchParams({ id, ...languageParam() })
    fetch(`/api/listings?${params}`, { signal: stop.signal })
      .then((response) => response.json())
      .then(({ items }: { items: ListingCard[] }) => setCard(items[0] ?? null))
      .catch((error: unknown) => {
        if (!stop.signal.aborted) console.warn(error)
      })
    return () => stop.abort()
  }, [id])
  return card?.id === id ? card : null
}
