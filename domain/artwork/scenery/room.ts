import { type Colour, lighten, mix } from '../drawing/colour.ts'
import type { LocalColour } from '../drawing/hours.ts'
import { place, short } from '../drawing/marks.ts'
import type { Sheet } from '../drawing/sheet.ts'

type RoomOptions = {
  /** A round window; otherwise a patch of window light on the wall. Random by default. */
  roundWindow?: boolean
  table?: LocalColour
  /** The wall's colour, and where its window or light is, vary with the seed. */
  isVaried?: boolean
}

const WALLS: readonly LocalColour[] = ['wall', 'wall', 'celadon', 'blush', 'rock', 'ochre', 'clay']

/** A window: px across, and its size. */
type Opening = { across: number; size: number }

/** A quiet room: a wall, a window, and a table whose edge is the horizon. */
export function drawRoom(sheet: Sheet, options: RoomOptions = {}): void {
  // Both are drawn from the same random stream, the window first.
  const roundWindow = options.roundWindow ?? sheet.random() < 0.5
  const table = options.table ?? sheet.pick<LocalColour>(['bone', 'sand', 'blush', 'celadon'])
  // Indoors, even the night has enough light to see by.
  sheet.light = { ...sheet.light, shadeStrength: Math.min(sheet.light.shadeStrength, 0.4) }
  const { width, horizonY, light } = sheet
  const { isVaried = false } = options
  const wall = mix(sheet.tone(isVaried ? sheet.pick(WALLS) : 'wall', 0.3), light.sky[1], 0.4)
  const opening = isVaried
    ? { across: sheet.between(-60, 70), size: sheet.between(0.74, 1.12) }
    : { across: 0, size: 1 }
  const wallPaint = sheet.wash(mix(wall, light.shade, 0.12), mix(wall, light.sky[2], 0.5))
  sheet.rect(0, 0, width, horizonY + 4, wallPaint)
  if (roundWindow) drawRoundWindow(sheet, wall, opening)
  else drawWindowLight(sheet, opening)
  drawTable(sheet, table)
}

function drawRoundWindow(sheet: Sheet, wall: Colour, { across, size }: Opening): void {
  const { side, light } = sheet
  const unit = sheet.unit * size
  const x = sheet.width / 2 + side * (100 + across) * sheet.unit
  const y = sheet.horizonY - 140 * sheet.unit
  const radius = 112 * unit
  const circle = `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${short(radius)}"/>`
  const clip = sheet.define(`<clipPath id="@">${circle}</clipPath>`)
  sheet.add(`<g clip-path="${clip}">`)
  sheet.rect(x - radius, y - radius, 2 * radius, 2 * radius, sheet.wash(...light.sky))
  sheet.oval(x + side * 26 * unit, y - 14 * unit, 30 * unit, 30 * unit, light.sun)
  for (const { hill, distance } of [
    { hill: 50, distance: 0.6 },
    { hill: 76, distance: 0.3 },
  ]) {
    const path = place(`M-112 ${hill}q56-34 112-4t112-10v112h-224z`, { x, y, scale: unit })
    sheet.fill(path, sheet.tone('rock', distance))
  }
  sheet.add('</g>')
  sheet.ring(x, y, radius, radius, { paint: mix(wall, light.shade, 0.42), line: 5 * unit })
}

function drawWindowLight(sheet: Sheet, { across, size }: Opening): void {
  const { side, unit, light } = sheet
  const spot = {
    x: sheet.width / 2 - side * (20 + 1.6 * across) * unit,
    y: Math.max(0, sheet.horizonY - 288 * unit),
    scale: side * size * unit,
  }
  const pane = (column: number, line: number) =>
    place(`M${column * 66 - line * 22} ${46 + line * 96}l58-12-20 86-58 12z`, spot)
  const panes = [0, 1, 2].map((column) => pane(column, 0) + pane(column, 1))
  sheet.fill(panes.join(''), mix(light.sun, light.sky[2], 0.55), light.stars ? 0.2 : 0.5)
}

function drawTable(sheet: Sheet, table: LocalColour): void {
  const { width, height, horizonY, unit, light } = sheet
  const top = sheet.tone(table, 0.24)
  const paint = sheet.wash(mix(top, light.sky[2], 0.35), top, mix(top, light.shade, 0.18))
  sheet.rect(0, horizonY, width, height - horizonY, paint)
  sheet.stroke(`M0 ${horizonY}H${width}`, lighten(top, 0.4), 2 * unit, 0.7)
}
