import { placeText } from '#app/lib/i18n/number-labels.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { Listing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { type Around, PlaceMap, PlaceWords } from './place-map.tsx'

type PlaceProps = { listing: Listing; around: Around }

/** The address, with a drawn map and a link to one with streets. */
export function Place({ listing, around }: PlaceProps) {
  const { address, location, coordinates, words } = listing
  return (
    <div className="grid items-center gap-x-10 gap-y-5 md:grid-cols-2">
      <PlaceMap listing={listing} />
      <address className="not-italic">
        {address && <p className="text-lead">{address}</p>}
        {location && <p className="mt-1 text-ink-2">{placeText(location, words)}</p>}
        <PlaceWords {...around} />
        {coordinates && (
          <a href={mapAddress(coordinates)} className="link mt-3" target="_blank" rel="noreferrer">
            {m.detail_open_map()}
            <Icon name="arrow-up-right" size={16} />
          </a>
        )}
      </address>
    </div>
  )
}

function mapAddress({ lat, lng }: NonNullable<Listing['coordinates']>): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=12/${lat}/${lng}`
}
