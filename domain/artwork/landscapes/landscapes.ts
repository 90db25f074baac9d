import type { Sheet } from '../drawing/sheet.ts'
import type { HouseChoice } from '../scenery/buildings.ts'
import { drawAlpine } from './alpine.ts'
import { drawCountryside } from './countryside.ts'
import { drawDesert } from './desert.ts'
import { drawAltiplano, drawSaltShore, drawSavannah, drawWadi } from './dry.ts'
import { drawCedarTemple, drawPineCoast, drawPondGarden, drawSnowVillage } from './east.ts'
import { drawForest } from './forest.ts'
import { drawAlpineLake, drawCityGarden, drawNightSky, drawPasture, drawPatagonia } from './high.ts'
import { drawHotSpring } from './hot-spring.ts'
import { drawIsland } from './island.ts'
import { drawLake } from './lake.ts'
import {
  drawBorealLake,
  drawFell,
  drawFjord,
  drawMoor,
  drawPacificCoast,
  drawRorbuCoast,
} from './north.ts'
import { drawOcean } from './ocean.ts'
import {
  drawAegean,
  drawAtlanticCliffs,
  drawCorkPlain,
  drawCraterLake,
  drawGraniteHills,
  drawOliveTerraces,
  drawRiviera,
  drawVineyard,
} from './south.ts'
import {
  drawCloudForest,
  drawJungleCoast,
  drawKarstValley,
  drawRiceTerraces,
  drawThermalPool,
  drawVolcanoIsland,
  drawVolcanoLake,
} from './tropics.ts'

type Landscape = {
  draw: (sheet: Sheet, house: HouseChoice) => void
  /** Height of the sun above the horizon, as a share of the height, to clear tall land. */
  lift: number
}

/** Every landscape by name. */
export const LANDSCAPES = {
  alpine: { draw: drawAlpine, lift: 0.2 },
  ocean: { draw: drawOcean, lift: 0 },
  forest: { draw: drawForest, lift: 0.16 },
  desert: { draw: drawDesert, lift: 0 },
  lake: { draw: drawLake, lift: 0.12 },
  'hot-spring': { draw: drawHotSpring, lift: 0.2 },
  island: { draw: drawIsland, lift: 0 },
  countryside: { draw: drawCountryside, lift: 0.08 },
  fjord: { draw: drawFjord, lift: 0.3 },
  'rorbu-coast': { draw: drawRorbuCoast, lift: 0.1 },
  fell: { draw: drawFell, lift: 0.26 },
  moor: { draw: drawMoor, lift: 0.16 },
  'pacific-coast': { draw: drawPacificCoast, lift: 0.06 },
  'boreal-lake': { draw: drawBorealLake, lift: 0.16 },
  pasture: { draw: drawPasture, lift: 0.3 },
  'alpine-lake': { draw: drawAlpineLake, lift: 0.24 },
  patagonia: { draw: drawPatagonia, lift: 0.2 },
  'night-sky': { draw: drawNightSky, lift: 0.3 },
  'city-garden': { draw: drawCityGarden, lift: 0.3 },
  wadi: { draw: drawWadi, lift: 0.14 },
  'salt-shore': { draw: drawSaltShore, lift: 0.14 },
  altiplano: { draw: drawAltiplano, lift: 0.24 },
  savannah: { draw: drawSavannah, lift: 0.04 },
  'cloud-forest': { draw: drawCloudForest, lift: 0.26 },
  'jungle-coast': { draw: drawJungleCoast, lift: 0.04 },
  'rice-terraces': { draw: drawRiceTerraces, lift: 0.2 },
  'volcano-island': { draw: drawVolcanoIsland, lift: 0.12 },
  'karst-valley': { draw: drawKarstValley, lift: 0.24 },
  'thermal-pool': { draw: drawThermalPool, lift: 0.3 },
  'volcano-lake': { draw: drawVolcanoLake, lift: 0.2 },
  aegean: { draw: drawAegean, lift: 0.1 },
  'olive-terraces': { draw: drawOliveTerraces, lift: 0.26 },
  'cork-plain': { draw: drawCorkPlain, lift: 0.1 },
  'crater-lake': { draw: drawCraterLake, lift: 0.28 },
  'atlantic-cliffs': { draw: drawAtlanticCliffs, lift: 0.1 },
  'granite-hills': { draw: drawGraniteHills, lift: 0.28 },
  vineyard: { draw: drawVineyard, lift: 0.2 },
  riviera: { draw: drawRiviera, lift: 0.14 },
  'cedar-temple': { draw: drawCedarTemple, lift: 0.3 },
  'pine-coast': { draw: drawPineCoast, lift: 0.1 },
  'snow-village': { draw: drawSnowVillage, lift: 0.3 },
  'pond-garden': { draw: drawPondGarden, lift: 0.26 },
} as const satisfies Record<string, Landscape>

export type LandscapeName = keyof typeof LANDSCAPES
export const LANDSCAPE_NAMES = Object.keys(LANDSCAPES) as LandscapeName[]
