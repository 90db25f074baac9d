import type { Category } from '../listing/category.ts'
import type { WellnessTag } from '../listing/listing.ts'
import type { View } from './gallery-views.ts'
import type { HouseChoice, SceneName } from './scene-names.ts'
import type { PrintRatio } from './sizes.ts'

/** Raise it whenever the generator draws differently: addresses are cached for a year. */
export const ARTWORK_VERSION = '1'

/** What the file name of a print asks for. */
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

/** Which of the many prints of one scene; what is null is left to the usual one. */
export type SceneVariant = {
  seed: string | null
  /** The usual house is a cabin, and none where it is quiet. */
  house: HouseChoice | null
  view: View | null
}

/** The file name of a print; read back in read-address.ts, which browsers do not get. */
export function printFile(address: PrintAddress): string {
  switch (address.kind) {
    case 'listing':
      return `${address.slug}-${address.view}-${address.ratio}.svg`
    case 'default':
      return `${address.category}-default${address.quiet ? '-quiet' : ''}-${address.ratio}.svg`
    case 'scene': {
      const { scene, hour, ratio } = address
      const { seed, house, view } = address.variant
      const quiet = address.quiet ? '-quiet' : ''
      const variant = `${house ? `-${house}` : ''}${view === null ? '' : `-${view}`}`
      return `scene-${scene}-${hour}${quiet}${variant}${seed ? `~${seed}` : ''}-${ratio}.svg`
    }
  }
}
