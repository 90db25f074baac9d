import { mix } from '../drawing/colour.ts'
import { sliver, times } from '../drawing/marks.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { drawBuilding, type HouseChoice } from '../scenery/buildings.ts'
import { contour, drawGround, drawRange, drawTreeline } from '../scenery/land.ts'
import { drawPeak } from '../scenery/peak.ts'
import { drawPlants } from '../scenery/plants.ts'
import { drawMist } from '../scenery/sky.ts'
import { drawWater } from '../scenery/water.ts'

/** Steep walls on both sides of deep water, a waterfall, a house on the shore. */
export function drawFjord(sheet: Sheet, house: HouseChoice): void {
  const { unit, width, light } = sheet
  drawPeak(sheet, { x: sheet.atX(54), halfWidth: width * 0.24, height: 150 * unit, distance: 0.62 })
  drawMist(sheet, sheet.atY(-6), 40, 0.7)
  const wall = (distance: number) =>
    sheet.wash(mix(sheet.tone('rock', distance), light.sky[2], 0.12), sheet.tone('pine', distance))
  sheet.fillScene('M104-250L92-226 84-160 74-120 66-40 60 4H104z', wall(0.46))
  sheet.fillScene('M-4-270L10-250 18-196 28-150 34-70 44 6H-4z', wall(0.28))
  sheet.strokeScene('M23-168L24-120 27-70 27-20', sheet.tone('snow', 0.2), 3, 0.8)
  sheet.fillScene('M-4-270L10-250 14-224 4-216-4-200z', sheet.tone('snow', 0.2), 0.85)
  sheet.fillScene('M104-250L92-226 90-210 98-204 104-190z', sheet.tone('snow', 0.4), 0.8)
  drawWater(sheet, sheet.horizonY, { depth: 0.7, ripples: 14 })
  sheet.fillScene(
    'M-4-2H45L40 34Q20 44-4 40z',
    sheet.wash(sheet.tone('leaf', 0.3), sheet.tone('leaf', 0.12)),
  )
  drawPlants(sheet, 'birch', [
    { x: 8, y: 22, size: 66 },
    { x: 36, y: 24, size: 50 },
  ])
  drawBuilding(sheet, house, { x: sheet.atX(23), y: sheet.atY(20), scale: 0.86 * unit })
  sheet.fill(sliver(sheet.atX(22), sheet.atY(42), 260 * unit, 7 * unit), sheet.glint(0.3), 0.5)
  drawJettyStub(sheet)
}

function drawJettyStub(sheet: Sheet): void {
  sheet.strokeScene('M41 36H58', sheet.tone('wood', 0.1), 5)
  sheet.strokeScene('M45 36V50M51 36V52M57 36V54', sheet.tone('wood'), 2.4)
}

/** Sharp peaks out of the sea, red cabins on stilts, drying racks. */
export function drawRorbuCoast(sheet: Sheet, house: HouseChoice): void {
  const { unit } = sheet
  const ridge = 'M-4 4L6-60 14-40 24-150 32-110 38-134 48-60 58-96 66-30 78 4z'
  sheet.fillScene(
    'M40 4L52-80 60-50 70-118 80-60 88-84 104 4z',
    sheet.wash(sheet.tone('rock', 0.56), sheet.light.air),
  )
  sheet.fillScene(ridge, sheet.wash(sheet.tone('rock', 0.24), sheet.tone('rock', 0.6)))
  sheet.fillScene(
    'M24-150L29-128 27-118 23-124 20-108 18-90zM38-134L42-108 38-112 35-122zM58-96L61-76 57-80z',
    sheet.tone('snow', 0.15),
    0.9,
  )
  drawWater(sheet, sheet.horizonY, { depth: 0.6 })
  sheet.fillScene(
    'M-4 18Q30 4 62 26L104 30V58Q60 40-4 60z',
    sheet.wash(sheet.tone('rock', 0.3), sheet.tone('rock', 0.1)),
  )
  for (const { x, y, size } of [
    { x: 64, y: 34, size: 0.62 },
    { x: 44, y: 34, size: 0.8 },
    { x: 20, y: 38, size: 1.05 },
  ]) {
    drawBuilding(sheet, house, { x: sheet.atX(x), y: sheet.atY(y), scale: size * unit })
  }
  sheet.fillScene(
    `M-4 150Q24 120 60 152T104 168V${sheet.foot}H-4z`,
    sheet.wash(sheet.tone('rock', 0.14), sheet.tone('rock')),
  )
  drawPlants(sheet, 'grass', [
    { x: 10, y: 160, size: 46 },
    { x: 38, y: 158, size: 34 },
    { x: 84, y: 178, size: 44 },
  ])
}

/** Round fells with snow in their folds, birches. */
export function drawFell(sheet: Sheet, house: HouseChoice): void {
  const { unit, height } = sheet
  sheet.fillScene(
    'M-4-30Q20-150 46-130T104-20V110H-4z',
    sheet.wash(sheet.tone('rock', 0.5), sheet.tone('rock', 0.7)),
  )
  sheet.fillScene(
    'M26-118Q34-132 46-124L40-96 44-84 36-92 30-70zM58-112Q66-104 70-90L62-92z',
    sheet.tone('snow', 0.2),
    0.85,
  )
  sheet.fillScene(
    'M30 10Q64-90 104-60V60H30z',
    sheet.wash(sheet.tone('ochre', 0.5), sheet.tone('leaf', 0.5)),
  )
  drawMist(sheet, sheet.atY(6), 30, 0.5)
  drawGround(
    sheet,
    contour(sheet, 50, 40),
    height,
    sheet.wash(sheet.tone('ochre', 0.36), sheet.tone('leaf', 0.2)),
  )
  drawBuilding(sheet, house, { x: sheet.atX(36), y: sheet.atY(40), scale: unit })
  drawGround(
    sheet,
    contour(sheet, 140, 36, 5),
    height,
    sheet.wash(sheet.tone('leaf', 0.16), sheet.tone('pine', 0.02)),
  )
  drawPlants(sheet, 'birch', [
    { x: 62, y: 80, size: 90, distance: 0.2 },
    { x: 96, y: 150, size: 210 },
    { x: 84, y: 176, size: 240 },
  ])
  drawPlants(sheet, 'heather', [
    { x: 20, y: 166, size: 60 },
    { x: 48, y: 182, size: 70 },
  ])
}

/** Heather hills under weather, a dry-stone wall, a cottage. */
export function drawMoor(sheet: Sheet, house: HouseChoice): void {
  const { unit, height } = sheet
  drawRange(sheet, { y: -20, rise: 70, base: 20, colour: 'rock', distance: 0.62, roughness: 0.2 })
  drawGround(
    sheet,
    contour(sheet, 20, 60, 6),
    height,
    sheet.wash(sheet.tone('blush', 0.5), sheet.tone('leaf', 0.42)),
  )
  drawMist(sheet, sheet.atY(14), 26, 0.5)
  drawGround(
    sheet,
    contour(sheet, 70, 44, 6),
    height,
    sheet.wash(sheet.tone('leaf', 0.34), sheet.tone('leaf', 0.16)),
  )
  drawBuilding(sheet, house, { x: sheet.atX(66), y: sheet.atY(60), scale: 0.86 * unit })
  sheet.strokeScene('M-4 92Q30 70 58 84T104 66', sheet.tone('rock', 0.24), 9)
  sheet.strokeScene('M-4 88Q30 66 58 80T104 62', sheet.tone('bone', 0.3), 2.4, 0.7)
  const sheep = times(5, (i) => ({
    x: 16 + i * 8 + sheet.between(-2, 2),
    y: 104 + sheet.between(0, 20),
  }))
  for (const { x, y } of sheep) {
    sheet.oval(sheet.atX(x), sheet.atY(y), 9 * unit, 6 * unit, sheet.tone('bone', 0.1))
    sheet.oval(sheet.atX(x + 1.3), sheet.atY(y - 3), 3 * unit, 3 * unit, sheet.tone('ink', 0.1))
  }
  drawGround(
    sheet,
    contour(sheet, 164, 26, 5),
    height,
    sheet.wash(sheet.tone('leaf', 0.1), sheet.tone('pine')),
  )
  drawPlants(sheet, 'heather', [
    { x: 8, y: 160, size: 74 },
    { x: 30, y: 176, size: 90 },
    { x: 74, y: 172, size: 70 },
    { x: 94, y: 164, size: 96 },
  ])
}

/** Sea stacks with conifers, driftwood on a wide beach. */
export function drawPacificCoast(sheet: Sheet, house: HouseChoice): void {
  const { unit } = sheet
  drawRange(sheet, { y: 2, rise: 40, base: 4, colour: 'pine', distance: 0.66, roughness: 0.3 })
  drawWater(sheet, sheet.horizonY, { depth: 0.5 })
  const stack = sheet.wash(sheet.tone('pine', 0.34), sheet.tone('rock', 0.4))
  sheet.fillScene(
    'M60 12L61-34 63-40 64-62 66-44 67-70 69-46 71-60 73-30 75 12zM80 8L81-16 83-36 84-18 86 8z',
    stack,
  )
  drawTreeline(sheet, {
    along: [
      [sheet.atX(sheet.side > 0 ? -4 : 52), sheet.atY(-56)],
      [sheet.atX(sheet.side > 0 ? 52 : -4), sheet.atY(sheet.side > 0 ? -10 : -56)],
    ],
    height: 74,
    paint: sheet.tone('pine', 0.2),
    base: sheet.atY(10),
    gap: 0.5,
  })
  sheet.fillScene(
    'M-4-40Q20-50 34-20T54 14H-4z',
    sheet.wash(sheet.tone('pine', 0.2), sheet.tone('rock', 0.3)),
  )
  drawBuilding(sheet, house, { x: sheet.atX(24), y: sheet.atY(10), scale: 0.8 * unit })
  sheet.fillScene(`M-4 60Q40 40 64 84T104 128V${sheet.foot}H-4z`, sheet.glint(0.5), 0.5)
  sheet.fillScene(
    `M-4 72Q38 52 60 96T104 140V${sheet.foot}H-4z`,
    sheet.wash(sheet.tone('sand', 0.36), sheet.tone('sand', 0.14)),
  )
  sheet.strokeScene('M8 128L44 112M52 150L86 162M16 168L30 176', sheet.tone('wood', 0.3), 10)
  sheet.strokeScene('M10 124L42 110M54 147L84 158', sheet.tone('bone', 0.3), 2, 0.6)
}

/** A wooded lake with a canoe and two chairs on a jetty. */
export function drawBorealLake(sheet: Sheet, house: HouseChoice): void {
  const { unit, width } = sheet
  drawRange(sheet, { y: -10, rise: 70, base: 4, colour: 'leaf', distance: 0.6, roughness: 0.16 })
  drawTreeline(sheet, {
    along: contour(sheet, 0, 26),
    height: 60,
    paint: sheet.wash(sheet.tone('clay', 0.5), sheet.tone('pine', 0.4)),
    base: sheet.atY(6),
    gap: 0.3,
  })
  drawWater(sheet, sheet.horizonY, { depth: 0.45 })
  drawBuilding(sheet, house, { x: sheet.atX(74), y: sheet.atY(6), scale: 0.7 * unit })
  sheet.fill(sliver(sheet.atX(74), sheet.atY(9), 220 * unit, 8 * unit), sheet.tone('leaf', 0.2))
  sheet.fillScene(
    'M-4 118L44 96 54 102-4 150z',
    sheet.wash(sheet.tone('wood', 0.3), sheet.tone('wood', 0.1)),
  )
  sheet.strokeScene('M10 140V170M26 130V156M46 104V124', sheet.tone('wood'), 4)
  sheet.fillScene(
    'M54 140Q72 156 92 136 88 158 72 158T54 140z',
    sheet.wash(sheet.tone('clay', 0.1), sheet.tone('wood', 0.1)),
  )
  sheet.fill(
    sliver(width / 2 + sheet.side * 150 * unit, sheet.atY(160), 190 * unit, 6 * unit),
    sheet.glint(0.3),
    0.5,
  )
  drawPlants(sheet, 'maple', [{ x: 100, y: 190, size: 190, distance: 0.04 }])
}
