import { STEMS, type StemName } from '../botanicals/stems.ts'
import { at } from '../drawing/marks.ts'
import { drawParts } from '../drawing/parts.ts'
import type { Sheet } from '../drawing/sheet.ts'

/** Where plants stand: across from the middle and below the lower edge in units, and their size. */
const GROUPS = [
  [
    [-292, 30, 0.66],
    [-236, 60, 0.86],
  ],
  [
    [-286, 50, 1],
    [-214, 90, 0.74],
    [284, 120, 0.8],
  ],
  [
    [-250, 140, 0.9],
    [-150, 170, 0.8],
    [-30, 190, 0.9],
    [96, 180, 0.76],
    [210, 150, 0.94],
  ],
  [
    [-300, 20, 1.16],
    [300, 70, 0.9],
  ],
] as const

/** Plants of the place close by, at the edges of a landscape; one is drawn, the others repeat it. */
export function drawNearPlants(sheet: Sheet, stems: readonly StemName[]): void {
  const { width, height, unit } = sheet
  const [name, way] = [sheet.pick(stems), sheet.pick([-1, 1])]
  // Their places are for a print of 640 px.
  const spread = width / 640
  const id = `${sheet.id}p`
  for (const [index, [x, y, size]] of sheet.pick(GROUPS).entries()) {
    const scale = size * sheet.between(0.9, 1.1) * unit
    const across = width / 2 + way * (x + sheet.between(-12, 12)) * spread
    const spot = `translate(${at(across, height + y * unit)})`
    const turn = `scale(${(sheet.pick([-1, 1]) * scale).toFixed(2)} ${scale.toFixed(2)})`
    if (index > 0) {
      sheet.add(`<use href="#${id}" transform="${spot} ${turn}"/>`)
      continue
    }
    sheet.add(`<g transform="${spot} ${turn}"><g id="${id}">`)
    drawParts(sheet, { x: 0, y: 0, scale: 1 }, STEMS[name], {}, 0.02)
    sheet.add('</g></g>')
  }
}
