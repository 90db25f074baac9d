import type { Sheet } from '../drawing/sheet.ts'
import { drawBuilding, type HouseChoice } from '../scenery/buildings.ts'
import { drawForeground } from '../scenery/foreground.ts'
import { contour, drawGround, drawRange, drawTreeline, heightAt } from '../scenery/land.ts'
import { drawPeak } from '../scenery/peak.ts'
import { drawMist } from '../scenery/sky.ts'

/** Two great mountains over forests, a house on the near slope. */
export function drawAlpine(sheet: Sheet, house: HouseChoice): void {
  const { width, height, unit, side, horizonY } = sheet
  const sunIsCentred = sheet.light.sunAt[0] === 0.5
  const x = sunIsCentred ? width / 2 : width * (0.5 - side * 0.13)
  drawRange(sheet, { y: -20, rise: 80, base: 20, colour: 'rock', distance: 0.66 })
  drawPeak(sheet, {
    x: x + side * width * 0.3,
    halfWidth: width * 0.36,
    height: height * 0.27,
    distance: 0.48,
  })
  const tall = height * sheet.between(0.45, 0.49)
  drawPeak(sheet, { x, halfWidth: width * 0.5, height: tall, distance: 0.1 })
  drawMist(sheet, horizonY - 2, 46, 0.85)
  drawTreeline(sheet, {
    along: contour(sheet, 10, 22),
    height: 24,
    paint: sheet.wash(sheet.tone('pine', 0.5), sheet.tone('pine', 0.72)),
    base: sheet.atY(60),
    gap: 1.7,
  })
  drawMist(sheet, sheet.atY(26), 18, 0.6)
  drawTreeline(sheet, {
    along: contour(sheet, 66, 40),
    height: 40,
    paint: sheet.wash(sheet.tone('pine', 0.22), sheet.tone('leaf', 0.4)),
    base: height,
  })
  const meadow = sheet.wash(sheet.tone('leaf', 0.22), sheet.tone('leaf', 0.02))
  const near = drawGround(sheet, contour(sheet, 152, 34, 5), height, meadow)
  const houseX = sheet.atX(70)
  const spot = { x: houseX, y: heightAt(near, houseX) + 6 * unit, scale: 0.85 * unit }
  drawBuilding(sheet, house, spot)
  drawForeground(sheet, sheet.pick(['trees', 'trees', 'pine']))
}
