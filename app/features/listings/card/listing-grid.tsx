import { memo } from 'react'
import { cn } from '#app/lib/cn.ts'
import type { ListingCard as Card } from '#domain/listing/listing.ts'
import type { CardLink } from './card-link.tsx'
import { ListingCard } from './listing-card.tsx'
import { NO_NOTES, type Notes } from './result-note.ts'

/** Cards above the fold of most screens: their pictures are fetched at once. */
const FIRST = 3

type ListingGridProps = {
  items: readonly Card[]
  linkTo?: (listing: Card) => CardLink
  columns?: 3 | 4
  /** Pictures further down the page may wait. */
  below?: boolean
  /** What of the question a listing meets, by its id. */
  notes?: Notes
  className?: string
}

/** Two to four columns; on compact screens a list. Not rendered again by what the router does meanwhile. */
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
