import type { ContentType } from '../listing/category.ts'
import { STEM_NAMES, type StemName } from './botanicals/stems.ts'
import { FLAT_LAY_NAMES, type FlatLayName } from './flat-lays/repertoire.ts'
import { HANDS_NAMES, type HandsName } from './hands/repertoire.ts'
import { LANDSCAPE_NAMES, LANDSCAPES, type LandscapeName } from './landscapes/landscapes.ts'
import { PART_OBJECT_NAMES, type PartObjectName } from './objects/repertoire.ts'
import { PRACTICE_NAMES, type PracticeName } from './practices/repertoire.ts'
import { ROOM_NAMES, type RoomName } from './rooms/repertoire.ts'
import { DOOR_NAMES, type DoorName } from './ways/doors.ts'
import { WAY_NAMES, type WayName } from './ways/repertoire.ts'

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
/** Scenes beside the cover of a gallery. */
type GalleryName = RoomName | HandsName | FlatLayName | WayName | DoorName | StemName
export type SceneName =
  | LandscapeName
  | StillLifeName
  | EnhancementName
  | ExperienceName
  | PartObjectName
  | PracticeName
  | GalleryName
  | 'portrait'

export const SCENE_NAMES: readonly SceneName[] = [
  ...new Set([
    ...LANDSCAPE_NAMES,
    ...Object.values(SCENES_OF).flat(),
    ...PART_OBJECT_NAMES,
    ...PRACTICE_NAMES,
    ...ROOM_NAMES,
    ...HANDS_NAMES,
    ...FLAT_LAY_NAMES,
    ...WAY_NAMES,
    ...DOOR_NAMES,
    ...STEM_NAMES,
    'portrait' as const,
  ]),
]

export function isLandscape(scene: SceneName): scene is LandscapeName {
  return Object.hasOwn(LANDSCAPES, scene)
}
