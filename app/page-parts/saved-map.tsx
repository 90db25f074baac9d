import { type ReactNode, Suspense } from 'react'
import { lazy, lazyComponent } from '#app/lib/loading/lazy.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-path.ts'

// Loaded by this part, so that the page's script does not name all files of the map.
const MapView = /* @__PURE__ */ lazyComponent(
  lazy(async () => (await import('#app/features/listings/map/map-view.tsx')).MapView),
)

type SavedMapProps = {
  /** Ids of the saved listings, in the order of the list. */
  ids: readonly string[]
  /** The list. */
  children: ReactNode
}

const linkTo = (listing: ListingCard) => ({ to: listingPath(listing) })

/** Saved listings, if there are any, beside a map of their places. */
export function SavedMap({ ids, children }: SavedMapProps) {
  if (ids.length === 0) return children
  return (
    <Suspense fallback={children}>
      <MapView items={ids.map((id) => ({ id }))} mapped={{ ids, linkTo }}>
        {children}
      </MapView>
    </Suspense>
  )
}
