import type { ListingCard } from '#domain/listing/listing.ts'
import type { CardLink } from '../card/card-link.tsx'
import { LAST_SLIDE } from './last-slide.ts'

export type Feed = {
  items: readonly ListingCard[]
  /** Listings on the pages before this one. */
  offset: number
  total: number
  /** URLs of the feed's neighbouring pages. */
  previousPage: string | null
  nextPage: string | null
  linkTo: (listing: ListingCard) => CardLink
}

/** The slide that a hash names; the first one when it matches none. */
export function slideOf(hash: string, items: readonly { slug: string }[]): number {
  const name = hash.slice(1)
  if (name === LAST_SLIDE) return Math.max(0, items.length - 1)
  return Math.max(
    0,
    items.findIndex(({ slug }) => slug === name),
  )
}

/** The slide that fills most of the screen. */
export function slideAt(scrollTop: number, height: number, slides: number): number {
  if (height <= 0) return 0
  return Math.min(slides - 1, Math.max(0, Math.round(scrollTop / height)))
}

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>

/**
 * The slide that a key leads to: -1 and `slides` mean the neighbouring pages. Null when the key is not
 * handled, or is a browser shortcut (Alt and an arrow go back).
 */
export function slideAfterKey(event: Key, slide: number, slides: number): number | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null
  const next = {
    ArrowDown: slide + 1,
    ArrowRight: slide + 1,
    PageDown: slide + 1,
    ArrowUp: slide - 1,
    ArrowLeft: slide - 1,
    PageUp: slide - 1,
    Home: 0,
    End: slides - 1,
  }[event.key]
  return next ?? null
}
