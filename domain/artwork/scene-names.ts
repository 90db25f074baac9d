import type { ContentType } from '../listing/category.ts'
import { LANDSCAPE_NAMES, LANDSCAPES, type LandscapeName } from './landscapes/landscapes.ts'
import { PART_OBJECT_NAMES, type PartObjectName } from './objects/repertoire.ts'
import { PRACTICE_NAMES, type PracticeName } from './practices/repertoire.ts'

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

export type StillLifeName = (typeof SCENES_OF)['essential'][number]
type EnhancementName = (typeof SCENES_OF)['enhancement'][number]
type ExperienceName = (typeof SCENES_OF)['experience'][number]
export type SceneName =
  | LandscapeName
  | StillLifeName
  | EnhancementName
  | ExperienceName
  | PartObjectName
  | PracticeName

export const SCENE_NAMES: readonly SceneName[] = [
  ...new Set([
    ...LANDSCAPE_NAMES,
    ...Object.values(SCENES_OF).flat(),
    ...PART_OBJECT_NAMES,
    ...PRACTICE_NAMES,
  ]),
]

export function isLandscape(scene: SceneName): scene is LandscapeName {
  return Object.hasOwn(LANDSCAPES, scene)
}
