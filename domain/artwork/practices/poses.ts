import { box, disc, lathe, type Part } from '../drawing/parts.ts'

/** A figure without its head; see `Part` for the notation. A person stands 174 units high. */
export type Pose = {
  /** Middle of the head. */
  head: readonly [x: number, y: number]
  body: readonly Part[]
  /** In front of the head. */
  front?: readonly Part[]
}

const neck = (x: number, y: number): Part => ['line', 'skin-', `M${x} ${y}v-10`, 10]

const CROSSED_LEGS: readonly Part[] = [
  ['turn', 'trousers', 'M-60-6Q-62-24-30-30Q0-36 30-30Q62-24 60-6Q40 6 0 0-40 6-60-6z'],
  ['line', 'trousers-', 'M-46-12Q-14-20 10-4M46-12Q20-18 4-8', 2],
  ['line', 'skin', 'M-14 0h-12M14-1h10', 8],
]

const SEATED_TORSO: Part = [
  'turn',
  'top',
  'M-22-26Q-30-58-27-84Q-14-94 0-94T27-84Q30-58 22-26Q0-20-22-26z',
]
const TORSO: Part = [
  'turn',
  'top',
  'M-25-138Q-12-147 0-147T25-138Q26-110 19-78Q0-74-19-78Q-26-110-25-138z',
]
const SHOES: Part = ['line', 'wood', 'M-10-3h-7M10-3h7', 8]
const LEGS: Part = ['line', 'trousers', 'M-9-84Q-12-44-11-8M9-84Q12-44 11-8', 17]
const FOLDED_CHAIR: Part = ['line', 'wood', 'M-24-54H22M-20-54V0M20-54V0M-22-54Q-28-90-26-122', 5]

/** Poses by name; profiles look to the right. */
export const POSES = {
  sit: {
    head: [0, -118],
    body: [
      ...CROSSED_LEGS,
      SEATED_TORSO,
      ['line', 'top-', 'M-25-80Q-40-62-42-44M25-80Q40-62 42-44', 12],
      ['line', 'skin', 'M-42-44Q-44-32-36-24M42-44Q44-32 36-24', 8],
      neck(0, -92),
    ],
  },
  'hands-together': {
    head: [0, -118],
    body: [
      ...CROSSED_LEGS,
      SEATED_TORSO,
      ['line', 'top-', 'M-25-80Q-40-62-32-50M25-80Q40-62 32-50', 12],
      ['line', 'skin', 'M-32-50Q-16-54 0-66M32-50Q16-54 0-66M0-66v-12', 8],
      neck(0, -92),
    ],
  },
  'arms-up': {
    head: [0, -118],
    body: [
      ['line', 'skin', 'M-27-84Q-50-110-36-146M27-84Q50-110 36-146', 8],
      ['line', 'top-', 'M-25-82Q-38-96-41-108M25-82Q38-96 41-108', 12],
      ...CROSSED_LEGS,
      SEATED_TORSO,
      neck(0, -92),
    ],
  },
  stand: {
    head: [0, -166],
    body: [
      LEGS,
      SHOES,
      TORSO,
      ['line', 'top-', 'M-24-132Q-33-114-32-98M24-132Q33-114 32-98', 11],
      ['line', 'skin', 'M-32-98Q-31-84-28-74M32-98Q31-84 28-74', 8],
      neck(0, -144),
    ],
  },
  sing: {
    head: [0, -166],
    body: [
      LEGS,
      SHOES,
      TORSO,
      ['line', 'top-', 'M-24-132Q-36-114-26-104M24-132Q36-114 26-104', 11],
      ['line', 'skin', 'M-26-104L-8-104M26-104L8-104', 8],
      ['flat', 'bone', 'M-20-124L0-118 20-124V-98L0-92-20-98z'],
      ['line', 'bone-', 'M0-118V-92M-15-114l10 3M-15-108l10 3M15-114l-10 3M15-108l-10 3', 1.6],
      neck(0, -144),
    ],
  },
  tree: {
    head: [0, -166],
    body: [
      [
        'line',
        'skin',
        'M-22-134Q-44-168-24-196Q-12-208-2-214M22-134Q44-168 24-196Q12-208 2-214',
        8,
      ],
      ['line', 'top-', 'M-22-134Q-32-148-34-160M22-134Q32-148 34-160', 11],
      ['line', 'trousers', 'M5-84Q38-78 42-66Q32-54 8-48', 16],
      ['line', 'trousers', 'M-3-84Q0-44-1-8', 17],
      ['line', 'skin', 'M-1-3h-10M8-48l-8 8', 8],
      TORSO,
      neck(0, -144),
    ],
  },
  warrior: {
    head: [3, -148],
    body: [
      ['line', 'trousers', 'M-4-68Q-38-42-68-8', 17],
      ['line', 'trousers', 'M4-68Q36-76 48-62Q53-34 50-8', 17],
      ['line', 'skin', 'M50-3h14M-70-5l-8 2', 8],
      ['line', 'skin', 'M-20-118Q-50-122-84-118M20-118Q50-122 84-118', 8],
      ['line', 'top-', 'M-18-118Q-36-121-48-120M18-118Q36-121 48-120', 11],
      ['turn', 'top', 'M-21-120Q-10-129 0-129T21-120Q22-92 16-62Q0-58-16-62Q-22-92-21-120z'],
      neck(1, -126),
    ],
  },
  'down-dog': {
    head: [46, -36],
    body: [
      ['line', 'trousers', 'M-4-92Q-34-52-56-8', 19],
      ['line', 'skin', 'M-58-3h-8', 8],
      ['line', 'top', 'M0-90Q26-70 40-52', 29],
      ['line', 'skin', 'M42-52Q60-30 76-4M76-4h8', 9],
    ],
  },
  child: {
    head: [52, -16],
    body: [
      ['line', 'skin', 'M40-12Q66-6 94-5', 9],
      ['turn', 'top', 'M46-12Q34-44-4-50Q-36-48-44-22Q-40-8-20-10z'],
      ['turn', 'trousers', 'M-4-12Q-34-38-54-18Q-60-2-42-1H2z'],
    ],
  },
  cobra: {
    head: [42, -74],
    body: [
      ['line', 'trousers', 'M-10-12Q-50-10-96-8', 17],
      ['line', 'skin', 'M-98-7h-8', 8],
      ['line', 'top', 'M-10-13Q20-16 36-46', 27],
      ['line', 'skin', 'M36-44Q46-22 42-5', 9],
      neck(40, -52),
    ],
  },
  'seated-fold': {
    head: [38, -40],
    body: [
      ['line', 'trousers', 'M-34-12H58', 18],
      ['line', 'skin', 'M62-12v-10', 9],
      ['line', 'top', 'M-34-16Q-34-52-6-50Q10-46 24-30', 27],
      ['line', 'skin', 'M0-44Q30-30 60-26', 8],
    ],
  },
  lie: {
    head: [-64, -17],
    body: [
      ['turn', 'bone', box(-90, -14, 48, 14, 6)],
      ['line', 'trousers', 'M4-12Q46-15 88-10', 17],
      ['line', 'skin', 'M92-11v-10', 8],
      ['turn', 'top', 'M-50-12Q-48-26-28-27Q-4-28 14-22Q18-10 10-3H-40Q-50-4-50-12z'],
      ['line', 'skin', 'M-26-6Q-8-2 16-3', 8],
    ],
  },
  'lie-covered': {
    head: [-68, -19],
    body: [
      ['turn', 'bone', box(-96, -16, 54, 16, 7)],
      [
        'turn',
        'glaze',
        'M-52-10Q-50-30-26-31Q20-34 60-26Q92-34 104-22Q108-6 98-1H-46Q-54-2-52-10z',
      ],
      ['line', 'glaze-', 'M-30-28Q-26-12-34-3M10-30Q16-14 10-2M54-26Q62-14 58-2', 2, 0.7],
      ['line', 'top', 'M-44-18Q-34-24-22-22', 11],
      ['line', 'skin', 'M-22-22Q-8-20 2-24', 8],
    ],
  },
  'side-lie': {
    head: [-70, -28],
    body: [
      ['turn', 'bone', box(-104, -16, 62, 16, 8)],
      ['line', 'trousers', 'M0-22Q34-40 48-26Q62-14 92-10', 19],
      ['line', 'skin', 'M94-9h8', 8],
      ['turn', 'top', 'M-56-8Q-56-34-30-38Q-4-42 14-32Q22-12 8-3H-46z'],
      ['line', 'skin', 'M-34-30Q-16-18 4-22', 8],
      ['turn', 'glaze', 'M20-12q10-16 46-12 8 14-4 22H26q-8-2-6-10z'],
    ],
  },
  chair: {
    head: [-10, -146],
    body: [
      FOLDED_CHAIR,
      ['line', 'trousers', 'M-10-62Q14-68 34-62Q40-40 38-10', 17],
      ['line', 'wood', 'M40-3h10', 8],
      ['line', 'top', 'M-9-68Q-14-92-10-108', 32],
      ['line', 'top-', 'M-8-110Q-2-92 6-84', 12],
      ['line', 'skin', 'M6-84Q18-78 28-74', 8],
      neck(-10, -122),
    ],
  },
  'chair-stretch': {
    head: [-10, -146],
    body: [
      FOLDED_CHAIR,
      ['line', 'skin', 'M-10-114Q-8-152 18-182', 8],
      ['line', 'trousers', 'M-10-62Q14-68 34-62Q40-40 38-10', 17],
      ['line', 'wood', 'M40-3h10', 8],
      ['line', 'top', 'M-9-68Q-14-92-10-108', 32],
      ['line', 'top-', 'M-10-112Q-10-132-4-146', 12],
      neck(-10, -122),
    ],
  },
  walk: {
    head: [8, -162],
    body: [
      ['line', 'top-', 'M4-130Q20-114 24-104', 11],
      ['line', 'skin', 'M24-104Q30-94 32-88', 8],
      ['line', 'trousers-', 'M-1-84Q-6-46-28-12', 16],
      ['line', 'trousers', 'M1-84Q20-50 26-8', 16],
      ['line', 'wood', 'M-30-8l8 6M28-3h10', 8],
      ['line', 'top', 'M0-90Q-2-112 3-128', 33],
      ['line', 'top-', 'M2-132Q-14-112-12-98', 11],
      ['line', 'skin', 'M-12-98Q-8-86-2-80', 8],
      neck(6, -142),
    ],
  },
  hike: {
    head: [10, -162],
    body: [
      ['line', 'wood', 'M36-104L46-2', 3.4],
      ['line', 'trousers-', 'M-1-84Q-6-46-28-12', 16],
      ['line', 'trousers', 'M1-84Q20-50 26-8', 16],
      ['line', 'wood', 'M-30-8l8 6M28-3h10', 9],
      ['turn', 'glaze', 'M-12-140q-24-2-26 22v26q2 8 26 6z'],
      ['line', 'top', 'M0-90Q-2-112 5-128', 33],
      ['line', 'glaze-', 'M-10-134Q6-130 0-102', 4],
      ['line', 'top-', 'M6-130Q16-112 26-106', 11],
      ['line', 'skin', 'M26-106l10 2', 8],
      neck(8, -142),
    ],
  },
  watch: {
    head: [0, -166],
    body: [LEGS, SHOES, TORSO, neck(0, -144)],
    front: [
      ['line', 'top-', 'M-24-132Q-44-128-34-146M24-132Q44-128 34-146', 11],
      ['line', 'skin', 'M-34-146L-12-164M34-146L12-164', 8],
      ['turn', 'ink', `${box(-15, -175, 13, 16, 4)}${box(2, -175, 13, 16, 4)}`],
    ],
  },
  swim: {
    head: [0, -26],
    body: [
      ['line', 'skin', 'M20-4Q40-34 62-10', 9],
      ['flat', 'skin', 'M-34 2Q-26-14 0-14T34 2z'],
      ['flat', 'top', 'M-20 2Q-14-8 0-8T20 2z'],
    ],
  },
  bathe: {
    head: [0, -34],
    body: [
      ['flat', 'skin', 'M-36 2Q-32-18 0-20T36 2z'],
      ['line', 'skin-', 'M0-14v-8', 11],
    ],
    front: [['flat', 'bone', 'M-13-44q4-8 13-8t13 8z']],
  },
  kneel: {
    head: [-8, -112],
    body: [
      ['line', 'trousers-', 'M26-6H-38', 12],
      ['line', 'trousers', 'M-26-14Q4-26 30-12', 19],
      ['line', 'top', 'M-20-26Q-24-52-14-72', 33],
      ['line', 'top-', 'M-12-76Q2-62 10-54', 12],
      ['line', 'skin', 'M10-54Q22-50 34-52', 8],
      neck(-11, -88),
    ],
  },
  dig: {
    head: [42, -104],
    body: [
      ['line', 'trousers-', 'M-12-46Q-22-24-30-5M-30-5h10', 16],
      ['line', 'trousers', 'M-10-48Q20-56 26-42Q18-22 20-6', 17],
      ['line', 'wood', 'M-30-3h12M20-3h12', 8],
      ['line', 'top', 'M-8-54Q-2-78 20-90', 32],
      ['line', 'top-', 'M22-90Q36-74 42-62', 12],
      ['line', 'skin', 'M42-62Q50-44 52-28', 8],
      ['line', 'wood', 'M52-34v22', 5],
      ['flat', 'rock', 'M46-14h12l-6 18z'],
      neck(33, -86),
    ],
    front: [['flat', 'straw', 'M18-112Q42-124 68-106 60-108 56-112 54-126 40-126 28-124 26-112z']],
  },
  cook: {
    head: [0, -112],
    body: [
      ['turn', 'top', 'M-36 4Q-40-50-28-76Q-14-86 0-86T28-76Q40-50 36 4z'],
      ['flat', 'bone', 'M-18 4V-60H18V4z', 0.85],
      ['line', 'bone', 'M-16-60L-10-84M16-60L10-84', 4],
      ['line', 'top-', 'M-30-68Q-48-44-42-26M30-68Q48-44 42-26', 13],
      ['line', 'skin', 'M-42-26Q-34-10-16-6M42-26Q34-10 16-6', 9],
      neck(0, -84),
    ],
  },
  write: {
    head: [6, -104],
    body: [
      ['turn', 'top', 'M-38 4Q-42-46-28-70Q-14-82 2-82T28-72Q42-46 38 4z'],
      ['line', 'top-', 'M-30-64Q-48-40-40-20M30-66Q46-42 40-22', 13],
      ['line', 'skin', 'M-40-20Q-30-6-10-4M40-22Q34-8 20-4', 9],
      ['line', 'ink', 'M18-6l10-22', 3],
      neck(4, -80),
    ],
  },
  drum: {
    head: [0, -126],
    body: [
      ['line', 'trousers', 'M-10-44Q-38-50-40-34Q-38-18-36-8M10-44Q38-50 40-34Q38-18 36-8', 16],
      ['line', 'wood', 'M-38-3h-8M38-3h8', 8],
      ['turn', 'top', 'M-22-38Q-30-64-27-92Q-14-101 0-101T27-92Q30-64 22-38z'],
      ['turn', 'glaze', lathe('14 0 14 0 9 18 10 26 25 46 27 58 27 58')],
      ['flat', 'bone', disc(0, -58, 27, 7)],
      ['line', 'top-', 'M-25-88Q-42-74-38-64M25-88Q44-82 40-72', 12],
      ['line', 'skin', 'M-38-64Q-28-58-14-60M40-72Q34-76 20-72', 8],
      neck(0, -99),
    ],
  },
  cello: {
    head: [-6, -130],
    body: [
      ['line', 'trousers', 'M-12-48Q-38-52-40-36Q-38-18-36-8M8-48Q36-54 40-38Q40-20 38-8', 16],
      ['line', 'wood', 'M-38-3h-8M38-3h8', 8],
      ['turn', 'top', 'M-26-42Q-34-68-31-96Q-18-105-4-105T23-96Q26-68 18-42z'],
      [
        'turn',
        'amber',
        'M4-6Q-20-8-18-28-16-38-10-42-20-52-14-64-6-76 6-76T26-64Q32-52 22-42 28-38 30-28 32-8 8-6z',
      ],
      ['line', 'wood', 'M7-70L13-146M6-6v6', 5],
      ['line', 'bone', 'M5-20L9-70', 1.4],
      ['line', 'top-', 'M-28-92Q-46-74-40-58M22-92Q38-98 28-112', 12],
      ['line', 'skin', 'M-40-58L-24-46M28-112L14-124', 8],
      ['line', 'wood', 'M-34-42L46-54', 2.6],
      neck(-5, -103),
    ],
  },
  strike: {
    head: [6, -166],
    body: [
      LEGS,
      SHOES,
      TORSO,
      ['line', 'top-', 'M24-132Q38-118 50-118M-24-132Q-34-112-32-98', 11],
      ['line', 'skin', 'M50-118L64-124M-32-98Q-30-86-26-76', 8],
      ['line', 'wood', 'M60-122L92-136', 5],
      ['flat', 'clay', disc(96, -138, 11)],
      neck(3, -144),
    ],
  },
  treat: {
    head: [38, -154],
    body: [
      ['line', 'trousers', 'M-8-84Q-14-44-14-8M8-84Q10-44 12-8', 16],
      ['line', 'wood', 'M-12-3h10M14-3h10', 8],
      ['line', 'top', 'M0-88Q4-112 22-126', 33],
      ['line', 'top-', 'M22-128Q42-112 50-98', 12],
      ['line', 'skin', 'M50-98Q62-88 68-80', 8],
      neck(32, -138),
    ],
  },
  bench: {
    head: [0, -124],
    body: [
      ['line', 'skin', 'M-12-46Q-26-50-26-34Q-24-18-24-6M12-46Q26-50 26-34Q24-18 24-6', 14],
      ['turn', 'skin', 'M-22-44Q-28-66-26-88Q-14-98 0-98T26-88Q28-66 22-44z'],
      ['turn', 'bone', 'M-32-60Q0-70 32-60Q36-40 32-30Q0-22-32-30Q-36-40-32-60z'],
      ['line', 'skin', 'M-25-84Q-40-62-28-42M25-84Q40-62 28-42', 9],
      neck(0, -96),
    ],
  },
  dance: {
    head: [8, -164],
    body: [
      ['line', 'skin', 'M-14-136Q-46-150-64-182M24-134Q52-126 76-146', 8],
      ['line', 'skin', 'M-4-70Q-8-36-6-6M10-70Q36-44 60-46', 11],
      [
        'turn',
        'top',
        'M-20-138Q-6-146 6-146T28-136Q24-112 20-102Q44-76 56-52Q10-36-42-54Q-22-80-16-102Q-22-118-20-138z',
      ],
      neck(5, -142),
    ],
  },
  'dance-turn': {
    head: [-4, -164],
    body: [
      ['line', 'skin', 'M-20-134Q-44-158-22-196M22-134Q52-126 58-92', 8],
      ['line', 'trousers', 'M-7-92Q-14-50-9-10M8-92Q38-70 30-34', 16],
      ['line', 'skin', 'M30-34l-12 14M-9-5h-9', 8],
      ['turn', 'top', 'M-24-138Q-10-147 2-147T26-136Q24-106 20-84-2-76-20-84-22-112-24-138z'],
      ['line', 'top-', 'M-20-134Q-34-148-34-160M22-134Q40-132 48-120', 11],
      neck(-2, -143),
    ],
  },
  paddle: {
    head: [0, -96],
    body: [
      ['turn', 'top', 'M-22-2Q-28-34-26-60Q-14-70 0-70T26-60Q28-34 22-2z'],
      ['line', 'skin', 'M-25-56Q-42-40-30-28M25-56Q42-46 34-36', 9],
      ['line', 'wood', 'M-70-4L70-58', 4],
      ['flat', 'clay', 'M-66-6Q-84-8-96 8-78 10-66-2zM66-56Q76-72 96-72 90-54 70-52z'],
      neck(0, -68),
    ],
  },
} as const satisfies Record<string, Pose>

export type PoseName = keyof typeof POSES
