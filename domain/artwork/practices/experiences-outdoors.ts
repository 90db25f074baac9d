import { lighten, mix } from '../drawing/colour.ts'
import type { LocalColour } from '../drawing/hours.ts'
import { place } from '../drawing/marks.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { drawStones } from '../objects/objects.ts'
import { PROFILES } from '../objects/profiles.ts'
import { drawShadow, drawSprig, drawVessel } from '../objects/vessels.ts'
import { drawDeck } from '../scenery/deck.ts'
import { drawForeground } from '../scenery/foreground.ts'
import { contour, drawGround, drawRange, drawTreeline } from '../scenery/land.ts'
import { drawMist, drawSky } from '../scenery/sky.ts'
import { drawWater } from '../scenery/water.ts'

/** A mat on the boards, facing the light. */
export function drawMat(sheet: Sheet): void {
  const { width, unit, side, light } = sheet
  const colour = sheet.tone(sheet.pick<LocalColour>(['celadon', 'clay', 'blush', 'ink']), 0.06)
  const spot = { x: width / 2, y: sheet.horizonY, scale: -side * unit }
  const [lit, dark] = [mix(colour, light.sky[2], 0.3), mix(colour, light.shade, 0.35)]
  const [rollX, rollY] = [width / 2 - side * 160 * unit, sheet.atY(126)]
  sheet.sun.x = Math.round(width / 2)
  drawSky(sheet, { lift: 0.05 })
  drawRange(sheet, { y: 0, rise: 40, base: 2, colour: 'rock', distance: 0.66, roughness: 0.3 })
  drawWater(sheet, sheet.horizonY, { bottom: sheet.atY(70), ripples: 10 })
  drawDeck(sheet, 64)
  sheet.fill(place('M-190 150L-138 98H120L150 150z', spot), sheet.wash(lit, colour))
  drawShadow(sheet, rollX, sheet.atY(152), 60 * unit, 8 * unit)
  sheet.fill(place('M116 98q0-36 22-36L184 102 150 150z', spot), sheet.wash(lit, dark))
  sheet.oval(rollX, rollY, 26 * unit, 26 * unit, colour)
  for (const radius of [18, 11, 5]) {
    const turn = place(`M160 ${126 - radius}a${radius} ${radius} 0 1 0 ${radius} ${radius}`, spot)
    sheet.stroke(turn, lighten(colour, 0.35), 2.4 * unit)
  }
  drawStones(sheet, { x: width / 2 + side * 40 * unit, y: sheet.atY(136), scale: 0.5 * unit })
  drawForeground(sheet, 'willow')
}

/** Offset from the fire and distance below the horizon in scene units, far ones first. */
const DRUMS = [
  { offset: -92, down: 66, size: 0.5 },
  { offset: 92, down: 66, size: 0.5 },
  { offset: -196, down: 100, size: 0.76 },
  { offset: 196, down: 100, size: 0.76 },
  { offset: -118, down: 168, size: 1.1 },
  { offset: 124, down: 170, size: 1.1 },
]

/** A circle around a fire. */
export function drawDrums(sheet: Sheet): void {
  const { width, height, unit, horizonY, light } = sheet
  drawSky(sheet, { lift: 0.12 })
  drawRange(sheet, { y: -10, rise: 70, base: 30, colour: 'rock', distance: 0.6 })
  drawTreeline(sheet, {
    along: contour(sheet, 8, 14),
    height: 50,
    paint: sheet.wash(sheet.tone('pine', 0.4), sheet.tone('leaf', 0.5)),
    base: sheet.atY(60),
  })
  const clearing = sheet.wash(sheet.tone('field', 0.4), sheet.tone('leaf', 0.06))
  drawGround(sheet, contour(sheet, 40, 10), height, clearing)
  const fire = { x: width / 2, y: horizonY, scale: unit }
  sheet.oval(width / 2, sheet.atY(84), 150 * unit, 90 * unit, sheet.glow(light.lamp, 0.85))
  const flame = place('M-15 92c-14-26 8-34 12-62c20 22 28 44 16 62z', fire)
  sheet.fill(flame, mix(light.sun, light.lamp, 0.4))
  sheet.stroke(place('M-24 94l48 6M-24 100l48-6', fire), sheet.tone('wood'), 5 * unit)
  for (const { offset, down, size } of DRUMS) {
    drawVessel(
      sheet,
      { x: width / 2 + offset * unit, y: sheet.atY(down), scale: size * unit },
      PROFILES.drum,
      sheet.tone(sheet.pick<LocalColour>(['clay', 'ochre', 'ink', 'celadon']), 0.06),
      { mouth: sheet.tone('bone', 0.04), rim: 0.3 },
    )
  }
}

/** Offset from the middle, distance below the horizon and length of the plant in scene units. */
const POTS = [
  { offset: -236, down: 66, size: 0.8, plant: 90 },
  { offset: 232, down: 70, size: 0.9, plant: 110 },
  { offset: -136, down: 88, size: 1.05, plant: 130 },
  { offset: 136, down: 96, size: 1.1, plant: 104 },
  { offset: -10, down: 116, size: 1.35, plant: 150 },
]

/** The glasshouse bench. */
export function drawGarden(sheet: Sheet): void {
  const { width, height, unit } = sheet
  drawSky(sheet, { lift: 0.14 })
  drawRange(sheet, { y: -16, rise: 60, base: 40, colour: 'rock', distance: 0.64, roughness: 0.3 })
  drawMist(sheet, sheet.atY(6), 24, 0.5)
  drawGlazing(sheet)
  const bench = sheet.wash(sheet.tone('wood', 0.34), sheet.tone('wood', 0.1))
  sheet.rect(0, sheet.atY(34), width, height, bench)
  const joints = [34, 84, 148].map((y) => `M0 ${Math.round(sheet.atY(y))}H${width}`)
  sheet.stroke(joints.join(''), sheet.tone('wood'), 1.4 * unit, 0.5)
  for (const { offset, down, size, plant } of POTS) {
    const [x, y] = [width / 2 + offset * unit, sheet.atY(down)]
    for (const tilt of [-2.05, -1.6, -1.1]) {
      const length = plant * sheet.between(0.75, 1.05) * unit
      const name = sheet.pick<LocalColour>(['leaf', 'pine', 'field'])
      const colour = sheet.tone(name, sheet.between(0.02, 0.2))
      const from = y - 52 * size * unit
      drawSprig(sheet, { x, y: from, length, tilt, colour, leaf: 1.7, pairs: 3 })
    }
    drawVessel(sheet, { x, y, scale: size * unit }, PROFILES.pot, sheet.tone('clay', 0.05))
  }
}

function drawGlazing(sheet: Sheet): void {
  const { width, horizonY, unit } = sheet
  const posts = [16, 39, 61, 84].map(
    (percent) => `M${Math.round((width * percent) / 100)} 0V${horizonY + 40}`,
  )
  const beam = `M0 ${Math.round(horizonY * 0.36)}H${width}`
  sheet.stroke(posts.join('') + beam, sheet.tone('roof', 0.2), 4 * unit)
}
