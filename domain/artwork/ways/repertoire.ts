import type { LocalColour } from '../drawing/hours.ts'
import type { WayThingName } from './things.ts'

/** x from the middle and y below the horizon, in scene units. */
type Placed = readonly [name: WayThingName, x: number, y: number, size: number]

/** Paths in scene units from the middle; "boards" and "slabs" are crossed by seams. */
export type Way = {
  outline: 'winding' | 'straight' | 'stones' | 'slabs'
  path: LocalColour
  things: readonly Placed[]
}

/** Ways to a place, by name. */
export const WAYS = {
  'lantern-path': {
    outline: 'winding',
    path: 'sand',
    things: [
      ['lantern', 84, 84, 0.5],
      ['lantern', -92, 112, 0.8],
      ['lantern', 172, 158, 1.3],
    ],
  },
  boardwalk: {
    outline: 'straight',
    path: 'wood',
    things: [
      ['signpost', -170, 132, 1.1],
      ['lantern', 110, 100, 0.6],
    ],
  },
  'gate-path': {
    outline: 'winding',
    path: 'rock',
    things: [
      ['gate', 0, 116, 1.24],
      ['stone-lantern', 210, 156, 1.3],
    ],
  },
  'garden-path': {
    outline: 'stones',
    path: 'bone',
    things: [
      ['garden-gate', 0, 120, 1.2],
      ['bicycle', 238, 150, 1],
    ],
  },
  'stone-steps': {
    outline: 'slabs',
    path: 'rock',
    things: [
      ['stone-lantern', -176, 140, 1.3],
      ['stone-lantern', 130, 92, 0.76],
    ],
  },
  'walking-track': {
    outline: 'winding',
    path: 'sand',
    things: [
      ['fence', -250, 110, 1],
      ['signpost', 150, 120, 1.2],
      ['milestone', -120, 160, 1],
    ],
  },
  'resting-place': {
    outline: 'winding',
    path: 'clay',
    things: [
      ['bench', 150, 124, 1.3],
      ['lantern', -140, 110, 0.9],
    ],
  },
} as const satisfies Record<string, Way>

export type WayName = keyof typeof WAYS
export const WAY_NAMES = Object.keys(WAYS) as WayName[]
