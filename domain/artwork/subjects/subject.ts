import type { SceneName } from '../scene-names.ts'

/** A scene, or "place" for the landscape of the listing's location. */
export type Subject = SceneName | 'place'
