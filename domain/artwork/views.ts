import { darken, lighten, mix } from './drawing/colour.ts'
import { GLAZES, type LocalColour } from './drawing/hours.ts'
import { at, polygon, short, tenth } from './drawing/marks.ts'
import type { Sheet } from './drawing/sheet.ts'
import type { View } from './gallery-views.ts'
import { OBJECTS } from './objects/objects.ts'
import { drawPebble, drawSprig } from './objects/vessels.ts'
import { isLandscape, type SceneName, type StillLifeName } from './scene-names.ts'
import type { HouseChoice } from './scenery/buildings.ts'
import { drawForeground, type Foreground } from './scenery/foreground.ts'
import { drawMist } from './scenery/sky.ts'
import { drawScene } from './scenes.ts'

/** The subject of a view: a scene and its house. */
export type Subject = { scene: SceneName; house: HouseChoice }

/** Several views of one place; a gallery shows them in this order. */
export const VIEW_DRAWINGS: Record<View, (sheet: Sheet, subject: Subject) => void> = {
  0: drawCover,
  1: drawCloser,
  2: drawFromWindow,
  3: drawRipples,
  4: drawCover, // at another hour
  5: drawBotanical,
}

function drawCover(sheet: Sheet, { scene, house }: Subject): void {
  drawScene(sheet, scene, house)
}

/** The same print, closer. */
function drawCloser(sheet: Sheet, subject: Subject): void {
  drawCover(sheet, subject)
  const { width, height, side, unit } = sheet
  const [boxWidth, boxHeight] = [width * 0.52, height * 0.52]
  const [x, y] = sheet.focus ?? [width / 2 - side * 30 * unit, sheet.atY(20)]
  const left = Math.min(width - boxWidth, Math.max(0, x - boxWidth / 2))
  const top = Math.min(height - boxHeight, Math.max(0, y - boxHeight * 0.62))
  const box = [left, top, boxWidth, boxHeight].map(Math.round).join(' ')
  const lens = `<svg viewBox="${box}" width="${width}" height="${height}">`
  sheet.marks = [lens, ...sheet.marks, '</svg>']
}

/** From inside, with an object on the sill. */
function drawFromWindow(sheet: Sheet, { scene, house }: Subject): void {
  const { width, height, unit, light } = sheet
  const [x, y, paneWidth, paneHeight] = [width * 0.16, height * 0.06, width * 0.68, height * 0.66]
  const frame = `M${at(x, y)}h${short(paneWidth)}v${short(paneHeight)}h${short(-paneWidth)}z`
  const clip = sheet.define(`<clipPath id="@"><path d="${frame}"/></clipPath>`)
  const start = sheet.marks.length
  const outside = isLandscape(scene) ? scene : sheet.pick<SceneName>(['lake', 'forest', 'ocean'])
  drawScene(sheet, outside, house)
  const view = sheet.marks.splice(start).join('')
  const wall = mix(sheet.tone('wood'), light.shade, 0.55)
  const sill = mix(sheet.tone('wood', 0.12), light.lamp, 0.12)
  sheet.rect(0, 0, width, height, sheet.wash(mix(wall, light.shade, 0.3), wall))
  const shrink = `translate(${short(x)} ${short(y)}) scale(.68)`
  sheet.add(`<g clip-path="${clip}"><g transform="${shrink}">${view}</g></g>`)
  const bar = (left: number) => `M${at(left, y)}v${short(paneHeight)}`
  const bars = bar(x + paneWidth / 3) + bar(x + (2 * paneWidth) / 3)
  sheet.stroke(frame + bars, darken(wall, 0.3), 5 * unit)
  const sillY = y + paneHeight
  sheet.rect(0, sillY, width, height, sheet.wash(mix(sill, light.sky[2], 0.3), sill))
  const lightOnSill = polygon([
    [x + 12, sillY + 2],
    [x + paneWidth - 12, sillY + 2],
    [x + paneWidth + 60 * unit, height],
    [x - 60 * unit, height],
  ])
  sheet.fill(lightOnSill, light.sky[2], 0.22)
  const thing = sheet.pick<StillLifeName>(['tea', 'stones', 'candle'])
  const spot = { x: width / 2 + sheet.side * 70 * unit, y: sillY + 70 * unit, scale: 0.9 * unit }
  OBJECTS[thing](sheet, spot, sheet.tone(sheet.pick(GLAZES), 0.05))
}

type Stone = readonly [
  offset: number,
  down: number,
  halfWidth: number,
  halfHeight: number,
  colour: LocalColour,
]

/** Groups of stones with ripples around them, in scene units. */
const STONE_GROUPS: readonly (readonly Stone[])[] = [
  [
    [0, -10, 74, 38, 'ink'],
    [-110, 56, 40, 20, 'rock'],
    [-40, 84, 22, 11, 'bone'],
  ],
  [
    [0, 0, 52, 24, 'rock'],
    [96, 40, 30, 15, 'ink'],
  ],
  [
    [-20, -6, 92, 44, 'ink'],
    [104, 30, 46, 22, 'clay'],
    [150, 74, 20, 10, 'bone'],
    [60, 84, 26, 13, 'rock'],
  ],
]

/** Scenes with a ground of raked sand; the others have water. */
const ON_SAND: ReadonlySet<SceneName> = new Set([
  'desert',
  'wadi',
  'altiplano',
  'savannah',
  'cork-plain',
  'garden',
  'cushions',
])

/** The ground at your feet: stones and ripples. */
function drawRipples(sheet: Sheet, { scene }: Subject): void {
  const { width, height, unit, side, light } = sheet
  const ground = sheet.tone(ON_SAND.has(scene) ? 'sand' : 'sea', 0.2)
  const x = width * (0.5 + side * sheet.between(0, 0.22))
  const y = height * sheet.between(0.42, 0.6)
  const gap = sheet.between(32, 54)
  const flatness = sheet.between(0.46, 0.62)
  const far = mix(light.sky[1], ground, 0.4)
  sheet.rect(0, 0, width, height, sheet.wash(far, ground, mix(ground, light.shade, 0.35)))
  const sunX = width * (0.5 - side * 0.26)
  sheet.oval(sunX, height * 0.22, width * 0.3, height * 0.2, sheet.glow(light.sun, 0.85))
  for (let ring = 1; ring < 12; ring++) {
    const radiusX = (ring * gap + 50) * unit
    const radiusY = (ring * gap + 40) * flatness * unit
    const line = (3 - ring * 0.17) * unit
    const opacity = tenth(0.8 - ring * 0.05)
    sheet.ring(x, y, radiusX, radiusY, { paint: sheet.glint(0.3), line, opacity })
  }
  for (const [offset, down, halfWidth, halfHeight, colour] of sheet.pick(STONE_GROUPS)) {
    drawPebble(sheet, {
      x: x + side * offset * unit,
      y: y + down * unit,
      halfWidth: halfWidth * unit,
      halfHeight: halfHeight * unit,
      colour,
    })
  }
  drawSprig(sheet, {
    x: width / 2 - side * sheet.between(120, 260) * unit,
    y: height - sheet.between(40, 90) * unit,
    length: 130 * unit,
    tilt: side > 0 ? -0.4 : 3.54,
    colour: sheet.tone('leaf', 0.04),
    leaf: 0.9,
  })
}

/** Plants of a scene: two on the shadow side, and one on the side of the light. */
const PLANTS: Partial<Record<SceneName, { shadowSide: Foreground; lightSide: Foreground }>> = {
  alpine: { shadowSide: 'pine', lightSide: 'trees' },
  'hot-spring': { shadowSide: 'pine', lightSide: 'trees' },
  lake: { shadowSide: 'willow', lightSide: 'reeds' },
  forest: { shadowSide: 'willow', lightSide: 'reeds' },
  ocean: { shadowSide: 'reeds', lightSide: 'reeds' },
  island: { shadowSide: 'reeds', lightSide: 'reeds' },
}

/** Default: three tall sprigs, lengths in scene units, tilts in radians. */
const TALL_SPRIGS = [
  { offset: -150, length: 330, tilt: -1.15, distance: 0.3 },
  { offset: -70, length: 400, tilt: -1.35, distance: 0.12 },
  { offset: 40, length: 300, tilt: -1.72, distance: 0.02 },
]

/** The plants of the scene, backlit. */
function drawBotanical(sheet: Sheet, { scene }: Subject): void {
  const { width, height, unit, side, light } = sheet
  sheet.rect(0, 0, width, height, sheet.wash(...light.sky))
  const disc = sheet.wash(lighten(light.sun, 0.1), mix(light.sun, light.sky[2], 0.4))
  sheet.oval(width / 2 + side * 30 * unit, height / 2, 128 * unit, 128 * unit, disc)
  drawMist(sheet, height * 0.86, 90, 0.8)
  const plants = PLANTS[scene]
  if (plants) {
    drawForeground(sheet, plants.shadowSide, -side)
    drawForeground(sheet, plants.shadowSide, -side)
    drawForeground(sheet, plants.lightSide, side)
    return
  }
  for (const { offset, length, tilt, distance } of TALL_SPRIGS) {
    drawSprig(sheet, {
      x: width / 2 + offset * unit * side,
      y: height + 20 * unit,
      length: length * unit,
      tilt: side > 0 ? tilt : -3.14 - tilt,
      colour: sheet.tone('leaf', distance),
      leaf: 1.05,
      pairs: 8,
    })
  }
}
