import { lighten, mix } from '../drawing/colour.ts'
import type { LocalColour } from '../drawing/hours.ts'
import { at, times } from '../drawing/marks.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { drawCityGarden } from '../landscapes/high.ts'
import { drawForeground, type Foreground } from '../scenery/foreground.ts'
import { contour, drawGround, drawRange, drawTreeline } from '../scenery/land.ts'
import { drawPlants, type PlantName } from '../scenery/plants.ts'
import { drawMist, drawSky } from '../scenery/sky.ts'
import { drawWater } from '../scenery/water.ts'

/** Where people practise; each ends in a ground from the horizon down. */
export const SETTINGS = {
  studio: drawStudio,
  'lamp-room': drawLampRoom,
  deck: drawDeckByWater,
  shore: drawShore,
  meadow: drawMeadow,
  wood: drawWood,
  park: drawPark,
  hall: drawHall,
  sea: drawOpenWater,
  ridge: drawRidge,
} as const satisfies Record<string, (sheet: Sheet) => void>

export type SettingName = keyof typeof SETTINGS

/** Indoors, even the night has enough light to see by. */
export function lightIndoors(sheet: Sheet): void {
  sheet.light = { ...sheet.light, shadeStrength: Math.min(sheet.light.shadeStrength, 0.4) }
}

/** A floor of boards, from `units` below the horizon down. */
export function drawFloor(sheet: Sheet, colour: LocalColour, units: number): void {
  const { width, height, unit, light } = sheet
  const y = Math.round(sheet.atY(units))
  const floor = sheet.tone(colour, 0.28)
  sheet.rect(
    0,
    y,
    width,
    height - y,
    sheet.wash(mix(floor, light.sky[2], 0.3), mix(floor, light.shade, 0.12)),
  )
  const boards = times(9, (i) => {
    const start = at(width / 2 + (i - 4) * 74 * unit, y)
    return `M${start}L${at(width / 2 + (i - 4) * 170 * unit, height)}`
  })
  sheet.stroke(boards.join(''), mix(floor, light.shade, 0.4), 1.2 * unit, 0.4)
}

/** A room with a wide window. */
function drawStudio(sheet: Sheet): void {
  const { width, unit, light } = sheet
  drawSky(sheet, { lift: 0.2 })
  drawRange(sheet, { y: -50, rise: 80, base: 20, colour: 'rock', distance: 0.64, roughness: 0.3 })
  drawTreeline(sheet, {
    along: contour(sheet, -30, 20),
    height: 46,
    paint: sheet.tone('leaf', 0.5),
    base: sheet.atY(10),
  })
  lightIndoors(sheet)
  const wall = mix(sheet.tone('wall', 0.25), light.sky[1], 0.3)
  const paint = sheet.wash(mix(wall, light.shade, 0.14), wall)
  const [left, right] = [width * sheet.between(0.1, 0.22), width * sheet.between(0.78, 0.9)]
  const [top, sill] = [sheet.atY(sheet.between(-262, -200)), sheet.atY(sheet.between(-64, -16))]
  sheet.rect(0, 0, width, top, paint)
  sheet.rect(0, sill, width, sheet.atY(30) - sill, wall)
  sheet.rect(0, top - 1, left, sill - top + 2, paint)
  sheet.rect(right, top - 1, width - right, sill - top + 2, paint)
  const frame = mix(sheet.tone('wood', 0.2), light.shade, 0.2)
  const panes = sheet.pick([2, 3, 4, 6])
  const posts = times(
    panes - 1,
    (i) => `M${at(left + ((right - left) * (i + 1)) / panes, top)}V${Math.round(sill)}`,
  )
  sheet.stroke(
    `M${at(left, top)}H${Math.round(right)}V${Math.round(sill)}H${Math.round(left)}z${posts.join('')}`,
    frame,
    4 * unit,
  )
  drawFloor(sheet, sheet.pick<LocalColour>(['sand', 'wood', 'bone']), 24)
}

/** The outlines of a window or a door. */
const OPENINGS = [
  'M30 24V-120Q30-220 50-220T70-120V24z',
  'M8-190H52V-40H8zM30-190V-40M8-120H52',
  'M62-250H92V24H62zM62-160H92M77-250V24',
  'M20-120Q20-210 38-210T56-120 38-30 20-120z',
] as const

/** An evening room, lit by lamps on the floor. */
function drawLampRoom(sheet: Sheet): void {
  const { width, height, unit, light, side } = sheet
  lightIndoors(sheet)
  const colour = sheet.pick<LocalColour>(['ink', 'clay', 'pine', 'wood', 'sea', 'rock', 'amber'])
  const wall = mix(mix(sheet.tone(colour, 0.2), light.shade, 0.3), light.sky[0], 0.3)
  sheet.rect(0, 0, width, height, sheet.wash(mix(wall, light.shade, 0.4), wall))
  const opening = sheet.pick(OPENINGS)
  sheet.fillScene(opening, sheet.wash(light.sky[0], light.sky[1], light.sky[2]))
  sheet.strokeScene(opening, mix(wall, light.shade, 0.5), 5)
  drawFloor(sheet, 'wood', 24)
  for (const x of [-260, -196, 210, 262]) {
    const [lampX, lampY] = [width / 2 + x * unit, sheet.atY(40 + Math.abs(x % 7) * 4)]
    sheet.oval(lampX, lampY - 10 * unit, 90 * unit, 70 * unit, sheet.glow(light.lamp, 0.6))
    sheet.rect(lampX - 9 * unit, lampY - 22 * unit, 18 * unit, 24 * unit, light.lamp, 3 * unit)
  }
  sheet.oval(
    width / 2 - side * 30 * unit,
    sheet.atY(110),
    330 * unit,
    90 * unit,
    sheet.glow(light.lamp, 0.3),
  )
}

function drawDeckByWater(sheet: Sheet): void {
  drawSky(sheet, { lift: 0.1 })
  drawRange(sheet, { y: 0, rise: 60, base: 2, colour: 'rock', distance: 0.62, roughness: 0.3 })
  drawWater(sheet, sheet.horizonY, { bottom: sheet.atY(60), ripples: 10 })
  drawFloor(sheet, sheet.light.stars ? 'rock' : 'sand', 52)
  const [above, across] = [sheet.pick<Foreground | null>(['pine', null]), sheet.pick([-1, 1])]
  if (above) drawForeground(sheet, above, across)
}

function drawShore(sheet: Sheet): void {
  drawSky(sheet, { lift: 0.04 })
  drawWater(sheet, sheet.horizonY, { depth: 0.5 })
  sheet.fillScene(
    'M50 4Q70-40 104-46V4z',
    sheet.wash(sheet.tone('leaf', 0.5), sheet.tone('rock', 0.5)),
  )
  const foam = sheet.glint(0.55)
  sheet.fillScene(`M-4 50Q40 30 70 48T104 44V${sheet.foot}H-4z`, foam, 0.6)
  sheet.fillScene(
    `M-4 58Q40 40 70 58T104 54V${sheet.foot}H-4z`,
    sheet.wash(sheet.tone('sand', 0.34), sheet.tone('sand', 0.06)),
  )
  drawPlants(sheet, 'grass', [
    { x: 4, y: 180, size: 80 },
    { x: 14, y: 190, size: 60 },
  ])
}

function drawMeadow(sheet: Sheet): void {
  const { height } = sheet
  drawSky(sheet, { lift: 0.2 })
  drawRange(sheet, { y: -30, rise: 90, base: 30, colour: 'rock', distance: 0.62, roughness: 0.3 })
  drawTreeline(sheet, {
    along: contour(sheet, 4, 24),
    height: 54,
    paint: sheet.wash(sheet.tone('pine', 0.44), sheet.tone('leaf', 0.5)),
    base: sheet.atY(50),
  })
  drawMist(sheet, sheet.atY(20), 20, 0.5)
  drawGround(
    sheet,
    contour(sheet, 38, 14),
    height,
    sheet.wash(sheet.tone('field', 0.36), sheet.tone('leaf', 0.1)),
  )
  const tree = sheet.pick<PlantName>(['birch', 'maple', 'olive', 'poplar'])
  const x = sheet.pick([6, 20, 78, 94])
  drawPlants(sheet, tree, [{ x, y: 84, size: sheet.between(130, 200), distance: 0.14 }])
}

function drawWood(sheet: Sheet): void {
  const { height } = sheet
  drawSky(sheet, { lift: 0.3 })
  for (const [y, tall, distance] of [
    [-10, 90, 0.62],
    [24, 120, 0.44],
  ] as const) {
    drawTreeline(sheet, {
      along: contour(sheet, y, 24),
      height: tall,
      paint: sheet.wash(sheet.tone('pine', distance), sheet.tone('pine', distance + 0.3)),
      base: sheet.atY(y + 80),
    })
    drawMist(sheet, sheet.atY(y + 30), 24, 0.6)
  }
  drawGround(
    sheet,
    contour(sheet, 60, 16, 5),
    height,
    sheet.wash(sheet.tone('leaf', 0.36), sheet.tone('leaf', 0.04)),
  )
  sheet.fillScene(
    `M44 52Q60 90 30 150T20 ${sheet.foot}H84Q80 150 70 110T56 52z`,
    sheet.tone('sand', 0.3),
    0.7,
  )
  const trunks =
    'M3 150Q7 60 7-300H13Q13 60 18 150Q10 156 3 150zM83 110Q86 40 86-300H90Q90 40 94 110 88 115 83 110zM27 80Q29 30 29-300H31.6Q31 30 34 80 30 84 27 80z'
  sheet.fillScene(trunks, sheet.wash(sheet.tone('wood', 0.2), sheet.tone('wood', 0.06)))
}

function drawPark(sheet: Sheet): void {
  drawSky(sheet, { lift: 0.3 })
  drawCityGarden(sheet, 'none')
}

/** A bare room with a curtain and one long wall of light. */
function drawHall(sheet: Sheet): void {
  const { width, height, unit, light } = sheet
  lightIndoors(sheet)
  const wall = mix(
    sheet.tone(sheet.pick<LocalColour>(['wall', 'blush', 'celadon']), 0.34),
    light.sky[1],
    0.35,
  )
  sheet.rect(
    0,
    0,
    width,
    height,
    sheet.wash(mix(wall, light.shade, 0.14), mix(wall, light.sky[2], 0.4)),
  )
  const start = sheet.pick([2, 20, 40])
  const panes = [0, 1, 2].map((i) => `M${start + 6 + i * 13}-180l10-12-5 150-10 12z`)
  sheet.fillScene(panes.join(''), mix(light.sun, light.sky[2], 0.55), light.stars ? 0.2 : 0.45)
  const folds = times(6, (i) => `M${82 + i * 3.6}-300V24`)
  sheet.fillScene('M80-300H104V26H80z', sheet.tone('bone', 0.2), 0.7)
  sheet.strokeScene(folds.join(''), mix(wall, light.shade, 0.4), 3, 0.35)
  drawHanging(sheet, mix(wall, light.shade, 0.3))
  drawFloor(sheet, sheet.pick<LocalColour>(['wood', 'sand', 'rock']), 24)
  sheet.stroke(`M0 ${Math.round(sheet.atY(24))}H${width}`, lighten(wall, 0.3), 2 * unit, 0.6)
}

/** What hangs on the wall of a hall. */
const HANGINGS = [
  'M56-236H74V-112H56zM56-150H74M56-190H74',
  'M50-170Q50-222 62-222T74-170 62-118 50-170z',
  'M46-210H60V-150H46zM64-190H74V-150H64z',
  'M40-150H76M46-150V-176H54V-150M58-150V-190H64V-150',
  '',
] as const

function drawHanging(sheet: Sheet, colour: string): void {
  sheet.strokeScene(sheet.pick(HANGINGS), colour, 4)
}

function drawOpenWater(sheet: Sheet): void {
  drawSky(sheet, { lift: 0.1 })
  drawRange(sheet, { y: 0, rise: 80, base: 4, colour: 'rock', distance: 0.6, roughness: 0.34 })
  drawRange(sheet, { y: 0, rise: 34, base: 4, colour: 'pine', distance: 0.42, roughness: 0.3 })
  drawWater(sheet, sheet.horizonY, { depth: 0.6, ripples: 26 })
}

function drawRidge(sheet: Sheet): void {
  const { height } = sheet
  drawSky(sheet, { lift: 0.2 })
  for (const [y, rise, distance] of [
    [-40, 110, 0.7],
    [-6, 90, 0.56],
    [30, 70, 0.4],
  ] as const) {
    drawRange(sheet, { y, rise, base: y + 90, colour: 'rock', distance, roughness: 0.3 })
    drawMist(sheet, sheet.atY(y + 20), 26, 0.6)
  }
  drawGround(
    sheet,
    contour(sheet, 100, 26, 5),
    height,
    sheet.wash(sheet.tone('field', 0.24), sheet.tone('leaf', 0.04)),
  )
  drawPlants(sheet, 'heather', [
    { x: 12, y: 170, size: 80 },
    { x: 90, y: 176, size: 90 },
  ])
}
