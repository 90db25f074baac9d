import { memo } from 'react'
import { cn } from '#app/lib/cn.ts'
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
  className?: string
}

/** Two to four columns; on compact screens a list. Memoised against rerenders by router state. */
export const ListingGrid = /* @__PURE__ */ memo(function ListingGrid({
  items,
  linkTo,
  columns = 3,
  below = false,
  notes = NO_NOTES,
  className,
}: ListingGridProps) {
  return (
    <ul className={cn('listing-grid', columns === 4 && 'listing-grid-4', className)}>
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
