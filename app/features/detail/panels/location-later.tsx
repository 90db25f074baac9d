import { listingLang, placeText } from '#app/lib/i18n/number-labels.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { BriefListing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { type Around, PlaceMap, PlaceWords } from '../place-map.tsx'

type LocationLaterProps = { listing: BriefListing; around: Around }

/** The approximate location on a drawn map; the address is given after booking. */
export function LocationLater({ listing, around }: LocationLaterProps) {
  return (
    <>
      <h2 className="flex items-center gap-3">
        <Icon name="map-pin" size={24} className="flex-none" />
        {listing.location && placeText(listing.location, listing.words)}
      </h2>
      <p className="mt-3 text-ink-2">{m.detail_location_later()}</p>
      <div className="mt-6 max-w-[640px]">
        <PlaceMap listing={listing} />
        <PlaceWords {...around} />
      </div>
      {listing.nearbyNature && (
        <p className="mt-6 max-w-[62ch]" lang={listingLang()}>
          {listing.nearbyNature.replace(/\.$/, '')}.
        </p>
      )}
    </>
  )
}
