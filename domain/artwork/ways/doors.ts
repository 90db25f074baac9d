import { lighten, mix } from '../drawing/colour.ts'
import { GLAZES, type LocalColour } from '../drawing/hours.ts'
import { at, place } from '../drawing/marks.ts'
import { drawParts } from '../drawing/parts.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { WAY_THINGS, type WayThingName } from './things.ts'

type Door = {
  outline: string
  /** Lines of the leaf, and glass. */
  leaf: string
  glass: string
  step: readonly WayThingName[]
}

const ARCHED = 'M-66 100V-96Q-66-170 0-170T66-96V100z'
const SQUARE = 'M-62 100V-150H62V100z'

/** Doors in the evening, by name; what stands on the step tells whose they are. */
export const DOORS = {
  'house-door': {
    outline: ARCHED,
    leaf: 'M0-170V100M-52-60V80H-14V-60zM14-60V80H52V-60z',
    glass: 'M-48-88Q-48-152-8-154V-76H-48zM8-154Q48-152 48-88V-76H8z',
    step: ['pot', 'boots'],
  },
  'studio-door': {
    outline: SQUARE,
    leaf: 'M-62-96H62M0-96V100M-50 30H-12V84H-50zM12 30H50V84H12z',
    glass: 'M-54-142H54V-104H-54zM-50-84H-10V18H-50zM10-84H50V18H10z',
    step: ['pot', 'bicycle'],
  },
  'parcel-door': {
    outline: SQUARE,
    leaf: 'M-48-20H48V84H-48zM0-20V84',
    glass: 'M-40-134H40V-36H-40z',
    step: ['parcel', 'pot'],
  },
} as const satisfies Record<string, Door>

export type DoorName = keyof typeof DOORS
export const DOOR_NAMES = Object.keys(DOORS) as DoorName[]

const WALLS: readonly LocalColour[] = ['wall', 'clay', 'blush', 'celadon', 'bone', 'rock', 'ochre']
const LEAVES: readonly LocalColour[] = ['sea', 'pine', 'ink', 'clay', 'ochre', 'wood']

/** A lit door in a wall, with a step, a lamp and a window. */
export function drawDoor(sheet: Sheet, { outline, leaf, glass, step }: Door): void {
  const { width, height, unit, light, side } = sheet
  const tint = sheet.tone(sheet.pick(WALLS), 0.2)
  const wall = mix(tint, light.sky[1], 0.3)
  const base = Math.round(sheet.atY(100))
  sheet.rect(0, 0, width, height, sheet.wash(mix(wall, light.sky[0], 0.4), wall))
  const street = sheet.tone('rock', 0.26)
  sheet.rect(0, base, width, height - base, sheet.wash(mix(street, light.sky[2], 0.2), street))
  const middle = width / 2 - side * sheet.between(40, 90) * unit
  const spot = { x: middle, y: sheet.horizonY, scale: unit * 1.16 }
  const door = sheet.tone(sheet.pick(LEAVES), 0.06)
  const stone = mix(wall, light.shade, 0.3)
  sheet.stroke(place(outline, spot), stone, 26 * unit)
  sheet.fill(place(outline, spot), sheet.wash(door, mix(door, light.shade, 0.3)))
  sheet.stroke(place(leaf, spot), mix(door, light.shade, 0.5), 2.6 * unit)
  sheet.fill(place(glass, spot), light.lamp)
  sheet.stroke(place('M48 24v16', spot), sheet.tone('brass'), 6 * unit)
  const stair = place('M-110 98H110L122 112H-122zM-134 112H134L150 132H-150z', spot)
  sheet.fill(stair, sheet.wash(lighten(stone, 0.2), stone))
  drawLitWindow(sheet, middle + side * 236 * unit, stone)
  const lampX = middle + side * 108 * unit
  sheet.oval(lampX, sheet.atY(-104), 130 * unit, 120 * unit, sheet.glow(light.lamp, 0.7))
  const lamp = { x: lampX, y: sheet.atY(-84), scale: unit }
  sheet.fill(place('M-11 0V-28H11V0z', lamp), light.lamp)
  sheet.fill(place('M-16-28L0-42 16-28z', lamp), sheet.tone('ink'))
  for (const [index, name] of step.entries()) {
    const scale = (index ? 1.2 : 1.1) * unit
    const x = middle + (index ? side * 196 : -side * 148) * unit
    const glaze = sheet.tone(sheet.pick(GLAZES), 0.06)
    drawParts(
      sheet,
      { x, y: sheet.atY(index ? 140 : 134), scale: side * scale, scaleY: scale },
      WAY_THINGS[name],
      { glaze },
    )
  }
}

function drawLitWindow(sheet: Sheet, x: number, frame: string): void {
  const { unit, light, horizonY } = sheet
  const spot = { x, y: horizonY, scale: unit }
  sheet.fill(place('M-60-150H60V-20H-60z', spot), light.lamp, 0.85)
  sheet.fill(
    place('M-60-150Q-50-70-60-20H-36Q-20-90-24-150zM60-150Q50-70 60-20H36Q20-90 24-150z', spot),
    frame,
    0.5,
  )
  sheet.stroke(place('M-60-150H60V-20H-60zM0-150V-20M-60-90H60M-70-16H70', spot), frame, 6 * unit)
  sheet.stroke(`M${at(0, horizonY - 230 * unit)}H${sheet.width}`, frame, 3 * unit, 0.4)
}
