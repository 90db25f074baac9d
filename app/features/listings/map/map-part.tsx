import { type ReactNode, Suspense } from 'react'
import { lazy, lazyComponent, preloadBeforeHydration } from '#app/lib/loading/lazy.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { useList } from '../list/use-list.ts'

const map = lazy(async () => (await import('./map-view.tsx')).MapView)
preloadBeforeHydration(map, (params) => params.get('view') === 'map')
const MapBeside = /* @__PURE__ */ lazyComponent(map)

type MapPartProps = {
  /** The listings of the list. */
  items: readonly ListingCard[]
  /** The list. */
  children: ReactNode
}

/** A list; in the map view beside a lazily loaded map of its places. */
export function MapPart(props: MapPartProps) {
  const list = useList()
  if (list.query.view !== 'map') return props.children
  return (
    <Suspense fallback={props.children}>
      <MapBeside {...props} mapped={list} />
    </Suspense>
  )
}
