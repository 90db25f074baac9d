import { Suspense } from 'react'
import { browseAddress, browsePath } from '#app/features/directory/browse/browse-path.ts'
import { ListingGrid } from '#app/features/listings/card/listing-grid.tsx'
import { lazy, lazyComponent, preloadBeforeHydration } from '#app/lib/loading/lazy.ts'
import type { BrowsePage } from '#domain/listing/browse-page.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import type { ListingQuery } from '#domain/listing/listing-query.ts'

// It imports nothing of other lists, whose scripts would be split otherwise.
const map = lazy(async () => (await import('#app/features/listings/map/map-view.tsx')).MapView)
preloadBeforeHydration(map, (params) => params.get('view') === 'map')
const MapView = /* @__PURE__ */ lazyComponent(map)
const nothing = lazy(
  async () => (await import('#app/features/directory/browse/nothing-here.tsx')).NothingHere,
)
const NothingHere = /* @__PURE__ */ lazyComponent(nothing)

type BrowseItemsProps = {
  browsePage: BrowsePage
  query: ListingQuery
  items: readonly ListingCard[]
}

/** The listings of a browse page as cards; in the map view beside a lazily loaded map. */
export function BrowseItems(props: BrowseItemsProps) {
  const { browsePage, query, items } = props
  const cards = items.length > 0 ? <ListingGrid items={items} /> : <NothingHere {...props} />
  if (query.view !== 'map') return <Suspense>{cards}</Suspense>
  const mapped = {
    path: browsePath(browsePage),
    query,
    hrefOf: (other: ListingQuery) => browseAddress(browsePage, other),
    linkTo: (listing: ListingCard) => ({ to: listingPath(listing) }),
  }
  return (
    <Suspense>
      <MapView items={items} mapped={mapped}>
        {cards}
      </MapView>
    </Suspense>
  )
}
