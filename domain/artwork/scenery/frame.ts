import { times } from '../drawing/marks.ts'
import type { Sheet } from '../drawing/sheet.ts'

/** How much nearer a section is than the whole. */
const ZOOMS = [1.14, 1.26, 1.38, 1.5, 1.64] as const
/** Sections to choose from; the whole when each of them cuts something. */
const TRIES = 9

type Box = { left: number; top: number; width: number; height: number }

/** Shows a section of a landscape from mark `start` on, by the seed; the horizon stays on its line. */
export function frame(sheet: Sheet, start: number): void {
  const boxes = times(TRIES, () => sectionOf(sheet, ZOOMS))
  const box = boxes.find((it) => cutsNothing(sheet, it))
  if (box) show(sheet, start, box)
}

/** Comes nearer to the marks from `start` on, by the seed. */
export function comeNearer(sheet: Sheet, start: number, zooms: readonly number[]): void {
  show(sheet, start, sectionOf(sheet, zooms))
}

function show(sheet: Sheet, start: number, box: Box): void {
  const view = [box.left, box.top, box.width, box.height].map(Math.round).join(' ')
  const marks = sheet.marks.splice(start)
  sheet.add(`<svg viewBox="${view}">`, ...marks, '</svg>')
}

function sectionOf(sheet: Sheet, zooms: readonly number[]): Box {
  const zoom = sheet.pick(zooms)
  const [width, height] = [sheet.width / zoom, sheet.height / zoom]
  const left = sheet.between(0, sheet.width - width)
  return { left, top: sheet.horizonY * (1 - 1 / zoom), width, height }
}

/** The house stays in the picture, and no edge goes through it or the sun. */
function cutsNothing({ house, sun }: Sheet, { left, top, width }: Box): boolean {
  const right = left + width
  if (house && (house.x - house.half < left || house.x + house.half > right)) return false
  const [from, to] = [sun.x - sun.radius, sun.x + sun.radius]
  const isWithin = from > left && to < right && sun.y - sun.radius > top
  return isWithin || to < left || from > right || sun.y + sun.radius < top
}
