import type { Mark } from './marks.ts'
import { createSprite, type Sprite, type Sprites, spriteOf, stamp, widthOf } from './sprites.ts'
import { offsetOf, type Size, type View, worldWidth } from './view.ts'

/** Height of a place's mark, with a price and without, in pixels. */
const PILL_HEIGHT = 28
const DOT_HEIGHT = 22
/** The half-sun on a mark. */
const SUN_RADIUS = 5
/** Width of the line around a current mark. */
const CURRENT_PX = 3
const SHADOW = { blur: 6, y: 2 }
/** From this number of places on a cluster is drawn larger. */
const LARGE_CLUSTER = 20

type DrawnArea = { view: View; area: Size; active: ReadonlySet<string> }

/**
 * Draws marks at their places in an area around the centre of a view, which is the context's origin; the active ones
 * come last.
 */
export function drawMarks(
  context: OffscreenCanvasRenderingContext2D,
  marks: readonly Mark[],
  { view, area, active }: DrawnArea,
  sprites: Sprites,
) {
  const around = worldWidth(view.zoom)
  for (const mark of marks.toSorted((a, b) => +active.has(a.key) - +active.has(b.key))) {
    const { x, y } = offsetOf(mark.at, view)
    const sprite = spriteOfMark(mark, active.has(mark.key), sprites)
    const edge = (area.width + sprite.width) / 2
    // A small world is drawn more than once beside itself.
    for (let left = x - around * Math.floor((x + edge) / around); left < edge; left += around)
      stamp(context, sprite, { x: left, y }, sprites.ratio)
  }
}

function spriteOfMark(mark: Mark, isActive: boolean, sprites: Sprites): Sprite {
  const shows = 'pin' in mark ? `${mark.pin.hour} ${mark.pin.price}` : mark.count
  return spriteOf(sprites, `${shows} ${isActive}`, () =>
    'pin' in mark ? pillOf(mark.pin, isActive, sprites) : clusterOf(mark.count, isActive, sprites),
  )
}

type Pin = Extract<Mark, { pin: unknown }>['pin']

/** A rounded label with the half-sun of the listing's hour, and its price. */
function pillOf({ price, hour }: Pin, isActive: boolean, { style, ratio }: Sprites): Sprite {
  const font = `560 13px ${style.sans}`
  const text = price === null ? 0 : 6 + widthOf(price, font)
  const height = price === null ? DOT_HEIGHT : PILL_HEIGHT
  const padding = price === null ? 6 : 10
  const width = Math.ceil(2 * padding + 2 * SUN_RADIUS + text)
  return createSprite({ width, height }, ratio, (context) => {
    shadowed(context, ratio)
    context.fillStyle = isActive ? style.active : style.pin
    context.beginPath()
    context.roundRect(0, 0, width, height, height / 2)
    context.fill()
    context.shadowColor = 'transparent'
    context.strokeStyle = isActive ? style.current : style['pin-edge']
    context.lineWidth = isActive ? CURRENT_PX : 1
    context.stroke()
    context.fillStyle = isActive ? style['active-ink'] : hour ? style[hour] : style.name
    context.beginPath()
    context.arc(padding + SUN_RADIUS, height / 2 + 2.5, SUN_RADIUS, Math.PI, 0)
    context.fill()
    if (price === null) return
    context.font = font
    context.textBaseline = 'middle'
    context.fillStyle = isActive ? style['active-ink'] : style['pin-ink']
    context.fillText(price, padding + 2 * SUN_RADIUS + 6, height / 2 + 1)
  })
}

/** A disc with a number and a ring around it. */
function clusterOf(count: number, isActive: boolean, { style, ratio }: Sprites): Sprite {
  const size = count > LARGE_CLUSTER ? 48 : 38
  return createSprite({ width: size, height: size }, ratio, (context) => {
    context.fillStyle = isActive ? style.current : style.halo
    disc(context, size / 2, size / 2 + (isActive ? CURRENT_PX : 5))
    context.fillStyle = style.active
    disc(context, size / 2, size / 2)
    context.font = `480 ${size / 8 + 11}px ${style.display}`
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillStyle = style['active-ink']
    context.fillText(String(count), size / 2, size / 2 + 1)
  })
}

function disc(context: OffscreenCanvasRenderingContext2D, centre: number, radius: number) {
  context.beginPath()
  context.arc(centre, centre, radius, 0, 2 * Math.PI)
  context.fill()
}

function shadowed(context: OffscreenCanvasRenderingContext2D, ratio: number) {
  context.shadowColor = 'rgb(22 41 43 / 0.22)'
  context.shadowBlur = SHADOW.blur * ratio
  context.shadowOffsetY = SHADOW.y * ratio
}
