import { lighten, mix } from '../drawing/colour.ts'
import type { LocalColour } from '../drawing/hours.ts'
import { place, tenth } from '../drawing/marks.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { PROFILES } from '../objects/profiles.ts'
import { drawVessel } from '../objects/vessels.ts'
import { drawDeck } from '../scenery/deck.ts'
import { drawRange } from '../scenery/land.ts'
import { drawRoom } from '../scenery/room.ts'
import { drawSky } from '../scenery/sky.ts'

/** Offset from the middle and distance below the horizon in scene units, far ones first. */
const BOWLS = [
  { offset: -150, down: 64, size: 0.9 },
  { offset: 134, down: 60, size: 0.74 },
  { offset: -10, down: 116, size: 1.3 },
]

/** A sound bath: three brass bowls and the rings of their sound. */
export function drawBowls(sheet: Sheet): void {
  drawRoom(sheet, { roundWindow: true, table: 'sand' })
  const { width, unit, light } = sheet
  for (const { offset, down, size } of BOWLS) {
    const [x, y] = [width / 2 + offset * unit, sheet.atY(down)]
    for (const ring of [3, 2, 1]) {
      const [radiusX, radiusY] = [(70 + ring * 34) * size * unit, (16 + ring * 9) * size * unit]
      const opacity = tenth(0.9 - ring * 0.2)
      sheet.ring(x, y, radiusX, radiusY, { paint: sheet.glint(0.4), line: 1.5 * unit, opacity })
    }
    drawVessel(sheet, { x, y, scale: size * unit }, PROFILES.soundBowl, sheet.tone('brass', 0.04), {
      mouth: mix(sheet.tone('brass'), light.shade, 0.5),
      rim: 0.26,
    })
  }
  const mallet = { x: width / 2, y: sheet.horizonY, scale: unit }
  sheet.stroke(place('M60 166L190 144', mallet), sheet.tone('wood', 0.1), 7 * unit)
  sheet.stroke(place('M168 148l26-4.5', mallet), sheet.tone('clay', 0.05), 17 * unit)
}

/** Offset from the middle and distance below the horizon in scene units, far ones first. */
const CUSHIONS = [
  { offset: -92, down: 34, size: 0.6 },
  { offset: 92, down: 34, size: 0.6 },
  { offset: -190, down: 66, size: 0.84 },
  { offset: 190, down: 66, size: 0.84 },
  { offset: 0, down: 124, size: 1.3 },
]

/** Sitting together, in front of something large. */
export function drawCushions(sheet: Sheet): void {
  const { width, unit, light } = sheet
  sheet.sun = { x: width / 2, y: Math.round(sheet.atY(-96)), radius: 132 * unit }
  drawSky(sheet, { plain: true })
  const { x: sunX, y: sunY, radius } = sheet.sun
  const disc = sheet.wash(lighten(light.sun, 0.14), mix(light.sun, light.sky[2], 0.4))
  sheet.oval(sunX, sunY, radius, radius, disc)
  drawRange(sheet, { y: 2, rise: 44, base: 4, colour: 'rock', distance: 0.5, roughness: 0.3 })
  drawDeck(sheet, 0)
  for (const { offset, down, size } of CUSHIONS) {
    const x = width / 2 + offset * unit
    const scale = size * unit
    const name = sheet.pick<LocalColour>(['celadon', 'clay', 'ink', 'ochre', 'blush'])
    const colour = sheet.tone(name, 0.06)
    drawVessel(
      sheet,
      { x, y: sheet.atY(down + 8), scale },
      PROFILES.cushionBase,
      sheet.tone('bone', 0.08),
    )
    drawVessel(sheet, { x, y: sheet.atY(down), scale }, PROFILES.cushion, colour, {
      mouth: lighten(colour, 0.12),
      rim: 0.26,
      castsShadow: false,
    })
  }
}
