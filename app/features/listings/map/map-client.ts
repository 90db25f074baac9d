import { type Face, latinFaces } from './faces.ts'
import type { Mark } from './marks.ts'
import { NAMES_ZOOM, type Names } from './names.ts'
import type { MapPin } from './pins.ts'
import { cellsIn, WORLD_SHEET } from './sheets.ts'
import type { MapStyle } from './style.ts'
import type { Size, View } from './view.ts'

/** What to draw: an area around the centre of a view, in pixels of the page, of which one has `ratio` dots. */
export type MapJob = {
  view: View
  area: Size
  ratio: number
  style: MapStyle
  /** Ids of the listings whose marks are emphasised. */
  active: readonly string[]
  locale: string
  /** False over the tiles of an archive. */
  hasLand: boolean
}

/** A message to the worker: a job, or something to draw it with; `text` is outlines (scripts/write-map.ts). */
export type MapRequest =
  | { job: MapJob }
  | { pins: readonly MapPin[]; maxZoom: number }
  | { sheet: string; text: string }
  | { names: Names }
  | { face: Face; file: ArrayBuffer }

/** Its answer: the drawn area of a view, and the marks in it. */
export type DrawnMap = { view: View; area: Size; bitmap: ImageBitmap; marks: readonly Mark[] }

/**
 * Has maps drawn by a worker; `onDrawn` is called once for the latest job, and again when something that it is drawn
 * with has loaded.
 */
export function createMapClient(onDrawn: (drawn: DrawnMap) => void) {
  const worker = new Worker(new URL('./map-worker.ts', import.meta.url), { type: 'module' })
  const requested = new Set<string>()
  worker.onmessage = ({ data }: MessageEvent<DrawnMap>) => onDrawn(data)
  const send = (request: MapRequest) => worker.postMessage(request)

  /** Loads a file once; after a failure the next call retries. The worker itself may not load anything. */
  function load(address: string, read: (response: Response) => Promise<MapRequest>) {
    if (requested.has(address)) return
    requested.add(address)
    fetch(address)
      .then((response) => {
        if (!response.ok) throw new Error(`${address}: ${response.status}`)
        return read(response)
      })
      .then(send)
      .catch((error: unknown) => {
        requested.delete(address)
        console.warn(error)
      })
  }

  function loadSheet(sheet: string) {
    load(`/map/${sheet}.json`, async (response) => ({ sheet, text: await response.text() }))
  }

  const faces = latinFaces()
  function loadFaces(style: string) {
    for (const face of faces.filter((declared) => declared.style === style))
      load(face.address, async (response) => ({ face, file: await response.arrayBuffer() }))
  }

  function loadLand({ view, area }: MapJob) {
    for (const { sheet } of cellsIn(view, area)) loadSheet(sheet)
    if (view.zoom < NAMES_ZOOM) return
    loadFaces('italic')
    load('/map/names.json', async (response) => ({ names: await response.json() }))
  }

  loadSheet(WORLD_SHEET)
  loadFaces('normal')
  return {
    draw(job: MapJob) {
      if (job.hasLand) loadLand(job)
      send({ job })
    },
    setPins: (pins: readonly MapPin[], maxZoom: number) => send({ pins, maxZoom }),
    stop: () => worker.terminate(),
  }
}
