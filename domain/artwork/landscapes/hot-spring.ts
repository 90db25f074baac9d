import { mix } from '../drawing/colour.ts'
import { place, sliver, times } from '../drawing/marks.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { drawBuilding, type HouseChoice } from '../scenery/buildings.ts'
import { drawForeground } from '../scenery/foreground.ts'
import { contour, drawGround, drawRange, drawTreeline } from '../scenery/land.ts'
import { drawMist } from '../scenery/sky.ts'

/** A steaming pool in the snow, rimmed with rocks, a house behind it. */
export function drawHotSpring(sheet: Sheet, house: HouseChoice): void {
  const { height, unit, light } = sheet
  drawRange(sheet, { y: -70, rise: 120, base: 0, colour: 'rock', distance: 0.6, roughness: 0.4 })
  drawTreeline(sheet, {
    along: contour(sheet, -8, 40),
    height: 60,
    paint: sheet.wash(sheet.tone('pine', 0.36), sheet.tone('pine', 0.66)),
    base: sheet.atY(60),
    gap: 0.8,
  })
  drawMist(sheet, sheet.atY(4), 40, 0.75)
  const snow = sheet.wash(mix(sheet.tone('snow'), light.air, 0.3), sheet.tone('snow', 0.05))
  drawGround(sheet, contour(sheet, 44, 20, 5), height, snow)
  drawBuilding(sheet, house, { x: sheet.atX(30), y: sheet.atY(42), scale: 1.15 * unit })
  drawPool(sheet)
  drawRim(sheet)
  const steam = sheet.glow(sheet.glint(0.5), 0.5)
  for (const column of times(5, (i) => 42 + i * 10)) {
    const x = sheet.atX(column)
    const y = sheet.atY(sheet.between(-30, 60))
    sheet.oval(x, y, sheet.between(20, 38) * unit, sheet.between(70, 110) * unit, steam)
  }
  drawForeground(sheet, 'pine')
}

function drawPool(sheet: Sheet): void {
  const { unit, light } = sheet
  const middle = mix(light.sky[1], sheet.tone('sea'), 0.6)
  const water = sheet.wash(sheet.glint(0), middle, sheet.tone('sea', 0.1))
  sheet.fillScene(`M6 108C16 62 82 56 104 96V${sheet.foot}H16Q-2 150 6 108z`, water)
  const ripples = times(9, () =>
    sliver(
      sheet.atX(sheet.between(30, 95)),
      sheet.atY(sheet.between(84, 180)),
      sheet.between(60, 190) * unit,
      3 * unit,
    ),
  )
  sheet.fill(ripples.join(''), sheet.glint(0.3), 0.5)
}

/** The rocks around the pool: small and close far away, large and loose near us. */
function drawRim(sheet: Sheet): void {
  const { unit, light } = sheet
  let rocks = ''
  let snow = ''
  for (const share of times(24, (i) => 1 - i / 23)) {
    const x = 102 - 98 * (1 - share) - sheet.between(0, 2)
    const y = 74 + 30 * (2 * share - 1) ** 4 + (share < 0.16 ? (0.16 - share) * 420 : 0)
    const size = 16 + 60 * Math.abs(share - 0.55) ** 2.2 + (share < 0.2 ? 34 : 0)
    const width = size * sheet.between(0.8, 1.5)
    const tall = width * sheet.between(0.34, 0.5)
    const rock = `M${-width / 2} 6Q${-width / 2} ${-tall} ${-width * 0.1} ${-tall}T${width / 2} 6z`
    rocks += place(rock, { x: sheet.atX(x), y: sheet.atY(y), scale: unit })
    const snowX = sheet.atX(x) - width * 0.1 * unit
    snow += sliver(snowX, sheet.atY(y - tall * 0.78), width * 0.5 * unit, tall * 0.2 * unit)
  }
  const top = mix(sheet.tone('rock', 0.1), light.sky[2], 0.15)
  sheet.fill(rocks, sheet.wash(top, mix(sheet.tone('rock'), light.shade, 0.4)))
  sheet.fill(snow, sheet.tone('snow', 0.1), 0.85)
}
