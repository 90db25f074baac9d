import { lighten, mix } from '../drawing/colour.ts'
import { GLAZES, type LocalColour } from '../drawing/hours.ts'
import { place, short, times } from '../drawing/marks.ts'
import { drawParts } from '../drawing/parts.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { lightIndoors } from '../practices/settings.ts'
import { turnMarks } from '../scenery/turned.ts'
import type { FlatLay } from './repertoire.ts'
import { TOPS } from './tops.ts'

/** How the whole is turned, in degrees, and how near it is. */
const TURNS = [0, 16, -18, 76, 98, 164, -160, -84] as const
const ZOOMS = [0.92, 1.08, 1.3, 1.55] as const

/** Things on a table or the ground, seen from above; the seed selects the ground, turns the whole and comes near. */
export function drawFlatLay(sheet: Sheet, { grounds, things }: FlatLay): void {
  lightIndoors(sheet)
  drawGroundFromAbove(sheet, sheet.pick(grounds))
  const { width, height, unit, side } = sheet
  const [way, flip] = [sheet.pick([-1, 1]), sheet.pick([-1, 1])]
  const start = sheet.marks.length
  for (const [name, x, y, size, turned = 0] of things) {
    const glaze = sheet.tone(sheet.pick(GLAZES), 0.06)
    const spot = {
      x: width / 2 + (way * x + sheet.between(-6, 6)) * unit,
      y: height / 2 + (flip * y + sheet.between(-5, 5)) * unit,
      scale: size * unit,
    }
    const angle = way * flip * turned + sheet.between(-5, 5)
    const around = `${short(angle)} ${short(spot.x)} ${short(spot.y)}`
    sheet.add(`<g transform="rotate(${around})">`)
    const fall = { ...spot, x: spot.x - side * 7 * unit, y: spot.y + 8 * unit }
    sheet.fill(place(TOPS[name][0][2], fall), sheet.dark(), 0.24)
    drawParts(sheet, spot, TOPS[name], { glaze })
    sheet.add('</g>')
  }
  const zoom = sheet.pick(ZOOMS)
  // The nearer, the further from the middle.
  const reach = (zoom - 0.9) * 0.3
  const x = width * (0.5 + sheet.between(-reach, reach))
  const y = height * (0.5 + sheet.between(-reach, reach))
  turnMarks(sheet, start, { degrees: sheet.pick(TURNS), zoom, x, y })
}

/** Boards, lit from the side of the sun. */
export function drawGroundFromAbove(sheet: Sheet, colour: LocalColour): void {
  const { width, height, unit, light, side } = sheet
  const ground = sheet.tone(colour, 0.24)
  const paint = sheet.wash(mix(ground, light.sky[2], 0.34), mix(ground, light.shade, 0.16))
  sheet.rect(0, 0, width, height, paint)
  const gap = sheet.between(74, 128) * unit
  const start = sheet.between(0.2, 0.9) * gap
  const seams = times(Math.ceil(height / gap), (i) => `M0 ${short(start + i * gap)}H${width}`)
  sheet.stroke(seams.join(''), mix(ground, light.shade, 0.45), 1.6 * unit, 0.4)
  const lightX = width / 2 + side * width * 0.34
  sheet.oval(
    lightX,
    height * 0.1,
    width * 0.6,
    height * 0.7,
    sheet.glow(lighten(light.sun, 0.2), 0.3),
  )
}
