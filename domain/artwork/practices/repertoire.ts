import type { Practice } from './practices.ts'

const OPEN = ['studio', 'deck', 'shore', 'meadow', 'hall'] as const
const INDOORS = ['studio', 'hall', 'lamp-room'] as const

/** Practices with people in them, by name. */
export const PRACTICES = {
  'yoga-seated': {
    settings: OPEN,
    behind: [
      ['rug', -150, 66, 0.9],
      ['rug', 150, 66, 0.9],
      ['rug', 0, 128, 1.3],
    ],
    people: [
      ['sit', -150, 62, 0.8, 'away'],
      ['sit', 150, 62, 0.8, 'away'],
      ['arms-up', 0, 124, 1.2, 'away'],
    ],
  },
  'yoga-warrior': {
    settings: OPEN,
    behind: [
      ['mat', -120, 84, 0.9],
      ['mat', 60, 146, 1.2],
    ],
    people: [
      ['warrior', -120, 80, 0.86],
      ['warrior', 60, 142, 1.16],
    ],
  },
  'yoga-tree': {
    settings: OPEN,
    behind: [
      ['rug', -130, 90, 0.7],
      ['rug', 90, 142, 0.9],
    ],
    people: [
      ['tree', -130, 88, 0.84],
      ['tree', 90, 140, 1.04],
    ],
  },
  'yoga-dog': {
    settings: OPEN,
    behind: [
      ['mat', -130, 76, 0.9],
      ['mat', 70, 140, 1.3],
    ],
    people: [
      ['down-dog', -130, 72, 0.84],
      ['down-dog', 70, 136, 1.28],
    ],
  },
  'yoga-floor': {
    settings: INDOORS,
    behind: [
      ['mat', -150, 70, 0.9],
      ['mat', 50, 136, 1.3],
    ],
    people: [
      ['seated-fold', -150, 66, 0.9],
      ['child', 50, 132, 1.3],
    ],
  },
  'yoga-cobra': {
    settings: OPEN,
    behind: [
      ['mat', 130, 74, 0.9],
      ['mat', -40, 140, 1.35],
    ],
    people: [
      ['cobra', 130, 70, 0.9],
      ['cobra', -40, 136, 1.35],
    ],
  },
  'yoga-fold': {
    settings: OPEN,
    behind: [['mat', 20, 128, 1.5]],
    people: [['seated-fold', 20, 124, 1.55]],
  },
  'yoga-nidra': {
    settings: ['lamp-room', 'hall', 'studio'],
    behind: [
      ['mat', -110, 66, 1],
      ['mat', 40, 136, 1.5],
    ],
    people: [
      ['lie-covered', -110, 62, 0.96],
      ['lie-covered', 40, 132, 1.5],
    ],
  },
  'yoga-side-lying': {
    settings: INDOORS,
    behind: [['mat', 20, 130, 1.5]],
    people: [['side-lie', 30, 124, 1.5]],
    before: [['tea-cup', -230, 140, 0.5]],
  },
  'yoga-chair': {
    settings: ['hall', 'studio', 'lamp-room'],
    people: [
      ['chair-stretch', -170, 84, 0.84],
      ['chair-stretch', 150, 88, 0.86, -1],
      ['chair', -10, 146, 1.16],
    ],
  },
  'body-scan': {
    settings: INDOORS,
    behind: [['mat', 0, 126, 1.7]],
    people: [['lie', 0, 120, 1.7]],
  },
  'sitting-group': {
    settings: ['lamp-room', 'hall', 'studio', 'deck'],
    behind: [
      ['cushion', -180, 84, 0.8],
      ['cushion', 0, 62, 0.66],
      ['cushion', 180, 84, 0.8],
    ],
    people: [
      ['sit', -180, 72, 0.96],
      ['hands-together', 0, 52, 0.8],
      ['sit', 180, 72, 0.96],
    ],
    before: [['candle', 0, 134, 1.2]],
  },
  'sitting-alone': {
    settings: ['studio', 'shore', 'deck', 'ridge', 'wood'],
    behind: [['cushion', 20, 132, 1.1]],
    people: [['sit', 20, 118, 1.4, 'away']],
  },
  'kind-hands': {
    settings: ['hall', 'lamp-room', 'meadow', 'studio'],
    behind: [
      ['cushion', -110, 96, 0.84],
      ['cushion', 110, 116, 1],
    ],
    people: [
      ['hands-together', -110, 86, 1],
      ['hands-together', 110, 104, 1.2],
    ],
  },
  choir: {
    settings: ['hall', 'lamp-room'],
    people: [
      ['sing', -150, 86, 0.84],
      ['sing', 146, 86, 0.84],
      ['sing', 0, 82, 0.82],
      ['sing', -76, 150, 1.06],
      ['sing', 78, 150, 1.06],
    ],
  },
  'gong-bath': {
    settings: ['hall', 'lamp-room', 'studio', 'deck'],
    behind: [
      ['gong', 130, 84, 1.1],
      ['mat', -150, 140, 1.1],
    ],
    people: [
      ['strike', 6, 92, 0.98],
      ['lie-covered', -150, 136, 1.1],
    ],
  },
  'bowl-bath': {
    settings: [...INDOORS, 'deck', 'shore'],
    behind: [
      ['mat', -150, 72, 0.9],
      ['mat', 160, 72, 0.9],
    ],
    people: [
      ['lie-covered', -150, 68, 0.9],
      ['lie-covered', 160, 68, 0.9, -1],
    ],
    before: [['bowls', 0, 132, 1.25]],
  },
  'string-bath': {
    settings: ['hall', 'lamp-room', 'studio'],
    behind: [['mat', -130, 138, 1.1]],
    people: [
      ['cello', 120, 96, 1.16],
      ['lie', -130, 134, 1.1],
    ],
  },
  'drum-circle': {
    settings: ['meadow', 'shore', 'ridge'],
    people: [
      ['drum', -180, 96, 0.94],
      ['drum', 180, 96, 0.94, -1],
      ['drum', 6, 72, 0.78],
    ],
    before: [['fire', 0, 140, 1]],
  },
  'wood-walk': {
    settings: ['wood'],
    people: [
      ['walk', -60, 104, 0.84],
      ['walk', 60, 140, 1.06],
    ],
  },
  'shore-walk': {
    settings: ['shore'],
    people: [
      ['walk', 90, 104, 0.86],
      ['walk', 40, 110, 0.9],
      ['walk', -130, 150, 1.06],
    ],
  },
  'park-walk': {
    settings: ['park', 'meadow'],
    people: [
      ['walk', -70, 110, 0.8],
      ['walk', 0, 146, 1.04],
    ],
  },
  hike: {
    settings: ['ridge', 'meadow'],
    people: [
      ['hike', 110, 120, 0.84],
      ['hike', -40, 148, 1.04],
    ],
  },
  birding: {
    settings: ['park', 'wood', 'meadow'],
    people: [
      ['watch', -90, 120, 0.86],
      ['watch', 70, 148, 1.06],
    ],
  },
  'cold-dip': {
    settings: ['sea'],
    behind: [
      ['ripples', -110, 66, 0.9],
      ['ripples', 90, 112, 1.3],
    ],
    people: [
      ['bathe', -110, 62, 0.9],
      ['bathe', 90, 106, 1.3],
    ],
    before: [['ripples', 90, 112, 1.3]],
  },
  swim: {
    settings: ['sea'],
    behind: [['ripples', 10, 106, 1.4]],
    people: [
      ['swim', 10, 100, 1.4],
      ['swim', -170, 54, 0.7],
    ],
    before: [['ripples', 10, 106, 1.5]],
  },
  gardening: {
    settings: ['meadow', 'park', 'ridge'],
    behind: [
      ['garden-bed', 20, 150, 1.1],
      ['garden-bed', -180, 100, 0.7],
    ],
    people: [
      ['dig', -110, 108, 0.9],
      ['dig', 20, 146, 1.1],
    ],
  },
  'cooking-together': {
    settings: ['studio', 'hall', 'lamp-room', 'deck'],
    people: [
      ['cook', -130, 70, 1.3],
      ['cook', 120, 70, 1.3],
    ],
    before: [
      ['counter', 0, 70, 1],
      ['vegetables', -10, 106, 0.9],
      ['soup-pot', 210, 100, 0.7],
    ],
  },
  baking: {
    settings: ['studio', 'hall', 'lamp-room'],
    people: [['cook', -40, 76, 1.5]],
    before: [
      ['counter', 0, 76, 1],
      ['bread', 130, 110, 0.9],
      ['seeds', -210, 110, 0.6],
    ],
  },
  'writing-table': {
    settings: ['studio', 'hall', 'lamp-room'],
    people: [
      ['write', -130, 84, 1.2],
      ['write', 120, 84, 1.2, -1],
    ],
    before: [
      ['counter', 0, 84, 1],
      ['journal', -130, 112, 0.5],
      ['letters', 120, 112, 0.5],
      ['tea-cup', 0, 108, 0.5],
    ],
  },
  'two-chairs': {
    isShared: true,
    settings: ['hall', 'studio', 'deck'],
    people: [
      ['chair', -120, 136, 1.16],
      ['chair', 120, 136, 1.16, -1],
    ],
    before: [
      ['low-table', 0, 150, 0.8],
      ['tea-cup', 0, 122, 0.4],
    ],
  },
  massage: {
    settings: ['hall', 'lamp-room', 'studio'],
    behind: [['bed', 50, 132, 1.1]],
    people: [
      ['lie-covered', 50, 52, 1.14],
      ['treat', -110, 134, 1.14],
    ],
    before: [['towels', 240, 150, 0.4]],
  },
  'tea-ceremony': {
    isShared: true,
    settings: ['studio', 'hall', 'deck'],
    people: [
      ['kneel', -120, 132, 1.2],
      ['kneel', 130, 132, 1.2, -1],
    ],
    before: [
      ['low-table', 6, 144, 0.8],
      ['kyusu', 0, 118, 0.5],
    ],
  },
  sauna: {
    settings: ['hall'],
    behind: [
      ['sauna', 0, 40, 1],
      ['bench', 0, 60, 1],
      ['bench', 0, 150, 1.3],
    ],
    people: [
      ['bench', -200, 46, 1],
      ['bench', 50, 46, 1],
      ['bench', -90, 142, 1.4],
    ],
    before: [
      ['sauna-stove', 226, 176, 1.2],
      ['bucket', 100, 182, 0.9],
    ],
  },
  dance: {
    settings: ['hall', 'meadow', 'shore'],
    people: [
      ['dance-turn', -150, 100, 0.9],
      ['dance', 140, 104, 0.9, -1],
      ['dance-turn', 0, 148, 1.14, -1],
    ],
  },
  kayak: {
    settings: ['sea'],
    behind: [['kayak', 10, 104, 1.1]],
    people: [['paddle', 10, 100, 1.1]],
    before: [['ripples', 10, 130, 1.6]],
  },
} as const satisfies Record<string, Practice>

export type PracticeName = keyof typeof PRACTICES
export const PRACTICE_NAMES = Object.keys(PRACTICES) as PracticeName[]
