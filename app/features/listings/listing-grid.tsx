import { cn } from '#app/lib/cn.ts'
import type { ListingCard as Card } from '#domain/listing.ts'
import { type CardLink, ListingCard } from './listing-card.tsx'

/** Cards above the fold of most screens: their pictures are fetched at once. */
const FIRST = 3

type ListingGridProps = {
  items: readonly Card[]
  linkTo?: (listing: Card) => CardLink
  columns?: 3 | 4
  /** Pictures further down the page may wait. */
  below?: boolean
  className?: string
}

/** Two to four columns; on compact screens a list. */
export function ListingGrid({
  items,
  linkTo,
  columns = 3,
  below = false,
  className,
}: ListingGridProps) {
  return (
    <ul className={cn('listing-grid', columns === 4 && 'listing-grid-4', className)}>
      {items.map((listing, index) => (
        <li key={listing.id}>
          <ListingCard
            listing={listing}
            priority={!below && index < FIRST}
            {...(linkTo && { link: linkTo(listing) })}
          />
        </li>
      ))}
    </ul>
  )
}
