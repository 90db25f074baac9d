import { mix } from '../drawing/colour.ts'
import { at, type Point, place, sliver, times } from '../drawing/marks.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { drawBuilding, type HouseChoice } from '../scenery/buildings.ts'
import { drawWater } from '../scenery/water.ts'

/** Limestone towers in a lagoon, a house on stilts, a palm. */
export function drawIsland(sheet: Sheet, house: HouseChoice): void {
  drawTower(sheet, { percent: 6, width: 150, height: 70, distance: 0.76 })
  drawTower(sheet, { percent: 40, width: 64, height: 96, distance: 0.7 })
  drawTower(sheet, { percent: 50, width: 44, height: 50, distance: 0.66 })
  drawWater(sheet, sheet.horizonY, { depth: 0.42 })
  drawTower(sheet, { percent: 36, width: 90, height: 84, distance: 0.5, y: 6 })
  drawTower(sheet, { percent: 19, width: 200, height: 196, distance: 0.26, y: 16 })
  drawStiltHouse(sheet, house)
  drawPalm(sheet)
  const beach = `M-4 200Q40 190 70 176T104 152V${sheet.foot}H-4z`
  sheet.fillScene(beach, sheet.wash(sheet.tone('sand', 0.2), sheet.tone('sand')))
}

type Tower = {
  /** Its middle, percent across. */
  percent: number
  /** Percent of its drawing, which is 100 units wide and high. */
  width: number
  height: number
  /** 0 here, 1 lost in the air. */
  distance: number
  /** Its foot, scene units below the horizon. */
  y?: number
}

function drawTower(sheet: Sheet, { percent, width, height, distance, y = 0 }: Tower): void {
  const { side, unit, light } = sheet
  const crown = sheet.between(-16, 20)
  const shoulder = sheet.between(50, 90)
  const spot = {
    x: sheet.atX(percent),
    y: sheet.atY(y),
    scale: (side * width * unit) / 100,
    scaleY: (height * unit) / 100,
  }
  const left = `M-56 2Q-50-30-47-46T-35-76T${crown - 8}-98`
  const right = `T${crown + 18}-94T30-${shoulder}T44-${shoulder * 0.6}T54 2z`
  const foot = mix(sheet.tone('rock', distance), light.air, 0.55)
  const paint = sheet.wash(sheet.tone('leaf', distance), sheet.tone('rock', distance + 0.1), foot)
  sheet.fill(place(left + right, spot), paint)
  if (distance < 0.5) {
    const streaks = times(9, () => {
      const start = `M${sheet.between(-38, 40)} ${sheet.between(-56, -28)}`
      const bend = `q${sheet.between(-2, 2)} 10 ${sheet.between(-2, 2)} ${sheet.between(14, 28)}`
      return place(start + bend, spot)
    })
    sheet.stroke(streaks.join(''), sheet.tone('pine', distance), 1.6 * unit, 0.4)
  }
  const surf = sliver(sheet.atX(percent), sheet.atY(y + 3), width * 1.3 * unit, 4 * unit)
  sheet.fill(surf, sheet.glint(0.45), 0.6)
}

function drawStiltHouse(sheet: Sheet, house: HouseChoice): void {
  const { unit } = sheet
  const [x, y] = [sheet.atX(56), sheet.atY(60)]
  const walkway = sheet.atX(-5) - x
  const wood = sheet.tone('wood', 0.06)
  const spot = { x, y, scale: unit }
  sheet.stroke(place('M-34-2v22M-10-2v22M14-2v22M34-2v22', spot), wood, 2.4 * unit)
  sheet.stroke(`M${at(x, y)}l${at(walkway, 32 * unit)}`, wood, 4 * unit)
  const posts = times(7, (i) => 0.14 + i * 0.13).map(
    (share) => `M${at(x + walkway * share, y + 32 * unit * share)}v${Math.round(18 * unit)}`,
  )
  sheet.stroke(posts.join(''), wood, 2 * unit)
  drawBuilding(sheet, house, { x, y, scale: 0.72 * unit })
}

function drawPalm(sheet: Sheet): void {
  const { unit, height, side } = sheet
  const crown: Point = [sheet.atX(92) - side * 34 * unit, sheet.atY(-84)]
  const bend = at(sheet.atX(92.6), sheet.atY(20))
  const trunk = `M${at(sheet.atX(93.5), height + 6)}Q${bend} ${at(...crown)}`
  sheet.stroke(trunk, sheet.tone('wood'), 8 * unit)
  const fronds = times(8, (i) => {
    const angle = -2.9 + i * 0.46
    const length = sheet.between(74, 100)
    const [endX, endY] = [Math.cos(angle) * length, Math.sin(angle) * length * 0.5 + 34]
    const [midX, midY] = [Math.cos(angle) * length * 0.6, Math.sin(angle) * length * 0.55 - 12]
    const frond = `M0 0Q${midX} ${midY} ${endX} ${endY}Q${midX} ${midY + 18} 0 0`
    return place(frond, { x: crown[0], y: crown[1], scale: unit })
  })
  sheet.fill(fronds.join(''), sheet.tone('pine'))
}
