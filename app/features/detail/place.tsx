import { placeText } from '#app/lib/i18n/number-labels.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Print } from '#app/ui/print.tsx'
import type { Listing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'

type PlaceProps = {
  listing: Listing /** A print in place of a map. */
  picture: string
}

/** The address, with a print in place of a map, and a link to a map. */
export function Place({ listing: { address, location, coordinates, words }, picture }: PlaceProps) {
  return (
    <div className="grid items-center gap-x-10 gap-y-5 md:grid-cols-2">
      <div className="relative">
        <Print src={picture} alt="" ratio="3x2" />
        <span className="absolute inset-0 z-2 grid place-items-center">
          <span className="grid size-14 place-items-center rounded-full bg-paper-raised shadow-float">
            <Icon name="map-pin" size={24} />
          </span>
        </span>
      </div>
      <address className="not-italic">
        {address && <p className="text-lead">{address}</p>}
        {location && <p className="mt-1 text-ink-2">{placeText(location, words)}</p>}
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
