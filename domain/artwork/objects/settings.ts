import { lighten, mix } from '../drawing/colour.ts'
import { GLAZES, type LocalColour } from '../drawing/hours.ts'
import { at, place, short, times } from '../drawing/marks.ts'
import { drawParts } from '../drawing/parts.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { drawRange } from '../scenery/land.ts'
import { drawRoom } from '../scenery/room.ts'
import { drawMist, drawSky, driftSun } from '../scenery/sky.ts'
import { drawWater } from '../scenery/water.ts'
import { TABLE } from './table.ts'
import { drawSprig } from './vessels.ts'

const WALLS: readonly LocalColour[] = ['wall', 'celadon', 'blush', 'ochre', 'rock', 'clay']
const TABLES: readonly LocalColour[] = ['bone', 'sand', 'blush', 'celadon', 'wood']

/** Settings of a still life; each ends in a surface whose far edge is near the horizon. */
const SETTINGS: readonly ((sheet: Sheet) => void)[] = [
  (sheet) => drawRoom(sheet, { roundWindow: true, isVaried: true }),
  (sheet) => drawRoom(sheet, { roundWindow: false, isVaried: true }),
  drawArch,
  drawSill,
  drawShelf,
  drawTerrace,
]

/** Draws one of the settings, by the seed. */
export function drawSetting(sheet: Sheet): void {
  driftSun(sheet)
  sheet.pick(SETTINGS)(sheet)
}

/** Indoors, even the night has enough light to see by. */
function lightIndoors(sheet: Sheet): void {
  sheet.light = { ...sheet.light, shadeStrength: Math.min(sheet.light.shadeStrength, 0.4) }
}

function drawWall(sheet: Sheet): string {
  const { light, width, height } = sheet
  const tint = sheet.tone(sheet.pick(WALLS), 0.3)
  const wall = mix(tint, light.sky[1], 0.4)
  const paint = sheet.wash(mix(wall, light.shade, 0.12), mix(wall, light.sky[2], 0.4))
  sheet.rect(0, 0, width, height, paint)
  return wall
}

function drawSurface(sheet: Sheet, colour: LocalColour, units = 0): void {
  const { width, height, unit, light } = sheet
  const top = sheet.tone(colour, 0.2)
  const y = Math.round(sheet.atY(units))
  const paint = sheet.wash(mix(top, light.sky[2], 0.35), top, mix(top, light.shade, 0.18))
  sheet.rect(0, y, width, height - y, paint)
  sheet.stroke(`M0 ${y}H${width}`, lighten(top, 0.4), 2 * unit, 0.7)
}

/** An alcove in a lime-washed wall. */
function drawArch(sheet: Sheet): void {
  lightIndoors(sheet)
  const wall = drawWall(sheet)
  const { width, unit, side, light, horizonY } = sheet
  const spot = {
    x: width / 2 - side * sheet.between(-150, 90) * unit,
    y: horizonY,
    scale: sheet.between(0.74, 1.1) * unit,
  }
  const arch = (half: number) =>
    place(`M${-half} 4V-110Q${-half}-${100 + half} 0-${100 + half}T${half}-110V4z`, spot)
  sheet.fill(arch(150), mix(wall, light.shade, 0.4))
  const reveal = { ...spot, x: spot.x + side * 12 * unit }
  const inner = place('M-138 4V-108Q-138-240 0-240T138-108V4z', reveal)
  sheet.fill(inner, sheet.wash(mix(wall, light.shade, 0.26), mix(wall, light.sky[2], 0.3)))
  const moulding = place('M-164 4V-110Q-164-266 0-266T164-110V4', spot)
  sheet.stroke(moulding, mix(wall, light.shade, 0.3), 1.6 * unit, 0.5)
  drawSurface(sheet, sheet.pick(TABLES))
}

/** A wide window on the sky, and its sill. */
function drawSill(sheet: Sheet): void {
  const { width, unit, side } = sheet
  drawSky(sheet, { lift: 0.16 })
  drawRange(sheet, { y: -34, rise: 90, base: 30, colour: 'rock', distance: 0.64, roughness: 0.3 })
  drawRange(sheet, { y: -4, rise: 60, base: 30, colour: 'pine', distance: 0.42, roughness: 0.24 })
  drawMist(sheet, sheet.atY(0), 30, 0.5)
  lightIndoors(sheet)
  const frame = mix(sheet.tone('wood'), sheet.light.shade, 0.3)
  const post = width / 2 + side * sheet.between(60, 130) * unit
  sheet.stroke(
    `M${at(post, 0)}V${Math.round(sheet.atY(16))}M0 ${short(34 * unit)}H${width}`,
    frame,
    7 * unit,
  )
  drawSurface(sheet, sheet.pick<LocalColour>(['wood', 'bone', 'sand']), 16)
}

/** A shelf with books and a jar behind. */
function drawShelf(sheet: Sheet): void {
  lightIndoors(sheet)
  const wall = drawWall(sheet)
  const { width, unit, side, light } = sheet
  const y = sheet.atY(-150)
  const spines = times(9, () => ({
    width: sheet.between(12, 24),
    height: sheet.between(58, 92),
    colour: sheet.pick<LocalColour>(['ink', 'clay', 'bone', 'celadon', 'ochre', 'sea', 'blush']),
  }))
  let x = width / 2 - side * 230 * unit
  for (const { width: thick, height, colour } of spines) {
    sheet.rect(x, y - height * unit, thick * unit, height * unit, sheet.tone(colour, 0.34))
    x += side * (thick + 2) * unit
  }
  const board = mix(sheet.tone('wood', 0.3), wall, 0.2)
  sheet.rect(0, y, width, 9 * unit, board)
  sheet.rect(0, y + 9 * unit, width, 26 * unit, sheet.fade(mix(wall, light.shade, 0.5), 0.5))
  drawSurface(sheet, sheet.pick(TABLES))
}

/** A stone ledge outdoors, above water. */
function drawTerrace(sheet: Sheet): void {
  const { width, unit, height } = sheet
  drawSky(sheet, { lift: 0.1 })
  drawRange(sheet, { y: -10, rise: 56, base: 10, colour: 'rock', distance: 0.6, roughness: 0.3 })
  drawWater(sheet, Math.round(sheet.atY(-6)), { bottom: sheet.atY(30), ripples: 10 })
  lightIndoors(sheet)
  drawSurface(sheet, sheet.pick<LocalColour>(['bone', 'rock', 'sand', 'wood']), 22)
  if (sheet.random() < 0.4) return
  const edge = sheet.pick([-1, 1])
  drawSprig(sheet, {
    x: width / 2 + edge * sheet.between(250, 310) * unit,
    y: height - 40 * unit,
    length: sheet.between(230, 350) * unit,
    tilt: edge > 0 ? -1.9 : -1.24,
    colour: sheet.tone('pine', 0.04),
    leaf: 0.9,
    pairs: 8,
  })
}

/** Small companions beside the hero; the middle one is empty for a plain table. */
const COMPANIONS = [TABLE['tea-cup'], null, TABLE.books, null, TABLE.herbs] as const

/** Something small behind the hero, on one side, and sometimes a cut sprig in front. */
export function drawCompany(sheet: Sheet, x: number): void {
  const { unit, side } = sheet
  const companion = sheet.pick(COMPANIONS)
  const glaze = sheet.tone(sheet.pick(GLAZES), 0.2)
  const spot = { x: x + side * 226 * unit, y: sheet.atY(58), scale: 0.62 * unit }
  if (companion) drawParts(sheet, spot, companion, { glaze })
  if (sheet.random() < 0.5) {
    drawSprig(sheet, {
      x: x + side * 60 * unit,
      y: sheet.atY(156),
      length: 150 * unit,
      tilt: side > 0 ? -0.14 : 3.28,
      colour: sheet.tone('leaf', 0.06),
      leaf: 0.8,
    })
  }
}

/** A folded cloth under the hero. */
export function drawCloth(sheet: Sheet, x: number, y: number): void {
  const { unit } = sheet
  const colour = sheet.tone(sheet.pick<LocalColour>(['bone', 'blush', 'celadon', 'ochre']), 0.14)
  const spot = { x, y, scale: unit, scaleY: unit }
  const cloth = place('M-196 22L-150-32H160L206 22Q0 34-196 22z', spot)
  sheet.fill(cloth, sheet.wash(lighten(colour, 0.3), colour))
  const stripes = place('M-182 12L-142-26M190 12L152-26', spot)
  sheet.stroke(stripes, mix(colour, sheet.light.shade, 0.3), 1.6 * unit, 0.5)
}
