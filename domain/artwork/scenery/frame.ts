import type { Sheet } from '../drawing/sheet.ts'

/** Sections of a landscape: how much nearer, and where between the left and the right edge. */
const SECTIONS = [
  { zoom: 1, across: 0.5 },
  { zoom: 1.22, across: 0.1 },
  { zoom: 1.22, across: 0.9 },
  { zoom: 1.45, across: 0.2 },
  { zoom: 1.45, across: 0.55 },
  { zoom: 1.45, across: 0.85 },
] as const

/** Shows a section of the marks from `start` on, by the seed; the horizon stays on its line. */
export function frame(sheet: Sheet, start: number): void {
  const { width, height, horizonY } = sheet
  const { zoom, across } = sheet.pick(SECTIONS)
  if (zoom === 1) return
  const [boxWidth, boxHeight] = [width / zoom, height / zoom]
  const [left, top] = [(width - boxWidth) * across, horizonY * (1 - 1 / zoom)]
  const box = [left, top, boxWidth, boxHeight].map(Math.round).join(' ')
  const marks = sheet.marks.splice(start)
  sheet.add(`<svg viewBox="${box}" width="${width}" height="${height}">`, ...marks, '</svg>')
}
