import { lighten, mix } from '../drawing/colour.ts'
import { GLAZES } from '../drawing/hours.ts'
import { place as placed, type Spot, short } from '../drawing/marks.ts'
import { drawParts, type Part } from '../drawing/parts.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { PART_OBJECTS } from '../objects/repertoire.ts'
import { drawShadow } from '../objects/vessels.ts'
import { PROPS } from '../practices/props.ts'
import { drawFloor, lightIndoors } from '../practices/settings.ts'
import { comeNearer } from '../scenery/frame.ts'
import { FURNITURE } from './furniture.ts'
import type { Room } from './repertoire.ts'
import { WINDOWS, type WindowName } from './windows.ts'

/** How near a room is seen. */
const ZOOMS = [1, 1.12, 1.26, 1.42] as const

const THINGS: Record<string, readonly Part[]> = { ...PART_OBJECTS, ...PROPS, ...FURNITURE }

/**
 * A room without people; the seed selects the wall, the window and which way round it stands.
 *
 * @param drawOutside draws what the window shows, as large as the sheet
 */
export function drawInterior(sheet: Sheet, room: Room, drawOutside: () => void): void {
  const view = viewOf(sheet, drawOutside)
  const start = sheet.marks.length
  lightIndoors(sheet)
  const { width, height, light, unit } = sheet
  const way = sheet.pick([-1, 1])
  const tint = sheet.tone(sheet.pick(room.walls), 0.24)
  const wall = mix(mix(tint, light.sky[1], 0.34), light.shade, light.stars ? 0.2 : 0)
  sheet.rect(0, 0, width, height, sheet.wash(mix(wall, light.shade, 0.2), wall))
  drawFloor(sheet, sheet.pick(room.floors), 24)
  drawWindow(sheet, sheet.pick(room.windows), way, { view, wall })
  sheet.stroke(`M0 ${Math.round(sheet.atY(24))}H${width}`, lighten(wall, 0.25), 3 * unit, 0.6)
  const glaze = sheet.tone(sheet.pick(GLAZES), 0.08)
  for (const [name, x, y, size] of room.furniture) {
    const spot = {
      x: width / 2 + way * (x + Math.round(sheet.between(-16, 16))) * unit,
      y: sheet.atY(y),
      scale: way * size * unit,
      scaleY: size * unit,
    }
    drawShadowOf(sheet, name, spot)
    drawGlowOf(sheet, name, spot)
    drawParts(sheet, spot, THINGS[name] ?? [], { glaze })
  }
  comeNearer(sheet, start, ZOOMS)
}

function viewOf(sheet: Sheet, drawOutside: () => void): string {
  const start = sheet.marks.length
  drawOutside()
  return sheet.marks.splice(start).join('')
}

/** Things that hang on the wall or stand on another have no shadow on the floor. */
const OFF_FLOOR = new Set(['pendant', 'mirror', 'shelf', 'crockery', 'tea-cup', 'towels', 'books'])

function drawShadowOf(sheet: Sheet, name: string, { x, y, scaleY = 1 }: Spot): void {
  if (!OFF_FLOOR.has(name)) drawShadow(sheet, x, y + 2, 130 * scaleY, 12 * scaleY)
}

/** How far above its foot a light hangs, in local units. */
const LIGHTS: Partial<Record<string, number>> = {
  stove: 56,
  'bedside-lamp': 112,
  'floor-lamp': 196,
  pendant: 208,
  lantern: 26,
}

function drawGlowOf(sheet: Sheet, name: string, { x, y, scaleY = 1 }: Spot): void {
  const rise = LIGHTS[name]
  if (rise === undefined) return
  const glow = sheet.glow(sheet.light.lamp, 0.5)
  sheet.oval(x, y - rise * scaleY, 130 * scaleY, 110 * scaleY, glow)
}

type Look = { view: string; wall: string }

function drawWindow(sheet: Sheet, name: WindowName, way: number, { view, wall }: Look): void {
  const { width, height, horizonY, unit, light } = sheet
  const { outline, bars, box } = WINDOWS[name]
  const spot = { x: width / 2, y: horizonY, scale: way * unit, scaleY: unit }
  const path = placed(outline, spot)
  const clip = sheet.define(`<clipPath id="@"><path d="${path}"/></clipPath>`)
  const [left, top, across, down] = box.map((value) => value * unit) as [
    number,
    number,
    number,
    number,
  ]
  const scale = Math.max(across / width, down / height)
  const x = width / 2 + (way > 0 ? left : -left - across) + (across - scale * width) / 2
  // The horizon outside lies at two thirds of the window.
  const y = Math.max(
    top + down - scale * height,
    Math.min(top, top + down * 0.66 - horizonY * scale),
  )
  const shrink = `translate(${short(x)} ${short(horizonY + y)}) scale(${scale.toFixed(2)})`
  sheet.add(`<g clip-path="${clip}"><g transform="${shrink}">${view}</g></g>`)
  const frame = mix(mix(sheet.tone('wood', 0.1), wall, 0.2), light.shade, 0.3)
  sheet.stroke(path + placed(bars, spot), frame, 5 * unit)
}
