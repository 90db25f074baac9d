import { drawLand, type Outlines } from './draw-land.ts'
import type { LandJob, LandRequest } from './land-client.ts'
import { type Cell, cellsIn, WORLD_SHEET } from './sheets.ts'

/**
 * Draws the land off the main thread, so that a drag goes on meanwhile. A sheet that arrives later has the latest
 * job drawn again.
 */

const sheets = new Map<string, Outlines>()
let canvas = new OffscreenCanvas(1, 1)
let latest: LandJob | null = null

self.onmessage = ({ data }: MessageEvent<LandRequest>) => {
  if ('job' in data) latest = data.job
  else {
    const { land, borders, lakes, rivers } = JSON.parse(data.text)
    sheets.set(data.sheet, {
      land: new Path2D(land),
      borders: new Path2D(borders),
      lakes: new Path2D(lakes),
      rivers: new Path2D(rivers),
    })
    if (
      !latest ||
      !cellsIn(latest.view, latest.area).some(({ sheet }) => isDrawnFrom(data.sheet, sheet))
    )
      return
  }
  if (latest) draw(latest)
}

const isDrawnFrom = (loaded: string, wanted: string) =>
  loaded === wanted || (loaded === WORLD_SHEET && !sheets.has(wanted))

function draw(job: LandJob) {
  const width = Math.round(job.area.width * job.ratio)
  const height = Math.round(job.area.height * job.ratio)
  if (canvas.width !== width || canvas.height !== height)
    canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) return
  const cells = cellsIn(job.view, job.area).flatMap(outlined)
  drawLand(canvas, context, cells, job)
  const bitmap = canvas.transferToImageBitmap()
  self.postMessage({ view: job.view, area: job.area, bitmap }, { transfer: [bitmap] })
}

function outlined(cell: Cell) {
  const fine = sheets.get(cell.sheet)
  const outlines = fine ?? sheets.get(WORLD_SHEET)
  return outlines ? [{ cell, outlines, isCoarse: !fine }] : []
}
