import { linesOf, roundedPath } from '#domain/place/map/outlines.ts'
import { indexOf, keysShowing, marksIn } from './clusters.ts'
import { drawLand, type Outlines } from './draw-land.ts'
import { drawMarks } from './draw-marks.ts'
import type { Face } from './faces.ts'
import type { DrawnMap, MapJob, MapRequest } from './map-client.ts'
import { drawNames, labelsIn, type Names } from './names.ts'
import { type Cell, cellsIn, SHEET_FRAME, WORLD_SHEET } from './sheets.ts'
import { type Sprites, widthOf } from './sprites.ts'
import type { MapStyle } from './style.ts'
import type { Size, View } from './view.ts'

/**
 * Draws the map off the main thread, so that a drag goes on meanwhile. Whatever arrives later than a job has it drawn
 * again.
 */

/** From this level on the steps of an outline can be seen. */
const CLOSE_ZOOM = 6.5

const sheets = new Map<string, ReturnType<typeof outlinesOf>>()
let index = indexOf([])
let names: Names = { countries: [], towns: [] }
let job: MapJob | null = null
let canvas = new OffscreenCanvas(1, 1)
let isOpaque = true
/** The land under the marks, which change more often. */
let land = { of: '', canvas: new OffscreenCanvas(1, 1) }
let sprites: Sprites | null = null
let faces = 0
let timer: ReturnType<typeof setTimeout>

self.onmessage = ({ data }: MessageEvent<MapRequest>) => {
  if ('job' in data) job = data.job
  else if ('pins' in data) index = indexOf(data.pins, data.maxZoom)
  else if ('names' in data) names = data.names
  else if ('face' in data) return void addFace(data.face, data.file)
  else sheets.set(data.sheet, outlinesOf(data.text))
  drawSoon()
}

/** Draws once for all the messages that have come. */
function drawSoon() {
  clearTimeout(timer)
  timer = setTimeout(draw)
}

async function addFace({ family, style, weight }: Face, file: ArrayBuffer) {
  const face = new FontFace(family, file, { style, weight })
  const { fonts } = self as unknown as FontFaceSource
  fonts.add(await face.load())
  faces += 1
  drawSoon()
}

/**
 * The style with other font stacks after each face: a worker of Chromium goes on with the stand-in for a font that was
 * drawn before its face was there.
 */
function styleOf({ style }: MapJob): MapStyle {
  const stackOf = (stack: string) => `${stack}, faces-${faces}`
  return { ...style, display: stackOf(style.display), sans: stackOf(style.sans) }
}

/** Outlines as they are written, and with rounded corners, which take longer to prepare. */
function outlinesOf(text: string) {
  const { land, borders, lakes, rivers } = JSON.parse(text)
  const straight = {
    land: new Path2D(land),
    borders: new Path2D(borders),
    lakes: new Path2D(lakes),
    rivers: new Path2D(rivers),
  }
  const pathOf = (path: string, isClosed: boolean) =>
    new Path2D(roundedPath(linesOf(path), isClosed, SHEET_FRAME))
  let rounded: Outlines | null = null
  return (isClose: boolean): Outlines => {
    if (!isClose) return straight
    rounded ??= {
      land: pathOf(land, true),
      borders: pathOf(borders, false),
      lakes: pathOf(lakes, true),
      rivers: pathOf(rivers, false),
    }
    return rounded
  }
}

function draw() {
  if (!job) return
  const { view, area, ratio, active, locale, hasLand } = job
  const { width, height } = dotsOf(job)
  if (canvas.width !== width || canvas.height !== height || isOpaque !== hasLand)
    canvas = new OffscreenCanvas(width, height)
  isOpaque = hasLand
  const context = canvas.getContext('2d', { alpha: !hasLand })
  if (!context) return
  context.setTransform(1, 0, 0, 1, 0, 0)
  if (hasLand) {
    drawLandOf(job)
    context.drawImage(land.canvas, 0, 0)
  }
  context.setTransform(ratio, 0, 0, ratio, width / 2, height / 2)
  const marks = marksIn(index, view, area)
  const drawn = spritesOf(job)
  if (hasLand) {
    const named = { view, area, locale, marks, style: styleOf(job), widthOf }
    drawNames(context, labelsIn(names, named), view, drawn)
  }
  drawMarks(context, marks, { view, area, active: keysShowing(active, marks, index) }, drawn)
  const bitmap = canvas.transferToImageBitmap()
  const answer: DrawnMap = { view, area, bitmap, marks }
  self.postMessage(answer, { transfer: [bitmap] })
}

/** Draws the land of a job, unless it is drawn. */
function drawLandOf(job: MapJob) {
  const { view, area, ratio, style } = job
  const cells = cellsIn(view, area).flatMap((cell) => outlined(cell, view))
  const fine = cells.map(({ cell, isCoarse }) => !isCoarse && cell.sheet)
  const of = JSON.stringify([view, area, ratio, style, fine])
  if (land.of === of) return
  const { width, height } = dotsOf(job)
  land = { of, canvas: new OffscreenCanvas(width, height) }
  const context = land.canvas.getContext('2d')
  if (context) drawLand(land.canvas, context, cells, { view, area, ratio, style })
}

const dotsOf = ({ area, ratio }: MapJob): Size => ({
  width: Math.round(area.width * ratio),
  height: Math.round(area.height * ratio),
})

function outlined(cell: Cell, { zoom }: View) {
  const fine = sheets.get(cell.sheet)
  const outlines = fine ?? sheets.get(WORLD_SHEET)
  return outlines ? [{ cell, outlines: outlines(zoom >= CLOSE_ZOOM), isCoarse: !fine }] : []
}

function spritesOf(job: MapJob): Sprites {
  const [style, { ratio }] = [styleOf(job), job]
  const isSame = sprites?.ratio === ratio && JSON.stringify(sprites.style) === JSON.stringify(style)
  if (!sprites || !isSame) sprites = { style, ratio, drawn: new Map() }
  return sprites
}
