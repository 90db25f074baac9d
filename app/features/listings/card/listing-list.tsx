import { memo } from 'react'
import type { ListingCard as Card } from '#domain/listing/listing.ts'
import type { CardLink } from './card-link.tsx'
import { ListingCard } from './listing-card.tsx'
import { NO_NOTES, type Notes } from './result-note.ts'

const FIRST = 3

type ListingListProps = {
  items: readonly Card[]
  linkTo?: (listing: Card) => CardLink
  /** The parts of the need that each listing matches, by id. */
  notes?: Notes
}

/** A single column, print beside text. Memoised against rerenders by router state. */
export const ListingList = /* @__PURE__ */ memo(function ListingList({
  items,
  linkTo,
  notes = NO_NOTES,
}: ListingListProps) {
  return (
    <ul className="listing-grid listing-grid-rows">
      {items.map((listing, index) => (
        <li key={listing.id}>
          <ListingCard
            listing={listing}
            form="row"
            priority={index < FIRST}
            note={notes[listing.id]}
            {...(linkTo && { link: linkTo(listing) })}
          />
        </li>
      ))}
    </ul>
  )
})
