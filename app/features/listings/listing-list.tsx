import type { ListingCard as Card } from '#domain/listing.ts'
import { type CardLink, ListingCard } from './listing-card.tsx'

const FIRST = 3

type ListingListProps = { items: readonly Card[]; linkTo?: (listing: Card) => CardLink }

/** One below the other, print beside text. */
export function ListingList({ items, linkTo }: ListingListProps) {
  return (
    <ul className="listing-grid listing-grid-rows">
      {items.map((listing, index) => (
        <li key={listing.id}>
          <ListingCard
            listing={listing}
            form="row"
            priority={index < FIRST}
            {...(linkTo && { link: linkTo(listing) })}
          />
        </li>
      ))}
    </ul>
  )
}
