import type { LandscapeName } from '../landscapes/landscapes.ts'
import type { HouseName } from '../scenery/buildings.ts'
import type { WordRule } from './match-words.ts'

/** What the land is, in order of precedence. */
export const TERRAIN_RULES = [
  ['stargazing, dark sky', 'night'],
  ['hot spring, onsen, thermal', 'spring'],
  ['desert, dune, canyon, wadi', 'desert'],
  ['fjord', 'fjord'],
  ['cloud forest, jungle, rainforest', 'forest'],
  ['island, tropical, lagoon', 'island'],
  ['ocean*, sea, seaside, tide, beach*, bay, coast*', 'sea'],
  ['lake*, river*', 'lake'],
  ['alpine, mountain*, altitude', 'mountain'],
  ['forest*, cedar, tree, wood', 'forest'],
  ['vineyard', 'vineyard'],
  ['farm*, valley', 'valley'],
] as const satisfies readonly WordRule<string>[]

/** Kinds of houses, for listings without a word for the land. */
export const HOUSE_TERRAIN_RULES: readonly WordRule<Terrain>[] = [
  ['ryokan', 'spring'],
  ['estate', 'valley'],
]

export type Terrain = (typeof TERRAIN_RULES)[number][1]

/** The landscapes of a terrain in a region; `any` stands for the terrains that are not listed. */
type Region = {
  words: string
  house: HouseName | null
  any: readonly LandscapeName[]
} & Partial<Record<Terrain, readonly LandscapeName[]>>

/** Regions by the words of a location, the narrower ones first. */
export const REGIONS: readonly Region[] = [
  {
    words: 'azores',
    house: 'cottage',
    any: ['crater-lake'],
    sea: ['atlantic-cliffs'],
  },
  {
    words: 'nagano, takayama',
    house: 'ryokan',
    any: ['snow-village'],
    spring: ['snow-village', 'hot-spring'],
    mountain: ['snow-village', 'cedar-temple'],
  },
  {
    words: 'japan',
    house: 'ryokan',
    any: ['cedar-temple', 'pond-garden'],
    spring: ['hot-spring', 'pond-garden'],
    mountain: ['cedar-temple', 'pond-garden'],
    island: ['pine-coast', 'cedar-temple'],
    sea: ['pine-coast'],
    forest: ['cedar-temple'],
  },
  {
    words: 'norway',
    house: 'rorbu',
    any: ['fell', 'fjord'],
    fjord: ['fjord'],
    island: ['rorbu-coast'],
    sea: ['rorbu-coast', 'fjord'],
    mountain: ['fell'],
  },
  {
    words: 'switzerland, austria',
    house: 'chalet',
    any: ['pasture', 'alpine'],
    lake: ['alpine-lake'],
    mountain: ['pasture', 'alpine', 'alpine-lake'],
  },
  {
    words: 'slovenia',
    house: 'chalet',
    any: ['alpine-lake', 'pasture'],
    lake: ['alpine-lake'],
    mountain: ['pasture', 'alpine'],
    valley: ['vineyard'],
    vineyard: ['vineyard'],
    forest: ['forest'],
  },
  {
    words: 'jordan',
    house: 'tent',
    any: ['wadi', 'desert'],
    sea: ['salt-shore'],
    spring: ['salt-shore'],
    desert: ['wadi', 'desert'],
    mountain: ['wadi', 'desert'],
  },
  {
    words: 'atacama, putre, elqui, toconao, caspana, bahía inglesa',
    house: 'adobe',
    any: ['altiplano'],
    desert: ['altiplano', 'desert'],
  },
  {
    words: 'torres del paine, patagonia',
    house: 'cabin',
    any: ['patagonia'],
  },
  {
    words: 'chile',
    house: 'cabin',
    any: ['volcano-lake'],
    island: ['moor', 'boreal-lake'],
    forest: ['forest'],
  },
  {
    words: 'costa rica',
    house: 'thatch',
    any: ['cloud-forest'],
    spring: ['thermal-pool'],
    sea: ['jungle-coast'],
    mountain: ['cloud-forest', 'thermal-pool'],
  },
  {
    words: 'indonesia, bali, lombok, java',
    house: 'thatch',
    any: ['rice-terraces'],
    sea: ['volcano-island'],
    island: ['volcano-island'],
    mountain: ['rice-terraces', 'karst-valley'],
    forest: ['cloud-forest'],
  },
  {
    words: 'thailand',
    house: 'thatch',
    any: ['karst-valley'],
    sea: ['jungle-coast', 'island'],
    island: ['jungle-coast', 'island'],
  },
  {
    words: 'greece, crete',
    house: 'cube',
    any: ['aegean'],
    mountain: ['olive-terraces'],
    forest: ['olive-terraces'],
    sea: ['aegean', 'olive-terraces'],
  },
  {
    words: 'alentejo, marvão, comporta',
    house: 'cottage',
    any: ['cork-plain'],
    sea: ['riviera'],
  },
  {
    words: 'portugal',
    house: 'cottage',
    any: ['granite-hills', 'olive-terraces'],
    sea: ['atlantic-cliffs'],
  },
  {
    words: 'canada',
    house: null,
    any: ['boreal-lake', 'forest'],
    sea: ['ocean', 'pacific-coast'],
    island: ['pacific-coast'],
    lake: ['boreal-lake', 'lake'],
    mountain: ['alpine', 'lake', 'boreal-lake'],
    forest: ['forest'],
  },
  {
    words: 'ireland, scotland, wales, galway, cork, perthshire',
    house: 'cottage',
    any: ['moor'],
    sea: ['atlantic-cliffs'],
  },
  {
    words: 'south africa, kenya, namibia, botswana, tanzania',
    house: 'thatch',
    any: ['savannah'],
    sea: ['atlantic-cliffs'],
  },
  {
    words: 'italy, spain, france',
    house: 'estate',
    any: ['vineyard', 'olive-terraces'],
    sea: ['riviera'],
  },
  {
    words: 'new zealand',
    house: 'cabin',
    any: ['volcano-lake', 'fell'],
    sea: ['pacific-coast'],
  },
  {
    words: 'mexico',
    house: 'adobe',
    any: ['altiplano'],
    sea: ['jungle-coast'],
  },
]

/** The landscapes of a terrain wherever it is. */
export const TERRAINS: Record<Terrain, readonly LandscapeName[]> = {
  night: ['night-sky'],
  spring: ['hot-spring'],
  desert: ['desert'],
  fjord: ['fjord'],
  forest: ['forest'],
  island: ['island'],
  sea: ['ocean'],
  lake: ['lake'],
  mountain: ['alpine'],
  vineyard: ['vineyard'],
  valley: ['countryside'],
}
