import type { LocalColour } from '../drawing/hours.ts'
import type { TopName } from './tops.ts'

/** x and y from the middle, in scene units; `turned` in degrees. */
type Laid = readonly [name: TopName, x: number, y: number, size: number, turned?: number]

export type FlatLay = {
  grounds: readonly LocalColour[]
  things: readonly Laid[]
}

const TABLES = ['wood', 'bone', 'sea', 'clay', 'celadon'] as const
const LINEN = ['bone', 'celadon', 'blush', 'rock'] as const

/** Tables and gear seen from above, by name. */
export const FLAT_LAYS = {
  breakfast: {
    grounds: TABLES,
    things: [
      ['cloth', -40, 10, 1.9, -6],
      ['plate', -60, 16, 1.2],
      ['toast', -78, 4, 0.9, -16],
      ['egg', -22, 44, 0.9],
      ['porridge', 130, -70, 1.1],
      ['coffee', 150, 92, 1.1],
      ['knife', 58, 30, 1.1, 8],
      ['jar', -210, -120, 1],
      ['leaves', -220, 110, 1, 30],
    ],
  },
  supper: {
    grounds: TABLES,
    things: [
      ['dark-plate', 0, 30, 1.34],
      ['soup', 0, 30, 1.06],
      ['spoon', 132, 36, 1.2],
      ['bread', -170, -120, 0.9, -12],
      ['candle', 110, -140, 0.9],
      ['salad', 236, -72, 0.9],
      ['fork', -134, 40, 1.2],
      ['leaves', 210, 130, 0.9, -20],
    ],
  },
  picnic: {
    grounds: ['field', 'leaf'],
    things: [
      ['cloth', 0, 0, 2.5, 10],
      ['bread', -90, 40, 1, -8],
      ['salad', 90, -60, 1],
      ['fig', 130, 70, 1],
      ['fig', 170, 44, 0.9],
      ['tomato', 60, 82, 0.8],
      ['flask', -10, -92, 1, 70],
      ['hat', 268, 140, 1],
    ],
  },
  'japanese-table': {
    grounds: ['wood', 'field', 'ink'],
    things: [
      ['dark-plate', -150, -70, 1],
      ['fig', -168, -76, 0.9],
      ['leaves', -130, -60, 0.6],
      ['rice', 20, -60, 1.16],
      ['soup', 176, -74, 0.9],
      ['tea', 190, 96, 1.1],
      ['plate', -20, 110, 0.9],
      ['egg', -20, 110, 0.8],
      ['chopsticks', -160, 104, 1.1, 78],
    ],
  },
  'tea-tray': {
    grounds: LINEN,
    things: [
      ['board', 0, 6, 1.7],
      ['teapot', -70, 0, 1.16, 12],
      ['tea', 82, -50, 1.16],
      ['tea', 116, 62, 1.16],
      ['leaves', -230, 130, 1.1, 20],
      ['fig', 240, -130, 0.9],
    ],
  },
  'yoga-kit': {
    grounds: ['wood', 'sand', 'rock'],
    things: [
      ['mat', -120, 10, 1.16, 14],
      ['block', 70, -110, 1.1, -14],
      ['block', 180, -50, 1.1, 20],
      ['strap', 210, 120, 1.2],
      ['flask', 70, 96, 1.1, -24],
    ],
  },
  'walking-kit': {
    grounds: ['wood', 'leaf', 'rock'],
    things: [
      ['map', -90, -70, 1.4, -8],
      ['boots', 170, 30, 1.5, 14],
      ['compass', -210, 110, 1.1],
      ['flask', -50, 120, 1.1, 66],
      ['glasses', 60, -160, 0.9, 10],
    ],
  },
  'bath-kit': {
    grounds: ['rock', 'bone', 'wood', 'celadon'],
    things: [
      ['rolled-towel', -140, -100, 1.2, -10],
      ['rolled-towel', -120, -34, 1.2, -10],
      ['slippers', 150, -70, 1.3, 10],
      ['soap', -170, 110, 1.1, 12],
      ['brush', 20, 70, 1, 52],
      ['leaves', 210, 130, 1.2],
    ],
  },
  'swim-kit': {
    grounds: ['sand', 'rock', 'bone'],
    things: [
      ['cloth', -120, -20, 1.7, 16],
      ['slippers', -130, -10, 1.2, 16],
      ['flask', 90, -90, 1.2, 30],
      ['hat', 200, 70, 1.3],
      ['stones', 30, 130, 0.9],
    ],
  },
  'writing-kit': {
    grounds: TABLES,
    things: [
      ['open-book', -60, 20, 1.4, -8],
      ['pen', 96, 70, 1.2, 30],
      ['coffee', 190, -90, 1.1],
      ['letter', 200, 120, 0.8, 12],
      ['glasses', -180, -150, 1, -6],
    ],
  },
  'kitchen-board': {
    grounds: TABLES,
    things: [
      ['board', -30, 20, 1.6, -4],
      ['carrot', -120, 20, 1.1, 40],
      ['carrot', -66, 46, 1.1, 56],
      ['tomato', 40, -20, 1],
      ['tomato', 86, 18, 0.8],
      ['onion', 40, 84, 1],
      ['knife', 176, 40, 1.6, 14],
      ['porridge', -220, -140, 0.9],
      ['leaves', 200, -140, 1.2, 16],
    ],
  },
  'bread-board': {
    grounds: ['wood', 'bone', 'clay'],
    things: [
      ['cloth', 150, -60, 1.5, 20],
      ['bread', -60, 20, 1.7, -14],
      ['jar', 200, 120, 1],
      ['tomato', 150, -70, 0.9],
      ['knife', 110, 60, 1.6, -30],
      ['leaves', -220, -150, 1],
    ],
  },
  remedies: {
    grounds: LINEN,
    things: [
      ['mortar', -120, -30, 1.4],
      ['bottle', 70, -20, 1.3, 10],
      ['jar', 190, 60, 1.1],
      ['daisies', -20, 130, 1],
      ['leaves', 170, -140, 1.2],
      ['leaves', -230, 130, 1, 60],
    ],
  },
  balms: {
    grounds: ['bone', 'blush', 'sand', 'rock'],
    things: [
      ['cloth', -90, 30, 1.5, -16],
      ['tin', -90, 10, 1.3],
      ['tin', 24, -96, 1],
      ['jar', 60, 80, 1.3],
      ['petals', 200, -90, 1],
      ['petals', 236, 30, 0.7],
      ['leaves', 180, 140, 1.1],
    ],
  },
  'night-tray': {
    grounds: ['ink', 'sea', 'rock', 'blush'],
    things: [
      ['notebook', -130, -10, 1.5, -12],
      ['candle', 40, -100, 1.3],
      ['glasses', -100, -20, 1, -12],
      ['tea', 140, 50, 1.3],
      ['daisies', 220, -100, 0.9],
      ['pen', 10, 90, 1.1, 20],
    ],
  },
  'phone-table': {
    grounds: TABLES,
    things: [
      ['phone', -70, 10, 1.5, -10],
      ['buds', 80, -90, 1.3],
      ['coffee', 150, 80, 1.2],
      ['notebook', -240, -60, 1.1, 8],
      ['leaves', 230, -150, 1],
    ],
  },
  'garden-kit': {
    grounds: ['wood', 'leaf', 'clay'],
    things: [
      ['seedlings', -110, -90, 1.3],
      ['seedlings', 110, -130, 1],
      ['trowel', 140, 50, 1.5, 24],
      ['gloves', -50, 90, 1.3, -14],
      ['hat', -250, 110, 1],
    ],
  },
  parcel: {
    grounds: ['wood', 'bone', 'celadon', 'clay'],
    things: [
      ['parcel', -60, 20, 1.5, -8],
      ['letter', 190, -60, 0.9, 14],
      ['leaves', 190, 120, 1.3, -10],
    ],
  },
  'drum-kit': {
    grounds: ['sand', 'wood', 'leaf'],
    things: [
      ['drum', -110, -20, 1.5],
      ['drum', 130, 70, 1.1],
      ['mallet', 40, -110, 1.2, 50],
      ['mallet', 70, -60, 1.2, 66],
      ['flask', 250, -100, 1, 10],
    ],
  },
  'sound-kit': {
    grounds: ['wood', 'rock', 'ink', 'clay'],
    things: [
      ['cloth', -40, 10, 2.1, -10],
      ['singing-bowl', -110, -10, 1.5],
      ['singing-bowl', 70, -80, 1],
      ['singing-bowl', 90, 80, 0.7],
      ['mallet', 210, 0, 1.2, 24],
      ['candle', -260, -160, 0.8],
    ],
  },
  'song-table': {
    grounds: TABLES,
    things: [
      ['song-sheet', -140, 0, 1.3, -10],
      ['song-sheet', 40, 10, 1.3, 7],
      ['coffee', 210, -90, 1.1],
      ['glasses', 200, 110, 1.1, 12],
    ],
  },
  'stone-kit': {
    grounds: LINEN,
    things: [
      ['rolled-towel', -110, -90, 1.5, 6],
      ['stones', 100, 30, 1.7],
      ['bottle', -190, 80, 1.1, -20],
      ['candle', 220, -130, 1],
      ['petals', -40, 120, 0.9],
    ],
  },
} as const satisfies Record<string, FlatLay>

export type FlatLayName = keyof typeof FLAT_LAYS
export const FLAT_LAY_NAMES = Object.keys(FLAT_LAYS) as FlatLayName[]
