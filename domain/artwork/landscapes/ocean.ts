import { place, sliver } from '../drawing/marks.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { drawBuilding, type HouseChoice } from '../scenery/buildings.ts'
import { drawForeground } from '../scenery/foreground.ts'
import { drawRange } from '../scenery/land.ts'
import { drawWater } from '../scenery/water.ts'

/** Percent across from 0 to 100, share of the cliff's height from 0 at the water to -1. */
const CLIFF = 'M-4-1Q0-1 35-1.04 52-1.04 66-.86T80-.5 97-.1L100 0v.1H-4z'

/** A headland with a house on it, rocks in the surf, a beach in front. */
export function drawOcean(sheet: Sheet, house: HouseChoice): void {
  const { unit, width } = sheet
  const foam = sheet.glint(0.55)
  drawRange(sheet, { y: 2, rise: 26, base: 3, colour: 'rock', distance: 0.66, roughness: 0.3 })
  drawWater(sheet, sheet.horizonY)
  drawCliff(sheet, { reach: 60, height: 48, distance: 0.5 })
  drawCliff(sheet, { reach: 42, height: 116, distance: 0.22 })
  sheet.fill(sliver(sheet.atX(20), sheet.atY(5), width * 0.5, 4 * unit), foam, 0.6)
  drawBuilding(sheet, house, { x: sheet.atX(17), y: sheet.atY(-119), scale: 0.62 * unit })
  for (const { across, down, size } of [
    { across: 57, down: 26, size: 1 },
    { across: 63, down: 30, size: 0.6 },
  ]) {
    const spot = { x: sheet.atX(across), y: sheet.atY(down), scale: size * unit }
    sheet.fill(place('M-20 0l8-24 9-9 13 12 9 21z', spot), sheet.tone('rock', 0.12))
    const surf = sliver(sheet.atX(across), sheet.atY(down + 1), 62 * size * unit, 3 * unit)
    sheet.fill(surf, foam, 0.7)
  }
  drawBeach(sheet, foam)
  drawForeground(sheet, sheet.pick(['reeds', 'reeds', 'pine']))
}

type Cliff = {
  /** How far it reaches across, percent. */
  reach: number
  /** Scene units. */
  height: number
  /** 0 here, 1 lost in the air. */
  distance: number
}

function drawCliff(sheet: Sheet, { reach, height, distance }: Cliff): void {
  const path = place(CLIFF, { x: 0, y: 0, scale: reach / 100, scaleY: height })
  const paint = sheet.wash(sheet.tone('leaf', distance), sheet.tone('rock', distance + 0.14))
  sheet.fillScene(path, paint)
}

function drawBeach(sheet: Sheet, foam: string): void {
  const shore = `M-4 144Q20 92 42 130T104 200V${sheet.foot + 20}H-4z`
  sheet.fillScene(place(shore, { x: 0, y: -12, scale: 1 }), foam, 0.4)
  sheet.fillScene(place(shore, { x: 0, y: -5, scale: 1 }), foam, 0.9)
  sheet.fillScene(shore, sheet.wash(sheet.tone('sand', 0.1), sheet.tone('sand', 0.36)))
}
