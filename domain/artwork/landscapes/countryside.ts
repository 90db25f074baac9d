import { at, type Point, place, times } from '../drawing/marks.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { drawBuilding, type HouseChoice } from '../scenery/buildings.ts'
import { contour, drawGround, drawRange, heightAt } from '../scenery/land.ts'
import { drawMist } from '../scenery/sky.ts'

/** Rolling fields, a farm among cypresses, rows of a vineyard. */
export function drawCountryside(sheet: Sheet, house: HouseChoice): void {
  const { height, unit } = sheet
  drawRange(sheet, { y: -26, rise: 60, base: 20, colour: 'rock', distance: 0.64, roughness: 0.25 })
  drawMist(sheet, sheet.atY(-8), 26, 0.6)
  const farField = sheet.wash(sheet.tone('field', 0.6), sheet.tone('field', 0.5))
  drawGround(sheet, contour(sheet, 6, 34, 6), height, farField)
  const pasture = sheet.wash(sheet.tone('leaf', 0.42), sheet.tone('field', 0.3))
  const farm = drawGround(sheet, contour(sheet, 40, 40, 6), height, pasture)
  const x = sheet.atX(30)
  const y = heightAt(farm, x) + 8 * unit
  const grove = [-74, -60, -50, 58, 68, 84].map((offset) =>
    cypress(x + offset * unit, y + 3 * unit, sheet.between(44, 76) * unit),
  )
  sheet.fill(grove.join(''), sheet.wash(sheet.tone('pine', 0.24), sheet.tone('pine', 0.12)))
  drawBuilding(sheet, house, { x, y, scale: 0.8 * unit })
  const soil = sheet.wash(sheet.tone('field', 0.22), sheet.tone('field', 0.06))
  drawVineRows(sheet, drawGround(sheet, contour(sheet, 96, 44, 6), height, soil))
  const near = [86, 92, 97].map((percent, i) =>
    cypress(sheet.atX(percent), height - (60 - i * 22) * unit, sheet.between(150, 210) * unit),
  )
  sheet.fill(near.join(''), sheet.wash(sheet.tone('pine', 0.1), sheet.tone('pine')))
  const verge = sheet.wash(sheet.tone('leaf', 0.1), sheet.tone('pine', 0.02))
  drawGround(sheet, contour(sheet, 176, 26, 5), height, verge)
}

/** All in px. */
function cypress(x: number, y: number, height: number): string {
  return place('M-10 0q-3-60 10-100 13 40 10 100z', { x, y, scale: height / 100 })
}

function drawVineRows(sheet: Sheet, field: Point[]): void {
  const { width, height, unit } = sheet
  const vanishingX = sheet.atX(62)
  const rows = times(21, (index) => {
    const vine = index - 9
    const farX = vanishingX + vine * 9 * unit
    const farY = heightAt(field, Math.min(width, Math.max(0, farX))) + 2
    const bend = at(vanishingX + vine * 30 * unit, height - 70 * unit)
    return `M${at(farX, farY)}Q${bend} ${at(vanishingX + vine * 74 * unit, height + 10)}`
  })
  sheet.stroke(rows.join(''), sheet.tone('leaf', 0.06), 5 * unit, 0.42)
}
