import { mix } from '../drawing/colour.ts'
import { at, sliver, times } from '../drawing/marks.ts'
import { randomStream } from '../drawing/random.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { drawBuilding, type HouseChoice } from '../scenery/buildings.ts'
import { contour, drawGround, drawRange, drawTreeline } from '../scenery/land.ts'
import { drawPeak } from '../scenery/peak.ts'
import { drawPlants } from '../scenery/plants.ts'
import { drawMist } from '../scenery/sky.ts'
import { drawWater } from '../scenery/water.ts'

/** A flowering pasture with huts below a jagged chain. */
export function drawPasture(sheet: Sheet, house: HouseChoice): void {
  const { unit, height } = sheet
  const chain =
    'M-4-40L8-110 14-90 24-160 30-124 38-140 48-80 58-120 64-104 72-150 82-90 92-114 104-60V30H-4z'
  sheet.fillScene(
    chain,
    sheet.wash(sheet.tone('snow', 0.3), sheet.tone('rock', 0.5), sheet.light.air),
  )
  sheet.strokeScene(
    'M24-156L28-110 22-70M72-146L68-100 74-60M8-106L12-60M58-116L54-70',
    sheet.tone('rock', 0.4),
    3,
    0.5,
  )
  drawMist(sheet, sheet.atY(-14), 30, 0.6)
  drawTreeline(sheet, {
    along: contour(sheet, 6, 30),
    height: 44,
    paint: sheet.wash(sheet.tone('pine', 0.4), sheet.tone('pine', 0.5)),
    base: sheet.atY(50),
  })
  drawGround(
    sheet,
    contour(sheet, 46, 40, 6),
    height,
    sheet.wash(sheet.tone('field', 0.36), sheet.tone('leaf', 0.3)),
  )
  for (const [x, y, size] of [
    [76, 46, 0.5],
    [20, 52, 0.6],
    [56, 72, 1.05],
  ] as const) {
    drawBuilding(sheet, house, { x: sheet.atX(x), y: sheet.atY(y), scale: size * unit })
  }
  drawGround(
    sheet,
    contour(sheet, 132, 40, 5),
    height,
    sheet.wash(sheet.tone('leaf', 0.2), sheet.tone('leaf', 0.02)),
  )
  const meadow = times(34, () => ({ x: sheet.between(0, 100), y: sheet.between(124, 190) }))
  for (const [i, colour] of (['bone', 'ochre', 'blush', 'sea'] as const).entries()) {
    const flowers = meadow.filter((_, k) => k % 4 === i)
    const path = flowers.map(({ x, y }) => `M${at(sheet.atX(x), sheet.atY(y))}h.1`).join('')
    sheet.stroke(path, sheet.tone(colour, 0.04), 7 * unit)
  }
}

/** A lake below walls of rock, an island with a church. */
export function drawAlpineLake(sheet: Sheet, house: HouseChoice): void {
  const { unit, width } = sheet
  drawPeak(sheet, { x: sheet.atX(70), halfWidth: width * 0.3, height: 170 * unit, distance: 0.5 })
  sheet.fillScene(
    'M-4-60Q20-90 34-40T60 6H-4z',
    sheet.wash(sheet.tone('pine', 0.4), sheet.tone('pine', 0.56)),
  )
  drawRange(sheet, { y: 0, rise: 40, base: 4, colour: 'pine', distance: 0.5, roughness: 0.2 })
  drawWater(sheet, sheet.horizonY, { depth: 0.65, ripples: 16 })
  sheet.fillScene(
    'M52 18Q62 2 72 0T90 18Q70 26 52 18z',
    sheet.wash(sheet.tone('leaf', 0.2), sheet.tone('pine', 0.2)),
  )
  sheet.fillScene('M66 4V-16H76V4zM72-14V-40L73.6-52 75.2-40V-14z', sheet.tone('wall', 0.14))
  sheet.fillScene('M65-15L71-24 77-15zM71.6-38L73.6-58 75.6-38z', sheet.tone('clay', 0.14))
  sheet.fill(
    sliver(sheet.atX(71), sheet.atY(24), 200 * unit, 5 * unit),
    sheet.tone('pine', 0.1),
    0.4,
  )
  sheet.fillScene(
    'M-4 24Q20 14 38 30L30 52Q12 60-4 56z',
    sheet.wash(sheet.tone('leaf', 0.26), sheet.tone('leaf', 0.1)),
  )
  drawBuilding(sheet, house, { x: sheet.atX(16), y: sheet.atY(38), scale: 0.9 * unit })
  sheet.fillScene(
    'M50 140Q64 152 82 140L78 156Q64 162 54 156z',
    sheet.wash(sheet.tone('wood', 0.2), sheet.tone('wood')),
  )
  sheet.strokeScene('M58 146L40 162M74 146L92 160', sheet.tone('wood', 0.1), 2.4)
  drawPlants(sheet, 'birch', [{ x: 4, y: 190, size: 220, distance: 0.05 }])
}

/** Granite needles over a milky lake, wind in the grass. */
export function drawPatagonia(sheet: Sheet, house: HouseChoice): void {
  const { unit } = sheet
  sheet.fillScene(
    'M24 4L36-50 40-56 42-140 46-168 49-140 50-90 53-96 55-180 59-200 62-170 63-100 66-104 68-150 72-164 75-140 77-70 84-50 100 4z',
    sheet.wash(sheet.tone('rock', 0.36), sheet.tone('rock', 0.64)),
  )
  sheet.fillScene(
    'M36-50L42-60 50-70 56-64 64-74 72-66 78-60 84-50 76-40 66-54 58-42 48-54 40-40z',
    sheet.tone('snow', 0.2),
    0.85,
  )
  drawRange(sheet, { y: 0, rise: 40, base: 4, colour: 'clay', distance: 0.56, roughness: 0.24 })
  drawWater(sheet, sheet.horizonY, { depth: 0.3 })
  sheet.fillScene(
    `M-4 50Q30 30 62 56T104 66V${sheet.foot}H-4z`,
    sheet.wash(sheet.tone('ochre', 0.34), sheet.tone('field', 0.2)),
  )
  drawBuilding(sheet, house, { x: sheet.atX(28), y: sheet.atY(60), scale: unit })
  sheet.fillScene(
    `M-4 140Q50 104 104 150V${sheet.foot}H-4z`,
    sheet.wash(sheet.tone('ochre', 0.2), sheet.tone('wood', 0.2)),
  )
  const tufts = times(10, (i) => ({
    x: 4 + i * 10.5,
    y: 146 + sheet.between(0, 40),
    size: 44 + sheet.between(0, 36),
  }))
  drawPlants(
    sheet,
    'grass',
    tufts.sort((a, b) => a.y - b.y),
  )
}

/** The Milky Way over low hills, a lantern and a tent. */
export function drawNightSky(sheet: Sheet, house: HouseChoice): void {
  const { unit, width, height, light, horizonY } = sheet
  const deep = mix(light.sky[0], '#0d1a2b', 0.72)
  sheet.rect(
    0,
    0,
    width,
    horizonY + 4,
    sheet.wash(deep, mix(light.sky[1], deep, 0.6), mix(light.sky[2], deep, 0.4)),
  )
  const lantern = sheet.between(14, 52)
  const [start, lean] = [sheet.between(-20, 40), sheet.between(10, 19)]
  const band = sheet.glow('#e8e6f0', 0.3, 0.12)
  for (const i of [0, 1, 2, 3, 4, 5]) {
    sheet.oval(sheet.atX(start + i * lean), sheet.atY(-20 - i * 50), 130 * unit, 74 * unit, band)
  }
  const random = randomStream(`${sheet.id}stars`)
  const star = (low: number) => `M${at(random() * width, random() * horizonY * low)}h.1`
  sheet.stroke(times(60, () => star(0.98)).join(''), '#f6f1df', 1.5 * unit, 0.7)
  sheet.stroke(times(14, () => star(0.9)).join(''), '#fff8e2', 3 * unit, 0.9)
  drawRange(sheet, { y: 0, rise: 60, base: 90, colour: 'rock', distance: 0.3, roughness: 0.24 })
  drawGround(
    sheet,
    contour(sheet, 40, 34),
    height,
    sheet.wash(mix(sheet.tone('pine', 0.1), deep, 0.4), mix(sheet.tone('pine'), deep, 0.66)),
  )
  drawBuilding(sheet, house, { x: sheet.atX(66), y: sheet.atY(52), scale: 0.9 * unit })
  drawGround(
    sheet,
    contour(sheet, 130, 30, 5),
    height,
    sheet.wash(mix(sheet.tone('pine'), deep, 0.6), deep),
  )
  sheet.oval(sheet.atX(lantern), sheet.atY(104), 60 * unit, 34 * unit, sheet.glow(light.lamp, 0.5))
  sheet.fillScene(
    `M${lantern - 1} 112V98l1-4 1 4V112z`,
    house === 'none' ? mix(light.lamp, deep, 0.1) : light.lamp,
  )
}

/** A city garden: a bench under a tree, roofs behind. */
export function drawCityGarden(sheet: Sheet, house: HouseChoice): void {
  const { unit, height } = sheet
  const roofs =
    'M-4 20V-60H6V-84H16V-50L22-64 28-50V-96H40V-40H48V-70L54-84 60-70V-30H70V-110H72L73-130 74-110H78V-56H90V-76H100V-50H104V20z'
  sheet.fillScene(roofs, sheet.wash(sheet.tone('rock', 0.6), sheet.tone('wall', 0.56)))
  const panes = [
    [8, -70],
    [12, -70],
    [31, -80],
    [35, -80],
    [31, -60],
    [73, -90],
    [75.6, -90],
    [92, -62],
    [96, -62],
    [52, -56],
  ]
  sheet.fillScene(
    panes.map(([x = 0, y = 0]) => `M${x} ${y}h1.6v10h-1.6z`).join(''),
    house === 'none' ? sheet.tone('bone', 0.5) : sheet.light.lamp,
  )
  sheet.fillScene(
    'M-4 10q4-24 12-14 4-20 12-4 6-16 14 0 8-14 14 2 6-12 14 0 8-14 14 2 6-14 14 2 8-8 14 8V60H-4z',
    sheet.wash(sheet.tone('leaf', 0.4), sheet.tone('pine', 0.34)),
  )
  drawGround(
    sheet,
    contour(sheet, 40, 14, 5),
    height,
    sheet.wash(sheet.tone('field', 0.34), sheet.tone('leaf', 0.12)),
  )
  sheet.fillScene(`M50 40Q40 90 10 ${sheet.foot}H62Q66 100 56 40z`, sheet.tone('sand', 0.3), 0.8)
  drawBuilding(sheet, 'none', { x: sheet.atX(70), y: sheet.atY(80), scale: unit })
  sheet.strokeScene(
    'M62 92H84M62 84H84M62 74H84M64 92V106M82 92V106M84 92V72M62 92V72',
    sheet.tone('wood', 0.06),
    4,
  )
  drawPlants(sheet, 'maple', [{ x: 90, y: 130, size: 250, distance: 0.05 }])
  drawPlants(sheet, 'hydrangea', [
    { x: 8, y: 150, size: 80 },
    { x: 22, y: 176, size: 90 },
  ])
}
