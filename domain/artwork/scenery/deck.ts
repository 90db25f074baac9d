import { mix } from '../drawing/colour.ts'
import { at, times } from '../drawing/marks.ts'
import type { Sheet } from '../drawing/sheet.ts'

/** A floor of boards from `top` scene units below the horizon down to the lower edge. */
export function drawDeck(sheet: Sheet, top: number): void {
  const { width, height, unit, light } = sheet
  const far = mix(sheet.tone('sand', 0.2), light.air, 0.3)
  const near = sheet.tone(light.stars ? 'rock' : 'sand', 0.05)
  sheet.rect(0, sheet.atY(top), width, height, sheet.wash(far, near))
  const joints = times(11, (index) => {
    const board = index - 5
    const start = at(width / 2 + board * 62 * unit, sheet.atY(top))
    return `M${start}L${at(width / 2 + board * 132 * unit, height)}`
  })
  sheet.stroke(joints.join(''), sheet.tone('wood', 0.3), 1.3 * unit, 0.4)
}
