import { GLAZES } from '../drawing/hours.ts'
import { drawParts, type Part } from '../drawing/parts.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { drawCloth, drawCompany, drawSetting } from './settings.ts'
import { drawShadow } from './vessels.ts'

/** An object as the hero of a still life; the seed selects setting, glaze, size and company. */
export function drawTableTop(sheet: Sheet, parts: readonly Part[]): void {
  drawSetting(sheet)
  const { width, unit, side } = sheet
  const x = width / 2 - side * sheet.between(-60, 96) * unit
  const y = sheet.atY(sheet.between(92, 116))
  const scale = sheet.between(1.24, 1.86) * unit
  drawCompany(sheet, x)
  if (sheet.random() < 0.35) drawCloth(sheet, x, y)
  drawShadow(sheet, x - side * 20 * unit, y + 2, 140 * scale, 15 * scale)
  const glaze = sheet.tone(sheet.pick(GLAZES), 0.04)
  const way = sheet.pick([-1, 1])
  drawParts(sheet, { x, y, scale: way * scale, scaleY: scale }, parts, { glaze })
}
