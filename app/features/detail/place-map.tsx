import { Link } from 'react-router'
import { listingLang } from '#app/lib/i18n/number-labels.ts'
import { CATEGORIES, categoryOf } from '#domain/listing/category.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { MAP_PICTURE, mapPicturePath } from '#domain/place/map-picture.ts'
import { hidesPlace } from '#domain/place/public-place.ts'

/** What is near a listing, and the way there; null if unknown. */
export type Around = { near: string | null; arrival: string | null }

type PlaceMapProps = { listing: Pick<Listing, 'contentType' | 'title' | 'coordinates'> }

/** A map drawn by the server, which needs no script and leads to the big map; nothing without a place. */
export function PlaceMap({ listing }: PlaceMapProps) {
  const { coordinates: centre, contentType, title } = listing
  if (!centre) return null
  const mark = hidesPlace(listing) ? 'area' : 'place'
  const { path } = CATEGORIES[categoryOf(contentType)]
  const { lat, lng } = centre
  const params = new URLSearchParams({ near: `${lat},${lng}`, sort: 'nearest', view: 'map' })
  const { width, height } = MAP_PICTURE
  const size = { width, height, loading: 'lazy' } as const
  const src = (theme: 'light' | 'dark') => mapPicturePath({ centre, mark, theme })
  return (
    <Link
      to={`${path}?${params}#map=${lat.toFixed(3)},${lng.toFixed(3)},8.0`}
      aria-label={m.detail_map_open({ title })}
      className="block overflow-hidden rounded-paper border border-line"
    >
      <img src={src('light')} {...size} alt="" className="dark:hidden" />
      <img src={src('dark')} {...size} alt="" className="hidden dark:block" />
    </Link>
  )
}

/** What is near by, and the way there. */
export function PlaceWords({ near, arrival }: Around) {
  return (
    <>
      {near && <p className="mt-3 text-ink-2">{near}</p>}
      {arrival && (
        <p className="mt-3 max-w-[62ch]" lang={listingLang()}>
          {arrival}
        </p>
      )}
    </>
  )
}
