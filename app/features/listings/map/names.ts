import { getLocale } from '#domain/messages/runtime.js'
import type { MapPoint } from '#domain/place/mercator.ts'
import { SHEET_UNITS } from './sheets.ts'
import { createSprite, type Sprite, type Sprites, spriteOf, stamp, widthOf } from './sprites.ts'
import { offsetOf, type Size, type Spot, type View } from './view.ts'

/** A name and its position in units of the world, the most important first (scripts/write-map.ts). */
type Name = [name: string, x: number, y: number]
/** Countries by their codes. */
export type Names = { countries: Name[]; towns: Name[] }

export type Label = { text: string; at: MapPoint; isTown: boolean }

/** Names of countries from the first zoom level to below the second, towns from the second on. */
const COUNTRIES_ZOOM = 2.4
const TOWNS_ZOOM = 5.2
/** Names closer together than this are left out, in pixels. */
const SPACE = { x: 92, y: 24 }
/** The dot of a town, and from its middle to the name. */
const DOT = { radius: 2, gap: 7 }

/** Loads the names; none when they cannot be loaded. */
export async function loadNames(): Promise<Names> {
  const response = await fetch('/map/names.json')
  return response.ok ? response.json() : { countries: [], towns: [] }
}

/** The names of an area that have room, in the language of the page as far as the browser knows them. */
export function labelsIn({ countries, towns }: Names, view: View, area: Size): Label[] {
  if (view.zoom < COUNTRIES_ZOOM) return []
  const isTown = view.zoom >= TOWNS_ZOOM
  const regions = new Intl.DisplayNames(getLocale(), { type: 'region' })
  const placed: (Label & Spot)[] = []
  for (const [name, unitsX, unitsY] of isTown ? towns : countries) {
    const at = { x: unitsX / SHEET_UNITS, y: unitsY / SHEET_UNITS }
    const { x, y } = offsetOf(at, view)
    if (Math.abs(x) > area.width / 2 || Math.abs(y) > area.height / 2) continue
    const isClose = (other: Spot) =>
      Math.abs(other.x - x) < SPACE.x && Math.abs(other.y - y) < SPACE.y
    if (placed.some(isClose)) continue
    placed.push({ text: isTown ? name : (regions.of(name) ?? name), at, isTown, x, y })
  }
  return placed.map(({ text, at }) => ({ text, at, isTown }))
}

/** Draws names in a view, whose centre is the origin. */
export function drawNames(
  context: CanvasRenderingContext2D,
  labels: readonly Label[],
  view: View,
  sprites: Sprites,
) {
  for (const label of labels) {
    const sprite = spriteOf(sprites, `name ${label.text}`, () => nameOf(label, sprites))
    stamp(context, sprite, offsetOf(label.at, view), sprites.ratio)
  }
}

/** A name with a line of the land's colour around its letters; a town's begins beside its dot. */
function nameOf({ text, isTown }: Label, { style, ratio }: Sprites): Sprite {
  const font = isTown ? `440 13px ${style.sans}` : `italic 420 15px ${style.display}`
  const length = Math.ceil(widthOf(text, font))
  // The dot is in the middle, so that it is where the town is.
  const size = { width: isTown ? 2 * (length + DOT.gap) : length, height: 20 }
  return createSprite(size, ratio, (context) => {
    const left = isTown ? size.width / 2 + DOT.gap : 0
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
