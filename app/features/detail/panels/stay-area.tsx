import { placeText } from '#app/lib/i18n/number-labels.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Print } from '#app/ui/print.tsx'
import type { Listing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'

type StayAreaProps = {
  listing: Pick<Listing, 'location' | 'words'>
  /** A print in place of a map. */
  picture: string
}

/** The area of a stay with a placeholder for its map: the exact place is available after booking (decision 018). */
export function StayArea({ listing: { location, words }, picture }: StayAreaProps) {
  const [area, ...region] = location ? placeText(location, words).split(', ') : []
  return (
    <div className="grid items-center gap-x-10 gap-y-5 md:grid-cols-2">
      <figure className="relative">
        <Print src={picture} alt="" ratio="3x2" />
        <span aria-hidden className="absolute inset-0 z-2 grid place-items-center">
          <span className="aspect-square h-1/2 rounded-full border border-paper-raised bg-paper-raised/45" />
        </span>
        <figcaption className="absolute bottom-3 left-3 z-2">
          <Badge>{m.detail_area()}</Badge>
        </figcaption>
      </figure>
      <address className="not-italic">
        {area && <p className="text-lead">{area}</p>}
        {region.length > 0 && <p className="mt-1 text-ink-2">{region.join(', ')}</p>}
        <p className="mt-3 text-ink-2 text-small">{m.detail_location_later()}</p>
      </address>
    </div>
  )
}
