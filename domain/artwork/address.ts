import type { Category } from '../listing/category.ts'
import type { WellnessTag } from '../listing/listing.ts'
import type { View } from './gallery-views.ts'
import type { SceneName } from './scene-names.ts'
import type { HouseChoice } from './scenery/buildings.ts'
import type { PrintRatio } from './sizes.ts'

/** Increment it whenever the generator's output changes: addresses are cached for a year. */
export const ARTWORK_VERSION = '9'

/** The parameters in the file name of a print. */
export type PrintAddress =
  | { kind: 'listing'; slug: string; view: View; ratio: PrintRatio }
  | { kind: 'default'; category: Category; quiet: boolean; ratio: PrintRatio }
  | {
      kind: 'scene'
      scene: SceneName
      hour: WellnessTag
      quiet: boolean
      ratio: PrintRatio
      variant: SceneVariant
    }

/** Selects one of the prints of a scene; null means the default. */
export type SceneVariant = {
  seed: string | null
  /** By default a cabin, and none in quiet prints. */
  house: HouseChoice | null
}

/** The file name of a print; its parser is in read-address.ts, which browsers do not load. */
export function printFile(address: PrintAddress): string {
  switch (address.kind) {
    case 'listing':
      return `${address.slug}-${address.view}-${address.ratio}.svg`
    case 'default':
      return `${address.category}-default${address.quiet ? '-quiet' : ''}-${address.ratio}.svg`
    case 'scene': {
      const { scene, hour, ratio } = address
      const { seed, house } = address.variant
      const quiet = address.quiet ? '-quiet' : ''
      return `scene-${scene}-${hour}${quiet}${house ? `-${house}` : ''}${seed ? `~${seed}` : ''}-${ratio}.svg`
    }
  }
}

/** The address of the share picture of a listing, 1200 x 630 px. */
export function shareImageUrl(slug: string): string {
  return `/og/${slug}.png?v=${ARTWORK_VERSION}`
}
