import type { LandscapeName } from '../landscapes/landscapes.ts'
import type { HouseName } from '../scenery/buildings.ts'
import { firstMatch } from './match-words.ts'
import { HOUSE_TERRAIN_RULES, REGIONS, TERRAIN_RULES, TERRAINS, type Terrain } from './places.ts'

/**
 * The landscapes that fit: those of the terrain in the region; of the terrain, or of the region, when the
 * other is not known; null when neither is.
 *
 * @param texts of a listing, the most telling first
 */
export function landscapesOf(
  texts: readonly string[],
  location: string | null,
): readonly LandscapeName[] | null {
  const region = regionOf(location)
  const terrain = terrainOf(texts)
  if (terrain === 'night') return [...TERRAINS.night, ...(region?.any ?? [])]
  if (!region) return terrain && TERRAINS[terrain]
  return (terrain && region[terrain]) ?? region.any
}

/** The house that is built in a region; null when it has none of its own. */
export function regionalHouseOf(location: string | null): HouseName | null {
  return regionOf(location)?.house ?? null
}

function regionOf(location: string | null) {
  return location === null
    ? undefined
    : REGIONS.find(({ words }) => firstMatch([[words, words]], location))
}

function terrainOf(texts: readonly string[]): Terrain | null {
  for (const rules of [TERRAIN_RULES, HOUSE_TERRAIN_RULES]) {
    for (const text of texts) {
      const terrain = firstMatch<Terrain>(rules, text)?.[0]
      if (terrain) return terrain
    }
  }
  return null
}
