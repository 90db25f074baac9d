import type { HouseChoice, LandscapeName, SceneName, StillLifeName } from './scene-names.ts'
import { isLandscape } from './scene-names.ts'
import { drawAlpine } from './scenes/alpine.ts'
import { drawCountryside } from './scenes/countryside.ts'
import { drawDesert } from './scenes/desert.ts'
import { drawBreath, drawCairn, drawDevice, drawTouch, drawWaves } from './scenes/enhancements.ts'
import { drawBowls, drawCushions } from './scenes/experiences-indoors.ts'
import { drawDrums, drawGarden, drawMat } from './scenes/experiences-outdoors.ts'
import { drawForest } from './scenes/forest.ts'
import { drawHotSpring } from './scenes/hot-spring.ts'
import { drawIsland } from './scenes/island.ts'
import { drawLake } from './scenes/lake.ts'
import { drawOcean } from './scenes/ocean.ts'
import { drawStillLife } from './scenes/still-life.ts'
import type { Sheet } from './sheet.ts'
import { drawSky } from './sky.ts'

type DrawScene = (sheet: Sheet, house: HouseChoice) => void

const SCENES: Record<SceneName, DrawScene> = {
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
  SCENES[scene](sheet, house)
}

function stillLife(hero: StillLifeName, scale: number, companion?: StillLifeName): DrawScene {
  return (sheet) => drawStillLife(sheet, hero, scale, companion)
}
