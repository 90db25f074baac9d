import { GLAZES } from '../drawing/hours.ts'
import type { Sheet } from '../drawing/sheet.ts'
import type { StillLifeName } from '../scene-names.ts'
import { drawRoom } from '../scenery/room.ts'
import { OBJECTS } from './objects.ts'
import { PROFILES } from './profiles.ts'
import { drawSprig, drawVessel } from './vessels.ts'

/** One hero on a table, a vase of leaves, sometimes a companion and a cut sprig. */
export function drawStillLife(
  sheet: Sheet,
  hero: StillLifeName,
  /** Scene units per unit of the hero's own drawing. */
  scale: number,
  companion: StillLifeName | null = null,
): void {
  drawRoom(sheet)
  const { width, unit, side } = sheet
  const x = width / 2 - side * sheet.between(20, 40) * unit
  const y = sheet.atY(104)
  if (sheet.random() < 0.7) drawVase(sheet, width / 2 + side * 186 * unit)
  if (companion) {
    const spot = { x: width / 2 + side * 96 * unit, y: sheet.atY(72), scale: 0.8 * unit }
    OBJECTS[companion](sheet, spot, sheet.tone(sheet.pick(GLAZES), 0.1))
  }
  OBJECTS[hero](sheet, { x, y, scale: scale * unit }, sheet.tone(sheet.pick(GLAZES), 0.04))
  if (sheet.random() < 0.6) {
    drawSprig(sheet, {
      x: x + side * 70 * unit,
      y: sheet.atY(146),
      length: 150 * unit,
      tilt: side > 0 ? -0.14 : 3.28,
      colour: sheet.tone('leaf', 0.06),
      leaf: 0.8,
    })
  }
}

function drawVase(sheet: Sheet, x: number): void {
  const { unit } = sheet
  for (const tilt of [-1.9, -1.45, -1.1]) {
    const length = sheet.between(100, 140) * unit
    const colour = sheet.tone('leaf', sheet.between(0.08, 0.3))
    drawSprig(sheet, { x, y: sheet.atY(-16), length, tilt, colour })
  }
  drawVessel(
    sheet,
    { x, y: sheet.atY(62), scale: 1.15 * unit },
    PROFILES.vase,
    sheet.tone(sheet.pick(GLAZES), 0.2),
    { mouth: sheet.dark() },
  )
}
