import { type ClusterIndex, type Mark, markAt, marksIn } from './clusters.ts'
import { drawMarks } from './draw-marks.ts'
import { createLandClient, type DrawnLand } from './land-client.ts'
import { drawNames, type Label, labelsIn, loadNames, type Names } from './names.ts'
import type { Sprites } from './sprites.ts'
import { readStyle } from './style.ts'
import { offsetOf, type Size, type Spot, type View } from './view.ts'

/** The prepared area is larger than the map, so that a drag shows no edge. */
const AREA_SCALE = 1.6
/** Sharper is not seen, but four times the memory. */
const MAX_RATIO = 2
/** A drag beyond this share of the margin, or a zoom that scales beyond these, has the next area prepared. */
const COVERED = { share: 0.6, min: 0.8, max: 1.9 }

export type Painter = ReturnType<typeof createPainter>

/**
 * Draws a map. A worker prepares the land of an area; each step of a gesture copies it to its place with the names
 * and marks over it, and asks for the next area before the edge comes into view.
 */
export function createPainter(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d', { alpha: false })
  let size: Size = { width: 0, height: 0 }
  let ratio = 1
  let style = readStyle(canvas)
  let sprites: Sprites = { style, ratio, drawn: new Map() }
  let names: Names = { countries: [], towns: [] }
  let index: ClusterIndex | null = null
  let active: ReadonlySet<string> = new Set()
  let view: View | null = null
  /** The view whose surroundings are prepared, and what has been. */
  let prepared: View | null = null
  let land: DrawnLand | null = null
  let labels: readonly Label[] = []
  let marks: readonly Mark[] = []
  let frame = 0

  const client = createLandClient((drawn) => {
    land?.bitmap.close()
    land = drawn
    paintSoon()
  })

  function prepare() {
    if (!view || size.width === 0) return
    prepared = view
    const area = { width: size.width * AREA_SCALE, height: size.height * AREA_SCALE }
    client.draw({ view, area, ratio, style })
    labels = labelsIn(names, view, area)
    marks = index ? marksIn(index, view, area) : []
    paintSoon()
  }

  function paintSoon() {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(paint)
  }

  function paint() {
    if (!context || !view) return
    const { width, height } = size
    context.setTransform(ratio, 0, 0, ratio, (width / 2) * ratio, (height / 2) * ratio)
    context.fillStyle = style.water
    context.fillRect(-width / 2, -height / 2, width, height)
    if (land) drawBitmap(context, land, view, ratio)
    drawNames(context, labels, view, sprites)
    drawMarks(context, marks, view, active, sprites)
  }

  function isPrepared(next: View): boolean {
    if (!prepared) return false
    const { x, y } = offsetOf(prepared, next)
    const margin = ((AREA_SCALE - 1) / 2) * COVERED.share
    const scale = 2 ** (next.zoom - prepared.zoom)
    const isNear = Math.abs(x) < size.width * margin && Math.abs(y) < size.height * margin
    return isNear && scale > COVERED.min && scale < COVERED.max
  }

  function restyle() {
    style = readStyle(canvas)
    sprites = { style, ratio, drawn: new Map() }
    prepare()
  }

  loadNames().then((loaded) => {
    names = loaded
    prepare()
  }, console.warn)
  // Names and prices are drawn in the page's fonts.
  document.fonts.ready.then(restyle)
  const themes = new MutationObserver(restyle)
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] })

  return {
    /** Shows a step of a gesture. */
    show(next: View) {
      view = next
      if (isPrepared(next)) paintSoon()
      else prepare()
    },
    /** Shows the view at its end. */
    rest(next: View) {
      view = next
      if (isPrepared(next) && prepared?.zoom === next.zoom) paintSoon()
      else prepare()
    },
    resize(next: Size) {
      size = next
      ratio = Math.min(MAX_RATIO, devicePixelRatio)
      canvas.width = Math.round(size.width * ratio)
      canvas.height = Math.round(size.height * ratio)
      restyle()
    },
    setIndex(next: ClusterIndex) {
      index = next
      prepare()
    },
    setActive(next: ReadonlySet<string>) {
      active = next
      paintSoon()
    },
    markAt: (spot: Spot) => (view ? markAt(marks, view, spot) : null),
    stop() {
      cancelAnimationFrame(frame)
      client.stop()
      themes.disconnect()
    },
  }
}

/** Copies prepared land to its place in a view, whose centre is the origin; unscaled on whole dots, which is faster. */
function drawBitmap(
  context: CanvasRenderingContext2D,
  { bitmap, area, view: from }: DrawnLand,
  view: View,
  ratio: number,
) {
  const { x, y } = offsetOf(from, view)
  const scale = 2 ** (view.zoom - from.zoom)
  const [width, height] = [(bitmap.width / ratio) * scale, (bitmap.height / ratio) * scale]
  const whole = (pixels: number) => (scale === 1 ? Math.round(pixels * ratio) / ratio : pixels)
  const [left, top] = [(area.width * scale) / 2, (area.height * scale) / 2]
  context.drawImage(bitmap, whole(x - left), whole(y - top), width, height)
}
