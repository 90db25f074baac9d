import { short } from '../drawing/marks.ts'
import type { Sheet } from '../drawing/sheet.ts'

type Turn = { degrees: number; zoom: number; x: number; y: number }

/** Turns the marks from `start` on about a point (px) and moves it to the middle; for what is seen from above. */
export function turnMarks(sheet: Sheet, start: number, { degrees, zoom, x, y }: Turn): void {
  const marks = sheet.marks.splice(start)
  const middle = `translate(${short(sheet.width / 2)} ${short(sheet.height / 2)})`
  const turn = `rotate(${short(degrees)}) scale(${zoom.toFixed(2)}) translate(${short(-x)} ${short(-y)})`
  sheet.add(`<g transform="${middle} ${turn}">`, ...marks, '</g>')
}
