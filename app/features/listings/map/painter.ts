import { getLocale } from '#domain/messages/runtime.js'
import { createMapClient, type DrawnMap } from './map-client.ts'
import { type Mark, markAt } from './marks.ts'
import { onStyleChange, readStyle } from './style.ts'
import { offsetOf, type Size, type Spot, type View } from './view.ts'

/** The drawn area reaches beyond each edge of the map by this share of it, so that a drag shows no end. */
const MARGIN = 0.3
/** Sharper is not seen, but four times the memory. */
const MAX_RATIO = 2
/** A drag beyond this share of the margin, or a zoom that scales beyond these, has the next area drawn. */
const COVERED = { share: 0.5, min: 0.8, max: 1.9 }

export type Painter = ReturnType<typeof createPainter>

/**
 * Shows a map on a canvas that a worker draws larger than the map. A step of a gesture only moves the canvas, and asks for the next area before the edge comes into view. `onMarks` gets the marks in the drawn area,
 * never during a gesture.
 */
export function createPainter(
  canvas: HTMLCanvasElement,
  onMarks: (marks: readonly Mark[]) => void,
) {
  const context = canvas.getContext('bitmaprenderer')
  // Browsers hand a step of an animation straight to the compositor; a transform of the style has Chromium lay out all
  // layers of the page anew.
  const position = new KeyframeEffect(canvas, { transform: ['none', 'none'] }, 1)
  const animation = new Animation(position)
  animation.pause()
  let size: Size = { width: 0, height: 0 }
  let ratio = 1
  let style = readStyle(canvas)
  let active: readonly string[] = []
  let hasLand = true
  let view: View | null = null
  /** The view whose surroundings were asked for last, and those that are shown. */
  let requested: View | null = null
  let shown: Omit<DrawnMap, 'bitmap'> | null = null
  let isMoving = false

  const client = createMapClient(({ bitmap, ...drawn }) => {
    const { width, height } = drawn.area
    if (shown?.area.width !== width || shown.area.height !== height)
      Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` })
    context?.transferFromImageBitmap(bitmap)
    shown = drawn
    place()
    if (!isMoving) onMarks(drawn.marks)
  })

  /** Moves the canvas to its place in the view; unscaled to whole dots, which is sharper. */
  function place() {
    if (!view || !shown) return
    const { x, y } = offsetOf(shown.view, view)
    const scale = 2 ** (view.zoom - shown.view.zoom)
    const whole = (pixels: number) => (scale === 1 ? Math.round(pixels * ratio) / ratio : pixels)
    const [left, top] = [size.width - shown.area.width, size.height - shown.area.height]
    const transform = `translate(${whole(x + left / 2)}px, ${whole(y + top / 2)}px) scale(${scale})`
    position.setKeyframes({ transform: [transform, transform] })
  }

  function draw(at: View | null) {
    if (!at || size.width === 0) return
    requested = at
    const marginOf = (pixels: number) => 2 * Math.round(pixels * MARGIN)
    const area = {
      width: size.width + marginOf(size.width),
      height: size.height + marginOf(size.height),
    }
    client.draw({ view: at, area, ratio, style, active, locale: getLocale(), hasLand })
  }

  function isCovered(next: View): boolean {
    if (!requested) return false
    const { x, y } = offsetOf(requested, next)
    const share = MARGIN * COVERED.share
    const scale = 2 ** (next.zoom - requested.zoom)
    const isNear = Math.abs(x) < size.width * share && Math.abs(y) < size.height * share
    return isNear && scale > COVERED.min && scale < COVERED.max
  }

  const stopStyle = onStyleChange(() => {
    style = readStyle(canvas)
    draw(requested)
  })

  return {
    /** Shows a step of a gesture. */
    show(next: View) {
      isMoving = true
      view = next
      place()
      if (!isCovered(next)) draw(next)
    },
    /** Shows the view at its end. */
    rest(next: View) {
      isMoving = false
      view = next
      place()
      if (!isCovered(next) || requested?.zoom !== next.zoom) draw(next)
      else if (shown) onMarks(shown.marks)
    },
    resize(next: Size) {
      size = next
      ratio = Math.min(MAX_RATIO, devicePixelRatio)
      draw(view)
    },
    setPins: client.setPins,
    /** Emphasises the marks of listings by their ids. */
    setActive(next: readonly string[]) {
      active = next
      draw(requested)
    },
    /** Leaves the land to the tiles under the canvas, or draws it again. */
    setLand(next: boolean) {
      hasLand = next
      draw(requested)
    },
    markAt: (spot: Spot) => (view && shown ? markAt(shown.marks, view, spot) : null),
    stop() {
      client.stop()
      animation.cancel()
      stopStyle()
    },
  }
}
