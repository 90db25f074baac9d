import type { LocalColour } from '../drawing/hours.ts'
import type { PartObjectName } from '../objects/repertoire.ts'
import type { PropName } from '../practices/props.ts'
import type { FurnitureName } from './furniture.ts'
import type { WindowName } from './windows.ts'

/** x from the middle and y below the horizon, in scene units. */
type Placed = readonly [
  name: FurnitureName | PropName | PartObjectName,
  x: number,
  y: number,
  size: number,
]

export type Room = {
  walls: readonly LocalColour[]
  floors: readonly LocalColour[]
  /** One is chosen by the seed; what it shows is the place of the listing. */
  windows: readonly WindowName[]
  furniture: readonly Placed[]
}

/** Rooms inside, by name; their windows show the place. */
export const ROOMS = {
  bedroom: {
    walls: ['wall', 'celadon', 'blush', 'rock'],
    floors: ['wood', 'sand'],
    windows: ['square', 'wide', 'arch'],
    furniture: [
      ['round-rug', -30, 150, 1.2],
      ['bedside-lamp', -222, 96, 1.1],
      ['made-bed', 40, 118, 1.36],
    ],
  },
  'twin-room': {
    walls: ['bone', 'ochre', 'sea'],
    floors: ['sand', 'bone'],
    windows: ['tall', 'square'],
    furniture: [
      ['made-bed', -150, 76, 0.92],
      ['bedside-lamp', 34, 72, 0.9],
      ['made-bed', 190, 136, 1.2],
    ],
  },
  hearth: {
    walls: ['wood', 'rock', 'clay', 'wall'],
    floors: ['wood'],
    windows: ['square', 'arch'],
    furniture: [
      ['stove', -170, 76, 1.2],
      ['logs', -270, 80, 1],
      ['round-rug', 60, 138, 1.1],
      ['armchair', 120, 128, 1.3],
    ],
  },
  bathroom: {
    walls: ['celadon', 'bone', 'sea', 'sand'],
    floors: ['rock', 'bone'],
    windows: ['wide', 'arch', 'round'],
    furniture: [
      ['pot-plant', -230, 84, 1.1],
      ['tub', 20, 124, 1.36],
      ['stool', 232, 128, 1.1],
    ],
  },
  'cedar-bath': {
    walls: ['wood', 'ochre'],
    floors: ['rock', 'wood'],
    windows: ['panorama', 'wide'],
    furniture: [
      ['cedar', -30, 128, 1.5],
      ['stool', 216, 122, 1.1],
      ['lantern', -262, 130, 1],
    ],
  },
  'mat-room': {
    walls: ['bone', 'sand', 'celadon'],
    floors: ['field', 'straw'],
    windows: ['round', 'doors'],
    furniture: [
      ['screen', 262, 64, 0.96],
      ['futon', -40, 128, 1.3],
      ['lantern', 214, 120, 1.1],
    ],
  },
  veranda: {
    walls: ['wood', 'bone'],
    floors: ['wood', 'sand'],
    windows: ['open'],
    furniture: [
      ['outdoor-chair', -100, 140, 1.3],
      ['stool', 50, 148, 1],
      ['pot-plant', 262, 120, 1.2],
    ],
  },
  tent: {
    walls: ['bone', 'sand'],
    floors: ['clay', 'sand'],
    windows: ['flap'],
    furniture: [
      ['bed-of-tent', -140, 112, 1.2],
      ['lantern', 252, 112, 1.3],
    ],
  },
  dining: {
    walls: ['wall', 'clay', 'ochre', 'sea'],
    floors: ['wood', 'sand'],
    windows: ['wide', 'panorama', 'arch'],
    furniture: [
      ['long-table', 0, 112, 1.1],
      ['crockery', 0, 36, 0.9],
      ['benches', 0, 160, 1.3],
      ['pendant', -96, 40, 1],
      ['pendant', 96, 40, 1],
    ],
  },
  'cooking-room': {
    walls: ['bone', 'celadon', 'wall', 'ochre', 'blush', 'sea', 'clay'],
    floors: ['clay', 'bone', 'rock'],
    windows: ['small', 'tall'],
    furniture: [
      ['shelf', 180, -130, 0.9],
      ['cooker', 0, 108, 1.1],
    ],
  },
  'mat-studio': {
    walls: ['bone', 'wall', 'celadon'],
    floors: ['wood', 'sand'],
    windows: ['panorama', 'doors', 'arch'],
    furniture: [
      ['mat-rack', -250, 60, 0.9],
      ['mat', -110, 76, 0.8],
      ['mat', 120, 76, 0.8],
      ['mat', 0, 140, 1.3],
      ['pot-plant', 276, 84, 1],
    ],
  },
  'cushion-circle': {
    walls: ['clay', 'blush', 'rock', 'wall'],
    floors: ['wood', 'rock'],
    windows: ['arch', 'tall', 'round'],
    furniture: [
      ['cushion', -110, 56, 0.62],
      ['cushion', 110, 56, 0.62],
      ['cushion', -220, 100, 0.84],
      ['cushion', 220, 100, 0.84],
      ['lantern', 0, 104, 1.1],
      ['cushion', -96, 156, 1.06],
      ['cushion', 96, 156, 1.06],
    ],
  },
  'chair-circle': {
    walls: ['celadon', 'bone', 'sea'],
    floors: ['sand', 'wood'],
    windows: ['wide', 'tall'],
    furniture: [
      ['wood-chair', -210, 92, 0.96],
      ['wood-chair', -70, 70, 0.86],
      ['wood-chair', 70, 70, 0.86],
      ['wood-chair', 210, 92, 0.96],
      ['low-table', 0, 150, 0.9],
    ],
  },
  'sound-room': {
    walls: ['ink', 'clay', 'pine'],
    floors: ['wood'],
    windows: ['small', 'tall'],
    furniture: [
      ['gong', 176, 68, 1],
      ['lantern', -270, 74, 0.9],
      ['mat', -130, 86, 0.9],
      ['bowls', 30, 146, 1.16],
    ],
  },
  treatment: {
    walls: ['bone', 'celadon', 'sand', 'blush', 'rock', 'ochre'],
    floors: ['wood', 'bone', 'sand'],
    windows: ['square', 'round', 'arch', 'wide'],
    furniture: [
      ['screen', -200, 76, 0.9],
      ['bed', 40, 134, 1.3],
      ['towels', 96, 44, 0.5],
      ['bedside-lamp', 268, 96, 1],
    ],
  },
  desk: {
    walls: ['wall', 'sea', 'rock', 'blush'],
    floors: ['wood', 'sand'],
    windows: ['square', 'wide'],
    furniture: [
      ['floor-lamp', -236, 96, 1],
      ['desk', 20, 110, 1.2],
      ['wood-chair', -70, 156, 1.16],
    ],
  },
  reading: {
    walls: ['pine', 'blush', 'ochre', 'rock'],
    floors: ['wood'],
    windows: ['tall', 'square', 'arch'],
    furniture: [
      ['round-rug', -10, 146, 1.2],
      ['floor-lamp', -180, 100, 1.16],
      ['armchair', -60, 130, 1.4],
      ['stool', 130, 140, 1.1],
    ],
  },
  washroom: {
    walls: ['bone', 'blush', 'celadon', 'sand'],
    floors: ['rock', 'bone'],
    windows: ['small', 'tall'],
    furniture: [
      ['mirror', 128, -104, 1],
      ['basin', 128, 112, 1.12],
      ['stool', -190, 120, 1.2],
    ],
  },
} as const satisfies Record<string, Room>

export type RoomName = keyof typeof ROOMS
export const ROOM_NAMES = Object.keys(ROOMS) as RoomName[]
