import { at, place } from '../drawing/marks.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { drawBuilding, type HouseChoice } from '../scenery/buildings.ts'
import { drawForeground } from '../scenery/foreground.ts'
import { contour, drawGround, drawRange, drawTreeline, heightAt } from '../scenery/land.ts'
import { drawMist } from '../scenery/sky.ts'

/** Ranks of trees in mist, a path to a house, three trunks close by. */
export function drawForest(sheet: Sheet, house: HouseChoice): void {
  const { height, unit, side } = sheet
  drawRange(sheet, { y: -60, rise: 90, base: 20, colour: 'pine', distance: 0.72, roughness: 0.3 })
  for (const { y, tall, distance } of [
    { y: -20, tall: 62, distance: 0.62 },
    { y: 14, tall: 84, distance: 0.44 },
    { y: 52, tall: 110, distance: 0.26 },
  ]) {
    const faded = sheet.tone('pine', Math.min(0.95, distance + 0.4))
    drawTreeline(sheet, {
      along: contour(sheet, y, 30),
      height: tall,
      paint: sheet.wash(sheet.tone('pine', distance), faded),
      base: sheet.atY(y + 90),
      gap: 1.6,
    })
    drawMist(sheet, sheet.atY(y + 34), 26, 0.6)
  }
  const moss = sheet.wash(sheet.tone('leaf', 0.34), sheet.tone('leaf', 0.02))
  const near = drawGround(sheet, contour(sheet, 126, 22, 5), height, moss)
  const x = sheet.atX(63)
  const y = heightAt(near, x) + 14 * unit
  const path = place('M-8 0C-40 20 50 28-60 96h74C90 30-10 20 8 0z', { x, y, scale: side * unit })
  sheet.fill(path, sheet.tone('sand', 0.3), 0.75)
  drawBuilding(sheet, house, { x, y, scale: unit })
  const trunks = trunk(sheet, 8, 19) + trunk(sheet, 18.5, 8) + trunk(sheet, 88.5, 13)
  sheet.fill(trunks, sheet.wash(sheet.tone('wood', 0.16), sheet.tone('wood')))
  drawForeground(sheet, 'pine', side < 0 ? 1 : -1)
}

/** A trunk from the lower to the upper edge; `halfWidth` at its foot, scene units. */
function trunk(sheet: Sheet, percent: number, halfWidth: number): string {
  const { height, unit } = sheet
  const x = sheet.atX(percent)
  const [foot, crown] = [halfWidth * unit, halfWidth * 0.55 * unit]
  const up = `M${at(x - foot, height + 5)}L${at(x - crown, -5)}`
  return `${up}H${Math.round(x + crown)}L${at(x + foot, height + 5)}`
}
