import { lighten, mix } from '../drawing/colour.ts'
import { curve, type Point, place, row, sliver, tenth, times } from '../drawing/marks.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { drawPhone, drawStones } from '../objects/objects.ts'
import { drawPebble, drawShadow, drawSprig } from '../objects/vessels.ts'
import { drawForeground, type Foreground } from '../scenery/foreground.ts'
import { drawGround, drawRange } from '../scenery/land.ts'
import { drawRoom } from '../scenery/room.ts'
import { drawSky } from '../scenery/sky.ts'
import { drawWater } from '../scenery/water.ts'

/** Rings of breath, and the water answering. */
export function drawBreath(sheet: Sheet): void {
  const { width, height, horizonY, unit, light } = sheet
  const x = width / 2 + sheet.between(-190, 190) * unit
  const [y, reach] = [sheet.atY(-sheet.between(8, 112)), sheet.between(110, 260) * unit]
  sheet.sun = { x, y, radius: 28 * unit }
  drawSky(sheet, { plain: true })
  const outermost = mix(light.sky[1], light.sky[0], 0.3)
  const rings = sheet.pick([5, 7, 9])
  for (let ring = rings; ring > 0; ring--) {
    const radius = (reach * ring) / rings
    sheet.oval(
      x,
      sheet.sun.y,
      radius,
      radius,
      mix(light.sun, outermost, ring / (rings + 1)),
      tenth(0.9 - (0.56 * ring) / rings),
    )
  }
  sheet.oval(x, y, 28 * unit, 28 * unit, light.sun)
  const sea = sheet.tone('sea')
  const shallows = mix(light.sky[2], light.sky[1], 0.6)
  const water = sheet.wash(shallows, mix(light.sky[1], sea, 0.55), sheet.tone('sea', 0.04))
  sheet.rect(0, horizonY + 1, width, height - horizonY, water)
  const answers = times(22, (index) => {
    const share = index / 22
    return sliver(
      x + sheet.between(-6, 6) * unit,
      horizonY + 4 + share * (height - horizonY),
      2 * reach * Math.sqrt(1.02 - share * share) * sheet.between(0.4, 1),
      (1.6 + 3 * share) * unit,
    )
  })
  sheet.fill(answers.join(''), mix(light.sun, light.sky[2], 0.45), 0.6)
  sheet.stroke(`M0 ${horizonY}H${width}`, sheet.glint(0.4), 1.4 * unit, 0.8)
  const near = sheet.pick<Foreground | null>(['reeds', 'willow', 'pine', null])
  if (near) drawForeground(sheet, near, sheet.pick([-1, 1]))
}

/** A long, slow signal. */
export function drawWaves(sheet: Sheet): void {
  drawSky(sheet, { lift: 0.14 })
  const { width, height, unit, light } = sheet
  const phase = sheet.between(0, 6)
  for (let wave = 0; wave < 8; wave++) {
    const nearness = wave / 7
    const swell = (14 + 34 * Math.sin(nearness * 3.1)) * unit
    const colour = sheet.tone('sea', 0.8 - nearness * 0.8)
    const crest = times(11, (j): Point => {
      const lift = swell * Math.sin(phase + wave * 0.8 + j) * Math.sin(j * 0.314)
      return [-20 + (j / 10) * (width + 40), sheet.atY(-46 + nearness * 190) - lift]
    })
    const paint = sheet.wash(mix(colour, light.sky[2], 0.16), mix(colour, light.air, 0.3))
    drawGround(sheet, crest, height, paint)
    sheet.stroke(curve(crest), sheet.glint(0.4), 1.3 * unit, 0.6)
  }
}

/** A telephone that shows a sun, set down beside stones. */
export function drawDevice(sheet: Sheet): void {
  drawRoom(sheet, { roundWindow: true, isVaried: true })
  const { unit, side } = sheet
  const x = sheet.width / 2 + sheet.between(-60, 60) * unit
  drawStones(sheet, { x: x + side * 150 * unit, y: sheet.atY(80), scale: 0.7 * unit })
  drawPhone(sheet, { x: x - side * 56 * unit, y: sheet.atY(96), scale: 1.3 * unit })
  drawSprig(sheet, {
    x: x - side * 210 * unit,
    y: sheet.atY(130),
    length: 140 * unit,
    tilt: side > 0 ? -0.1 : 3.24,
    colour: sheet.tone('leaf', 0.06),
    leaf: 0.8,
  })
}

/** A treatment bed by the round window. */
export function drawTouch(sheet: Sheet): void {
  drawRoom(sheet, { roundWindow: true, table: 'sand' })
  const { unit, side, light } = sheet
  const spot = { x: sheet.width / 2 - side * 60 * unit, y: sheet.atY(40), scale: side * unit }
  const { x, y } = spot
  const linen = sheet.tone('bone', 0.04)
  const across = (units: number) => x + side * units * unit
  drawShadow(sheet, x, sheet.atY(132), 240 * unit, 16 * unit)
  const legs = place('M-150 0V90M150 0V90M-150 60H150', spot)
  sheet.stroke(legs, sheet.tone('wood', 0.1), 9 * unit)
  const mattress = place('M-196-4q0-26 30-26H180q18 0 18 26z', spot)
  sheet.fill(mattress, sheet.wash(lighten(linen, 0.3), mix(linen, light.shade, 0.2)))
  const blanket = place('M-60-32H150q10 50 4 96-60 10-110-4T-72 62Q-56 12-60-32z', spot)
  const cloth = sheet.tone(sheet.pick(['celadon', 'blush', 'clay']), 0.1)
  sheet.fill(blanket, sheet.wash(cloth, sheet.tone('ink', 0.3)))
  const folds = place(row([-30, 20, 70, 120], '-20q8 34-4 74'), spot)
  sheet.stroke(folds, light.shade, 1.6 * unit, 0.25)
  const towel = place('M-188-58h54a14 14 0 0 1 0 28h-54a14 14 0 0 1 0-28z', spot)
  sheet.fill(towel, sheet.wash(lighten(linen, 0.5), mix(linen, light.shade, 0.25)))
  const [endX, endY] = [across(-134), y - 44 * unit]
  sheet.oval(endX, endY, 14 * unit, 14 * unit, mix(linen, light.shade, 0.16))
  const roll = { paint: mix(linen, light.shade, 0.4), line: 2 * unit }
  sheet.ring(endX, endY, 6 * unit, 6 * unit, roll)
  for (const { at, size } of [
    { at: 4, size: 17 },
    { at: 44, size: 15 },
    { at: 82, size: 13 },
  ]) {
    const [stoneX, stoneY] = [across(at), y - 40 * unit]
    const [halfWidth, halfHeight] = [size * unit, 8 * unit]
    drawPebble(sheet, { x: stoneX, y: stoneY, halfWidth, halfHeight, colour: 'ink' })
  }
}

/** From the ground up: offset, half width and half height in scene units. */
const CAIRN_STONES = [
  { offset: 0, halfWidth: 84, halfHeight: 30, colour: 'ink' },
  { offset: 10, halfWidth: 66, halfHeight: 24, colour: 'rock' },
  { offset: -6, halfWidth: 56, halfHeight: 20, colour: 'clay' },
  { offset: 4, halfWidth: 44, halfHeight: 17, colour: 'ink' },
  { offset: -3, halfWidth: 30, halfHeight: 13, colour: 'bone' },
  { offset: 2, halfWidth: 18, halfHeight: 9, colour: 'ink' },
] as const

/** Balance, one stone at a time. */
export function drawCairn(sheet: Sheet): void {
  const { width, unit } = sheet
  drawSky(sheet, { lift: 0.1 })
  drawRange(sheet, { y: 0, rise: 50, base: 4, colour: 'rock', distance: 0.6 })
  drawWater(sheet, sheet.horizonY, { ripples: 12 })
  const shoal = sliver(width / 2, sheet.atY(112), 300 * unit, 16 * unit)
  sheet.fill(shoal, sheet.tone('sea'), 0.5)
  let y = sheet.atY(106)
  for (const { offset, halfWidth, halfHeight, colour } of CAIRN_STONES) {
    drawPebble(sheet, {
      x: width / 2 + offset * unit,
      y: y - halfHeight * unit,
      halfWidth: halfWidth * unit,
      halfHeight: halfHeight * unit,
      colour,
    })
    y -= halfHeight * 1.72 * unit
  }
}
