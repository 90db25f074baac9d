import { mix } from '../drawing/colour.ts'
import { GLAZES } from '../drawing/hours.ts'
import { at, place, times } from '../drawing/marks.ts'
import { drawParts } from '../drawing/parts.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { drawShadow } from '../objects/vessels.ts'
import { contour, drawGround } from '../scenery/land.ts'
import { drawPlants, type PlantName } from '../scenery/plants.ts'
import { drawMist } from '../scenery/sky.ts'
import type { Way } from './repertoire.ts'
import { WAY_THINGS } from './things.ts'

const WINDING = 'M-4 66Q70 88 0 112-90 140-120 200H80Q40 150 78 112 96 84 8 66z'

const OUTLINES: Record<Way['outline'], string> = {
  winding: WINDING,
  straight: 'M-14 62H14L130 200H-130z',
  stones: times(6, (i) => {
    const [y, half] = [76 + i * i * 4.4, 14 + i * 9]
    const x = (i % 2 ? 1 : -1) * (6 + i * 5)
    return `M${x - half} ${Math.round(y)}q${half}-${4 + i * 2} ${2 * half} 0-${half} ${6 + i * 3}-${2 * half} 0z`
  }).join(''),
  slabs: times(7, (i) => {
    const [y, half] = [Math.round(64 + i * i * 2.6 + i * 4), 22 + i * 20]
    return `M${-half} ${y}H${half}L${half + 4} ${y + 5 + i * 2}H${-half - 4}z`
  }).join(''),
}

/**
 * A way that leads towards a place, with what stands beside it.
 *
 * @param plant grows along it
 */
export function drawWay(sheet: Sheet, way: Way, plant: PlantName): void {
  const { width, height, unit, light } = sheet
  drawMist(sheet, sheet.atY(52), 30, 0.7)
  const ground = sheet.tone(plant === 'cactus' || plant === 'agave' ? 'sand' : 'leaf', 0.16)
  const paint = sheet.wash(mix(ground, light.air, 0.3), mix(ground, light.shade, 0.24))
  drawGround(sheet, contour(sheet, 70, 16, 5), height, paint)
  drawPlants(sheet, plant, [
    { x: sheet.between(2, 10), y: 96, size: 110, distance: 0.3 },
    { x: sheet.between(88, 98), y: 100, size: 120, distance: 0.26 },
  ])
  const turn = sheet.pick([-1, 1])
  const spot = { x: width / 2, y: sheet.horizonY, scale: turn * unit, scaleY: unit }
  const colour = sheet.tone(way.path, 0.14)
  const surface = sheet.wash(mix(colour, light.sky[2], 0.4), colour)
  const outline = OUTLINES[way.outline]
  if (way.outline === 'slabs') {
    const fall = { ...spot, y: spot.y + 7 * unit }
    sheet.fill(place(outline, fall), mix(colour, light.shade, 0.55))
  }
  sheet.fill(place(outline, spot), surface)
  if (way.outline === 'straight') drawSeams(sheet, mix(colour, light.shade, 0.4))
  for (const [name, x, y, size] of way.things) {
    const scale = size * unit
    const [thingX, thingY] = [width / 2 + turn * x * unit, sheet.atY(y)]
    drawShadow(sheet, thingX, thingY + 2, 70 * scale, 8 * scale)
    if (name.endsWith('lantern')) {
      sheet.oval(thingX, thingY - 80 * scale, 90 * scale, 80 * scale, sheet.glow(light.lamp, 0.6))
    }
    const glaze = sheet.tone(sheet.pick(GLAZES), 0.08)
    const where = { x: thingX, y: thingY, scale: turn * scale, scaleY: scale }
    drawParts(sheet, where, WAY_THINGS[name], { glaze })
  }
  drawPlants(sheet, plant, [{ x: sheet.between(0, 8), y: 196, size: 200, distance: 0.02 }])
}

function drawSeams(sheet: Sheet, colour: string): void {
  const { width, unit } = sheet
  const seams = times(11, (i) => {
    const share = (i / 11) ** 1.7
    const half = (14 + 116 * share) * unit
    const y = sheet.atY(62 + 138 * share)
    return `M${at(width / 2 - half, y)}H${Math.round(width / 2 + half)}`
  })
  sheet.stroke(seams.join(''), colour, 2 * unit, 0.6)
}
