import { BadgeCheck, Trees } from 'lucide-react'
import { listingLang, spokenWord } from '#app/lib/spoken.ts'
import { SampleMark } from '#app/ui/sample-mark.tsx'
import { Rating } from '#app/ui/stars.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'
import type { ListingCard } from '#domain/listing.ts'
import { m } from '#domain/messages/messages.js'

type ListingFactsProps = {
  listing: Pick<
    ListingCard,
    | 'contentType'
    | 'rating'
    | 'reviews'
    | 'verified'
    | 'sample'
    | 'natureDistance'
    | 'nearbyNature'
    | 'words'
  >
  /** An id that nothing else on the page has. */
  tipId?: string
}

/** Stars, the badge and, for escapes, what nature is near. */
export function ListingFacts({ listing, tipId }: ListingFactsProps) {
  return (
    <p className="facts">
      <Rating value={listing.rating} count={listing.reviews} sample={listing.sample} />
      {listing.verified && <VerifiedBadge sample={listing.sample} />}
      {listing.contentType === 'escape' && (
        <Tooltip
          label={listing.nearbyNature ?? m.listings_nature_attractions()}
          labelLang={listing.nearbyNature ? listingLang() : undefined}
          className="fact-hint"
          {...(tipId && { tipId })}
        >
          <span className="fact">
            <Trees aria-hidden size={16} strokeWidth={1.5} />
            {listing.natureDistance ? (
              <span {...spokenWord(listing.natureDistance, listing.words)} />
            ) : (
              m.listings_nature_nearby()
            )}
          </span>
        </Tooltip>
      )}
    </p>
  )
}

export function VerifiedBadge({ sample }: Pick<ListingCard, 'sample'>) {
  return (
    <span className="fact fact-ok">
      <BadgeCheck aria-hidden size={16} strokeWidth={1.5} />
      <span>{m.listings_verified()}</span> {sample && <SampleMark />}
    </span>
  )
}
