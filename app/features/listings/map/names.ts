import type { MapPoint } from '#domain/place/map/mercator.ts'
import type { Mark } from './marks.ts'
import { SHEET_UNITS } from './sheets.ts'
import { createSprite, type Sprite, type Sprites, spriteOf, stamp, widthOf } from './sprites.ts'
import type { MapStyle } from './style.ts'
import { offsetOf, type Size, type Spot, type View, worldWidth } from './view.ts'

/** A name and its position in units of the world, the most important first (scripts/write-map.ts). */
type Name = [name: string, x: number, y: number]
/** Countries by their codes, with the side of a square as large as the mainland. */
export type Names = { countries: [...Name, size: number][]; towns: Name[] }

export type Label = { text: string; at: MapPoint; kind: 'country' | 'east' | 'west'; rise: number }

/** Names of countries from the first zoom level to below the second, towns from the second on. */
export const NAMES_ZOOM = 2.4
const TOWNS_ZOOM = 5.2
/** A country is named once it is this share of its name's width. */
const NAMED_SHARE = 0.55
/** Half of a name's height, and the room around it, in pixels. */
const HALF_LINE = 10
const SPACE = { x: 8, y: 2 }
/** Half the size of a mark, in pixels. */
const MARK = { pin: { x: 38, y: 17 }, cluster: { x: 25, y: 25 } }
/** The dot of a town, and from its middle to the name. */
const DOT = { radius: 2, gap: 7 }

const fontOf = (kind: Label['kind'], { display, sans }: MapStyle) =>
  kind === 'country' ? `italic 420 15px ${display}` : `440 13px ${sans}`

type NamedArea = {
  view: View
  area: Size
  locale: string
  /** The marks that the names have to leave free. */
  marks: readonly Mark[]
  style: MapStyle
  /** The width of a text in pixels. */
  widthOf: (text: string, font: string) => number
}

/** A rectangle around a spot, by half its width and height. */
type Room = Spot & { half: Spot }

/**
 * The names of an area that have room, in a language as far as the browser knows them: a town's beside its dot, a
 * country's in its middle, or above or below it.
 */
export function labelsIn({ countries, towns }: Names, named: NamedArea): Label[] {
  const { view, area, locale, marks, style, widthOf } = named
  if (view.zoom < NAMES_ZOOM) return []
  const isTown = view.zoom >= TOWNS_ZOOM
  const regions = new Intl.DisplayNames(locale, { type: 'region' })
  const scale = worldWidth(view.zoom) / SHEET_UNITS
  const taken = marks.map((mark): Room => {
    const half = 'pin' in mark ? MARK.pin : MARK.cluster
    return { ...offsetOf(mark.at, view), half }
  })
  const labels: Label[] = []
  for (const [name, unitsX, unitsY, size] of isTown ? towns : countries) {
    const at = { x: unitsX / SHEET_UNITS, y: unitsY / SHEET_UNITS }
    const spot = offsetOf(at, view)
    if (Math.abs(spot.x) > area.width / 2 || Math.abs(spot.y) > area.height / 2) continue
    const text = isTown ? name : (regions.of(name) ?? name)
    const width = widthOf(text, fontOf(isTown ? 'east' : 'country', style))
    if (size !== undefined && size * scale < width * NAMED_SHARE) continue
    const placed = (isTown ? besideDot(width) : aroundMiddle(width))
      .map((place) => ({ ...place, x: spot.x + place.x, y: spot.y + place.rise }))
      .find((place) => !taken.some((other) => isOver(place, other)))
    if (!placed) continue
    const { kind, rise } = placed
    taken.push(placed)
    labels.push({ text, at, kind, rise })
  }
  return labels
}

/** Where the name of a town can be, from its dot; the dot is part of its room. */
function besideDot(width: number) {
  const half = { x: (width + DOT.gap) / 2 + DOT.radius, y: HALF_LINE }
  return [
    { kind: 'east', x: half.x - DOT.radius, rise: 0, half },
    { kind: 'west', x: DOT.radius - half.x, rise: 0, half },
  ] as const
}

/** Where the name of a country can be, from its middle. */
function aroundMiddle(width: number) {
  const half = { x: width / 2, y: HALF_LINE }
  return [0, 30, -30, 46, -46].map((rise) => ({ kind: 'country', x: 0, rise, half }) as const)
}

const isOver = (room: Room, { x, y, half }: Room) =>
  Math.abs(room.x - x) < room.half.x + half.x + SPACE.x &&
  Math.abs(room.y - y) < room.half.y + half.y + SPACE.y

/** Draws names in a view, whose centre is the origin. */
export function drawNames(
  context: OffscreenCanvasRenderingContext2D,
  labels: readonly Label[],
  view: View,
  sprites: Sprites,
) {
  for (const label of labels) {
    const { x, y } = offsetOf(label.at, view)
    const key = `name ${label.kind} ${label.text}`
    const sprite = spriteOf(sprites, key, () => nameOf(label, sprites))
    stamp(context, sprite, { x, y: y + label.rise }, sprites.ratio)
  }
}

/** A name with a line of the land's colour around its letters; a town's is beside its dot. */
function nameOf({ text, kind }: Label, { style, ratio }: Sprites): Sprite {
  const font = fontOf(kind, style)
  const length = Math.ceil(widthOf(text, font))
  const isTown = kind !== 'country'
  // The dot is in the middle, so that it is where the town is.
  const size = { width: isTown ? 2 * (length + DOT.gap) : length, height: 20 }
  return createSprite(size, ratio, (context) => {
    const left = kind === 'east' ? size.width / 2 + DOT.gap : 0
    context.font = font
    context.textBaseline = 'middle'
    context.lineJoin = 'round'
    context.lineWidth = 3
    context.strokeStyle = style.ground
    context.fillStyle = style.name
    context.strokeText(text, left, size.height / 2)
    context.fillText(text, left, size.height / 2)
    if (!isTown) return
    context.beginPath()
    context.arc(size.width / 2, size.height / 2, DOT.radius, 0, 2 * Math.PI)
    context.fill()
  })
}
