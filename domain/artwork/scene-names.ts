import type { ContentType } from '../listing/category.ts'
import { PART_OBJECT_NAMES, type PartObjectName } from './objects/repertoire.ts'

/** The scenes of each content type's mood, for listings without a subject. */
export const SCENES_OF = {
  escape: ['alpine', 'ocean', 'forest', 'desert', 'lake', 'hot-spring', 'island', 'countryside'],
  essential: [
    'bottle',
    'dropper',
    'jar',
    'tea',
    'candle',
    'bowl',
    'blanket',
    'rolled-mat',
    'stones',
  ],
  enhancement: ['breath', 'waves', 'device', 'touch', 'cairn'],
  experience: ['bowls', 'mat', 'drums', 'garden', 'cushions', 'kitchen'],
} as const satisfies Record<ContentType, readonly string[]>

export type LandscapeName = (typeof SCENES_OF)['escape'][number]
export type StillLifeName = (typeof SCENES_OF)['essential'][number]
type EnhancementName = (typeof SCENES_OF)['enhancement'][number]
type ExperienceName = (typeof SCENES_OF)['experience'][number]
export type SceneName =
  | LandscapeName
  | StillLifeName
  | EnhancementName
  | ExperienceName
  | PartObjectName

export const SCENE_NAMES: SceneName[] = [...Object.values(SCENES_OF).flat(), ...PART_OBJECT_NAMES]

const LANDSCAPES: ReadonlySet<string> = new Set(SCENES_OF.escape)

export function isLandscape(scene: SceneName): scene is LandscapeName {
  return LANDSCAPES.has(scene)
}

/** The houses in landscapes. */
export const HOUSE_NAMES = ['cabin', 'lodge', 'ryokan', 'dome', 'estate', 'villa'] as const
export type HouseName = (typeof HOUSE_NAMES)[number]
/** "none" leaves the landscape empty. */
export type HouseChoice = HouseName | 'none'
