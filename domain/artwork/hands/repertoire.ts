import type { LocalColour } from '../drawing/hours.ts'
import { disc, type Part } from '../drawing/parts.ts'
import type { TopName } from '../flat-lays/tops.ts'
import { GRIP, HAND } from './gestures.ts'

/** Hands at work: what lies under them, and the tool of a gripping hand. */
export type Busy = {
  grounds: readonly LocalColour[]
  /** Under the hands: name, x, y from the middle, size. */
  under: readonly (readonly [TopName | OwnTopName, number, number, number])[]
  hands: readonly (readonly [parts: readonly Part[], x: number, y: number, size: number])[]
  tool?: readonly Part[]
}

/** Larger than on a table, or only under hands. */
export const OWN_TOPS = {
  dough: [
    ['flat', 'bone+', disc(0, 0, 190, 130), 0.5],
    ['wash', 'bone', 'M-130 10Q-140-84-20-92 110-96 132-6 120 84 6 88-116 86-130 10z'],
    ['line', 'bone-', 'M-60-40Q0-64 50-44M-80 20Q-60 50-20 56', 4, 0.5],
  ],
  soil: [
    ['wash', 'wood', disc(0, 0, 250, 170)],
    ['flat', 'wood=', disc(0, 10, 90, 60)],
    [
      'flat',
      'leaf',
      'M0 8q-60-6-56-56 52 2 56 56zM0 8q4-60 58-54-2 50-58 54zM0 8q-20 52 18 66 26-36-18-66zM0 8Q-30-50 4-88 34-46 0 8z',
    ],
    ['line', 'pine', 'M0 8L-40-34M0 8L42-32M0 8L4-66', 2, 0.6],
  ],
  'singing-bowl': [
    ['turn', 'brass', disc(0, 0, 128)],
    ['flat', 'brass=', disc(0, 0, 108)],
    ['wash', 'brass-', disc(0, 6, 100)],
    ['line', 'bone+', disc(0, 0, 158) + disc(0, 0, 190), 2, 0.4],
  ],
  'wide-mat': [
    ['wash', 'sea', 'M-200-300H200V400H-200z'],
    ['line', 'sea+', 'M-184-284H184V400M-184-284V400', 3, 0.6],
  ],
  lather: [
    ['flat', 'bone+', disc(0, 0, 150, 100), 0.5],
    ['flat', 'bone+', disc(-110, -60, 26) + disc(120, 30, 32) + disc(90, -84, 18), 0.6],
  ],
} as const satisfies Record<string, readonly Part[]>

export type OwnTopName = keyof typeof OWN_TOPS

/** Hands at work, from above, by name. */
export const HANDS = {
  'hands-dough': {
    grounds: ['wood', 'bone', 'clay'],
    under: [
      ['dough', 0, -30, 1.2],
      ['porridge', -240, -150, 0.9],
      ['leaves', 230, -150, 1],
    ],
    hands: [
      [HAND, -74, 40, -1.16],
      [HAND, 74, 40, 1.16],
    ],
  },
  'hands-seedling': {
    grounds: ['leaf', 'field', 'wood'],
    under: [
      ['soil', 0, -40, 1.1],
      ['trowel', 250, -100, 1.1],
    ],
    hands: [
      [HAND, -104, 60, -1.16],
      [HAND, 104, 60, 1.16],
    ],
  },
  'hands-writing': {
    grounds: ['wood', 'sea', 'clay', 'celadon'],
    under: [
      ['open-book', -30, -30, 1.9],
      ['coffee', 246, -150, 1],
    ],
    hands: [[GRIP, 96, 40, 1.2]],
    tool: [
      ['line', 'ink', 'M-52-40L20 62', 8],
      ['flat', 'brass', 'M-52-46L-64-62-46-50z'],
    ],
  },
  'hands-bowl': {
    grounds: ['wood', 'rock', 'ink', 'clay'],
    under: [
      ['singing-bowl', -40, -50, 1.2],
      ['candle', 240, -150, 1],
    ],
    hands: [[GRIP, 130, 30, 1.2]],
    tool: [
      ['line', 'wood', 'M-66-62L18 58', 15],
      ['turn', 'clay', disc(-70, -66, 19)],
    ],
  },
  'hands-mat': {
    grounds: ['wood', 'sand', 'rock'],
    under: [['wide-mat', 0, 90, 1]],
    hands: [
      [HAND, -110, 20, -1.2],
      [HAND, 110, 20, 1.2],
    ],
  },
  'hands-cup': {
    grounds: ['wood', 'sea', 'clay', 'celadon', 'bone'],
    under: [
      ['coffee', 0, -60, 1.9],
      ['leaves', 230, -150, 1.1],
      ['fig', -240, -130, 1],
    ],
    hands: [
      [HAND, -104, 50, -1.1],
      [HAND, 104, 50, 1.1],
    ],
  },
  'hands-tea': {
    grounds: ['wood', 'field', 'ink', 'bone'],
    under: [
      ['tea', 0, -50, 2],
      ['teapot', 200, -130, 1.1],
    ],
    hands: [
      [HAND, -94, 50, -1.1],
      [HAND, 94, 50, 1.1],
    ],
  },
  'hands-balm': {
    grounds: ['bone', 'blush', 'sand', 'rock'],
    under: [
      ['cloth', 0, -40, 1.8],
      ['tin', -40, -70, 1.8],
      ['petals', 220, -150, 0.9],
    ],
    hands: [[GRIP, 70, 20, 1.2]],
  },
  'hands-oil': {
    grounds: ['bone', 'celadon', 'rock', 'wood'],
    under: [
      ['rolled-towel', 40, -180, 1.4],
      ['bottle', -150, -60, 1.5],
      ['leaves', -240, 110, 1],
    ],
    hands: [
      [HAND, 20, 40, -1.2],
      [HAND, 180, 60, 1.2],
    ],
  },
  'hands-soap': {
    grounds: ['rock', 'celadon', 'sea', 'bone'],
    under: [
      ['lather', 0, -50, 1.2],
      ['soap', 0, -70, 1.5],
      ['leaves', 240, -140, 1],
    ],
    hands: [
      [HAND, -96, 50, -1.16],
      [HAND, 96, 50, 1.16],
    ],
  },
  'hands-phone': {
    grounds: ['wood', 'sea', 'clay', 'celadon', 'blush'],
    under: [
      ['phone', -50, -30, 1.8],
      ['coffee', 230, -140, 1],
    ],
    hands: [[GRIP, 80, 40, 1.2]],
  },
  'hands-book': {
    grounds: ['rock', 'blush', 'wood', 'celadon'],
    under: [
      ['open-book', 0, -50, 2],
      ['glasses', 240, -180, 1],
    ],
    hands: [
      [HAND, -150, 90, -1.1],
      [HAND, 150, 90, 1.1],
    ],
  },
  'hands-stones': {
    grounds: ['sand', 'bone', 'rock'],
    under: [
      ['stones', 0, -60, 1.9],
      ['leaves', 230, -140, 1],
    ],
    hands: [
      [HAND, -130, 50, -1.16],
      [HAND, 130, 50, 1.16],
    ],
  },
  'hands-candle': {
    grounds: ['ink', 'wood', 'sea', 'clay'],
    under: [
      ['candle', 0, -60, 1.6],
      ['daisies', -230, -140, 1],
    ],
    hands: [
      [HAND, -104, 50, -1.1],
      [HAND, 104, 50, 1.1],
    ],
  },
  'hands-herbs': {
    grounds: ['wood', 'bone', 'celadon'],
    under: [
      ['mortar', -60, -70, 1.6],
      ['leaves', 170, -120, 1.4],
      ['daisies', 240, 60, 1],
    ],
    hands: [[GRIP, 90, 30, 1.2]],
  },
  'hands-board': {
    grounds: ['wood', 'bone', 'clay', 'sea'],
    under: [
      ['board', -10, -50, 1.9],
      ['carrot', -70, -40, 1.2],
      ['tomato', 60, -110, 1.1],
      ['onion', -150, -100, 1],
    ],
    hands: [
      [HAND, -80, 70, -1.1],
      [GRIP, 96, 40, 1.1],
    ],
    tool: [['line', 'silver', 'M-20-90L16 40', 16]],
  },
  'hands-drum': {
    grounds: ['sand', 'leaf', 'wood'],
    under: [['drum', 0, -40, 2.2]],
    hands: [
      [HAND, -80, 50, -1.16],
      [HAND, 80, 50, 1.16],
    ],
  },
} as const satisfies Record<string, Busy>

export type BusyHandsName = keyof typeof HANDS
export type HandsName = BusyHandsName | 'hands-lap'
export const HANDS_NAMES = [...(Object.keys(HANDS) as BusyHandsName[]), 'hands-lap'] as const
