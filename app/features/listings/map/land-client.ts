import { cellsIn, WORLD_SHEET } from './sheets.ts'
import type { MapStyle } from './style.ts'
import type { Size, View } from './view.ts'

/** What to draw: an area around the centre of a view, in pixels of the page, of which one has `ratio` dots. */
export type LandJob = { view: View; area: Size; ratio: number; style: MapStyle }

/** A message to the worker: a job, or outlines as JSON (scripts/write-map.ts). */
export type LandRequest = { job: LandJob } | { sheet: string; text: string }

/** Its answer. */
export type DrawnLand = { view: View; area: Size; bitmap: ImageBitmap }

/** Has land drawn by a worker; `onDrawn` is called once for a job, and again when finer outlines have loaded. */
export function createLandClient(onDrawn: (drawn: DrawnLand) => void) {
  const worker = new Worker(new URL('./land-worker.ts', import.meta.url), { type: 'module' })
  const requested = new Set<string>()
  worker.onmessage = ({ data }: MessageEvent<DrawnLand>) => onDrawn(data)

  /** Loads a sheet once; after a failure the next call retries. The worker itself may not load anything. */
  function load(sheet: string) {
    if (requested.has(sheet)) return
    requested.add(sheet)
    readText(`/map/${sheet}.json`).then(
      (text) => worker.postMessage({ sheet, text }),
      (error: unknown) => {
        requested.delete(sheet)
        console.warn(error)
      },
    )
  }

  load(WORLD_SHEET)
  return {
    draw(job: LandJob) {
      for (const { sheet } of cellsIn(job.view, job.area)) load(sheet)
      worker.postMessage({ job })
    },
    stop: () => worker.terminate(),
  }
}

async function readText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.text()
}
