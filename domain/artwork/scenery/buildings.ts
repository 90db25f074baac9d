import type { LocalColour } from '../drawing/hours.ts'
import { place, row, type Spot } from '../drawing/marks.ts'
import type { Sheet } from '../drawing/sheet.ts'

/** A part of a house: what it is painted with, and its path above a base line 100 units long. */
type Part = readonly [paint: LocalColour | 'lamp', path: string]

/** From back to front. */
const HOUSES = {
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
  chalet: [
    ['wall', 'M-36 0v-14h72V0z'],
    ['wood', 'M-38-12v-18L0-50 38-30v18z'],
    ['roof', 'M-56-24L0-58 56-24l-4 5L0-50-52-19z'],
    ['lamp', row([-28, -12, 4, 20], '-16v-9h9v9zM-5-34v-8h10v8z')],
    ['wood', 'M-44-13h88v3h-88z'],
  ],
  cube: [
    ['wall', 'M-52 0v-22h44V0zM-8 0v-34h34V0zM26 0v-18h30V0z'],
    ['bone', 'M-52-22h12V0h-12zM-8-34H0V0h-8zM26-18h8V0h-8z'],
    ['sea', 'M-44-22a13 13 0 0 1 26 0zM6 0v-13h8V0z'],
    ['lamp', 'M-34-7v-8h8v8zM-4-20v-8h7v8zM14-20v-8h7v8zM40-6v-7h7v7z'],
  ],
  thatch: [
    ['lamp', 'M-30-1v-18h60v18z'],
    ['wood', 'M-36 0v-20h5V0zM-14 0v-20h4V0zM10 0v-20h4V0zM31 0v-20h5V0zM-42-2h84v4h-84z'],
    ['ochre', 'M-56-14Q-24-26-8-58h16Q24-26 56-14 0-25-56-14z'],
    ['wood', 'M-10-57h20v4h-20z'],
  ],
  rorbu: [
    ['wood', 'M-34 4v-14h3v14zM-12 4v-14h3v14zM12 4v-14h3v14zM32 4v-14h3v14z'],
    ['clay', 'M-38-8v-18L-16-42 6-26v18zM2-8v-16h36v16z'],
    ['roof', 'M-43-24L-16-45 11-24l-3 3-24-18-24 18zM2-34h32l8 12H2z'],
    ['lamp', 'M-26-12v-10h8v10zM-14-12v-10h8v10zM14-12v-8h8v8zM26-12v-8h8v8z'],
    ['wood', 'M-44-9h88v3h-88z'],
  ],
  tent: [
    ['ink', 'M-64 0L-46-20-16-34 18-22 48-28 66 0z'],
    ['bone', 'M-42-8L-16-26-15-22-38-4zM24-14l24-6 6 6-28 4z'],
    ['lamp', 'M-14 0v-18h24V0z'],
    ['wood', 'M-17-40h2V0h-2zM47-34h2V0h-2z'],
  ],
  adobe: [
    ['sand', 'M-52 0v-22h34v-14h44v18h28V0z'],
    ['clay', 'M-18-36h8V0h-8zM-52-22h6V0h-6zM26-18h6V0h-6z'],
    ['wood', row([-44, -32, -6, 6, 18, 40], '-17h3v4h-3z')],
    ['lamp', 'M-38-3v-9h8v9zM4-14v-9h8v9zM36-3v-8h8v8z'],
  ],
  cottage: [
    ['wall', 'M-46 0v-21h92V0zM30-36v-12h9v14z'],
    ['clay', 'M-51-19L-38-38H38L51-19z'],
    ['sea', 'M-46-4h92v4h-92z'],
    ['lamp', row([-34, -16, 10, 28], '-8v-8h7v8z')],
  ],
} as const satisfies Record<string, readonly Part[]>

/** The houses in landscapes; the later ones belong to a region. */
export type HouseName = keyof typeof HOUSES
/** "none" leaves the landscape empty. */
export type HouseChoice = HouseName | 'none'
export const HOUSE_NAMES = Object.keys(HOUSES) as HouseName[]

/** One small house with lit windows. */
export function drawBuilding(sheet: Sheet, house: HouseChoice, spot: Spot): void {
  const { x, y, scale } = spot
  if (house === 'none') return
  const { light } = sheet
  sheet.house = { x, half: 66 * scale }
  if (light.shadeStrength > 0.4) {
    sheet.oval(x, y - 14 * scale, 70 * scale, 50 * scale, sheet.glow(light.lamp, 0.55))
  }
  for (const [paint, path] of HOUSES[house]) {
    sheet.fill(place(path, spot), paint === 'lamp' ? light.lamp : sheet.tone(paint, 0.06))
  }
}
