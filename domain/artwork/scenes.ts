import { drawBreath, drawCairn, drawDevice, drawTouch, drawWaves } from './digital/enhancements.ts'
import type { Sheet } from './drawing/sheet.ts'
import { drawAlpine } from './landscapes/alpine.ts'
import { drawCountryside } from './landscapes/countryside.ts'
import { drawDesert } from './landscapes/desert.ts'
import { drawForest } from './landscapes/forest.ts'
import { drawHotSpring } from './landscapes/hot-spring.ts'
import { drawIsland } from './landscapes/island.ts'
import { drawLake } from './landscapes/lake.ts'
import { drawOcean } from './landscapes/ocean.ts'
import { PART_OBJECTS, type PartObjectName } from './objects/repertoire.ts'
import { drawStillLife } from './objects/still-life.ts'
import { drawTableTop } from './objects/table-top.ts'
import { drawBowls, drawCushions } from './practices/experiences-indoors.ts'
import { drawDrums, drawGarden, drawMat } from './practices/experiences-outdoors.ts'
import type { HouseChoice, LandscapeName, SceneName, StillLifeName } from './scene-names.ts'
import { isLandscape } from './scene-names.ts'
import { drawSky } from './scenery/sky.ts'

type DrawScene = (sheet: Sheet, house: HouseChoice) => void

const SCENES: Record<Exclude<SceneName, PartObjectName>, DrawScene> = {
  alpine: drawAlpine,
  ocean: drawOcean,
  forest: drawForest,
  desert: drawDesert,
  lake: drawLake,
  'hot-spring': drawHotSpring,
  island: drawIsland,
  countryside: drawCountryside,
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

/** Height of the sun above the horizon, as a share of the height, to clear tall land. */
const SUN_LIFT: Record<LandscapeName, number> = {
  alpine: 0.2,
  ocean: 0,
  forest: 0.16,
  desert: 0,
  lake: 0.12,
  'hot-spring': 0.2,
  island: 0,
  countryside: 0.08,
}

/** Draws a scene; landscapes get a sky, the others have their own background. */
export function drawScene(sheet: Sheet, scene: SceneName, house: HouseChoice): void {
  if (isLandscape(scene)) drawSky(sheet, { lift: SUN_LIFT[scene] })
  if (isPartObject(scene)) drawTableTop(sheet, PART_OBJECTS[scene])
  else SCENES[scene](sheet, house)
}

function isPartObject(scene: SceneName): scene is PartObjectName {
  return Object.hasOwn(PART_OBJECTS, scene)
}

function stillLife(hero: StillLifeName, scale: number, companion?: StillLifeName): DrawScene {
  return (sheet) => drawStillLife(sheet, hero, scale, companion)
}
