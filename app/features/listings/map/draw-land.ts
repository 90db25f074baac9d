import { type Cell, SHEET_UNITS } from './sheets.ts'
import type { MapStyle } from './style.ts'
import type { Size, View } from './view.ts'

/** Outlines of a sheet. */
export type Outlines = Record<'land' | 'borders' | 'lakes' | 'rivers', Path2D>

/** The shore is drawn this much smaller and enlarged, which makes it soft. */
const SHORE_SHRINK = 6
/** Reach of the shore into the water in pixels, by zoom level. */
const SHORE_PX = { near: 20, far: 9, zoom: 4 }
/** Copies of the land that make up the shore: their distance as a share of the reach. */
const SHORE_RINGS = [0.3, 0.65, 1] as const
const SHORE_STEPS = 12

/** Draws land, its waters and borders on an empty canvas, whose origin is its corner. Sizes are pixels of the page. */
export function drawLand(
  canvas: OffscreenCanvas,
  context: OffscreenCanvasRenderingContext2D,
  cells: readonly { cell: Cell; outlines: Outlines; isCoarse: boolean }[],
  { view, area, ratio, style }: { view: View; area: Size; ratio: number; style: MapStyle },
) {
  context.setTransform(ratio, 0, 0, ratio, (area.width / 2) * ratio, (area.height / 2) * ratio)
  for (const { cell, outlines, isCoarse } of cells) {
    const part = isCoarse ? cell.coarse : { x: 0, y: 0, size: SHEET_UNITS }
    drawCell(context, cell, outlines, part, style)
  }
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.globalCompositeOperation = 'destination-over'
  const shore = shoreOf(canvas, area, view, style)
  if (shore) context.drawImage(shore, 0, 0, canvas.width, canvas.height)
  context.fillStyle = style.water
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.globalCompositeOperation = 'source-over'
}

function drawCell(
  context: OffscreenCanvasRenderingContext2D,
  { x, y, size }: Cell,
  { land, borders, lakes, rivers }: Outlines,
  part: Cell['coarse'],
  style: MapStyle,
) {
  const scale = size / part.size
  context.save()
  context.beginPath()
  context.rect(x, y, size + 0.5, size + 0.5)
  context.clip()
  context.translate(x, y)
  context.scale(scale, scale)
  context.translate(-part.x, -part.y)
  context.lineJoin = 'round'
  context.fillStyle = style.ground
  context.fill(land)
  context.strokeStyle = style.coast
  context.lineWidth = 0.9 / scale
  context.stroke(land)
  context.strokeStyle = style.shore
  context.stroke(rivers)
  context.fillStyle = style.water
  context.fill(lakes)
  context.strokeStyle = style.coast
  context.stroke(lakes)
  context.strokeStyle = style.border
  context.lineWidth = 0.8 / scale
  context.lineCap = 'round'
  context.setLineDash([1 / scale, 3 / scale])
  context.stroke(borders)
  context.restore()
}

/** A soft edge of shallow water around the drawn land: small shifted copies of it, laid over one another. */
function shoreOf(land: OffscreenCanvas, area: Size, { zoom }: View, style: MapStyle) {
  const width = Math.ceil(area.width / SHORE_SHRINK)
  const height = Math.ceil(area.height / SHORE_SHRINK)
  const small = new OffscreenCanvas(width, height)
  small.getContext('2d')?.drawImage(land, 0, 0, width, height)
  const shore = new OffscreenCanvas(width, height)
  const context = shore.getContext('2d')
  if (!context) return null
  const share = Math.min(1, zoom / SHORE_PX.zoom)
  const reach = (SHORE_PX.far + (SHORE_PX.near - SHORE_PX.far) * share) / SHORE_SHRINK
  context.globalAlpha = 2 / (SHORE_RINGS.length * SHORE_STEPS)
  for (const ring of SHORE_RINGS)
    for (let step = 0; step < SHORE_STEPS; step++) {
      const angle = (step / SHORE_STEPS) * 2 * Math.PI
      context.drawImage(small, Math.cos(angle) * ring * reach, Math.sin(angle) * ring * reach)
    }
  context.globalAlpha = 1
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = style.shore
  context.fillRect(0, 0, width, height)
  return shore
}
