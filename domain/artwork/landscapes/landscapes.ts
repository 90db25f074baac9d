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

export type Landscape = {
  draw: (sheet: Sheet, house: HouseChoice) => void
  /** Height of the sun above the horizon, as a share of the height, to clear tall land. */
  lift: number
  /** The layout is fixed, so the seed selects a section of it. */
  framed?: boolean
}

/** Every landscape by name. */
export const LANDSCAPES = {
  alpine: { draw: drawAlpine, lift: 0.2 },
  ocean: { draw: drawOcean, lift: 0 },
  forest: { draw: drawForest, lift: 0.16 },
  desert: { draw: drawDesert, lift: 0, framed: true },
  lake: { draw: drawLake, lift: 0.12 },
  'hot-spring': { draw: drawHotSpring, lift: 0.2 },
  island: { draw: drawIsland, lift: 0 },
  countryside: { draw: drawCountryside, lift: 0.08 },
  fjord: { draw: drawFjord, lift: 0.3, framed: true },
  'rorbu-coast': { draw: drawRorbuCoast, lift: 0.1, framed: true },
  fell: { draw: drawFell, lift: 0.26, framed: true },
  moor: { draw: drawMoor, lift: 0.16, framed: true },
  'pacific-coast': { draw: drawPacificCoast, lift: 0.06, framed: true },
  'boreal-lake': { draw: drawBorealLake, lift: 0.16, framed: true },
  pasture: { draw: drawPasture, lift: 0.3, framed: true },
  'alpine-lake': { draw: drawAlpineLake, lift: 0.24, framed: true },
  patagonia: { draw: drawPatagonia, lift: 0.2, framed: true },
  'night-sky': { draw: drawNightSky, lift: 0.3, framed: true },
  'city-garden': { draw: drawCityGarden, lift: 0.3, framed: true },
  wadi: { draw: drawWadi, lift: 0.14, framed: true },
  'salt-shore': { draw: drawSaltShore, lift: 0.14, framed: true },
  altiplano: { draw: drawAltiplano, lift: 0.24, framed: true },
  savannah: { draw: drawSavannah, lift: 0.04, framed: true },
  'cloud-forest': { draw: drawCloudForest, lift: 0.26, framed: true },
  'jungle-coast': { draw: drawJungleCoast, lift: 0.04, framed: true },
  'rice-terraces': { draw: drawRiceTerraces, lift: 0.2, framed: true },
  'volcano-island': { draw: drawVolcanoIsland, lift: 0.12, framed: true },
  'karst-valley': { draw: drawKarstValley, lift: 0.24, framed: true },
  'thermal-pool': { draw: drawThermalPool, lift: 0.3, framed: true },
  'volcano-lake': { draw: drawVolcanoLake, lift: 0.2, framed: true },
  aegean: { draw: drawAegean, lift: 0.1, framed: true },
  'olive-terraces': { draw: drawOliveTerraces, lift: 0.26, framed: true },
  'cork-plain': { draw: drawCorkPlain, lift: 0.1, framed: true },
  'crater-lake': { draw: drawCraterLake, lift: 0.28, framed: true },
  'atlantic-cliffs': { draw: drawAtlanticCliffs, lift: 0.1, framed: true },
  'granite-hills': { draw: drawGraniteHills, lift: 0.28, framed: true },
  vineyard: { draw: drawVineyard, lift: 0.2, framed: true },
  riviera: { draw: drawRiviera, lift: 0.14, framed: true },
  'cedar-temple': { draw: drawCedarTemple, lift: 0.3, framed: true },
  'pine-coast': { draw: drawPineCoast, lift: 0.1, framed: true },
  'snow-village': { draw: drawSnowVillage, lift: 0.3, framed: true },
  'pond-garden': { draw: drawPondGarden, lift: 0.26, framed: true },
} as const satisfies Record<string, Landscape>

export type LandscapeName = keyof typeof LANDSCAPES
export const LANDSCAPE_NAMES = Object.keys(LANDSCAPES) as LandscapeName[]
