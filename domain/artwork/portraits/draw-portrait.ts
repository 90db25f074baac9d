import { darken, lighten, mix } from '../drawing/colour.ts'
import { GLAZES, type LocalColour } from '../drawing/hours.ts'
import { place, type Spot, short } from '../drawing/marks.ts'
import { drawParts, type Part } from '../drawing/parts.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { SKINS, TOPS } from '../practices/people.ts'
import {
  COVERINGS,
  DRESSES,
  EARRINGS,
  FACES,
  GLASSES,
  HAIRS,
  HEAD,
  LINES,
  NECK,
  SHOULDERS,
} from './features.ts'

const YOUNG_HAIRS: readonly LocalColour[] = ['soot', 'chestnut', 'soot', 'straw', 'wood', 'amber']
const OLD_HAIRS: readonly LocalColour[] = ['silver', 'silver', 'bone']

/** Half the width of a portrait, in its own units. */
const HALF = 190

/**
 * Head and shoulders of somebody in front of the sun. The seed selects age, skin, hair or what covers it,
 * glasses, dress and posture, each for itself: nobody's likeness, and nothing that a text says.
 */
export function drawPortrait(sheet: Sheet): void {
  drawBehind(sheet)
  const { width, height, side, light } = sheet
  // A face is lit, even at night.
  sheet.light = { ...light, shadeStrength: Math.min(light.shadeStrength, 0.24) }
  const scale = Math.min(width, height) / (2 * HALF)
  const isOld = sheet.random() < 0.36
  const skin = sheet.tone(sheet.pick(SKINS), 0.05)
  const dyes = {
    skin,
    line: darken(skin, 0.52),
    hair: sheet.tone(sheet.pick(isOld ? OLD_HAIRS : YOUNG_HAIRS), 0.03),
    top: sheet.tone(sheet.pick(TOPS), 0.04),
    glaze: sheet.tone(sheet.pick(GLAZES), 0.04),
  }
  const hair = sheet.pick(sheet.random() < 0.2 ? COVERINGS : HAIRS)
  const face = sheet.pick(FACES)
  const dress = sheet.pick(DRESSES)
  const glasses = sheet.random() < 0.3 ? sheet.pick(GLASSES) : []
  const earrings = sheet.random() < 0.2 ? EARRINGS : []
  const [tilt, turn] = [sheet.between(-7, 7), sheet.between(-9, 9)]
  const breadth = sheet.between(0.9, 1.08)
  const x = width / 2 - side * sheet.between(4, 18) * scale
  const spot = { x, y: height * 0.47, scale, scaleY: scale }
  const body = { ...spot, scale: sheet.pick([-1, 1]) * scale * sheet.between(0.92, 1.06) }
  const head = { ...spot, scale: sheet.pick([-1, 1]) * scale * breadth }
  const draw = (at: Spot, parts: readonly Part[]) => drawParts(sheet, at, parts, dyes, 0.03)
  const leaning = (drawHead: () => void) => {
    sheet.add(`<g transform="rotate(${short(tilt)} ${short(x)} ${short(spot.y + 84 * scale)})">`)
    drawHead()
    sheet.add('</g>')
  }
  leaning(() => draw(head, hair.behind ?? []))
  draw(body, SHOULDERS)
  draw(spot, NECK)
  draw(body, dress)
  leaning(() => {
    draw(head, HEAD)
    const turned = { ...head, x: x + turn * scale }
    draw(turned, isOld ? [...face, ...LINES] : face)
    draw(head, [...hair.before, ...earrings])
    draw(turned, glasses)
  })
}

/** The sky of the hour with its disc, and a far hill. */
function drawBehind(sheet: Sheet): void {
  const { width, height, light, side } = sheet
  sheet.rect(0, 0, width, height, sheet.wash(...light.sky))
  const radius = Math.min(width, height) * sheet.between(0.3, 0.4)
  const disc = sheet.wash(lighten(light.sun, 0.1), mix(light.sun, light.sky[2], 0.5))
  const x = width / 2 + side * width * sheet.between(0.06, 0.2)
  sheet.oval(x, height * sheet.between(0.36, 0.48), radius, radius, disc, 0.9)
  const hill = { x: width / 2, y: height * 0.8, scale: side * (width / 400), scaleY: height / 400 }
  const paint = sheet.tone(sheet.pick<LocalColour>(['rock', 'pine', 'field']), 0.62)
  sheet.fill(place('M-210 10Q-120-50-20-16T210-20V110H-210z', hill), paint)
}
