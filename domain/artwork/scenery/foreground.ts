import { at, type Point, polygon, times } from '../drawing/marks.ts'
import type { Sheet } from '../drawing/sheet.ts'

/** A near object that reaches into the picture from one side, for depth. */
export type Foreground = 'willow' | 'reeds' | 'pine' | 'trees'

/** px from the left, for scene units from the edge that the foreground starts at. */
type FromEdge = (units: number) => number

const FOREGROUNDS: Record<Foreground, (sheet: Sheet, fromEdge: FromEdge) => void> = {
  willow: drawWillow,
  reeds: drawReeds,
  pine: drawPineBranch,
  trees: drawConifers,
}

/** By default on the side away from the sun: -1 left, 1 right. */
export function drawForeground(sheet: Sheet, kind: Foreground, side: number = -sheet.side): void {
  const { width, unit } = sheet
  FOREGROUNDS[kind](sheet, (units) => (side < 0 ? units * unit : width - units * unit))
}

function drawWillow(sheet: Sheet, fromEdge: FromEdge): void {
  const { unit } = sheet
  for (const colour of [sheet.tone('pine', 0.16), sheet.tone('pine')]) {
    const strands = times(4, () => willowStrand(sheet, fromEdge))
    sheet.stroke(strands.map((strand) => strand.stem).join(''), colour, 1.2 * unit)
    sheet.stroke(strands.map((strand) => strand.leaves).join(''), colour, 3 * unit)
  }
}

function willowStrand(sheet: Sheet, fromEdge: FromEdge): { stem: string; leaves: string } {
  const { height, unit } = sheet
  const x = sheet.between(-10, 150)
  const length = sheet.between(0.25, 0.62) * height * (1 - x / 330)
  const bend = sheet.between(8, 34)
  const control = at(fromEdge(x + bend), length * 0.4)
  const stem = `M${at(fromEdge(x), -4)}Q${control} ${at(fromEdge(x + bend * 0.7), length)}`
  let leaves = ''
  for (let t = 0.12; t < 1; t += (18 * unit) / length) {
    const leafX = fromEdge(x + 2 * bend * t * (1 - t) + bend * 0.7 * t * t)
    const leafY = 0.8 * length * t * (1 - t) + length * t * t
    const across = sheet.pick([-1, 1]) * sheet.between(2, 6) * unit
    leaves += `M${at(leafX, leafY)}l${at(across, sheet.between(9, 16) * unit)}`
  }
  return { stem, leaves }
}

function drawReeds(sheet: Sheet, fromEdge: FromEdge): void {
  const { height, unit } = sheet
  const reeds = times(15, () => {
    const x = sheet.between(-20, 150)
    const tall = sheet.between(60, 180) * unit * (1 - x / 230)
    const lean = sheet.between(0, 44)
    const breadth = sheet.between(2, 4)
    const tip = at(fromEdge(x + lean), height - tall)
    const up = `Q${at(fromEdge(x + 2), height - tall * 0.6)} ${tip}`
    const back = at(fromEdge(x + breadth + 4), height - tall * 0.5)
    const down = `Q${back} ${at(fromEdge(x + breadth), height + 4)}`
    return `M${at(fromEdge(x), height + 4)}${up}${down}`
  })
  sheet.fill(reeds.join(''), sheet.tone('pine'))
}

function drawPineBranch(sheet: Sheet, fromEdge: FromEdge): void {
  const { unit } = sheet
  const y = sheet.between(50, 90)
  const tip = sheet.between(190, 250)
  const control = at(fromEdge(tip * 0.5), (y - 14) * unit)
  const branch = `M${at(fromEdge(-10), (y - 20) * unit)}Q${control} ${at(fromEdge(tip), (y + 30) * unit)}`
  sheet.stroke(branch, sheet.tone('wood'), 4 * unit)
  const tufts = times(9, () => {
    const along = sheet.between(0.12, 1)
    const tuftX = fromEdge(tip * along + sheet.between(-14, 14))
    const tuftY = (y - 20 + 50 * along * along + sheet.between(-16, 14)) * unit
    const start = at(tuftX, tuftY)
    return times(7, (i) => {
      const angle = Math.PI * (1.08 + i * 0.14)
      const length = sheet.between(15, 26) * unit
      return `M${start}l${at(Math.cos(angle) * length, Math.sin(angle) * length * 0.75)}`
    }).join('')
  })
  sheet.stroke(tufts.join(''), sheet.tone('pine'), 1.7 * unit)
}

function drawConifers(sheet: Sheet, fromEdge: FromEdge): void {
  const { height, unit } = sheet
  const places = [
    { x: 18, size: 1 },
    { x: 74, size: 0.7 },
    { x: 120, size: 0.42 },
  ]
  const trees = places.map(({ x, size }) =>
    conifer(
      sheet,
      fromEdge(x + sheet.between(-8, 8)),
      height + 16 * unit,
      size * height * sheet.between(0.62, 0.7),
    ),
  )
  sheet.fill(trees.join(''), sheet.wash(sheet.tone('pine', 0.16), sheet.tone('pine')))
}

/** One near tree with an uneven, brushed outline; all in px. */
function conifer(sheet: Sheet, x: number, y: number, height: number): string {
  const left: Point[] = []
  const right: Point[] = []
  for (const share of times(5, (i) => (i + 1) / 5)) {
    const half = height * 0.2 * share ** 0.85 * sheet.between(0.8, 1.15)
    const tier = y - height + height * sheet.between(0.86, 1.1) * share * 0.94
    const notch = tier - height * 0.03
    left.push([x - half, tier], [x - half * 0.42, notch])
    right.unshift([x + half * 0.42, notch], [x + half, tier])
  }
  const trunk: Point[] = [
    [x - height * 0.02, y],
    [x + height * 0.02, y],
  ]
  return polygon([[x, y - height * 1.04], ...left, ...trunk, ...right])
}
