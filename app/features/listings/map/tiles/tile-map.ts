import { Map as MapLibre, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { getLocale } from '#domain/messages/runtime.js'
import { toDegrees } from '#domain/place/map/mercator.ts'
import { type MapStyle, onStyleChange, readStyle } from '../style.ts'
import type { View } from '../view.ts'
import { type Archive, openArchive } from './open-archive.ts'
import { tileStyle } from './tile-style.ts'

/** Sharper is not seen, but four times the memory. */
const MAX_RATIO = 2

export type TileMap = Awaited<ReturnType<typeof openTileMap>>

type TileMapEvents = {
  /** The first view is drawn. */
  onDrawn: () => void
  /** It cannot be drawn. */
  onFailed: (error: unknown) => void
}

setWorkerUrl(workerUrl)

/**
 * Draws the tiles of an archive with maplibre-gl under the marks of a map, whose gestures move it.
 *
 * @param address URL or path of the archive
 * @throws Error when the archive cannot be read, and without WebGL
 */
export async function openTileMap(container: HTMLElement, address: string, events: TileMapEvents) {
  const archive = await openArchive(address)
  return { ...createTileMap(container, archive, events), source: archive.source }
}

function createTileMap(
  container: HTMLElement,
  archive: Archive,
  { onDrawn, onFailed }: TileMapEvents,
) {
  const styleNow = () => tileStyle(archive, drawableColours(readStyle(container)), getLocale())
  const map = new MapLibre({
    container,
    style: styleNow(),
    interactive: false,
    attributionControl: false,
    fadeDuration: 0,
    pixelRatio: Math.min(MAX_RATIO, devicePixelRatio),
    // The view is bounded by the map that it is drawn for.
    transformConstrain: (center, zoom) => ({ center, zoom }),
  })
  let isDrawn = false
  map.once('idle', () => {
    isDrawn = true
    onDrawn()
  })
  map.on('error', ({ error }) => {
    // Later, a tile that could not be loaded leaves a gap, which the next view asks for again.
    if (isDrawn) console.warn(error)
    else onFailed(error)
  })
  const stopStyle = onStyleChange(() => map.setStyle(styleNow()))

  return {
    show(view: View) {
      const { lat, lng } = toDegrees(view)
      // Its levels count tiles of 512 pixels, ours of 256.
      map.jumpTo({ center: [lng, lat], zoom: view.zoom - 1 })
    },
    stop() {
      stopStyle()
      map.remove()
    },
  }
}

/** The colours as every parser of colours takes them: those of a mix have a notation that few do. */
function drawableColours(style: MapStyle): MapStyle {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const drawable = Object.entries(style).map(([name, value]) => {
    if (!context || name === 'display' || name === 'sans') return [name, value]
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = value
    context.fillRect(0, 0, 1, 1)
    const [red, green, blue, alpha = 0] = context.getImageData(0, 0, 1, 1).data
    return [name, `rgba(${red}, ${green}, ${blue}, ${alpha / 255})`]
  })
  return Object.fromEntries(drawable)
}
