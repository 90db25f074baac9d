import { placeText } from '#app/lib/i18n/number-labels.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { Listing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { type Around, PlaceMap, PlaceWords } from '../place-map.tsx'

type StayAreaProps = {
  listing: Listing
  around: Around
}

/** The area of a stay on a drawn map: the exact place is available after booking (decision 018). */
export function StayArea({ listing, around }: StayAreaProps) {
  const { location, coordinates, words } = listing
  const [area, ...region] = location ? placeText(location, words).split(', ') : []
  return (
    <div className="grid items-center gap-x-10 gap-y-5 md:grid-cols-2">
      {coordinates && (
        <figure className="relative">
          <PlaceMap listing={listing} />
          <figcaption className="absolute bottom-3 left-3">
            <Badge>{m.detail_area()}</Badge>
          </figcaption>
        </figure>
      )}
      <address className="not-italic">
        {area && <p className="text-lead">{area}</p>}
        {region.length > 0 && <p className="mt-1 text-ink-2">{region.join(', ')}</p>}
        <p className="mt-3 text-ink-2 text-small">{m.detail_location_later()}</p>
        <PlaceWords {...around} />
      </address>
    </div>
  )
}
