import { type Colour, lighten, mix } from '../drawing/colour.ts'
import { place, type Spot, times } from '../drawing/marks.ts'
import type { Sheet } from '../drawing/sheet.ts'
import type { StillLifeName } from '../scene-names.ts'
import { PROFILES } from './profiles.ts'
import { drawLabel, drawPebble, drawShadow, drawSprig, drawVessel } from './vessels.ts'

/** Draws an object on its spot, in its glaze. */
type DrawObject = (sheet: Sheet, spot: Spot, colour: Colour) => void

/** Objects on a table. */
export const OBJECTS: Record<StillLifeName, DrawObject> = {
  bottle: drawBottle,
  dropper: drawDropper,
  jar: drawJar,
  tea: drawTea,
  candle: drawCandle,
  bowl: drawBowl,
  blanket: drawBlankets,
  'rolled-mat': drawRolledMat,
  stones: drawStones,
}

/** The same spot, `units` further up. */
function above({ x, y, scale }: Spot, units: number): Spot {
  return { x, y: y - units * scale, scale }
}

function drawBottle(sheet: Sheet, spot: Spot, colour: Colour): void {
  drawVessel(sheet, spot, PROFILES.bottle, colour)
  const pump = place('M-14-118v-14h11v-18h-22q-8 0-9 8h6h24v10h18v14z', spot)
  sheet.fill(pump, sheet.tone('ink'))
  drawLabel(sheet, above(spot, 72), 64, 44)
}

function drawDropper(sheet: Sheet, spot: Spot): void {
  const { x, y, scale } = spot
  const glass = sheet.tone('amber', 0.04)
  drawVessel(sheet, spot, PROFILES.dropper, glass)
  const collar = sheet.turn(sheet.tone('brass'))
  sheet.rect(x - 13 * scale, y - 94 * scale, 26 * scale, 15 * scale, collar)
  const rubber = place('M-9-94c-5-26-2-38 9-38s14 12 9 38z', spot)
  sheet.fill(rubber, sheet.turn(sheet.tone('ink', 0.1)))
  drawLabel(sheet, above(spot, 50), 56, 34)
}

function drawJar(sheet: Sheet, spot: Spot, colour: Colour): void {
  drawVessel(sheet, spot, PROFILES.jar, colour)
  const lid = sheet.tone('wood', 0.2)
  const options = { mouth: sheet.tone('sand', 0.15), castsShadow: false }
  drawVessel(sheet, above(spot, 72), PROFILES.jarLid, lid, options)
  drawLabel(sheet, above(spot, 54), 76, 36)
}

function drawTea(sheet: Sheet, spot: Spot, colour: Colour): void {
  const { x, y, scale } = spot
  const { shade } = sheet.light
  drawVessel(sheet, spot, PROFILES.teapot, colour)
  const lid = mix(colour, shade, 0.16)
  drawVessel(sheet, above(spot, 70), PROFILES.teapotLid, lid, { castsShadow: false })
  sheet.stroke(place('M-56-40q-26-4-38-32', spot), mix(colour, shade, 0.2), 11 * scale)
  sheet.stroke(place('M52-54q40-10 34 22t-28 12', spot), mix(colour, shade, 0.35), 6 * scale)
  const cup = { x: x - 120 * scale, y: y + 16 * scale, scale }
  const options = { mouth: sheet.tone('field', 0.05) }
  drawVessel(sheet, cup, PROFILES.cup, sheet.tone('bone', 0.04), options)
  const steam = 'M-133-34c-8-16 8-28 0-54M-120-36c-9-18 9-32 2-62M-107-34c-8-14 8-26 1-48'
  sheet.stroke(place(steam, spot), sheet.glint(0.6), 2.4 * scale, 0.55)
}

function drawCandle(sheet: Sheet, spot: Spot, colour: Colour): void {
  const { x, y, scale } = spot
  const { lamp } = sheet.light
  sheet.oval(x, y - 84 * scale, 150 * scale, 130 * scale, sheet.glow(lamp, 0.75))
  drawVessel(sheet, spot, PROFILES.candle, colour, { mouth: mix(colour, lamp, 0.75) })
  sheet.stroke(place('M0-68v-12', spot), sheet.tone('ink'), 2 * scale)
  sheet.fill(place('M0-78c-13-8-3-22 1-34c5 13 12 26-1 34z', spot), lighten(lamp, 0.45))
}

function drawBowl(sheet: Sheet, spot: Spot, colour: Colour): void {
  const { x, y, scale } = spot
  drawVessel(sheet, spot, PROFILES.bowl, colour, {
    mouth: mix(colour, sheet.light.shade, 0.4),
    rim: 0.24,
  })
  sheet.oval(x, y - 60 * scale, 64 * scale, 14 * scale, sheet.tone('field', 0.1))
  sheet.stroke(place('M18-60L74-112', spot), sheet.tone('wood', 0.25), 9 * scale)
  drawSprig(sheet, {
    x: x - 40 * scale,
    y: y - 60 * scale,
    length: 96 * scale,
    tilt: -2.1,
    colour: sheet.tone('leaf', 0.05),
    leaf: 1.1,
  })
}

function drawBlankets(sheet: Sheet, spot: Spot, colour: Colour): void {
  const { x, y, scale } = spot
  drawShadow(sheet, x, y + 2, 150 * scale, 12 * scale)
  const celadon = sheet.tone('celadon', 0.05)
  for (const [index, cloth] of [colour, sheet.tone('bone', 0.05), celadon].entries()) {
    const half = 118 - index * 9
    const layer = { x, y: y - index * 33 * scale, scale }
    const fold = `M${-half} 0h${half * 1.86}q16 0 16-15.5t-16-15.5H${-half}q-7 15 0 31z`
    sheet.fill(place(fold, layer), sheet.turn(cloth))
    const seam = place(`M${-half}-15H${half * 0.84}`, layer)
    sheet.stroke(seam, mix(cloth, sheet.light.shade, 0.35), 1.6 * scale, 0.6)
  }
  const fringe = times(11, (i) => place(`M${i * 9 - 90}-98v${sheet.between(34, 46)}`, spot))
  sheet.stroke(fringe.join(''), lighten(celadon, 0.2), 3 * scale)
}

function drawRolledMat(sheet: Sheet, spot: Spot, colour: Colour): void {
  const { x, y, scale } = spot
  const dark = mix(colour, sheet.light.shade, 0.35)
  const light = lighten(colour, 0.3)
  drawShadow(sheet, x, y + 3, 150 * scale, 13 * scale)
  const roll = place('M-120-88H90V0H-120q-18-44 0-88z', spot)
  sheet.fill(roll, sheet.wash(light, colour, dark))
  sheet.oval(x + 90 * scale, y - 44 * scale, 27 * scale, 44 * scale, dark)
  for (const size of times(4, (i) => 0.8 - i * 0.2)) {
    const turn = `M90 ${-44 - 44 * size}a${27 * size} ${44 * size} 0 1 1-13 9`
    sheet.stroke(place(turn, spot), light, 2.6 * scale)
  }
  const straps = place('M-70-88q-16 44 0 88M14-88q-16 44 0 88', spot)
  sheet.stroke(straps, sheet.tone('bone'), 7 * scale)
}

export function drawStones(sheet: Sheet, { x, y, scale }: Spot): void {
  const stones = [
    { dx: 0, dy: -14, halfWidth: 62, halfHeight: 20, colour: 'ink' },
    { dx: 4, dy: -46, halfWidth: 46, halfHeight: 15, colour: 'rock' },
    { dx: -4, dy: -70, halfWidth: 30, halfHeight: 11, colour: 'bone' },
  ] as const
  for (const { dx, dy, halfWidth, halfHeight, colour } of stones) {
    drawPebble(sheet, {
      x: x + dx * scale,
      y: y + dy * scale,
      halfWidth: halfWidth * scale,
      halfHeight: halfHeight * scale,
      colour,
    })
  }
}

export function drawPhone(sheet: Sheet, { x, y, scale }: Spot): void {
  const [width, height] = [92 * scale, 186 * scale]
  const [left, top, edge] = [x - width / 2, y - height, 5 * scale]
  drawShadow(sheet, x, y + 2, 90 * scale, 10 * scale)
  const body = mix(sheet.light.shade, '#000000', 0.25)
  sheet.rect(left, top, width, height, body, 15 * scale)
  const screen = sheet.wash(...sheet.light.sky)
  const [screenWidth, screenHeight] = [width - 10 * scale, height - 10 * scale]
  sheet.rect(left + edge, top + edge, screenWidth, screenHeight, screen, 11 * scale)
  for (const ring of [4, 3, 2, 1, 0]) {
    const radius = (ring || 1) * 9 * scale
    const colour = lighten(sheet.light.sun, 0.12 * ring)
    sheet.oval(x, y - 100 * scale, radius, radius, colour, ring ? 0.42 : 1)
  }
}
