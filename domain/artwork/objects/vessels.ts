import type { Colour } from '../drawing/colour.ts'
import type { LocalColour } from '../drawing/hours.ts'
import { at, curve, type Point, place, type Spot, times } from '../drawing/marks.ts'
import type { Sheet } from '../drawing/sheet.ts'
import type { Profile } from './profiles.ts'

/** The soft shadow of an object; all in px. */
export function drawShadow(
  sheet: Sheet,
  x: number,
  y: number,
  radiusX: number,
  radiusY = radiusX * 0.13,
): void {
  sheet.oval(x, y, radiusX, radiusY, sheet.glow(sheet.dark(), 0.6))
}

type VesselOptions = {
  /** Colour of the inside; a closed vessel has none. */
  mouth?: Colour
  /** How round the mouth looks: its height over its width. */
  rim?: number
  castsShadow?: boolean
}

/** A solid of revolution from a profile. */
export function drawVessel(
  sheet: Sheet,
  { x, y, scale }: Spot,
  profile: Profile,
  colour: Colour,
  { mouth, rim = 0.2, castsShadow = true }: VesselOptions = {},
): void {
  const [foot, lip] = [profile[0], profile.at(-1)]
  if (!foot || !lip) throw new RangeError('A profile has at least two points')
  const left = profile.map(([radius, height]): Point => [x - radius * scale, y - height * scale])
  const right = profile.map(([radius, height]): Point => [x + radius * scale, y - height * scale])
  const widest = Math.max(...profile.map(([radius]) => radius))
  if (castsShadow) {
    const shadowSide = sheet.sun.x > sheet.width / 2 ? -1 : 1
    drawShadow(sheet, x + shadowSide * widest * scale * 0.9, y + 1, widest * scale * 2)
  }
  const outline = `${curve(left)}${curve(right.toReversed()).replace('M', 'L')}`
  const belly = `Q${at(x, y + foot[0] * scale * 0.34)} ${at(x - foot[0] * scale, y - foot[1] * scale)}`
  sheet.fill(outline + belly, sheet.turn(colour))
  if (mouth) sheet.oval(x, y - lip[1] * scale, lip[0] * scale, lip[0] * scale * rim, mouth)
}

type Pebble = { x: number; y: number; halfWidth: number; halfHeight: number; colour: LocalColour }

/** A rounded stone; all in px. */
export function drawPebble(sheet: Sheet, { x, y, halfWidth, halfHeight, colour }: Pebble): void {
  drawShadow(sheet, x, y + halfHeight * 0.9, halfWidth * 1.2, halfHeight * 0.34)
  const spot = { x, y, scale: halfWidth / 10, scaleY: halfHeight / 10 }
  const path = place('M-10 2C-10-10 7-12 10 1S-8 11-10 2z', spot)
  sheet.fill(path, sheet.turn(sheet.tone(colour, 0.08)))
}

/** A paper label with two lines of writing; width and height in local units. */
export function drawLabel(sheet: Sheet, spot: Spot, width: number, height: number): void {
  const { x, y, scale } = spot
  const paper = sheet.turn(sheet.tone('bone', 0.06))
  sheet.rect(x - (width / 2) * scale, y, width * scale, height * scale, paper)
  const lines = place('M-14 0h28M-9 10h18', { x, y: y + height * 0.36 * scale, scale })
  sheet.stroke(lines, sheet.tone('ink', 0.2), 1.6 * scale)
}

type Sprig = {
  /** Its base, px. */
  x: number
  y: number
  /** px */
  length: number
  /** Radians; 0 points right, negative up. */
  tilt: number
  colour: Colour
  /** Size of a leaf; 1 is usual. */
  leaf?: number
  /** Pairs of leaves; up to three are drawn as half leaves. */
  pairs?: number
}

/** A twig with pairs of leaves. */
export function drawSprig(sheet: Sheet, sprig: Sprig): void {
  const { x, y, length, tilt, colour, leaf = 1, pairs = 6 } = sprig
  const along = (share: number): Point => [
    x + Math.cos(tilt) * length * share,
    y + Math.sin(tilt) * length * share - length * 0.12 * Math.sin(share * 3.1),
  ]
  sheet.stroke(curve([0, 0.35, 0.7, 1].map(along)), colour, 1.6 * sheet.unit)
  const leaves = times(2 * pairs, (i) => {
    const pair = 1 + (i >> 1)
    const angle = tilt + (i % 2 ? -1 : 1) * sheet.between(0.7, 1.1)
    const size = length * sheet.between(0.17, 0.24) * leaf * (1.15 - pair / 12)
    const [endX, endY] = [Math.cos(angle) * size, Math.sin(angle) * size]
    const out = `q${at(endX / 2 - endY * 0.34, endY / 2 + endX * 0.34)} ${at(endX, endY)}`
    const back = `q${at(-endX / 2 + endY * 0.34, -endY / 2 - endX * 0.34)} ${at(-endX, -endY)}`
    return `M${at(...along(pair / pairs))}${out}${pairs > 3 ? back : ''}`
  })
  sheet.fill(leaves.join(''), colour)
}
