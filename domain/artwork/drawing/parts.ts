import { type Colour, lighten, mix } from './colour.ts'
import { LOCAL_COLOURS, type LocalColour } from './hours.ts'
import { bare, curve, type Point, place, type Spot } from './marks.ts'
import type { Sheet } from './sheet.ts'

/** Colours that differ from one print, or one person, to the next. */
type Dye = 'glaze' | 'skin' | 'hair' | 'top' | 'trousers' | 'line'
export type Dyes = Partial<Record<Dye, Colour>>

/** A local colour or a dye; "+" is its lit side, "-" and "=" are two steps of shade. */
type PartPaint = `${LocalColour | Dye | 'lamp'}${'' | '+' | '-' | '='}`

/**
 * A part of an object: its finish, paint, and path in local units above a base line at 0. "turn" is lit
 * from the side, "wash" from above; a "line" has its width in local units.
 */
export type Part =
  | readonly [finish: 'turn' | 'wash' | 'flat', paint: PartPaint, path: string, opacity?: number]
  | readonly [finish: 'line', paint: PartPaint, path: string, width: number, opacity?: number]

/** Draws parts from back to front; `distance` is 0 here and 1 lost in the air. */
export function drawParts(
  sheet: Sheet,
  spot: Spot,
  parts: readonly Part[],
  dyes: Dyes,
  distance = 0.05,
): void {
  for (const part of parts) {
    const colour = paintOf(sheet, part[1], dyes, distance)
    const path = place(part[2], spot)
    if (part[0] === 'line') {
      sheet.stroke(path, colour, part[3] * Math.abs(spot.scale), part[4])
    } else {
      sheet.fill(path, finished(sheet, part[0], colour), part[3])
    }
  }
}

function finished(sheet: Sheet, finish: 'turn' | 'wash' | 'flat', colour: Colour): string {
  if (finish === 'flat') return colour
  if (finish === 'turn') return sheet.turn(colour)
  return sheet.wash(mix(colour, sheet.light.sky[2], 0.3), mix(colour, sheet.light.shade, 0.22))
}

function paintOf(sheet: Sheet, paint: PartPaint, dyes: Dyes, distance: number): Colour {
  const [, name = '', step = ''] = /^([a-z]+)([+=-]?)$/.exec(paint) ?? []
  const colour = plainPaint(sheet, name as LocalColour | Dye | 'lamp', dyes, distance)
  if (step === '+') return lighten(colour, 0.28)
  if (step === '-') return mix(colour, sheet.light.shade, 0.3)
  return step === '=' ? mix(colour, sheet.light.shade, 0.6) : colour
}

function plainPaint(
  sheet: Sheet,
  name: LocalColour | Dye | 'lamp',
  dyes: Dyes,
  distance: number,
): Colour {
  if (name === 'lamp') return sheet.light.lamp
  return isLocal(name) ? sheet.tone(name, distance) : (dyes[name] ?? sheet.tone('bone', distance))
}

function isLocal(name: LocalColour | Dye): name is LocalColour {
  return Object.hasOwn(LOCAL_COLOURS, name)
}

/** An oval as a path, in local units. */
export function disc(x: number, y: number, radiusX: number, radiusY = radiusX): string {
  const half = (way: number) => `a${radiusX} ${radiusY} 0 1 0 ${way * 2 * radiusX} 0`
  return `M${x - radiusX} ${y}${half(1)}${half(-1)}z`
}

/** A box with rounded corners as a path; its upper left corner, width and height in local units. */
export function box(x: number, y: number, width: number, height: number, corner = 0): string {
  const [across, down] = [bare(width - 2 * corner), bare(height - 2 * corner)]
  const turn = (cx: number, cy: number, ex: number, ey: number) => `q${cx} ${cy} ${ex} ${ey}`
  const c = corner
  return `M${x + c} ${y}h${across}${turn(c, 0, c, c)}v${down}${turn(0, c, -c, c)}h-${across}${turn(-c, 0, -c, -c)}v-${down}${turn(0, -c, c, -c)}z`
}

/** Equal ovals as a path; their middles as "x y x y". */
export function dots(middles: string, radiusX: number, radiusY = radiusX): string {
  return pointsOf(middles)
    .map(([x, y]) => disc(x, y, radiusX, radiusY))
    .join('')
}

/**
 * A solid of revolution as a path, from half its outline as "radius height radius height"; a repeated
 * point makes a corner. `x` and `y` move its foot.
 */
export function lathe(outline: string, x = 0, y = 0): string {
  const points = pointsOf(outline)
  const left = points.map(([radius, height]): Point => [x - radius, y - height])
  const right = points.map(([radius, height]): Point => [x + radius, y - height])
  const foot = points[0] ?? [0, 0]
  const belly = `Q${x} ${y - foot[1] + foot[0] * 0.3} ${x - foot[0]} ${y - foot[1]}`
  return `${curve(left)}${curve(right.toReversed()).replace('M', 'L')}${belly}`
}

function pointsOf(text: string): Point[] {
  const numbers = text.split(' ').map(Number)
  return numbers.flatMap((x, i): Point[] => (i % 2 ? [] : [[x, numbers[i + 1] ?? 0]]))
}
