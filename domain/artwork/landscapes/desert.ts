import { mix } from '../drawing/colour.ts'
import { place, times } from '../drawing/marks.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { drawBuilding, type HouseChoice } from '../scenery/buildings.ts'
import { drawMist } from '../scenery/sky.ts'

/** Two mesas, four dunes, a house in their lee. */
export function drawDesert(sheet: Sheet, house: HouseChoice): void {
  const { width, height, unit } = sheet
  drawMesa(sheet, 82, 1, 0.62)
  drawMesa(sheet, 20, 0.9, 0.48)
  sheet.rect(0, sheet.atY(-3), width, height, sheet.tone('sand', 0.6))
  drawMist(sheet, sheet.atY(-4), 22, 0.8)
  drawDune(sheet, { x: 60, y: -22, left: 10, right: 106, foot: 40, tail: 74, distance: 0.52 })
  drawDune(sheet, { x: 20, y: 2, left: -40, right: 86, foot: 70, tail: 40, distance: 0.36 })
  drawBuilding(sheet, house, { x: sheet.atX(62), y: sheet.atY(62), scale: 0.8 * unit })
  drawDune(sheet, { x: 108, y: 22, left: 22, right: 200, foot: 150, tail: 66, distance: 0.16 })
  drawDune(sheet, { x: 14, y: 92, left: -60, right: 128, foot: 250, tail: 96, distance: 0 })
  drawSandRipples(sheet)
}

function drawMesa(sheet: Sheet, percent: number, size: number, distance: number): void {
  const spot = { x: sheet.atX(percent), y: sheet.atY(4), scale: size * sheet.unit }
  const path = place('M-66 0l10-34 8-5 3-42 40-3 32 3 4 38 10 7 16 37z', spot)
  const foot = sheet.tone('sand', Math.min(0.9, distance + 0.25))
  sheet.fill(path, sheet.wash(sheet.tone('clay', distance), foot))
}

/** x in percent across, y in scene units below the horizon. */
type Dune = {
  /** The crest. */
  x: number
  y: number
  left: number
  right: number
  foot: number
  /** Where the crest ends in the sand. */
  tail: number
  /** 0 here, 1 lost in the air. */
  distance: number
}

/** A lit flank, a shaded flank, and the S-shaped crest between them. */
function drawDune(sheet: Sheet, { x, y, left, right, foot, tail, distance }: Dune): void {
  const { light } = sheet
  const lit = sheet.tone('sand', distance)
  const shaded = mix(sheet.tone('clay', distance), light.shade, 0.16)
  const drop = foot - y
  const slope = `${x + (right - x) * 0.45} ${y + drop * 0.12}`
  const rise = `Q${x - (x - left) * 0.4} ${y + drop * 0.1} ${x} ${y}`
  sheet.fillScene(
    `M${left} ${foot}${rise}Q${slope} ${right} ${foot}V${sheet.foot}H${left}z`,
    sheet.wash(mix(lit, light.sky[2], 0.3), lit),
  )
  const end = Math.max(foot + 60, distance ? 0 : sheet.foot)
  const crest = `C${x + 10} ${y + drop * 0.35} ${tail - 16} ${y + drop * 0.5} ${tail} ${end}`
  sheet.fillScene(
    `M${x} ${y}${crest}H${right}V${foot}Q${slope} ${x} ${y}z`,
    sheet.wash(shaded, mix(shaded, lit, 0.7)),
  )
}

function drawSandRipples(sheet: Sheet): void {
  const { width, unit, side } = sheet
  const scale = (side * width) / 100
  const spot = { x: sheet.atX(0), y: sheet.horizonY, scale, scaleY: unit }
  const ripples = times(6, (i) =>
    place(`M-2 ${124 + i * 12}Q12 ${108 + i * 12} ${20 + i * 2.5} ${126 + i * 11}`, spot),
  )
  const colour = mix(sheet.tone('sand'), sheet.light.shade, 0.4)
  sheet.stroke(ripples.join(''), colour, 1.2 * unit, 0.4)
}
