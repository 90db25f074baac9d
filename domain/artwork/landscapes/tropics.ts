import { mix } from '../drawing/colour.ts'
import { sliver, times } from '../drawing/marks.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { drawBuilding, type HouseChoice } from '../scenery/buildings.ts'
import { contour, drawGround, drawRange } from '../scenery/land.ts'
import { drawPlants, type Planted } from '../scenery/plants.ts'
import { drawMist } from '../scenery/sky.ts'
import { drawWater } from '../scenery/water.ts'

const CANOPY =
  'q3-16 8-8 2-16 8-8 3-14 8-4 4-12 9 0 4-14 9-2 4-10 8 0 5-16 10-4 3-12 8 0 5-10 9 2 4-10 9 2 4-8 8 2 3-6 8 2'

/** Ranks of jungle in cloud, tree ferns, a hanging bridge. */
export function drawCloudForest(sheet: Sheet, house: HouseChoice): void {
  const { unit, height } = sheet
  drawRange(sheet, { y: -60, rise: 100, base: 20, colour: 'leaf', distance: 0.74, roughness: 0.24 })
  for (const { y, distance } of [
    { y: -34, distance: 0.62 },
    { y: 6, distance: 0.44 },
    { y: 48, distance: 0.28 },
  ]) {
    const crown = sheet.wash(
      sheet.tone('leaf', distance),
      sheet.tone('pine', Math.min(0.9, distance + 0.3)),
    )
    const lean = sheet.between(-14, 14)
    sheet.fillScene(`M-6 ${y + lean}${CANOPY}H108V${y + 110}H-6z`, crown)
    drawMist(sheet, sheet.atY(y + 40), 30, 0.75)
  }
  drawBuilding(sheet, house, { x: sheet.atX(66), y: sheet.atY(84), scale: unit })
  sheet.strokeScene('M-4 96Q26 128 58 92', sheet.tone('wood', 0.1), 4)
  sheet.strokeScene('M-4 80Q26 110 58 78', sheet.tone('wood', 0.1), 1.8)
  const ropes = times(11, (i) => `M${2 + i * 5} ${96 + 14 * Math.sin((i / 10) * 3.1) - 18}v18`)
  sheet.strokeScene(ropes.join(''), sheet.tone('wood', 0.14), 1.2)
  drawGround(
    sheet,
    contour(sheet, 150, 40, 5),
    height,
    sheet.wash(sheet.tone('leaf', 0.12), sheet.tone('pine')),
  )
  drawPlants(sheet, 'tree-fern', [
    { x: 84, y: 120, size: 130, distance: 0.16 },
    { x: 96, y: 170, size: 240, distance: 0.04 },
  ])
  drawPlants(sheet, 'banana', [{ x: 4, y: 196, size: 130, distance: 0.02 }])
}

/** A curved beach under leaning palms, a jungle headland, surf. */
export function drawJungleCoast(sheet: Sheet, house: HouseChoice): void {
  const { unit } = sheet
  drawWater(sheet, sheet.horizonY, { depth: 0.5 })
  sheet.fillScene(
    `M-4 8V-50q8-30 16-18 6-20 14-4 8-10 12 8 8-4 12 16 8 0 12 26 6 6 8 30z`,
    sheet.wash(sheet.tone('leaf', 0.4), sheet.tone('pine', 0.34)),
  )
  sheet.fillScene(
    'M50 8q6-20 12-10 4-10 10 2 6-4 8 8z',
    sheet.wash(sheet.tone('pine', 0.5), sheet.tone('pine', 0.6)),
  )
  for (const [y, opacity] of [
    [40, 0.5],
    [58, 0.7],
    [78, 0.85],
  ] as const) {
    sheet.strokeScene(`M30 ${y}Q60 ${y - 14} 104 ${y + 8}`, sheet.glint(0.6), 3.4, opacity)
  }
  sheet.fillScene(
    `M-4 20Q30 14 34 50T66 128Q84 150 104 152V${sheet.foot}H-4z`,
    sheet.glint(0.55),
    0.7,
  )
  sheet.fillScene(
    `M-4 24Q26 20 29 56T60 136Q80 160 104 162V${sheet.foot}H-4z`,
    sheet.wash(sheet.tone('sand', 0.4), sheet.tone('sand', 0.1)),
  )
  drawBuilding(sheet, house, { x: sheet.atX(14), y: sheet.atY(44), scale: 0.86 * unit })
  drawPlants(sheet, 'palm', [
    { x: 25, y: 60, size: 120, distance: 0.2 },
    { x: 4, y: 70, size: 150, distance: 0.14 },
    ...sheet.pick(NEAR_PALMS),
  ])
  drawPlants(sheet, 'banana', [{ x: 90, y: 204, size: 90, distance: 0.02 }])
}

/** The palms in front of a beach. */
const NEAR_PALMS: readonly (readonly Planted[])[] = [
  [{ x: 12, y: 150, size: 290, distance: 0.02 }],
  [{ x: 58, y: 168, size: 330, distance: 0.02 }],
  [
    { x: 84, y: 180, size: 260, distance: 0.02 },
    { x: 98, y: 190, size: 340, distance: 0.02 },
  ],
  [],
]

/** Flooded terraces that mirror the sky, a thatched pavilion, a volcano. */
export function drawRiceTerraces(sheet: Sheet, house: HouseChoice): void {
  const { unit, light } = sheet
  sheet.fillScene(
    'M10 4L36-84 46-112 54-112 64-84 92 4z',
    sheet.wash(sheet.tone('rock', 0.56), light.air),
  )
  drawMist(sheet, sheet.atY(-14), 30, 0.8)
  sheet.fillScene(
    `M-6 14${CANOPY}H108V${sheet.foot}H-6z`,
    sheet.wash(sheet.tone('leaf', 0.5), sheet.tone('pine', 0.5)),
  )
  const steps = times(6, (i) => ({ y: 22 + i * (20 + i * 3), distance: 0.44 - i * 0.08 }))
  for (const [i, { y, distance }] of steps.entries()) {
    const [left, right] = i % 2 ? [26, -6] : [-4, 22]
    const curve = `M-6 ${y + left}Q30 ${y - 12} 56 ${y + 14}T106 ${y + right}`
    const deep = 14 + i * 5
    sheet.fillScene(`${curve}V${sheet.foot}H-6z`, sheet.tone('leaf', distance))
    sheet.fillScene(
      `${curve}V${y + right + deep}Q80 ${y + 14 + deep} 56 ${y + 14 + deep * 0.6}T-6 ${y + left + deep}z`,
      mix(light.sky[2], light.sky[1], i / 8),
      0.85,
    )
    sheet.strokeScene(curve, sheet.tone('field', distance), 3 + i * 0.7)
  }
  drawBuilding(sheet, house, { x: sheet.atX(34), y: sheet.atY(62), scale: 0.9 * unit })
  drawPlants(sheet, 'palm', [
    { x: 46, y: 66, size: 110, distance: 0.24 },
    { x: 22, y: 60, size: 84, distance: 0.32 },
    { x: 92, y: 196, size: 260, distance: 0.03 },
  ])
}

/** A beach with an outrigger, a volcano across the strait. */
export function drawVolcanoIsland(sheet: Sheet, house: HouseChoice): void {
  const { unit } = sheet
  sheet.fillScene(
    'M34 4Q52-30 60-86L63-92H69L72-86Q82-30 100 4z',
    sheet.wash(sheet.tone('rock', 0.5), sheet.tone('leaf', 0.6)),
  )
  drawMist(sheet, sheet.atY(-30), 20, 0.6)
  drawWater(sheet, sheet.horizonY, { depth: 0.45 })
  sheet.fillScene(`M-4 46Q40 40 62 84T104 140V${sheet.foot}H-4z`, sheet.glint(0.55), 0.7)
  sheet.fillScene(
    `M-4 54Q36 48 58 94T104 152V${sheet.foot}H-4z`,
    sheet.wash(sheet.tone('ink', 0.5), sheet.tone('sand', 0.2)),
  )
  drawBuilding(sheet, house, { x: sheet.atX(15), y: sheet.atY(70), scale: 1.0 * unit })
  drawOutrigger(sheet)
  drawPlants(sheet, 'palm', [
    { x: 4, y: 90, size: 190, distance: 0.08 },
    { x: 30, y: 78, size: 130, distance: 0.18 },
  ])
}

/** A boat with a float on each side, drawn up on the beach. */
function drawOutrigger(sheet: Sheet): void {
  const wood = sheet.tone('wood', 0.06)
  sheet.strokeScene('M46 128Q66 136 88 126', sheet.tone('bone', 0.1), 4)
  sheet.strokeScene('M56 150L58 130M76 150L76 130M56 152L54 170M76 152L78 170', wood, 2.6)
  sheet.fillScene(
    'M38 140Q64 158 94 136L88 152Q64 164 46 152z',
    sheet.wash(sheet.tone('bone'), sheet.tone('clay', 0.1)),
  )
  sheet.strokeScene('M44 172Q66 180 88 170', sheet.tone('bone', 0.1), 5)
}

const POOLS = [
  'M44 50Q64 34 90 48T84 74 50 72 44 50z',
  'M20 92Q46 74 84 88T80 124 28 120 20 92z',
  'M-6 150Q30 122 90 142T110 220H-6z',
]

/** Warm pools in the jungle, one spilling into the next. */
export function drawThermalPool(sheet: Sheet, house: HouseChoice): void {
  const { unit, light } = sheet
  drawRange(sheet, { y: -40, rise: 120, base: 20, colour: 'leaf', distance: 0.66, roughness: 0.2 })
  drawMist(sheet, sheet.atY(-20), 30, 0.7)
  sheet.fillScene(
    `M-6 10${CANOPY}H108V${sheet.foot}H-6z`,
    sheet.wash(sheet.tone('pine', 0.4), sheet.tone('leaf', 0.3)),
  )
  drawBuilding(sheet, house, { x: sheet.atX(26), y: sheet.atY(36), scale: unit })
  const water = sheet.wash(sheet.glint(0.1), mix(light.sky[1], sheet.tone('sea'), 0.6))
  for (const pool of POOLS) {
    sheet.strokeScene(pool, sheet.tone('rock', 0.12), 13)
    sheet.fillScene(pool, water)
  }
  sheet.strokeScene(
    'M58 74L56 88M64 75L63 86M50 124L47 142M58 125L57 140',
    sheet.tone('snow', 0.2),
    4,
    0.8,
  )
  const steam = sheet.glow(sheet.glint(0.5), 0.5)
  for (const [x, y] of [
    [50, 30],
    [70, 56],
    [38, 80],
    [66, 116],
  ] as const) {
    sheet.oval(sheet.atX(x), sheet.atY(y), 46 * unit, 80 * unit, steam)
  }
  drawPlants(sheet, 'boulder', [
    { x: 18, y: 128, size: 50, distance: 0.1 },
    { x: 86, y: 132, size: 60, distance: 0.08 },
  ])
  drawPlants(sheet, 'tree-fern', [
    { x: 8, y: 90, size: 140, distance: 0.14 },
    { x: 94, y: 190, size: 220, distance: 0.03 },
  ])
  drawPlants(sheet, 'banana', [{ x: 4, y: 210, size: 120, distance: 0.02 }])
}

/** A limestone mountain over a misty valley of fields. */
export function drawKarstValley(sheet: Sheet, house: HouseChoice): void {
  const { unit, height } = sheet
  sheet.fillScene(
    'M24 6L30-60 36-110 42-128 48-120 52-140 60-150 66-130 72-126 78-80 88-60 96 6z',
    sheet.wash(sheet.tone('rock', 0.5), sheet.tone('leaf', 0.66)),
  )
  sheet.fillScene(
    'M-4-10Q10-70 26-50T50 6H-4z',
    sheet.wash(sheet.tone('leaf', 0.5), sheet.tone('leaf', 0.66)),
  )
  drawMist(sheet, sheet.atY(-4), 36, 0.9)
  sheet.fillScene(
    `M-6 20${CANOPY}H108V${sheet.foot}H-6z`,
    sheet.wash(sheet.tone('pine', 0.44), sheet.tone('leaf', 0.4)),
  )
  drawGround(
    sheet,
    contour(sheet, 60, 16, 6),
    height,
    sheet.wash(sheet.tone('field', 0.4), sheet.tone('field', 0.12)),
  )
  sheet.strokeScene(
    'M-4 84Q50 66 104 80M-4 112Q50 90 104 108M-4 148Q50 122 104 146M50 72L40 200M66 72L82 200',
    sheet.tone('leaf', 0.2),
    3,
    0.6,
  )
  drawBuilding(sheet, house, { x: sheet.atX(32), y: sheet.atY(72), scale: unit })
  drawPlants(sheet, 'palm', [
    { x: 44, y: 76, size: 96, distance: 0.24 },
    { x: 82, y: 90, size: 80, distance: 0.26 },
  ])
  drawPlants(sheet, 'banana', [
    { x: 94, y: 200, size: 130, distance: 0.02 },
    { x: 2, y: 204, size: 90, distance: 0.03 },
  ])
}

/** A perfect snow-capped cone over a lake, monkey puzzles in front. */
export function drawVolcanoLake(sheet: Sheet, house: HouseChoice): void {
  const { unit } = sheet
  sheet.fillScene(
    'M10 4Q34-40 50-140L53-146H59L62-140Q78-40 102 4z',
    sheet.wash(sheet.tone('rock', 0.36), sheet.tone('rock', 0.6)),
  )
  sheet.fillScene(
    'M50-140L53-146H59L62-140Q66-116 72-92L66-104 63-84 58-108 53-80 49-100 43-90Q48-120 50-140z',
    sheet.tone('snow', 0.1),
    0.95,
  )
  drawRange(sheet, { y: 0, rise: 36, base: 4, colour: 'pine', distance: 0.5, roughness: 0.2 })
  drawWater(sheet, sheet.horizonY, { depth: 0.6, ripples: 14 })
  sheet.fill(sliver(sheet.atX(22), sheet.atY(12), 230 * unit, 12 * unit), sheet.tone('leaf', 0.2))
  drawBuilding(sheet, house, { x: sheet.atX(22), y: sheet.atY(9), scale: 0.8 * unit })
  sheet.fillScene(
    `M-4 140Q30 120 60 150T104 160V${sheet.foot}H-4z`,
    sheet.wash(sheet.tone('leaf', 0.16), sheet.tone('pine', 0.02)),
  )
  drawPlants(sheet, 'araucaria', [
    { x: 34, y: 150, size: 130, distance: 0.14 },
    { x: 12, y: 176, size: 270, distance: 0.03 },
  ])
  drawPlants(sheet, 'grass', [
    { x: 58, y: 170, size: 44 },
    { x: 84, y: 176, size: 60 },
  ])
}
