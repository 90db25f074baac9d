import { mix } from '../drawing/colour.ts'
import { times } from '../drawing/marks.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { drawBuilding, type HouseChoice } from '../scenery/buildings.ts'
import { contour, drawGround, drawRange } from '../scenery/land.ts'
import { drawPlants } from '../scenery/plants.ts'
import { drawMist } from '../scenery/sky.ts'
import { drawWater } from '../scenery/water.ts'

/** A white village above a blue sea. */
export function drawAegean(sheet: Sheet, house: HouseChoice): void {
  const { unit } = sheet
  drawRange(sheet, { y: 2, rise: 44, base: 4, colour: 'rock', distance: 0.68, roughness: 0.24 })
  drawWater(sheet, sheet.horizonY, { depth: 0.8, bottom: sheet.atY(160) })
  sheet.fillScene(
    'M-4-84Q12-100 26-70T46-6Q54 30 70 44L60 220H-4z',
    sheet.wash(sheet.tone('sand', 0.36), sheet.tone('clay', 0.3)),
  )
  const houses = [
    [20, -46, 0.5],
    [8, -60, 0.6],
    [30, -6, 0.7],
    [12, -12, 0.8],
  ] as const
  for (const [x, y, size] of houses) {
    drawBuilding(sheet, house === 'none' ? 'none' : 'cube', {
      x: sheet.atX(x),
      y: sheet.atY(y),
      scale: size * unit,
    })
  }
  drawBuilding(sheet, house, { x: sheet.atX(26), y: sheet.atY(46), scale: 1.05 * unit })
  sheet.fillScene(
    `M-4 96Q40 78 104 120V${sheet.foot}H-4z`,
    sheet.wash(sheet.tone('bone', 0.1), sheet.tone('sand', 0.2)),
  )
  sheet.strokeScene('M-4 96Q40 78 104 120', sheet.tone('snow', 0.05), 7)
  drawPlants(sheet, 'olive', [
    { x: 48, y: 70, size: 66, distance: 0.2 },
    { x: 92, y: 172, size: 150, distance: 0.05 },
  ])
  drawPlants(sheet, 'agave', [
    { x: 8, y: 170, size: 70 },
    { x: 26, y: 184, size: 54 },
  ])
}

/** Dry-stone terraces with olives, a stone house. */
export function drawOliveTerraces(sheet: Sheet, house: HouseChoice): void {
  const { unit } = sheet
  drawRange(sheet, { y: -60, rise: 110, base: 20, colour: 'rock', distance: 0.62, roughness: 0.3 })
  drawRange(sheet, { y: -16, rise: 80, base: 30, colour: 'pine', distance: 0.5, roughness: 0.2 })
  drawMist(sheet, sheet.atY(-4), 26, 0.5)
  for (const [i, y] of [16, 58, 106, 160].entries()) {
    const distance = 0.42 - i * 0.1
    const wall = `M-6 ${y + (i % 2 ? 14 : 0)}Q40 ${y - 16} 106 ${y + (i % 2 ? 0 : 18)}`
    sheet.fillScene(
      `${wall}V${sheet.foot}H-6z`,
      sheet.wash(sheet.tone('field', distance), sheet.tone('leaf', distance)),
    )
    sheet.strokeScene(wall, sheet.tone('rock', distance + 0.06), 9 + i * 2)
    sheet.strokeScene(wall, sheet.tone('bone', distance + 0.1), 2, 0.6)
  }
  drawBuilding(sheet, house, { x: sheet.atX(64), y: sheet.atY(44), scale: unit })
  drawPlants(sheet, 'cypress', [{ x: 52, y: 46, size: 80, distance: 0.26 }])
  drawPlants(sheet, 'olive', [
    { x: 14, y: 40, size: 50, distance: 0.34 },
    { x: 34, y: 44, size: 54, distance: 0.3 },
    { x: 84, y: 92, size: 76, distance: 0.2 },
    { x: 20, y: 92, size: 80, distance: 0.18 },
    { x: 50, y: 150, size: 110, distance: 0.1 },
    { x: 6, y: 186, size: 190, distance: 0.03 },
  ])
}

/** A gold plain with cork oaks, a whitewashed farm with a blue band. */
export function drawCorkPlain(sheet: Sheet, house: HouseChoice): void {
  const { unit, height } = sheet
  drawRange(sheet, { y: 0, rise: 34, base: 60, colour: 'rock', distance: 0.72, roughness: 0.12 })
  drawGround(
    sheet,
    contour(sheet, 18, 22, 6),
    height,
    sheet.wash(sheet.tone('ochre', 0.6), sheet.tone('field', 0.5)),
  )
  drawPlants(sheet, 'cork-oak', [
    { x: 12, y: 14, size: 28, distance: 0.5 },
    { x: 24, y: 10, size: 24, distance: 0.54 },
    { x: 78, y: 16, size: 30, distance: 0.5 },
    { x: 92, y: 12, size: 26, distance: 0.54 },
  ])
  drawGround(
    sheet,
    contour(sheet, 60, 36, 6),
    height,
    sheet.wash(sheet.tone('ochre', 0.4), sheet.tone('ochre', 0.22)),
  )
  drawBuilding(sheet, house, { x: sheet.atX(36), y: sheet.atY(52), scale: 1.1 * unit })
  drawPlants(sheet, 'cork-oak', [{ x: 62, y: 66, size: 70, distance: 0.24 }])
  drawGround(
    sheet,
    contour(sheet, 140, 34, 5),
    height,
    sheet.wash(sheet.tone('field', 0.2), sheet.tone('ochre', 0.08)),
  )
  drawPlants(sheet, 'cork-oak', [{ x: 84, y: 160, size: 200, distance: 0.03 }])
  drawPlants(
    sheet,
    'grass',
    times(6, (i) => ({ x: i * 11, y: 164 + (i % 3) * 12, size: 40 })),
  )
}

/** A crater lake in green walls, hydrangeas on the rim. */
export function drawCraterLake(sheet: Sheet, house: HouseChoice): void {
  const { unit, height } = sheet
  sheet.fillScene(
    'M-4-40Q20-90 50-70T104-50V40H-4z',
    sheet.wash(sheet.tone('leaf', 0.56), sheet.tone('leaf', 0.4)),
  )
  const folds = 'M14-60Q18-30 12 10M34-72Q34-34 40 0M58-66Q54-30 60 2M80-58Q84-30 78 4'
  sheet.strokeScene(folds, sheet.tone('pine', 0.5), 5, 0.4)
  sheet.fillScene(
    `M-4 8Q50-14 104 8V${sheet.foot}H-4z`,
    sheet.wash(sheet.glint(0.1), mix(sheet.light.sky[1], sheet.tone('sea'), 0.6)),
  )
  sheet.fillScene(
    'M-4 26Q24 18 36 40T-4 66z',
    sheet.wash(sheet.tone('leaf', 0.36), sheet.tone('leaf', 0.2)),
  )
  drawBuilding(sheet, house, { x: sheet.atX(18), y: sheet.atY(44), scale: 0.8 * unit })
  drawMist(sheet, sheet.atY(-30), 24, 0.6)
  drawGround(
    sheet,
    contour(sheet, 120, 40, 6),
    height,
    sheet.wash(sheet.tone('leaf', 0.2), sheet.tone('pine', 0.04)),
  )
  drawPlants(sheet, 'hydrangea', [
    { x: 90, y: 140, size: 80, distance: 0.1 },
    { x: 70, y: 168, size: 120 },
    { x: 12, y: 176, size: 150 },
    { x: 40, y: 190, size: 130 },
  ])
}

/** Banded cliffs and stacks against the open ocean. */
export function drawAtlanticCliffs(sheet: Sheet, house: HouseChoice): void {
  const { unit } = sheet
  drawWater(sheet, sheet.horizonY, { depth: 0.7, ripples: 28 })
  sheet.fillScene(
    'M62 24L64-14 68-22 72-16 74 24zM80 16L81-6 85-10 88 16z',
    sheet.wash(sheet.tone('ochre', 0.4), sheet.tone('clay', 0.4)),
  )
  const cliff = 'M-4-96Q20-104 44-92L48-60 46-40 52-10 50 30 58 60H-4z'
  sheet.fillScene(cliff, sheet.wash(sheet.tone('ochre', 0.26), sheet.tone('clay', 0.3)))
  sheet.strokeScene(
    'M-4-64Q20-60 47-62M-4-30Q24-24 48-26M-4 4Q24 12 51 8',
    sheet.tone('wood', 0.3),
    3,
    0.4,
  )
  sheet.fillScene('M-4-96Q20-104 44-92L45-84Q20-94-4-86z', sheet.tone('leaf', 0.14))
  drawBuilding(sheet, house, { x: sheet.atX(20), y: sheet.atY(-97), scale: 0.72 * unit })
  sheet.fillScene('M-4 70Q30 50 62 78T104 96V130Q60 100-4 110z', sheet.glint(0.6), 0.7)
  sheet.fillScene(
    `M-4 104Q40 92 66 122T104 140V${sheet.foot}H-4z`,
    sheet.wash(sheet.tone('sand', 0.3), sheet.tone('sand', 0.06)),
  )
  drawPlants(sheet, 'grass', [
    { x: 88, y: 178, size: 60 },
    { x: 96, y: 186, size: 90 },
    { x: 76, y: 188, size: 50 },
  ])
}

/** Granite domes, broom and boulders. */
export function drawGraniteHills(sheet: Sheet, house: HouseChoice): void {
  const { unit, height } = sheet
  sheet.fillScene(
    'M-4 0Q6-70 22-84 34-90 40-60 52-110 66-104 82-98 86-50 94-60 104-40V110H-4z',
    sheet.wash(sheet.tone('rock', 0.5), sheet.tone('rock', 0.66)),
  )
  sheet.strokeScene(
    'M22-80Q30-50 28-20M62-100Q58-60 64-30M80-80Q82-50 78-24',
    sheet.tone('bone', 0.5),
    3,
    0.35,
  )
  drawMist(sheet, sheet.atY(4), 28, 0.5)
  drawGround(
    sheet,
    contour(sheet, 44, 40),
    height,
    sheet.wash(sheet.tone('leaf', 0.44), sheet.tone('field', 0.3)),
  )
  drawBuilding(sheet, house, { x: sheet.atX(36), y: sheet.atY(44), scale: unit })
  drawPlants(sheet, 'boulder', [
    { x: 56, y: 62, size: 56, distance: 0.26 },
    { x: 68, y: 70, size: 40, distance: 0.24 },
    { x: 14, y: 74, size: 60, distance: 0.22 },
  ])
  drawGround(
    sheet,
    contour(sheet, 130, 40, 5),
    height,
    sheet.wash(sheet.tone('field', 0.2), sheet.tone('leaf', 0.04)),
  )
  drawPlants(sheet, 'boulder', [
    { x: 84, y: 150, size: 120, distance: 0.08 },
    { x: 70, y: 172, size: 70, distance: 0.06 },
  ])
  drawPlants(sheet, 'heather', [
    { x: 14, y: 164, size: 80 },
    { x: 40, y: 180, size: 70 },
    { x: 96, y: 188, size: 80 },
  ])
}

/** Rows of vines over round hills, poplars, a tower. */
export function drawVineyard(sheet: Sheet, house: HouseChoice): void {
  const { unit, height } = sheet
  drawRange(sheet, { y: -30, rise: 90, base: 20, colour: 'rock', distance: 0.66, roughness: 0.34 })
  drawGround(
    sheet,
    contour(sheet, 10, 50, 6),
    height,
    sheet.wash(sheet.tone('leaf', 0.56), sheet.tone('field', 0.46)),
  )
  sheet.fillScene(
    `M-4 30Q26-34 60 10T104 40V${sheet.foot}H-4z`,
    sheet.wash(sheet.tone('field', 0.4), sheet.tone('leaf', 0.26)),
  )
  const rows = times(
    9,
    (i) => `M${4 + i * 5.4} ${20 - 30 * Math.sin((i + 1) / 3.2)}Q${i * 8} 70 ${-14 + i * 13} 130`,
  )
  sheet.strokeScene(rows.join(''), sheet.tone('pine', 0.3), 4, 0.5)
  drawBuilding(sheet, house, { x: sheet.atX(29), y: sheet.atY(-14), scale: 0.8 * unit })
  drawPlants(sheet, 'poplar', [
    { x: 40, y: -4, size: 56, distance: 0.34 },
    { x: 44, y: 0, size: 66, distance: 0.32 },
    { x: 16, y: 4, size: 50, distance: 0.36 },
  ])
  sheet.fillScene(
    `M-4 150Q40 84 104 110V${sheet.foot}H-4z`,
    sheet.wash(sheet.tone('field', 0.2), sheet.tone('leaf', 0.06)),
  )
  const near = times(9, (i) => `M${48 + i * 6} ${112 - Math.sin(i / 2.6) * 10}L${-8 + i * 17} 210`)
  sheet.strokeScene(near.join(''), sheet.tone('pine', 0.1), 8, 0.5)
}

/** A round-topped pine above a warm sea. */
export function drawRiviera(sheet: Sheet, house: HouseChoice): void {
  const { unit } = sheet
  drawRange(sheet, { y: 2, rise: 60, base: 4, colour: 'rock', distance: 0.66, roughness: 0.24 })
  drawWater(sheet, sheet.horizonY, { depth: 0.6 })
  sheet.fillScene(
    'M-4-30Q30-40 44-8T62 30Q40 44-4 46z',
    sheet.wash(sheet.tone('leaf', 0.36), sheet.tone('clay', 0.3)),
  )
  drawBuilding(sheet, house, { x: sheet.atX(20), y: sheet.atY(-24), scale: unit })
  drawPlants(sheet, 'umbrella-pine', [
    { x: 36, y: -8, size: 70, distance: 0.24 },
    { x: 6, y: -22, size: 56, distance: 0.3 },
  ])
  sheet.fillScene(
    `M-4 130Q30 110 60 140T104 150V${sheet.foot}H-4z`,
    sheet.wash(sheet.tone('clay', 0.24), sheet.tone('rock', 0.1)),
  )
  drawPlants(sheet, 'umbrella-pine', [{ x: 90, y: 180, size: 280, distance: 0.03 }])
  drawPlants(sheet, 'agave', [{ x: 20, y: 176, size: 80 }])
}
