import { GLAZES } from '../drawing/hours.ts'
import { drawParts, type Part } from '../drawing/parts.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { PART_OBJECTS, type PartObjectName } from '../objects/repertoire.ts'
import { drawShadow } from '../objects/vessels.ts'
import { drawPeople, type Person } from './people.ts'
import type { PoseName } from './poses.ts'
import { PROPS, type PropName } from './props.ts'
import { SETTINGS, type SettingName } from './settings.ts'

/** x from the middle and y below the horizon, in scene units. */
type Placed = readonly [name: PropName | PartObjectName, x: number, y: number, size: number]
type Posed = readonly [pose: PoseName, x: number, y: number, size: number, way?: -1 | 1 | 'away']

export type Practice = {
  /** One is chosen by the seed. */
  settings: readonly SettingName[]
  /** What lies under or behind the people. */
  behind?: readonly Placed[]
  people: readonly Posed[]
  before?: readonly Placed[]
}

/** People at a practice; the seed selects the place, the people, their dress and small shifts. */
export function drawPractice(sheet: Sheet, practice: Practice): void {
  SETTINGS[sheet.pick(practice.settings)](sheet)
  const shift = sheet.between(-44, 44)
  const turned = sheet.pick([-1, 1])
  const placed = (x: number) => turned * x + shift
  drawProps(sheet, practice.behind ?? [], placed)
  const people = practice.people.map(([pose, x, y, size, way = 1]): Person => {
    const facing = way === 'away' ? 1 : way
    return {
      pose,
      x: placed(x) + sheet.between(-5, 5),
      y: y + sheet.between(-2, 2),
      size: size * sheet.between(0.97, 1.05),
      way: facing * turned > 0 ? 1 : -1,
      away: way === 'away',
    }
  })
  for (const { x, y, size } of people) {
    const middle = sheet.width / 2 + x * sheet.unit
    drawShadow(sheet, middle, sheet.atY(y + 1), 62 * size * sheet.unit, 9 * size * sheet.unit)
  }
  drawPeople(sheet, people)
  drawProps(sheet, practice.before ?? [], placed)
}

function drawProps(sheet: Sheet, props: readonly Placed[], placed: (x: number) => number): void {
  for (const [name, x, y, size] of props) {
    const parts: readonly Part[] = isProp(name) ? PROPS[name] : PART_OBJECTS[name]
    const scale = size * sheet.unit
    const spot = {
      x: sheet.width / 2 + placed(x) * sheet.unit,
      y: sheet.atY(y),
      scale: (placed(1) - placed(0)) * scale,
      scaleY: scale,
    }
    drawParts(sheet, spot, parts, { glaze: sheet.tone(sheet.pick(GLAZES), 0.08) })
  }
}

function isProp(name: PropName | PartObjectName): name is PropName {
  return Object.hasOwn(PROPS, name)
}
