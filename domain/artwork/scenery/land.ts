import { mix } from '../drawing/colour.ts'
import type { LocalColour } from '../drawing/hours.ts'
import { at, curve, type Point, polygon, times } from '../drawing/marks.ts'
import type { Paint, Sheet } from '../drawing/sheet.ts'

/**
 * Rolling ground, as points from edge to edge. Its lowest line is `y` scene units below the horizon and
 * its hills rise `rise` units above that.
 */
export function contour(sheet: Sheet, y: number, rise: number, segments = 7): Point[] {
  const [first, second] = [sheet.between(0, 6.3), sheet.between(0, 6.3)]
  const stretch = sheet.between(3, 5)
  return times(segments + 1, (i) => {
    const wave =
      Math.sin(first + (i / segments) * stretch) * Math.cos(second + (i / segments) * 3.1)
    return [
      (i / segments) * (sheet.width + 40) - 20,
      sheet.atY(y) - rise * sheet.unit * (0.5 + 0.5 * wave),
    ]
  })
}

/** Height of a contour at `x`, both px. */
export function heightAt(points: readonly Point[], x: number): number {
  const index = Math.max(
    1,
    points.findIndex((point) => point[0] >= x),
  )
  const [before, after] = [points[index - 1], points[index]]
  if (!before || !after) throw new RangeError('A contour has at least two points')
  return before[1] + ((after[1] - before[1]) * (x - before[0])) / (after[0] - before[0])
}

/** Fills from a contour down to `base` px, and returns the contour for objects on it. */
export function drawGround(sheet: Sheet, points: Point[], base: number, paint: Paint): Point[] {
  sheet.fill(`${curve(points)}V${Math.round(base)}H-20Z`, paint)
  return points
}

type RangeOptions = {
  /** Foot and height of the crest, scene units. */
  y: number
  rise: number
  /** Lower edge of the fill, scene units below the horizon. */
  base: number
  colour: LocalColour
  /** 0 here, 1 lost in the air. */
  distance: number
  /** How broken the crest is, 0 to 1. */
  roughness?: number
}

/** A far crest that dissolves into the hour's air. */
export function drawRange(sheet: Sheet, options: RangeOptions): void {
  const { y, rise, base, colour, distance, roughness = 0.45 } = options
  const tone = sheet.tone(colour, distance)
  const crest = skyline(sheet, y, rise, roughness)
  const paint = sheet.wash(tone, mix(tone, sheet.light.air, 0.75))
  sheet.fill(`${polygon(crest)}V${Math.round(sheet.atY(base))}H-20Z`, paint)
}

/** A broken crest, by midpoint displacement. */
function skyline(sheet: Sheet, y: number, rise: number, roughness: number): Point[] {
  let points: Point[] = [-20, sheet.width / 2, sheet.width + 20].map((x) => [
    x,
    sheet.atY(y) - sheet.between(0.15, 1) * rise * sheet.unit,
  ])
  let reach = rise * roughness * sheet.unit
  for (let round = 0; round < 4; round++) {
    points = points.flatMap((point, index): Point[] => {
      const before = points[index - 1]
      if (!before) return [point]
      const middleY = (before[1] + point[1]) / 2 + sheet.between(-reach, reach)
      return [[(before[0] + point[0]) / 2, middleY], point]
    })
    reach *= 0.52
  }
  return points
}

type TreelineOptions = {
  /** Contour of the ground below the trees. */
  along: readonly Point[]
  /** Tallest tree, scene units. */
  height: number
  paint: Paint
  /** Lower edge of the fill, px. */
  base: number
  /** Distance between the trees; 1 by default. */
  gap?: number
}

/** Distant trees, gathered in groves. */
export function drawTreeline(sheet: Sheet, options: TreelineOptions): void {
  const { along, height, paint, base, gap = 1 } = options
  const { unit } = sheet
  const [first, second] = [sheet.between(0, 6), sheet.between(0, 6)]
  let x = -20
  let y = Math.round(along[0]?.[1] ?? base)
  let path = `M-20 ${Math.round(base)}V${y}`
  while (x < sheet.width + 16) {
    const density = Math.sin(first + (x / unit) * 0.011) * Math.cos(second + (x / unit) * 0.023)
    const grove = 0.25 + 0.75 * Math.abs(density)
    const tall = Math.round(height * unit * grove * sheet.between(0.6, 1.15))
    const half = Math.round(Math.max(5 * unit, tall * 0.22))
    const step = Math.round(sheet.random() ** 3 * 40 * gap * unit)
    const nextY = Math.round(heightAt(along, x + step))
    if (step || nextY !== y) path += `l${step} ${nextY - y}`
    path += tall > 28 * unit ? roundTree(half, tall) : `l${half} ${-tall} ${half} ${tall}`
    x += step + half * 2
    y = nextY
  }
  sheet.fill(`${path}V${Math.round(base)}Z`, paint)
}

function roundTree(half: number, tall: number): string {
  const up = `q${at(half * 0.66, -tall * 0.4)} ${half} ${-tall}`
  return `${up}q${at(half * 0.34, tall * 0.6)} ${half} ${tall}`
}
