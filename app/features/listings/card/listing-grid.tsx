import { memo } from 'react'
import type { ListingCard as Card } from '#domain/listing/listing.ts'
import type { CardLink } from './card-link.tsx'
import { ListingCard } from './listing-card.tsx'
import { NO_NOTES, type Notes } from './result-note.ts'

/** Cards above the fold on most screens: their pictures load eagerly. */
const FIRST = 3

type ListingGridProps = {
  items: readonly Card[]
  linkTo?: (listing: Card) => CardLink
  columns?: 3 | 4
  /** Below the fold: pictures load lazily. */
  below?: boolean
  /** The parts of the need that each listing matches, by id. */
  notes?: Notes
}

/** Two to four columns; on compact screens a list. Memoised against rerenders by router state. */
export const ListingGrid = /* @__PURE__ */ memo(function ListingGrid({
  items,
  linkTo,
  columns = 3,
  below = false,
  notes = NO_NOTES,
}: ListingGridProps) {
  return (
    <ul className={columns === 4 ? 'listing-grid listing-grid-4' : 'listing-grid'}>
      {items.map((listing, index) => (
        <li key={listing.id}>
          <ListingCard
            listing={listing}
            priority={!below && index < FIRST}
            note={notes[listing.id]}
            {...(linkTo && { link: linkTo(listing) })}
          />
        </li>
      ))}
    </ul>
  )
})
