import { lighten, mix } from '../drawing/colour.ts'
import { drawParts } from '../drawing/parts.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { drawMist } from '../scenery/sky.ts'
import { STEMS, type StemName } from './stems.ts'

/** Stems of a group: offset and depth in units, size, distance. */
const GROUPS = [
  [
    [110, 40, 0.8, 0.34],
    [-120, 30, 1.02, 0.16],
    [0, 16, 1.34, 0.02],
  ],
  [
    [-150, 60, 0.9, 0.36],
    [60, 30, 1.42, 0.02],
  ],
  [
    [-200, 50, 0.8, 0.4],
    [170, 40, 0.94, 0.28],
    [-50, 20, 1.28, 0.06],
  ],
] as const

/** Plants from near against the disc of the sun. */
export function drawBotanical(sheet: Sheet, name: StemName): void {
  const { width, height, unit, side, light } = sheet
  sheet.rect(0, 0, width, height, sheet.wash(...light.sky))
  const disc = sheet.wash(lighten(light.sun, 0.1), mix(light.sun, light.sky[2], 0.4))
  const sunX = width / 2 + side * sheet.between(10, 90) * unit
  const radius = sheet.between(104, 140) * unit
  sheet.oval(sunX, height * sheet.between(0.4, 0.52), radius, radius, disc)
  drawMist(sheet, height * 0.86, 90, 0.8)
  for (const [x, y, size, distance] of sheet.pick(GROUPS)) {
    const way = sheet.pick([-1, 1])
    const scale = size * sheet.between(0.94, 1.06) * unit
    const spot = {
      x: width / 2 + (side * x + sheet.between(-16, 16)) * unit,
      y: height + y * unit,
      scale: way * scale,
      scaleY: scale,
    }
    drawParts(sheet, spot, STEMS[name], {}, distance)
  }
}
