import type { LocalColour } from '../drawing/hours.ts'
import { place, row, type Spot } from '../drawing/marks.ts'
import type { Sheet } from '../drawing/sheet.ts'
import type { HouseChoice, HouseName } from '../scene-names.ts'

/** A part of a house: what it is painted with, and its path above a base line 100 units long. */
type Part = readonly [paint: LocalColour | 'lamp', path: string]

/** From back to front. */
const HOUSES: Record<HouseName, readonly Part[]> = {
  cabin: [
    ['wood', 'M-24 0L0-46 24 0z'],
    ['roof', 'M0-50-30 2h5L0-42 25 2h5z'],
    ['lamp', 'M-9 0v-16L0-29 9-16V0z'],
    ['wood', 'M-1 0v-28h2V0z'],
  ],
  lodge: [
    ['wood', 'M-44 0v-20h88V0z'],
    ['roof', 'M-52-17-22-40h62L54-17zM22-36v-16h8v16z'],
    ['wood', 'M-14-20 2-44 18-20z'],
    ['roof', 'M-20-17 2-50 24-17h-5L2-43-15-17z'],
    ['lamp', row([-36, -24, -4, 28], '-4v-10h8v10z')],
  ],
  ryokan: [
    ['wood', 'M-40 0v-18h80V0zM-18-34v-8h36v8z'],
    ['lamp', row([-34, -20, -6, 8, 22], '-2v-12h11v12z')],
    ['roof', 'M-58-15Q-34-20-26-34H26Q34-20 58-15zM-30-40Q-14-44-10-54H10Q14-44 30-40z'],
  ],
  dome: [
    ['wall', 'M-30 0a30 30 0 0 1 60 0z'],
    ['rock', 'M4 0Q6-18 0-30 26-26 30 0z'],
    ['lamp', 'M-17 0v-10a8 8 0 0 1 16 0V0z'],
    ['wood', 'M-40-1h84v3h-84z'],
  ],
  estate: [
    ['wall', 'M-46 0v-22h92V0zM-30-22v-22h18v22z'],
    ['clay', 'M-50-21-40-34H40L50-21zM-34-43-21-54-8-43z'],
    ['lamp', row([-38, -24, -6, 10, 28], '-6v-9h6v9z')],
  ],
  villa: [
    ['wall', 'M-50 0v-16h84V0zM-10-18v-16h56v16z'],
    ['roof', 'M-56-16v-4h96v4zM-16-34v-4h70v4zM46 0v-34h2V0z'],
    ['lamp', 'M-44 0v-13h36V0zM2-21v-10h38v10z'],
  ],
}

/** One small house with lit windows; a closer view is centred on its spot, even without a house. */
export function drawBuilding(sheet: Sheet, house: HouseChoice, spot: Spot): void {
  const { x, y, scale } = spot
  sheet.focus = [x, y]
  if (house === 'none') return
  const { light } = sheet
  if (light.shadeStrength > 0.4) {
    sheet.oval(x, y - 14 * scale, 70 * scale, 50 * scale, sheet.glow(light.lamp, 0.55))
  }
  for (const [paint, path] of HOUSES[house]) {
    sheet.fill(place(path, spot), paint === 'lamp' ? light.lamp : sheet.tone(paint, 0.06))
  }
}
