import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import type { ListingCard } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { useList } from '../list/use-list.ts'
import styles from './map.css?url'
import { MapCard } from './map-card.tsx'
import { MapNear } from './map-near.tsx'
import { usePins } from './pins.ts'
import { useMapView } from './use-map-view.ts'
import { usePointed } from './use-pointed.ts'
import { boxOf, type Size } from './view.ts'
import { WorldMap } from './world-map.tsx'

type MapViewProps = {
  items: readonly ListingCard[]
  /** The list. */
  children: ReactNode
}

/** A list beside a map of its places; on phones a sheet over it. */
export function MapView({ items, children }: MapViewProps) {
  const list = useRef<HTMLDivElement>(null)
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="map" />
      <div className="list-with-map">
        <div className="map-pane">
          <section aria-label={m.listings_map_label()} className="map-frame">
            <button type="button" className="map-skip" onClick={() => list.current?.focus()}>
              {m.listings_map_skip()}
            </button>
            <ListMap items={items} list={list} />
          </section>
        </div>
        <div ref={list} tabIndex={-1} className="map-list">
          {children}
        </div>
      </div>
    </>
  )
}

type ListMapProps = {
  items: readonly ListingCard[]
  /** The element of the list beside the map. */
  list: RefObject<HTMLElement | null>
}

function ListMap({ items, list }: ListMapProps) {
  const { pathname } = useLocation()
  const { query } = useList()
  const { status, pins } = usePins(pathname, query)
  const pane = useRef<HTMLDivElement>(null)
  const size = useSize(pane)
  return (
    <>
      <div ref={pane} className="map-room">
        {size && (
          <SizedMap
            size={size}
            pins={pins}
            items={items}
            list={list}
            isLoaded={status === 'loaded'}
          />
        )}
      </div>
      <p role="status" className="map-status">
        {status === 'failed' && m.listings_map_failed()}
        {status === 'loaded' && pins.length === 0 && m.listings_map_none()}
      </p>
    </>
  )
}

type SizedMapProps = ListMapProps & {
  size: Size
  pins: ReturnType<typeof usePins>['pins']
  isLoaded: boolean
}

function SizedMap({ size, pins, items, list, isLoaded }: SizedMapProps) {
  const { query, hrefOf } = useList()
  const { view, isMoved, setView, resetView } = useMapView(query.area, isLoaded ? pins : [], size)
  const [pointed, setPointed] = usePointed(items, list)
  const [chosen, setChosen] = useState<string | null>(null)
  const chosenPin = pins.find(({ id }) => id === chosen)
  return (
    <WorldMap
      view={view}
      size={size}
      pins={pins}
      pointed={pointed}
      chosen={chosen}
      onView={setView}
      onPoint={setPointed}
      onChoose={setChosen}
    >
      {isMoved && (
        <Link
          to={hrefOf({ ...query, area: boxOf(view, size), page: 1 })}
          preventScrollReset
          className={`${buttonClass()} map-search`}
        >
          {m.listings_map_search_area()}
        </Link>
      )}
      <MapNear onFound={resetView} />
      {chosenPin && <MapCard pin={chosenPin} onClose={() => setChosen(null)} />}
    </WorldMap>
  )
}

/** The size of an element; null before it is known. */
function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      setSize({ width: Math.round(width), height: Math.round(height) })
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}
