import { listingLang, vocabularyLabel } from '#app/lib/i18n/number-labels.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { PriceBand } from '#app/ui/price-band.tsx'
import { SampleMark } from '#app/ui/sample-mark.tsx'
import { Rating } from '#app/ui/stars.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'
import type { ListingCard } from '#domain/listing/listing.ts'
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
    | 'format'
    | 'date'
    | 'priceText'
    | 'priceLabel'
    | 'price'
  >
  /** A unique id on the page. */
  tipId?: string
}

/** Price, rating, verified badge, format and date, and for escapes the nature nearby. */
export function ListingFacts({ listing, tipId }: ListingFactsProps) {
  return (
    <p className="facts">
      {listing.priceLabel && (
        <span className="fact-price">
          {listing.priceLabel} {listing.price && <PriceBand band={listing.price} />}
        </span>
      )}
      <Rating value={listing.rating} count={listing.reviews} sample={listing.sample} />
      {listing.verified && <VerifiedBadge sample={listing.sample} />}
      {listing.format && (
        <span className="fact" lang={listingLang()}>
          {listing.format}
        </span>
      )}
      {listing.date && (
        <span className="fact" lang={listingLang()}>
          <Icon name="calendar-days" size={16} />
          {listing.date}
        </span>
      )}
      {listing.priceText && (
        <span className="fact" lang={listingLang()}>
          <Icon name="coins" size={16} />
          {listing.priceText}
        </span>
      )}
      {listing.contentType === 'escape' && (
        <Tooltip
          label={listing.nearbyNature ?? m.listings_nature_attractions()}
          labelLang={listing.nearbyNature ? listingLang() : undefined}
          className="fact-hint"
          {...(tipId && { tipId })}
        >
          <span className="fact">
            <Icon name="trees" size={16} />
            {listing.natureDistance ? (
              <span {...vocabularyLabel(listing.natureDistance, listing.words)} />
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
      <Icon name="badge-check" size={16} />
      <span>{m.listings_verified()}</span> {sample && <SampleMark />}
    </span>
  )
}
