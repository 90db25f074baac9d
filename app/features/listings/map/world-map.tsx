import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { m } from '#domain/messages/messages.js'
import { MapMarks } from './map-marks.tsx'
import { type Mark, nearestMarks } from './marks.ts'
import type { MapPin } from './pins.ts'
import { MapSource } from './tiles/map-source.tsx'
import type { Tiles } from './tiles/use-tiles.ts'
import { useGestures } from './use-gestures.ts'
import { usePainter } from './use-painter.ts'
import { bounded, type Size, type View, zoomed } from './view.ts'

/** The marks that have a button: those nearest to the centre. */
const BUTTONS = 60

type WorldMapProps = {
  view: View
  size: Size
  pins: readonly MapPin[]
  tiles: Tiles
  /** The listing that is pointed at or focused, and the chosen one. */
  pointed: string | null
  chosen: string | null
  onView: (view: View) => void
  onPoint: (id: string | null) => void
  onChoose: (id: string, isByKey: boolean) => void
  /** Shown over the map. */
  children?: ReactNode
}

/** The places of a list on our own vector map (decision 025), or on the tiles of the site. */
export function WorldMap(props: WorldMapProps) {
  const { view, size, pins, tiles, pointed, chosen, onView, onPoint, onChoose, children } = props
  const { maxZoom } = tiles
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const active = useMemo(() => [pointed, chosen].filter((id) => id !== null), [pointed, chosen])
  const { painter, marks } = usePainter(canvas, {
    ...{ view, size, pins, active, maxZoom },
    hasLand: tiles.status !== 'drawn',
  })
  const showTiles = useEffectEvent(tiles.show)
  useEffect(() => showTiles(view), [view])
  const nearest = useMemo(
    () => nearestMarks(marks, view, size).slice(0, BUTTONS),
    [marks, view, size],
  )

  function press(mark: Mark, isByKey: boolean) {
    if ('pin' in mark) onChoose(mark.pin.id, isByKey)
    else onView(bounded({ ...mark.at, zoom: mark.zoom }, maxZoom))
  }

  const gestures = useGestures(view, box, {
    maxZoom,
    onMove(next) {
      painter.current?.show(next)
      tiles.show(next)
    },
    onView,
    onPress(spot) {
      const mark = painter.current?.markAt(spot)
      if (mark) press(mark, false)
    },
    onHover(spot) {
      const mark = spot && painter.current?.markAt(spot)
      box.current?.toggleAttribute('data-over', Boolean(mark))
      onPoint(mark && 'pin' in mark ? mark.pin.id : null)
    },
  })
  return (
    <div className="world-map">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
      <div
        ref={box}
        className="map-surface"
        role="group"
        aria-label={m.listings_map_surface()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys pan the map.
        tabIndex={0}
        {...gestures}
      >
        {tiles.status !== 'none' && <div ref={tiles.ground} className="map-ground" inert />}
        <canvas ref={canvas} className="map-canvas" />
        <MapMarks
          marks={nearest}
          view={view}
          chosen={chosen}
          onPoint={onPoint}
          onPress={(mark) => press(mark, true)}
        />
      </div>
      <ZoomButtons view={view} maxZoom={maxZoom} onView={onView} />
      {children}
      <MapSource status={tiles.status} source={tiles.source} />
    </div>
  )
}

type ZoomButtonsProps = Pick<WorldMapProps, 'view' | 'onView'> & { maxZoom: number }

function ZoomButtons({ view, maxZoom, onView }: ZoomButtonsProps) {
  return (
    <div className="map-zoom">
      <button
        type="button"
        aria-label={m.listings_map_zoom_in()}
        onClick={() => onView(zoomed(view, 1, maxZoom))}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        aria-label={m.listings_map_zoom_out()}
        onClick={() => onView(zoomed(view, -1, maxZoom))}
      >
        <Icon name="minus" />
      </button>
    </div>
  )
}
