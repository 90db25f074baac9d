import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { ListingCard } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import type { Box } from '#domain/place/search-area.ts'
import type { List } from '../list/use-list.ts'
import styles from './map.css?url'
import { MapCard } from './map-card.tsx'
import { MapNear } from './map-near.tsx'
import { type MapPin, pinsOf, pinsOfList, usePins } from './pins.ts'
import { useTiles } from './tiles/use-tiles.ts'
import { useMapView } from './use-map-view.ts'
import { usePointed } from './use-pointed.ts'
import { boxOf, type Size } from './view.ts'
import { WorldMap } from './world-map.tsx'

/** The list of a map; `path` is that of a browse page of the directory, which has no order by distance. */
type SearchedList = Pick<List, 'query' | 'hrefOf' | 'linkTo'> & { path?: string }
/** Certain listings, which no area limits. */
type ChosenList = Pick<List, 'linkTo'> & { ids: readonly string[] }

type MapViewProps = {
  /** The listings of the list, in its order. */
  items: readonly Pick<ListingCard, 'id'>[]
  mapped: SearchedList | ChosenList
  /** The list. */
  children: ReactNode
}

/** A list beside a map of its places; on phones a sheet over it. */
export function MapView({ items, mapped, children }: MapViewProps) {
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
            <ListMap items={items} mapped={mapped} list={list} />
          </section>
        </div>
        <div ref={list} tabIndex={-1} className="map-list">
          {children}
        </div>
      </div>
    </>
  )
}

type ListMapProps = Omit<MapViewProps, 'children'> & {
  /** The element of the list beside the map. */
  list: RefObject<HTMLElement | null>
}

function ListMap({ items, mapped, list }: ListMapProps) {
  const { pathname } = useLocation()
  const { status, pins } = usePins(
    'ids' in mapped ? pinsOf(mapped.ids) : pinsOfList(mapped.path ?? pathname, mapped.query),
  )
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
            mapped={mapped}
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

const NOWHERE: readonly MapPin[] = []

/** The place whose card is shown; one chosen by keyboard gives it the focus. */
type Chosen = { id: string; isByKey: boolean }

type SizedMapProps = ListMapProps & {
  size: Size
  pins: ReturnType<typeof usePins>['pins']
  isLoaded: boolean
}

function SizedMap({ size, pins, items, mapped, list, isLoaded }: SizedMapProps) {
  const query = 'query' in mapped ? mapped.query : null
  const tiles = useTiles()
  const { maxZoom } = tiles
  const points = isLoaded ? pins : NOWHERE
  const limits = { area: query?.area ?? null, near: query?.near ?? null }
  const shown = useMapView(limits, points, { size, maxZoom })
  const { view, isMoved, setView, resetView } = shown
  const [pointed, setPointed] = usePointed(items, list)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const chosenPin = pins.find(({ id }) => id === chosen?.id)

  function showFound() {
    setChosen(null)
    resetView()
  }

  return (
    <WorldMap
      view={view}
      size={size}
      pins={pins}
      tiles={tiles}
      pointed={pointed}
      chosen={chosen?.id ?? null}
      onView={setView}
      onPoint={setPointed}
      onChoose={(id, isByKey) => setChosen({ id, isByKey })}
    >
      {'query' in mapped && (
        <AreaTools mapped={mapped} moved={isMoved ? boxOf(view, size) : null} onFound={showFound} />
      )}
      {chosenPin && (
        <MapCard
          pin={chosenPin}
          near={limits.near}
          linkTo={mapped.linkTo}
          takesFocus={chosen?.isByKey ?? false}
          onClose={() => setChosen(null)}
        />
      )}
    </WorldMap>
  )
}

type AreaToolsProps = {
  mapped: SearchedList
  /** The area of a map that was moved. */
  moved: Box | null
  onFound: () => void
}

/** Searches the area of the map, or what is near a place. */
function AreaTools({ mapped: { query, hrefOf, path }, moved, onFound }: AreaToolsProps) {
  const areaHref = (area: Box | null) => hrefOf({ ...query, area, page: 1 })
  return (
    <>
      {moved && (
        <Link to={areaHref(moved)} preventScrollReset className={`${buttonClass()} map-search`}>
          {m.listings_map_search_area()}
        </Link>
      )}
      {!path && <MapNear query={query} hrefOf={hrefOf} onFound={onFound} />}
      {path && query.area && (
        <Link
          to={areaHref(null)}
          preventScrollReset
          className="chip map-area"
          aria-label={m.listings_filter_remove({ filter: m.listings_area_chip() })}
        >
          {m.listings_area_chip()}
          <Icon name="x" size={16} />
        </Link>
      )}
    </>
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
