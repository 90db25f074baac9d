import { mix } from '../drawing/colour.ts'
import { sliver, times } from '../drawing/marks.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { drawBuilding, type HouseChoice } from '../scenery/buildings.ts'
import { contour, drawGround, drawRange } from '../scenery/land.ts'
import { drawPlants } from '../scenery/plants.ts'
import { drawMist } from '../scenery/sky.ts'
import { drawWater } from '../scenery/water.ts'

/** Sandstone towers on red sand, a camp in their shade. */
export function drawWadi(sheet: Sheet, house: HouseChoice): void {
  const { unit, height } = sheet
  const stone = (distance: number) =>
    sheet.wash(
      sheet.tone('clay', distance),
      mix(sheet.tone('sand', distance), sheet.light.air, 0.4),
    )
  sheet.fillScene(
    'M44 6L46-60 50-74 54-70 56-90 64-96 70-84 72-54 78-50 82-70 88-66 92 6z',
    stone(0.6),
  )
  sheet.fillScene('M78 20L80-70 82-98 86-94 88-130 94-140 104-134V20z', stone(0.36))
  sheet.fillScene('M-4-160L4-172 10-160 13-120 17-126 20-118 22-60 26-54 29 20H-4z', stone(0.2))
  const cracks = 'M4-150L6-60 5-10M12-110L14-40M20-90L21-30M90-120L91-50 90-10M84-84L85-30'
  sheet.strokeScene(cracks, mix(sheet.tone('clay'), sheet.light.shade, 0.4), 2, 0.4)
  sheet.fillScene(
    `M-4 8Q40-2 104 12V${sheet.foot}H-4z`,
    sheet.wash(sheet.tone('sand', 0.46), sheet.tone('clay', 0.4)),
  )
  drawMist(sheet, sheet.atY(8), 20, 0.6)
  drawBuilding(sheet, house, { x: sheet.atX(40), y: sheet.atY(48), scale: 0.9 * unit })
  drawGround(
    sheet,
    contour(sheet, 110, 34, 6),
    height,
    sheet.wash(sheet.tone('clay', 0.34), sheet.tone('clay', 0.1)),
  )
  sheet.strokeScene('M66 200Q58 120 44 62M72 200Q63 124 47 62', sheet.tone('wood', 0.3), 2, 0.35)
  drawPlants(sheet, 'grass', [
    { x: 16, y: 128, size: 30 },
    { x: 88, y: 150, size: 44 },
    { x: 10, y: 174, size: 50 },
  ])
}

/** A salt-rimmed sea without waves, hazy cliffs across. */
export function drawSaltShore(sheet: Sheet, house: HouseChoice): void {
  const { unit } = sheet
  drawRange(sheet, { y: 0, rise: 80, base: 4, colour: 'clay', distance: 0.7, roughness: 0.12 })
  drawRange(sheet, { y: 0, rise: 44, base: 4, colour: 'sand', distance: 0.56, roughness: 0.2 })
  drawWater(sheet, sheet.horizonY, { depth: 0.3, ripples: 8 })
  sheet.fillScene(
    `M-4 40Q14 30 34 46T60 96Q70 130 104 140V${sheet.foot}H-4z`,
    sheet.tone('snow', 0.2),
  )
  sheet.fillScene(
    `M-4 52Q14 44 30 58T52 104Q64 142 104 152V${sheet.foot}H-4z`,
    sheet.wash(sheet.tone('sand', 0.3), sheet.tone('sand', 0.1)),
  )
  drawBuilding(sheet, house, { x: sheet.atX(16), y: sheet.atY(62), scale: 0.9 * unit })
  const crusts = times(16, () => ({
    x: sheet.between(34, 100),
    y: sheet.between(40, 150),
    w: sheet.between(20, 70),
  }))
  const path = crusts.map(({ x, y, w }) =>
    sliver(sheet.atX(x), sheet.atY(y), w * unit, w * 0.09 * unit),
  )
  sheet.fill(path.join(''), sheet.tone('snow', 0.1), 0.8)
  drawPlants(sheet, 'boulder', [
    { x: 78, y: 158, size: 30 },
    { x: 66, y: 172, size: 44 },
  ])
  drawPlants(sheet, 'palm', [
    { x: 6, y: 84, size: 120 },
    { x: 28, y: 76, size: 84, distance: 0.2 },
  ])
}

/** A volcano over a salt flat, tufts of gold grass, columns of cactus. */
export function drawAltiplano(sheet: Sheet, house: HouseChoice): void {
  const { unit, height } = sheet
  sheet.fillScene(
    'M40 6L60-60 70-78 80-66 104-6V6z',
    sheet.wash(sheet.tone('clay', 0.6), sheet.light.air),
  )
  sheet.fillScene(
    'M-4-10L16-70 30-124 36-130 42-126 54-80 76 6H-4z',
    sheet.wash(sheet.tone('rock', 0.44), sheet.tone('clay', 0.6)),
  )
  sheet.fillScene(
    'M30-124L36-130 42-126 47-104 43-108 40-98 36-110 32-100 27-108z',
    sheet.tone('snow', 0.2),
    0.9,
  )
  drawMist(sheet, sheet.atY(0), 22, 0.7)
  sheet.fillScene(
    `M-4 2H104V${sheet.foot}H-4z`,
    sheet.wash(sheet.tone('snow', 0.4), sheet.tone('bone', 0.2)),
  )
  sheet.strokeScene(
    'M-4 14H104M-4 32H104M10 2L2 60M30 2L26 60M50 2V60M70 2L74 60M90 2L98 60',
    sheet.tone('rock', 0.5),
    1.2,
    0.4,
  )
  drawBuilding(sheet, house, { x: sheet.atX(66), y: sheet.atY(64), scale: unit })
  drawGround(
    sheet,
    contour(sheet, 100, 36, 6),
    height,
    sheet.wash(sheet.tone('ochre', 0.4), sheet.tone('sand', 0.12)),
  )
  const tufts = times(9, (i) => ({
    x: 6 + i * 11.5,
    y: 112 + sheet.between(0, 60),
    size: 26 + sheet.between(0, 26),
  }))
  drawPlants(
    sheet,
    'grass',
    tufts.sort((a, b) => a.y - b.y),
  )
  const near = sheet.pick([12, 44, 88])
  drawPlants(sheet, 'cactus', [
    { x: near + 14, y: 120, size: 90, distance: 0.16 },
    { x: near, y: 176, size: 200 },
  ])
}

/** Flat-topped trees over gold grass. */
export function drawSavannah(sheet: Sheet, house: HouseChoice): void {
  const { unit, height } = sheet
  drawRange(sheet, { y: 0, rise: 40, base: 6, colour: 'rock', distance: 0.7, roughness: 0.16 })
  sheet.fillScene(
    `M-4 0H104V${sheet.foot}H-4z`,
    sheet.wash(sheet.tone('ochre', 0.56), sheet.tone('ochre', 0.34)),
  )
  drawMist(sheet, sheet.atY(4), 18, 0.6)
  drawPlants(sheet, 'acacia', [
    { x: 86, y: 20, size: 44, distance: 0.5 },
    { x: 10, y: 24, size: 54, distance: 0.44 },
    { x: 56, y: 16, size: 32, distance: 0.56 },
  ])
  drawBuilding(sheet, house, { x: sheet.atX(36), y: sheet.atY(46), scale: 0.9 * unit })
  drawGround(
    sheet,
    contour(sheet, 90, 30, 6),
    height,
    sheet.wash(sheet.tone('ochre', 0.26), sheet.tone('ochre', 0.06)),
  )
  drawPlants(sheet, 'acacia', [{ x: 74, y: 120, size: 190, distance: 0.04 }])
  const tufts = times(10, (i) => ({
    x: i * 11,
    y: 140 + sheet.between(0, 44),
    size: 40 + sheet.between(0, 34),
  }))
  drawPlants(
    sheet,
    'grass',
    tufts.sort((a, b) => a.y - b.y),
  )
}
