import { mix } from '../drawing/colour.ts'
import { times } from '../drawing/marks.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { drawBuilding, type HouseChoice } from '../scenery/buildings.ts'
import { contour, drawGround, drawRange, drawTreeline } from '../scenery/land.ts'
import { drawPeak } from '../scenery/peak.ts'
import { drawPlants } from '../scenery/plants.ts'
import { drawMist } from '../scenery/sky.ts'
import { drawWater } from '../scenery/water.ts'

/** Great cedars, stone lanterns, steps to a gate. */
export function drawCedarTemple(sheet: Sheet, house: HouseChoice): void {
  const { unit, height } = sheet
  drawTreeline(sheet, {
    along: contour(sheet, 6, 30),
    height: 130,
    paint: sheet.wash(sheet.tone('pine', 0.6), sheet.tone('pine', 0.8)),
    base: sheet.atY(110),
  })
  drawMist(sheet, sheet.atY(10), 50, 0.8)
  const trunks = 'M24 60L25-300H30L31 60zM70 56L70.6-300H74L75 56zM84 70L85-300H90L91 70z'
  sheet.fillScene(trunks, sheet.wash(sheet.tone('wood', 0.5), sheet.tone('wood', 0.4)))
  drawGround(
    sheet,
    contour(sheet, 60, 14, 5),
    height,
    sheet.wash(sheet.tone('leaf', 0.4), sheet.tone('leaf', 0.14)),
  )
  drawBuilding(sheet, house, { x: sheet.atX(52), y: sheet.atY(46), scale: 1.15 * unit })
  const steps = times(7, (i) => `M${47 - i * 2.4} ${58 + i * 20}H${57 + i * 2.4}`)
  sheet.fillScene(`M47 52H57L78 ${sheet.foot}H26z`, sheet.tone('bone', 0.4), 0.7)
  sheet.strokeScene(steps.join(''), sheet.tone('rock', 0.2), 4, 0.7)
  for (const [x, y, size] of [
    [38, 84, 0.7],
    [68, 84, 0.7],
    [28, 140, 1.1],
    [78, 140, 1.1],
  ] as const) {
    const scale = size * 3
    sheet.fillScene(
      `M${x - size} ${y}V${y - 16 * size}h${2 * size}v${16 * size}zM${x - scale * 0.8} ${y - 16 * size}h${scale * 1.6}l${-scale * 0.3} ${-4 * size}h${-scale}zM${x - scale * 0.5} ${y - 20 * size}h${scale}v${-12 * size}h${-scale}zM${x - scale} ${y - 32 * size}h${2 * scale}l${-scale * 0.7} ${-8 * size}h${-scale * 0.6}z`,
      sheet.tone('rock', 0.16),
    )
    sheet.fillScene(
      `M${x - size * 0.7} ${y - 22 * size}h${size * 1.4}v${-8 * size}h${-size * 1.4}z`,
      house === 'none' ? sheet.tone('bone', 0.3) : sheet.light.lamp,
    )
  }
  sheet.fillScene(
    `M3 ${sheet.foot}L5-300H15L18 ${sheet.foot}z`,
    sheet.wash(sheet.tone('wood', 0.12), sheet.tone('wood')),
  )
}

/** Rocks with twisted pines in a bright sea, a red gate in the water. */
export function drawPineCoast(sheet: Sheet, house: HouseChoice): void {
  const { unit } = sheet
  drawRange(sheet, { y: 0, rise: 60, base: 4, colour: 'rock', distance: 0.68, roughness: 0.24 })
  drawWater(sheet, sheet.horizonY, { depth: 0.5 })
  sheet.fillScene(
    'M-4-20Q14-40 30-16T44 22Q20 34-4 30z',
    sheet.wash(sheet.tone('leaf', 0.36), sheet.tone('rock', 0.3)),
  )
  drawPlants(sheet, 'cloud-pine', [
    { x: 34, y: 0, size: 70, distance: 0.24 },
    { x: 4, y: -10, size: 60, distance: 0.3 },
  ])
  drawBuilding(sheet, house, { x: sheet.atX(19), y: sheet.atY(2), scale: 0.86 * unit })
  const gate = sheet.tone('clay', 0.06)
  sheet.strokeScene('M70 66L70.6 4M84 66L83.4 4', gate, 7)
  sheet.strokeScene('M66 20H88', gate, 5)
  sheet.fillScene('M62-4Q77 4 92-4L91 6Q77 12 63 6z', gate)
  sheet.strokeScene('M62 68H92M64 76H90', sheet.glint(0.5), 2.4, 0.6)
  sheet.fillScene(
    'M-4 150Q20 110 48 140T70 220H-4z',
    sheet.wash(sheet.tone('rock', 0.2), sheet.tone('rock')),
  )
  drawPlants(sheet, 'cloud-pine', [{ x: 14, y: 146, size: 210, distance: 0.03 }])
}

/** Steep thatched roofs under snow, a valley of cedars. */
export function drawSnowVillage(sheet: Sheet, house: HouseChoice): void {
  const { unit, height, width } = sheet
  drawPeak(sheet, { x: width * 0.3, halfWidth: width * 0.34, height: 150 * unit, distance: 0.56 })
  drawRange(sheet, { y: -20, rise: 90, base: 30, colour: 'pine', distance: 0.6, roughness: 0.3 })
  drawTreeline(sheet, {
    along: contour(sheet, 10, 30),
    height: 60,
    paint: sheet.wash(sheet.tone('pine', 0.34), sheet.tone('snow', 0.3)),
    base: sheet.atY(60),
    gap: 1.2,
  })
  const snow = sheet.wash(mix(sheet.tone('snow'), sheet.light.air, 0.3), sheet.tone('snow', 0.05))
  drawGround(sheet, contour(sheet, 50, 24, 6), height, snow)
  for (const [x, y, size] of [
    [70, 44, 0.7],
    [86, 56, 0.86],
    [40, 66, 1.15],
  ] as const) {
    drawBuilding(sheet, house, { x: sheet.atX(x), y: sheet.atY(y), scale: size * unit })
  }
  drawGround(
    sheet,
    contour(sheet, 130, 40, 5),
    height,
    sheet.wash(sheet.tone('snow', 0.1), sheet.tone('snow', 0.3)),
  )
  sheet.strokeScene('M44 76Q52 120 40 210M50 76Q60 120 56 210', sheet.tone('rock', 0.5), 2, 0.4)
  drawPlants(sheet, 'cloud-pine', [{ x: 8, y: 170, size: 190, distance: 0.04 }])
}

/** A round-shouldered island of maple and pond garden. */
export function drawPondGarden(sheet: Sheet, house: HouseChoice): void {
  const { unit, height } = sheet
  drawRange(sheet, { y: -40, rise: 90, base: 20, colour: 'pine', distance: 0.62, roughness: 0.2 })
  drawMist(sheet, sheet.atY(-10), 30, 0.6)
  drawPlants(sheet, 'maple', [
    { x: 8, y: 30, size: 90, distance: 0.3 },
    { x: 90, y: 34, size: 110, distance: 0.26 },
    { x: 74, y: 28, size: 80, distance: 0.34 },
  ])
  sheet.fillScene(
    `M-4 24H104V${sheet.foot}H-4z`,
    sheet.wash(sheet.tone('leaf', 0.4), sheet.tone('leaf', 0.16)),
  )
  drawBuilding(sheet, house, { x: sheet.atX(34), y: sheet.atY(46), scale: 1.1 * unit })
  sheet.fillScene(
    'M10 84Q30 58 66 66T100 96 70 150 20 146 10 84z',
    sheet.wash(sheet.glint(0), mix(sheet.light.sky[1], sheet.tone('sea'), 0.5)),
  )
  sheet.strokeScene('M26 104Q44 96 58 104M50 130Q66 124 80 130', sheet.glint(0.5), 2.4, 0.7)
  sheet.strokeScene('M60 150Q76 104 96 120', sheet.tone('clay', 0.1), 8)
  sheet.strokeScene(
    'M60 138Q76 92 96 108M66 130v12M78 112v12M90 110v12',
    sheet.tone('clay', 0.1),
    2.6,
  )
  drawPlants(sheet, 'boulder', [
    { x: 14, y: 92, size: 40, distance: 0.16 },
    { x: 22, y: 150, size: 56, distance: 0.1 },
    { x: 58, y: 162, size: 44, distance: 0.08 },
  ])
  drawGround(
    sheet,
    contour(sheet, 176, 20, 5),
    height,
    sheet.wash(sheet.tone('leaf', 0.1), sheet.tone('pine')),
  )
  drawPlants(sheet, 'cloud-pine', [{ x: 94, y: 190, size: 170, distance: 0.03 }])
}
