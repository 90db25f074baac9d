import { Link } from 'react-router'
import { listingLang } from '#app/lib/i18n/number-labels.ts'
import { placeMapOf } from '#app/lib/place-map-of.ts'

/** What is near a listing, and the way there; null if unknown. */
export type Around = { near: string | null; arrival: string | null }

/** A map drawn by the server, which needs no script and leads to the big map; nothing without a place. */
export function PlaceMap({ listing }: { listing: Parameters<typeof placeMapOf>[0] }) {
  const map = placeMapOf(listing)
  if (!map) return null
  return (
    <Link
      to={map.to}
      aria-label={map.label}
      className="block overflow-hidden rounded-paper border border-line"
    >
      <img src={map.light} {...map.size} alt="" className="dark:hidden" />
      <img src={map.dark} {...map.size} alt="" className="hidden dark:block" />
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
