import { disc, type Part } from '../drawing/parts.ts'

/** Hair around a head at 0, 0 that is 116 wide and 148 high; see `Part` for the notation. */
type Hair = { behind?: readonly Part[]; before: readonly Part[] }

const CROWN = 'M-61 0Q-70-86 0-88T61 0Q58-34 36-50-8-60-40-46-58-34-61 0z'

export const HAIRS: readonly Hair[] = [
  { before: [['flat', 'hair', CROWN]] },
  {
    before: [
      ['turn', 'hair', disc(6, -96, 30, 24)],
      ['flat', 'hair', 'M-61 2Q-70-86 0-88T61 2Q60-40 0-58-60-40-61 2z'],
    ],
  },
  {
    behind: [['turn', 'hair', 'M-74 120Q-92-96 0-98T74 120Q40 140 0 132-40 140-74 120z']],
    before: [['flat', 'hair', 'M-62 22Q-70-88 2-88T62 22Q56-36 8-64-46-40-62 22z']],
  },
  {
    behind: [['turn', 'hair', disc(0, -34, 98, 88)]],
    before: [['flat', 'hair', 'M-58-16Q-44-60 0-58T58-16Q74-90 0-94-74-90-58-16z']],
  },
  {
    behind: [['turn', 'hair', 'M-78 52Q-92-94 0-98T78 52Q60 66 40 60H-40Q-60 66-78 52z']],
    before: [['flat', 'hair', 'M-61 4Q-68-86 0-88T61 4Q58-30 40-32 0-40-42-30-56-28-61 4z']],
  },
  {
    before: [['flat', 'hair', 'M-60 16Q-72-24-54-50-52-20-57 18zM60 16Q72-24 54-50 52-20 57 18z']],
  },
  {
    behind: [
      [
        'turn',
        'hair',
        'M-66 100Q-104 80-84 40-104 4-80-28-88-98 0-100 88-98 80-28 104 4 84 40 104 80 66 100z',
      ],
    ],
    before: [['flat', 'hair', 'M-61 6Q-74-88-2-90 74-88 61 6 54-40 20-60-4-30-40-34-56-24-61 6z']],
  },
  {
    before: [
      ['line', 'hair', 'M-52-10Q-78 60-54 134', 26],
      ['line', 'hair-', 'M-70 40l22 12M-68 68l22 12M-62 96l20 10', 2.4],
      ['flat', 'hair', 'M-62 8Q-70-88 0-88T61 2Q58-40 20-62-40-50-62 8z'],
    ],
  },
  {
    before: [
      ['turn', 'hair', 'M-63-4Q-82-96-2-100 76-104 64-6 56-44 30-56-6-42-50-52-58-36-63-4z'],
    ],
  },
  {
    behind: [
      [
        'line',
        'hair',
        'M-62-30Q-84 40-72 108M-46-60Q-62 60-50 120M62-30Q84 40 72 108M46-60Q62 60 50 120',
        17,
      ],
    ],
    before: [
      ['flat', 'hair', 'M-61-2Q-68-88 0-90T61-2Q50-44 0-52T-61-2z'],
      ['line', 'hair-', 'M-30-48L-20-84M0-52V-88M30-48L20-84', 2.4],
    ],
  },
]

/** What covers a head against cold or sun. */
export const COVERINGS: readonly Hair[] = [
  {
    before: [
      ['turn', 'glaze', 'M-66-14Q-92-84-40-112 10-136 58-104 88-70 66-14 40-48 0-44T-66-14z'],
      ['line', 'glaze-', 'M-62-30Q-20-90 50-104M-40-40Q10-70 66-60', 3],
    ],
  },
  {
    before: [
      [
        'flat',
        'hair',
        'M-61 14Q-66-20-58-40L-48-30Q-54-10-56 16zM61 14Q66-20 58-40L48-30Q54-10 56 16z',
      ],
      ['turn', 'glaze', 'M-64-26Q-72-112 0-112T64-26z'],
      ['turn', 'glaze-', 'M-68-22q-4-24 10-26 58-10 116 0 14 2 10 26-68-12-136 0z'],
    ],
  },
  {
    behind: [['turn', 'hair', 'M-66 60Q-80-60 0-80T66 60z']],
    before: [
      ['turn', 'straw', 'M-54-44Q-58-118 0-118T54-44z'],
      ['line', 'glaze', 'M-54-52Q0-66 54-52', 12],
      ['wash', 'straw', 'M-122-36Q0-78 122-36 60-22 0-28T-122-36z'],
    ],
  },
]

/** Dress from the shoulders down; the neck is between -24 and 24 at 84. */
export const DRESSES: readonly (readonly Part[])[] = [
  [['line', 'top-', 'M-40 104Q0 138 40 104', 8]],
  [
    ['flat', 'skin-', 'M-34 98L0 168 34 98z'],
    ['line', 'top-', 'M-38 96L0 172 38 96', 7],
  ],
  [
    ['flat', 'bone', 'M-38 92L-4 128-30 152-58 104zM38 92L4 128 30 152 58 104z'],
    ['line', 'top-', 'M0 132V240', 3],
  ],
  [
    ['turn', 'top', 'M-36 62Q0 76 36 62L42 112Q0 130-42 112z'],
    ['line', 'top-', 'M-38 92Q0 106 38 92', 2.4],
  ],
  [
    ['turn', 'glaze', 'M-60 92Q0 132 60 92 86 116 60 138 0 168-60 138-86 116-60 92z'],
    ['line', 'glaze-', 'M-56 112Q0 150 56 112', 3],
    ['turn', 'glaze', 'M20 140L54 128 66 250H30z'],
  ],
  [
    ['line', 'top-', 'M-38 104Q0 132 38 104', 6],
    ['flat', 'bone', 'M-62 178H62V260H-62z', 0.9],
    ['line', 'bone', 'M-54 180L-74 108M54 180L74 108', 10],
  ],
  [
    ['flat', 'skin-', 'M-34 98Q0 150 34 98z'],
    ['line', 'glaze+', 'M-58 104L26 250M58 104L-26 250', 20],
    ['line', 'glaze-', 'M-68 110L14 254M68 110L-14 254', 2.4, 0.7],
  ],
]

export const SHOULDERS: readonly Part[] = [
  ['turn', 'top', 'M-170 250Q-166 128-84 112-36 104-24 84H24Q36 104 84 112 166 128 170 250z'],
]
export const NECK: readonly Part[] = [['flat', 'skin-', 'M-25 40H25V86Q30 108 0 116-30 108-25 86z']]
export const HEAD: readonly Part[] = [
  ['flat', 'skin-', disc(-58, 8, 11, 17) + disc(58, 8, 11, 17)],
  ['wash', 'skin', 'M-58-10Q-60-78 0-78T58-10Q58 40 34 62 14 78 0 78T-34 62Q-58 40-58-10z'],
]

/** Eyes, brows, nose and mouth; `x` moves them as a head turns. */
export const FACES: readonly (readonly Part[])[] = [
  [
    ['flat', 'line', disc(-24, 0, 4.4, 5) + disc(24, 0, 4.4, 5)],
    ['line', 'line', 'M-36-18Q-24-25-13-18M13-18Q24-25 36-18', 3.4],
    ['line', 'line', 'M1 4Q9 22-3 25', 3],
    ['line', 'line', 'M-18 43Q0 56 18 43', 3.6],
  ],
  [
    ['line', 'line', 'M-34 1Q-24 9-14 1M14 1Q24 9 34 1', 3.6],
    ['line', 'line', 'M-36-16Q-24-22-13-17M13-17Q24-22 36-16', 3.4],
    ['line', 'line', 'M1 4Q8 22-3 25', 3],
    ['line', 'line', 'M-15 43Q0 54 15 43', 3.6],
  ],
  [
    ['flat', 'line', disc(-23, 1, 4.4, 4.4) + disc(23, 1, 4.4, 4.4)],
    ['line', 'line', 'M-37-15Q-24-23-13-20M13-20Q24-23 37-15', 3.8],
    ['line', 'line', 'M-1 2Q-10 24 4 26', 3],
    ['line', 'line', 'M-15 43Q1 51 15 42', 3.6],
  ],
]

/** Lines of a longer life. */
export const LINES: readonly Part[] = [
  [
    'line',
    'line',
    'M-44 5l-7-4M-43 10l-8 1M44 5l7-4M43 10l8 1M-25 34q-4 4-4 9M25 34q4 4 4 9M-22-42q22-5 44 0',
    2,
    0.45,
  ],
]
export const GLASSES: readonly (readonly Part[])[] = [
  [['line', 'ink', `${disc(-24, 1, 18)}${disc(24, 1, 18)}M-6-2Q0-6 6-2M-42-1L-58-6M42-1L58-6`, 3]],
  [
    [
      'line',
      'wood',
      'M-44-12H-8V8Q-8 16-26 16T-44 8zM8-12H44V8Q44 16 26 16T8 8zM-8-6Q0-10 8-6M-44-8L-58-8M44-8L58-8',
      3.4,
    ],
  ],
]
export const EARRINGS: readonly Part[] = [
  ['flat', 'brass', disc(-60, 32, 4.6, 6) + disc(60, 32, 4.6, 6)],
]
