import type { LocalColour } from '../drawing/hours.ts'
import { disc, drawParts, type Part } from '../drawing/parts.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { POSES, type Pose, type PoseName } from './poses.ts'

export const SKINS: readonly LocalColour[] = ['rose', 'almond', 'honey', 'umber', 'cocoa']
const HAIRS: readonly LocalColour[] = ['soot', 'chestnut', 'straw', 'silver', 'soot', 'silver']
export const TOPS: readonly LocalColour[] = [
  'clay',
  'celadon',
  'ochre',
  'bone',
  'blush',
  'sea',
  'leaf',
  'ink',
]
export const TROUSERS: readonly LocalColour[] = ['ink', 'rock', 'wood', 'sea', 'bone', 'pine']

/** Hair styles around a head at 0, 0 that is 26 wide and 30 high. */
const STYLES: readonly (readonly Part[])[] = [
  [['flat', 'hair', 'M-15 1Q-18-20 0-20T15 1Q12-8 4-10-8-8-15 1z']],
  [
    ['flat', 'hair', 'M-15 2Q-18-20 0-20T15 2Q10-9 0-10T-15 2z'],
    ['flat', 'hair', disc(-2, -24, 8, 7)],
  ],
  [
    [
      'flat',
      'hair',
      'M-14-2Q-17-21 0-21T15-2Q19 12 15 24-17 26-19 22-16 10-14-2zM-10-6Q-14 12-8 13-0 17 8 13 13 8 10-7z',
    ],
  ],
  [
    [
      'flat',
      'top',
      'M-16 4Q-20-21 0-21T16 4Q18 20 10 24-12 26-14 20-16 12-16 4zM-9-4Q-11 12 0 14T9-4Q0-12-9-4z',
    ],
  ],
  [['flat', 'hair', 'M-14-3Q-16-19 0-19T14-3Q9-13 0-13T-14-3z']],
  [
    [
      'flat',
      'hair',
      'M-18 6Q-26-8-16-18-6-28 6-22 22-20 20-2 20 8 14 10 16-6 4-10-10-10-12 4-14 10-18 6z',
    ],
  ],
]

/** Poses without a top, where a headscarf would be odd. */
const BARE: ReadonlySet<PoseName> = new Set(['bench', 'bathe', 'swim'])

/** Back of a head. */
const FROM_BEHIND: readonly Part[] = [['flat', 'hair', 'M-15 4Q-18-20 0-20T15 4Q12 14 0 15T-15 4z']]

export type Person = {
  pose: PoseName
  /** Scene units from the middle of the print, and below the horizon. */
  x: number
  y: number
  size: number
  /** -1 mirrors the pose. */
  way?: -1 | 1
  /** Seen from behind. */
  away?: boolean
  distance?: number
}

/** Draws people, the far ones first; skin, hair, dress and build vary with the seed. */
export function drawPeople(sheet: Sheet, people: readonly Person[]): void {
  for (const person of people) drawPerson(sheet, person)
}

function drawPerson(sheet: Sheet, person: Person): void {
  const { pose, x, y, size, way = 1, away = false, distance = 0.05 } = person
  const tone = (names: readonly LocalColour[]) => sheet.tone(sheet.pick(names), distance)
  const dyes = {
    skin: tone(SKINS),
    hair: tone(HAIRS),
    top: tone(TOPS),
    trousers: tone(TROUSERS),
    glaze: tone(TOPS),
  }
  const build = sheet.between(0.94, 1.14)
  const scale = size * sheet.unit
  const spot = {
    x: sheet.width / 2 + x * sheet.unit,
    y: sheet.atY(y),
    scale: way * scale * build,
    scaleY: scale * sheet.between(0.96, 1.03),
  }
  const { head, body, front = [] }: Pose = POSES[pose]
  const style = sheet.pick(BARE.has(pose) ? STYLES.filter((it) => it !== STYLES[3]) : STYLES)
  drawParts(sheet, spot, body, dyes, distance)
  const [headX, headY] = [spot.x + head[0] * spot.scale, spot.y + head[1] * spot.scaleY]
  const crown = { x: headX, y: headY, scale: way * scale, scaleY: scale }
  drawParts(sheet, crown, [['flat', 'skin', disc(0, 0, 13, 15)]], dyes, distance)
  drawParts(sheet, crown, away && style !== STYLES[3] ? FROM_BEHIND : style, dyes, distance)
  drawParts(sheet, spot, front, dyes, distance)
}
