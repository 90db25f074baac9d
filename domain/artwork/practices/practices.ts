import { GLAZES } from '../drawing/hours.ts'
import { drawParts, type Part } from '../drawing/parts.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { PART_OBJECTS, type PartObjectName } from '../objects/repertoire.ts'
import { drawShadow } from '../objects/vessels.ts'
import { comeNearer } from '../scenery/frame.ts'
import { driftSun } from '../scenery/sky.ts'
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
  /** Neither does it alone. */
  isShared?: boolean
  before?: readonly Placed[]
}

/** How near the place is seen. */
const ZOOMS = [1, 1.14, 1.3] as const

/** People at a practice; the seed selects the place, the people, their dress, how near they are and how far apart. */
export function drawPractice(sheet: Sheet, practice: Practice): void {
  driftSun(sheet)
  const start = sheet.marks.length
  SETTINGS[sheet.pick(practice.settings)](sheet)
  comeNearer(sheet, start, ZOOMS)
  const { behind, people: cast, before, near } = castOf(sheet, practice)
  const shift = sheet.between(-56, 56)
  const turned = sheet.pick([-1, 1]) * sheet.between(0.86, 1.1)
  const placed = (x: number) => turned * x + shift
  drawProps(sheet, behind, placed, near)
  const people = cast.map(([pose, x, y, size, way = 1]): Person => {
    const facing = way === 'away' ? 1 : way
    return {
      pose,
      x: placed(x) + sheet.between(-8, 8),
      y: y + sheet.between(-2, 2),
      size: size * near * sheet.between(0.97, 1.05),
      way: facing * turned > 0 ? 1 : -1,
      away: way === 'away',
    }
  })
  for (const { x, y, size } of people) {
    const middle = sheet.width / 2 + x * sheet.unit
    drawShadow(sheet, middle, sheet.atY(y + 1), 62 * size * sheet.unit, 9 * size * sheet.unit)
  }
  drawPeople(sheet, people)
  drawProps(sheet, before, placed, near)
}

/** Props within this distance of a person, in scene units, belong to them. */
const REACH = 60

/** Everybody, or of two people at the same thing only the nearer one, larger. */
function castOf(sheet: Sheet, practice: Practice) {
  const { behind = [], people, before = [], isShared = false } = practice
  const isAlone = sheet.random() < 0.4
  const near = sheet.between(0.92, 1.08)
  const [far, nearest, ...others] = people
  const isPair = far && nearest && others.length === 0 && far[0] === nearest[0]
  if (!isPair || isShared || !isAlone) return { behind, people, before, near }
  const stays = ([, x]: Placed) => Math.abs(x - far[1]) > REACH
  return {
    behind: behind.filter(stays),
    people: [nearest],
    before: before.filter(stays),
    near: near * 1.2,
  }
}

function drawProps(
  sheet: Sheet,
  props: readonly Placed[],
  placed: (x: number) => number,
  near: number,
): void {
  for (const [name, x, y, size] of props) {
    const parts: readonly Part[] = isProp(name) ? PROPS[name] : PART_OBJECTS[name]
    const scale = size * near * sheet.unit
    const spot = {
      x: sheet.width / 2 + placed(x) * sheet.unit,
      y: sheet.atY(y),
      scale: Math.sign(placed(1) - placed(0)) * scale,
      scaleY: scale,
    }
    drawParts(sheet, spot, parts, { glaze: sheet.tone(sheet.pick(GLAZES), 0.08) })
  }
}

function isProp(name: PropName | PartObjectName): name is PropName {
  return Object.hasOwn(PROPS, name)
}
