import { mix } from '../drawing/colour.ts'
import { place, short, sliver, times } from '../drawing/marks.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { drawBuilding, type HouseChoice } from '../scenery/buildings.ts'
import { drawForeground } from '../scenery/foreground.ts'
import { contour, drawRange, drawTreeline } from '../scenery/land.ts'
import { drawPeak } from '../scenery/peak.ts'
import { drawWater } from '../scenery/water.ts'

/** A far shore and its reflection, a house on a spit of land, a jetty or a boat. */
export function drawLake(sheet: Sheet, house: HouseChoice): void {
  const { horizonY, unit } = sheet
  drawReflectedShore(sheet)
  drawStillWater(sheet)
  sheet.fill(sliver(sheet.atX(24), sheet.atY(9), 190 * unit, 10 * unit), sheet.tone('leaf', 0.1))
  drawBuilding(sheet, house, { x: sheet.atX(24), y: sheet.atY(6), scale: 0.8 * unit })
  const spot = { x: sheet.width / 2, y: horizonY, scale: sheet.side * unit }
  if (sheet.random() < 0.6) {
    drawJetty(sheet, spot)
  } else {
    const boat = place('M30 92q46 16 92 0l-12 15q-34 8-68 0z', spot)
    sheet.fill(boat, sheet.tone('wood', 0.04))
  }
  drawForeground(sheet, sheet.pick(['willow', 'willow', 'pine']))
  drawForeground(sheet, 'reeds')
}

/** Drawn once, used twice: the second time as its own reflection. */
function drawReflectedShore(sheet: Sheet): void {
  const { width, height, horizonY } = sheet
  const start = sheet.marks.length
  if (sheet.random() < 0.4) {
    const x = sheet.atX(sheet.between(40, 74))
    const tall = height * sheet.between(0.24, 0.32)
    drawPeak(sheet, { x, halfWidth: width * 0.36, height: tall, distance: 0.42 })
  } else {
    drawRange(sheet, {
      y: -46,
      rise: 110,
      base: 0,
      colour: 'rock',
      distance: 0.58,
      roughness: 0.32,
    })
  }
  drawRange(sheet, { y: -10, rise: 84, base: 0, colour: 'pine', distance: 0.4, roughness: 0.28 })
  drawTreeline(sheet, {
    along: contour(sheet, -2, 16),
    height: 34,
    paint: sheet.wash(sheet.tone('pine', 0.16), sheet.tone('pine', 0.3)),
    base: horizonY,
  })
  const land = sheet.marks.splice(start).join('')
  const id = `${sheet.id}m`
  sheet.add(`<g id="${id}">${land}</g>`)
  drawWater(sheet, horizonY, { depth: 0.35, ripples: 8, glitter: false })
  const mirror = `matrix(1 0 0 -.8 0 ${short(horizonY * 1.8)})`
  sheet.add(`<use href="#${id}" transform="${mirror}" opacity=".42"/>`)
}

function drawStillWater(sheet: Sheet): void {
  const { width, height, horizonY, unit, sun, light } = sheet
  const sea = sheet.tone('sea')
  const stops = `<stop stop-color="${sea}" stop-opacity="0"/><stop offset="1" stop-color="${sea}" stop-opacity=".8"/>`
  const deep = sheet.define(`<linearGradient id="@" x2="0" y2="1">${stops}</linearGradient>`)
  sheet.rect(0, sheet.atY(40), width, height - horizonY, deep)
  const ripples = times(14, () => sheet.random()).map((nearness) =>
    sliver(
      sheet.between(0, width),
      sheet.atY(4 + nearness * 150),
      sheet.between(90, 300) * unit,
      (1 + nearness * 2) * unit,
    ),
  )
  sheet.fill(ripples.join(''), sheet.glint(0.25), 0.45)
  const sunPath = times(9, (i) =>
    sliver(
      sun.x + sheet.between(-6, 6) * unit,
      sheet.atY(8 + i * 15),
      sheet.between(30, 84) * unit,
      3 * unit,
    ),
  )
  sheet.fill(sunPath.join(''), mix(light.sun, light.sky[2], 0.2), 0.75)
}

function drawJetty(sheet: Sheet, spot: { x: number; y: number; scale: number }): void {
  const end = sheet.foot
  const spread = (end - 74) / 118
  const boards = `M${126 - 34 * spread} ${end}L126 74h20L${146 + 30 * spread} ${end}z`
  sheet.fill(place(boards, spot), sheet.wash(sheet.tone('wood', 0.3), sheet.tone('wood', 0.06)))
  const slat = (y: number) => `M${130 - (y - 74) * 0.3} ${y}L${143 + (y - 74) * 0.27} ${y}`
  const slats = times(6, (i) => slat(82 + i * i * 4)).join('')
  sheet.stroke(place(slats, spot), sheet.tone('roof'), sheet.unit, 0.5)
}
