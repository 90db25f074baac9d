import { drawBotanical } from './botanicals/draw-botanical.ts'
import { STEMS, type StemName } from './botanicals/stems.ts'
import { drawBreath, drawCairn, drawDevice, drawTouch, drawWaves } from './digital/enhancements.ts'
import type { Sheet } from './drawing/sheet.ts'
import { drawFlatLay } from './flat-lays/draw-flat-lay.ts'
import { FLAT_LAYS, type FlatLayName } from './flat-lays/repertoire.ts'
import { FLORA } from './gallery/flora.ts'
import { drawHands } from './hands/draw-hands.ts'
import type { HandsName } from './hands/repertoire.ts'
import { LANDSCAPES, type Landscape, type LandscapeName } from './landscapes/landscapes.ts'
import { drawNearPlants } from './landscapes/near-plants.ts'
import { drawThreshold } from './landscapes/threshold.ts'
import type { Vantage } from './landscapes/vantage.ts'
import { PART_OBJECTS, type PartObjectName } from './objects/repertoire.ts'
import { drawStillLife } from './objects/still-life.ts'
import { drawTableTop } from './objects/table-top.ts'
import { drawPortrait } from './portraits/draw-portrait.ts'
import { drawBowls, drawCushions } from './practices/experiences-indoors.ts'
import { drawDrums, drawGarden, drawMat } from './practices/experiences-outdoors.ts'
import { drawPractice } from './practices/practices.ts'
import { PRACTICES, type PracticeName } from './practices/repertoire.ts'
import { drawInterior } from './rooms/draw-room.ts'
import { ROOMS, type RoomName } from './rooms/repertoire.ts'
import { isLandscape, type SceneName, type StillLifeName } from './scene-names.ts'
import type { HouseChoice } from './scenery/buildings.ts'
import { frame } from './scenery/frame.ts'
import { drawSky } from './scenery/sky.ts'
import { DOORS, type DoorName, drawDoor } from './ways/doors.ts'
import { drawWay } from './ways/draw-way.ts'
import { WAYS, type WayName } from './ways/repertoire.ts'

/** A scene, the house in a landscape, and the landscape behind a window or at the end of a way. */
export type Subject = {
  scene: SceneName
  house: HouseChoice
  place: LandscapeName | null
  vantage: Vantage
}

type DrawScene = (sheet: Sheet) => void

const SCENES: Record<
  Exclude<
    SceneName,
    | LandscapeName
    | PartObjectName
    | PracticeName
    | RoomName
    | FlatLayName
    | WayName
    | DoorName
    | StemName
    | HandsName
  >,
  DrawScene
> = {
  bottle: stillLife('bottle', 1.55),
  dropper: stillLife('dropper', 1.7),
  jar: stillLife('jar', 1.6),
  tea: stillLife('tea', 1.35),
  candle: stillLife('candle', 1.5),
  bowl: stillLife('bowl', 1.4),
  blanket: stillLife('blanket', 1.35),
  'rolled-mat': stillLife('rolled-mat', 1.35),
  stones: stillLife('stones', 1.7),
  breath: drawBreath,
  waves: drawWaves,
  device: drawDevice,
  touch: drawTouch,
  cairn: drawCairn,
  bowls: drawBowls,
  mat: drawMat,
  drums: drawDrums,
  garden: drawGarden,
  cushions: drawCushions,
  kitchen: stillLife('bowl', 1.35, 'jar'),
  portrait: drawPortrait,
}

/** Landscapes of prints without a place. */
const USUAL_PLACES = ['lake', 'forest', 'ocean'] as const

/** Draws a scene; landscapes get a sky, the others have their own background. */
export function drawScene(sheet: Sheet, { scene, house, place, vantage }: Subject): void {
  if (isLandscape(scene)) drawLandscapeFrom(sheet, vantage, scene, house)
  else if (isNameIn(PART_OBJECTS, scene)) drawTableTop(sheet, PART_OBJECTS[scene])
  else if (isNameIn(PRACTICES, scene)) drawPractice(sheet, PRACTICES[scene])
  else if (isNameIn(FLAT_LAYS, scene)) drawFlatLay(sheet, FLAT_LAYS[scene])
  else if (isNameIn(DOORS, scene)) drawDoor(sheet, DOORS[scene])
  else if (isNameIn(STEMS, scene)) drawBotanical(sheet, scene)
  else if (isNameIn(SCENES, scene)) SCENES[scene](sheet)
  else if (isNameIn(ROOMS, scene) || isNameIn(WAYS, scene))
    drawPlaced(sheet, scene, house, place ?? sheet.pick(USUAL_PLACES))
  else drawHands(sheet, scene)
}

/** A room or a way, with the landscape that it looks out on or leads to. */
function drawPlaced(
  sheet: Sheet,
  scene: RoomName | WayName,
  house: HouseChoice,
  place: LandscapeName,
): void {
  if (isNameIn(ROOMS, scene)) {
    drawInterior(sheet, ROOMS[scene], () => drawLandscape(sheet, place, 'none'))
  } else {
    drawLandscape(sheet, place, house)
    drawWay(sheet, WAYS[scene], FLORA[place].beside)
  }
}

/** A landscape with what stands close by. */
function drawLandscapeFrom(
  sheet: Sheet,
  vantage: Vantage,
  name: LandscapeName,
  house: HouseChoice,
): void {
  const isInside = vantage === 'threshold'
  drawLandscape(sheet, name, isInside ? 'none' : house, vantage !== 'whole')
  if (isInside) drawThreshold(sheet, house)
  if (vantage === 'plants') drawNearPlants(sheet, FLORA[name].stems)
}

function drawLandscape(
  sheet: Sheet,
  name: LandscapeName,
  house: HouseChoice,
  isSection = false,
): void {
  const { draw, lift, framed = isSection }: Landscape = LANDSCAPES[name]
  const start = sheet.marks.length
  drawSky(sheet, { lift })
  draw(sheet, house)
  if (framed) frame(sheet, start)
}

function isNameIn<Name extends string>(table: Record<Name, unknown>, scene: string): scene is Name {
  return Object.hasOwn(table, scene)
}

function stillLife(hero: StillLifeName, scale: number, companion?: StillLifeName): DrawScene {
  return (sheet) => drawStillLife(sheet, hero, scale, companion)
}
