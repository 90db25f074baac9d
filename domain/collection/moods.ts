import type { CollectionCover } from './collection.ts'

type SceneCover = Extract<CollectionCover, { kind: 'scene' }>
type Mood = Pick<SceneCover, 'scene' | 'hour' | 'house'>

/** The prints that the console offers as lead pictures. */
export const MOODS = {
  lake: { scene: 'lake', hour: 'restore', house: 'cabin' },
  forest: { scene: 'forest', hour: 'focus', house: 'cabin' },
  ocean: { scene: 'ocean', hour: 'energize', house: 'villa' },
  alpine: { scene: 'alpine', hour: 'balance', house: 'lodge' },
  night: { scene: 'night-sky', hour: 'calm', house: 'dome' },
  garden: { scene: 'pond-garden', hour: 'restore', house: 'none' },
  candle: { scene: 'candle', hour: 'restore', house: null },
  tea: { scene: 'tea', hour: 'balance', house: null },
} as const satisfies Record<string, Mood>

export type MoodName = keyof typeof MOODS
export const MOOD_NAMES = Object.keys(MOODS) as MoodName[]
