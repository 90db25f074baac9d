import { type RefObject, useEffect, useState } from 'react'
import type { ListingCard } from '#domain/listing/listing.ts'

const ROWS = '.listing-grid > li'

/** The listing that is pointed at or focused in the list or on the map; marked in both. */
export function usePointed(
  items: readonly Pick<ListingCard, 'id'>[],
  list: RefObject<HTMLElement | null>,
) {
  const [pointed, setPointed] = useState<string | null>(null)
  useEffect(() => {
    const own = list.current
    if (!own) return
    const stop = new AbortController()
    const options = { signal: stop.signal }
    const point = (event: Event) => {
      const row = event.target instanceof Element ? event.target.closest(ROWS) : null
      const place = row ? [...own.querySelectorAll(ROWS)].indexOf(row) : -1
      setPointed(items[place]?.id ?? null)
    }
    own.addEventListener('pointerover', point, options)
    own.addEventListener('focusin', point, options)
    own.addEventListener('pointerleave', () => setPointed(null), options)
    own.addEventListener('focusout', () => setPointed(null), options)
    return () => stop.abort()
  }, [items, list])
  useEffect(() => {
    const place = items.findIndex(({ id }) => id === pointed)
    const row = list.current?.querySelectorAll(ROWS).item(place)
    row?.setAttribute('data-pointed', '')
    return () => row?.removeAttribute('data-pointed')
  }, [items, list, pointed])
  return [pointed, setPointed] as const
}
