import { drawBreath, drawCairn, drawDevice, drawTouch, drawWaves } from './digital/enhancements.ts'
import type { Sheet } from './drawing/sheet.ts'
import { LANDSCAPES, type Landscape, type LandscapeName } from './landscapes/landscapes.ts'
import { PART_OBJECTS, type PartObjectName } from './objects/repertoire.ts'
import { drawStillLife } from './objects/still-life.ts'
import { drawTableTop } from './objects/table-top.ts'
import { drawBowls, drawCushions } from './practices/experiences-indoors.ts'
import { drawDrums, drawGarden, drawMat } from './practices/experiences-outdoors.ts'
import { drawPractice } from './practices/practices.ts'
import { PRACTICES, type PracticeName } from './practices/repertoire.ts'
import { isLandscape, type SceneName, type StillLifeName } from './scene-names.ts'
import type { HouseChoice } from './scenery/buildings.ts'
import { frame } from './scenery/frame.ts'
import { drawSky } from './scenery/sky.ts'

type DrawScene = (sheet: Sheet) => void

const SCENES: Record<
  Exclude<SceneName, LandscapeName | PartObjectName | PracticeName>,
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
}

/** Draws a scene; landscapes get a sky, the others have their own background. */
export function drawScene(sheet: Sheet, scene: SceneName, house: HouseChoice): void {
  if (isLandscape(scene)) {
    const { draw, lift, framed }: Landscape = LANDSCAPES[scene]
    const start = sheet.marks.length
    drawSky(sheet, { lift })
    draw(sheet, house)
    if (framed) frame(sheet, start)
  } else if (isPartObject(scene)) {
    drawTableTop(sheet, PART_OBJECTS[scene])
  } else if (isPractice(scene)) {
    drawPractice(sheet, PRACTICES[scene])
  } else {
    SCENES[scene](sheet)
  }
}

function isPartObject(scene: SceneName): scene is PartObjectName {
  return Object.hasOwn(PART_OBJECTS, scene)
}

function isPractice(scene: SceneName): scene is PracticeName {
  return Object.hasOwn(PRACTICES, scene)
}

function stillLife(hero: StillLifeName, scale: number, companion?: StillLifeName): DrawScene {
  return (sheet) => drawStillLife(sheet, hero, scale, companion)
}
