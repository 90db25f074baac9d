import { GLAZES, type LocalColour } from '../drawing/hours.ts'
import { short } from '../drawing/marks.ts'
import { type Dyes, drawParts, type Part } from '../drawing/parts.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { drawGroundFromAbove } from '../flat-lays/draw-flat-lay.ts'
import { TOPS, type TopName } from '../flat-lays/tops.ts'
import { TOPS as CLOTHES, SKINS, TROUSERS } from '../practices/people.ts'
import { lightIndoors, SETTINGS, type SettingName } from '../practices/settings.ts'
import { driftSun } from '../scenery/sky.ts'
import { turnMarks } from '../scenery/turned.ts'
import { GRIP, LAP } from './gestures.ts'
import { type Busy, HANDS, type HandsName, OWN_TOPS, type OwnTopName } from './repertoire.ts'

const ROOMS: readonly SettingName[] = ['studio', 'hall', 'meadow', 'deck', 'lamp-room', 'ridge']
const ZOOMS = [1.02, 1.2, 1.4] as const

export function drawHands(sheet: Sheet, name: HandsName): void {
  if (name === 'hands-lap') drawLap(sheet)
  else drawBusyHands(sheet, HANDS[name])
}

function drawLap(sheet: Sheet): void {
  driftSun(sheet)
  SETTINGS[sheet.pick(ROOMS)](sheet)
  const scale = sheet.between(0.86, 1.24) * sheet.unit
  const x = sheet.width * sheet.between(0.4, 0.6)
  // The knees stay at the lower edge.
  const spot = {
    x,
    y: sheet.height - (sheet.height - sheet.horizonY) * (scale / sheet.unit),
    scale,
  }
  drawParts(sheet, spot, LAP, pickDyes(sheet))
}

function drawBusyHands(sheet: Sheet, { grounds, under, hands, tool }: Busy): void {
  lightIndoors(sheet)
  drawGroundFromAbove(sheet, sheet.pick(grounds))
  const { width, height, unit } = sheet
  const way = sheet.pick([-1, 1])
  const start = sheet.marks.length
  const spotOf = (x: number, y: number, size: number) => ({
    x: width / 2 + way * x * unit,
    y: height / 2 + y * unit,
    scale: way * size * unit,
    scaleY: Math.abs(size) * unit,
  })
  for (const [name, x, y, size] of under) {
    const spot = spotOf(x, y, size)
    sheet.oval(
      spot.x,
      spot.y + 12 * unit,
      150 * spot.scaleY,
      130 * spot.scaleY,
      sheet.glow(sheet.dark(), 0.35),
    )
    const parts: readonly Part[] = isOwnTop(name) ? OWN_TOPS[name] : TOPS[name]
    drawParts(sheet, spot, parts, { glaze: sheet.tone(sheet.pick(GLAZES), 0.06) })
    if (name === 'candle') {
      const reach = 130 * spot.scaleY
      sheet.oval(spot.x, spot.y, reach, reach, sheet.glow(sheet.light.lamp, 0.6))
    }
  }
  const dyes = pickDyes(sheet)
  for (const [parts, x, y, size] of hands) {
    const spot = spotOf(x, y, size)
    const tilt = `${short((x > 0 ? -1 : 1) * way * 8)} ${short(spot.x)} ${short(spot.y)}`
    sheet.add(`<g transform="rotate(${tilt})">`)
    if (tool && parts === GRIP) drawParts(sheet, spot, tool, {})
    drawParts(sheet, spot, parts, dyes)
    sheet.add('</g>')
  }
  const zoom = sheet.pick(ZOOMS)
  const x = width * (0.5 + sheet.between(-0.14, 0.14))
  const y = height * (0.5 - (zoom - 1) * sheet.between(0.1, 0.3))
  turnMarks(sheet, start, { degrees: sheet.between(-12, 12), zoom, x, y })
}

function isOwnTop(name: TopName | OwnTopName): name is OwnTopName {
  return Object.hasOwn(OWN_TOPS, name)
}

function pickDyes(sheet: Sheet): Dyes {
  const tone = (names: readonly LocalColour[]) => sheet.tone(sheet.pick(names), 0.06)
  return { skin: tone(SKINS), top: tone(CLOTHES), trousers: tone(TROUSERS) }
}
