import { type ReactNode, useMemo, useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { m } from '#domain/messages/messages.js'
import { indexOf, type Mark, marksIn } from './clusters.ts'
import { MapMarks } from './map-marks.tsx'
import type { MapPin } from './pins.ts'
import { useGestures } from './use-gestures.ts'
import { usePainter } from './use-painter.ts'
import { bounded, type Size, type View, zoomed } from './view.ts'

/** The marks that have a button: those nearest to the centre. */
const BUTTONS = 60

type WorldMapProps = {
  view: View
  size: Size
  pins: readonly MapPin[]
  /** The listing that is pointed at or focused, and the chosen one. */
  pointed: string | null
  chosen: string | null
  onView: (view: View) => void
  onPoint: (id: string | null) => void
  onChoose: (id: string) => void
  /** Shown over the map. */
  children?: ReactNode
}

/** Our own vector map (decision 025) with the places of a list. */
export function WorldMap(props: WorldMapProps) {
  const { view, size, pins, pointed, chosen, onView, onPoint, onChoose, children } = props
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const index = useMemo(() => indexOf(pins), [pins])
  const active = useMemo(
    () => new Set([pointed, chosen].filter((id) => id !== null)),
    [pointed, chosen],
  )
  const painter = usePainter(canvas, { view, size, index, active })
  const marks = useMemo(() => marksIn(index, view, size).slice(0, BUTTONS), [index, view, size])

  function press(mark: Mark) {
    if ('pin' in mark) onChoose(mark.pin.id)
    else onView(bounded({ ...mark.at, zoom: mark.zoom }))
  }

  const gestures = useGestures(view, box, {
    onMove: (next) => painter.current?.show(next),
    onView,
    onPress(spot) {
      const mark = painter.current?.markAt(spot)
      if (mark) press(mark)
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
        <canvas ref={canvas} className="map-canvas" />
        <MapMarks marks={marks} view={view} chosen={chosen} onPoint={onPoint} onPress={press} />
      </div>
      <ZoomButtons view={view} onView={onView} />
      {children}
      <p className="map-source">{m.listings_map_source()}</p>
    </div>
  )
}

function ZoomButtons({ view, onView }: Pick<WorldMapProps, 'view' | 'onView'>) {
  return (
    <div className="map-zoom">
      <button
        type="button"
        aria-label={m.listings_map_zoom_in()}
        onClick={() => onView(zoomed(view, 1))}
      >
        <Icon name="plus" />
      </button>
      <button
        type="button"
        aria-label={m.listings_map_zoom_out()}
        onClick={() => onView(zoomed(view, -1))}
      >
        <Icon name="minus" />
      </button>
    </div>
  )
}
