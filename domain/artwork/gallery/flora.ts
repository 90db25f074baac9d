import type { StemName } from '../botanicals/stems.ts'
import type { LandscapeName } from '../landscapes/landscapes.ts'
import type { PlantName } from '../scenery/plants.ts'

/** Plants of a landscape: seen from near, and at the side of a way. */
type Flora = { stems: readonly StemName[]; beside: PlantName }

const CONIFERS = { stems: ['pine', 'fern', 'heather'], beside: 'boulder' } as const
const TROPICS = { stems: ['palm', 'fern', 'lotus'], beside: 'tree-fern' } as const
const COAST = { stems: ['oat', 'heather'], beside: 'grass' } as const
const SOUTH = { stems: ['olive', 'lavender'], beside: 'olive' } as const
const DRY = { stems: ['opuntia', 'agave'], beside: 'agave' } as const
const JAPAN = { stems: ['maple', 'bamboo', 'blossom'], beside: 'maple' } as const
const ALPS = { stems: ['camomile', 'pine'], beside: 'boulder' } as const
const PARK = { stems: ['beech', 'camomile'], beside: 'hydrangea' } as const

/** What grows in every landscape. */
export const FLORA: Record<LandscapeName, Flora> = {
  alpine: ALPS,
  ocean: COAST,
  forest: { stems: ['fern', 'pine', 'wild-mushrooms'], beside: 'boulder' },
  desert: DRY,
  lake: { stems: ['beech', 'lotus'], beside: 'grass' },
  'hot-spring': { stems: ['bamboo', 'camellia'], beside: 'boulder' },
  island: { stems: ['palm', 'lotus'], beside: 'palm' },
  countryside: { stems: ['lavender', 'olive', 'oat'], beside: 'cypress' },
  fjord: { stems: ['heather', 'fern'], beside: 'birch' },
  'rorbu-coast': { stems: ['heather', 'oat'], beside: 'heather' },
  fell: { stems: ['heather', 'wild-mushrooms'], beside: 'heather' },
  moor: { stems: ['heather', 'fern'], beside: 'heather' },
  'pacific-coast': { stems: ['fern', 'pine'], beside: 'grass' },
  'boreal-lake': CONIFERS,
  pasture: ALPS,
  'alpine-lake': ALPS,
  patagonia: { stems: ['oat', 'beech'], beside: 'grass' },
  'night-sky': COAST,
  'city-garden': PARK,
  wadi: { stems: ['agave', 'oat'], beside: 'acacia' },
  'salt-shore': { stems: ['oat', 'agave'], beside: 'palm' },
  altiplano: DRY,
  savannah: { stems: ['oat', 'agave'], beside: 'acacia' },
  'cloud-forest': { stems: ['fern', 'palm'], beside: 'tree-fern' },
  'jungle-coast': TROPICS,
  'rice-terraces': { stems: ['palm', 'lotus', 'bamboo'], beside: 'banana' },
  'volcano-island': { stems: ['palm', 'blossom'], beside: 'palm' },
  'karst-valley': { stems: ['bamboo', 'lotus'], beside: 'banana' },
  'thermal-pool': TROPICS,
  'volcano-lake': { stems: ['fern', 'beech'], beside: 'araucaria' },
  aegean: { stems: ['olive', 'agave'], beside: 'agave' },
  'olive-terraces': SOUTH,
  'cork-plain': { stems: ['lavender', 'oat', 'olive'], beside: 'cork-oak' },
  'crater-lake': { stems: ['fern', 'camellia'], beside: 'hydrangea' },
  'atlantic-cliffs': { stems: ['heather', 'oat'], beside: 'agave' },
  'granite-hills': { stems: ['lavender', 'heather'], beside: 'boulder' },
  vineyard: { stems: ['lavender', 'beech'], beside: 'poplar' },
  riviera: { stems: ['olive', 'agave'], beside: 'umbrella-pine' },
  'cedar-temple': JAPAN,
  'pine-coast': { stems: ['pine', 'camellia'], beside: 'cloud-pine' },
  'snow-village': { stems: ['pine', 'camellia'], beside: 'boulder' },
  'pond-garden': JAPAN,
}
