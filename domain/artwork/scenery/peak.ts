import { mix } from '../drawing/colour.ts'
import { LOCAL_COLOURS } from '../drawing/hours.ts'
import { at, type Point, polygon, times } from '../drawing/marks.ts'
import type { Sheet } from '../drawing/sheet.ts'

type Peak = {
  /** Middle, half width and height, px. */
  x: number
  halfWidth: number
  height: number
  /** 0 here, 1 lost in the air. */
  distance: number
}

/** A great mountain: snow into rock, rock into air; one side lit; brushed gullies. */
export function drawPeak(sheet: Sheet, { x, halfWidth, height, distance }: Peak): void {
  const { light } = sheet
  const base = sheet.atY(14)
  const litSide = sheet.sun.x <= x ? -1 : 1
  const rock = sheet.tone('rock', distance)
  const snow = mix(LOCAL_COLOURS.snow, light.air, 0.06 + distance * 0.4)
  const top: Point = [x, base - height]
  const flank = (side: -1 | 1): Point[] =>
    times(12, (i) => {
      const fall = ((i + 1) / 12) ** 1.1
      const crag = sheet.between(-1, 1) * height * 0.03 * (1 - fall)
      return [x + side * halfWidth * fall, base - height * (1 - fall) ** 1.3 + crag]
    })
  const left = flank(-1)
  const right = flank(1)
  const spine = times(8, (i): Point => {
    if (i === 0) return top
    const sway = sheet.between(-0.05, 0.05) - litSide * 0.02 * i
    return [x + sway * halfWidth, base - height + (height * i) / 7]
  })
  const body = sheet.wash(snow, mix(snow, rock, 0.42), rock, mix(rock, light.air, 0.7), light.air)
  sheet.fill(polygon([...left.toReversed(), top, ...right]), body)
  const shadowed = litSide < 0 ? right : left
  const shadow = sheet.wash(mix(light.shade, light.sky[0], 0.3), light.air)
  sheet.fill(polygon([...spine, ...shadowed.toReversed()]), shadow, 0.55)
  const gullies = times(18, (i) => {
    const [edge, side] = i % 2 ? ([left, -1] as const) : ([right, 1] as const)
    return gully(sheet, { spine, edge, height, lean: side * halfWidth })
  })
  sheet.fill(gullies.join(''), mix(rock, light.shade, 0.25), 0.5)
}

type Slope = { spine: Point[]; edge: Point[]; height: number; lean: number }

/** A sliver along the slope. */
function gully(sheet: Sheet, { spine, edge, height, lean }: Slope): string {
  const from = spine[Math.floor(sheet.between(0, 3))]
  const to = edge[Math.floor(sheet.between(0, 5))]
  if (!from || !to) throw new RangeError('A slope has a spine and an edge')
  const share = sheet.between(0.1, 0.95)
  const length = height * sheet.between(0.12, 0.3)
  const breadth = height * sheet.between(0.012, 0.034)
  const slant = lean * 0.1 * (0.4 + share)
  const startX = from[0] + (to[0] - from[0]) * share
  const startY = from[1] + (to[1] - from[1]) * share + sheet.between(0, 0.22) * height
  const down = `q${at(slant * 0.2 + breadth, length * 0.4)} ${at(slant, length)}`
  const back = `q${at(-slant * 0.7 - breadth, -length * 0.3)} ${at(-slant, -length)}`
  return `M${at(startX, startY)}${down}${back}`
}
