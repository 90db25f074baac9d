import { box, disc, lathe, type Part } from '../drawing/parts.ts'

/** Things beside a way, their foot at 0; see `Part` for the notation. */
export const WAY_THINGS = {
  gate: [
    ['turn', 'wood', 'M-130 6V-150h16V6zM114 6V-150h16V6z'],
    ['wash', 'wood', 'M-158-150Q0-178 158-150V-136Q0-162-158-136zM-120-116H120v9H-120z'],
  ],
  'garden-gate': [
    ['turn', 'rock', box(-150, -96, 34, 100, 4) + box(116, -96, 34, 100, 4)],
    ['turn', 'rock', disc(-133, -104, 15) + disc(133, -104, 15)],
    [
      'line',
      'wood',
      'M-112-6L-50 16V-66L-112-78zM-96-2V-74M-80 4V-70M-65 10V-66M-112-44L-50-30',
      5,
    ],
  ],
  lantern: [
    ['line', 'ink', 'M0 0V-74', 5],
    ['flat', 'lamp', box(-12, -104, 24, 32, 3)],
    ['flat', 'ink', 'M-18-104L0-120 18-104z'],
  ],
  'stone-lantern': [
    ['turn', 'rock', 'M-24 4q2-10 12-12V-44h24V-8q10 2 12 12z'],
    ['flat', 'lamp', box(-18, -72, 36, 30, 2)],
    ['turn', 'rock', 'M-40-70Q-20-84-10-98H10Q20-84 40-70zM-24-38h48v-8h-48z'],
  ],
  signpost: [
    ['turn', 'wood', box(-6, -150, 12, 154, 2)],
    ['turn', 'wood', 'M-10-142H70L90-126 70-110H-10z'],
    ['turn', 'wood', 'M10-98H-64L-82-84-64-70H10z'],
    ['line', 'bone', 'M8-126h48M-8-84h-44', 3.4, 0.7],
  ],
  bench: [
    ['line', 'wood', 'M-56 2V-36M56 2V-36M-56-36L-62-82M56-36L62-82', 6],
    [
      'wash',
      'wood',
      box(-72, -44, 144, 10, 3) + box(-74, -66, 148, 8, 3) + box(-76, -86, 152, 8, 3),
    ],
  ],
  bicycle: [
    ['line', 'ink', disc(-52, -36, 36) + disc(56, -36, 36), 4],
    ['line', 'glaze', 'M-52-36L-20-92H42L6-36zM-20-92L6-36M56-36L40-104M-30-104L-20-92', 5],
    ['line', 'ink', 'M-42-106h26M30-108q14-10 24 4', 6],
    ['turn', 'straw', box(40, -92, 44, 30, 5)],
  ],
  fence: [
    ['line', 'wood', 'M-120 0V-64M-60 2V-62M0 0V-64M60 2V-62M120 0V-64', 7],
    ['line', 'wood', 'M-136-50Q0-42 136-50M-136-24Q0-16 136-24', 5],
  ],
  milestone: [
    ['turn', 'rock', 'M-26 4V-48q0-26 26-26t26 26V4z'],
    ['line', 'bone', 'M-12-44h24M-8-30h16', 3, 0.7],
  ],
  pot: [
    [
      'flat',
      'leaf',
      'M0-50q-60-20-52-66 40 0 52 66zM0-50q60-20 54-70-44 6-54 70zM0-50q-24-50 2-96 24 50-2 96z',
    ],
    ['turn', 'clay', lathe('20 0 20 0 32 46 34 54 34 54')],
  ],
  parcel: [
    ['turn', 'sand', box(-52, -58, 104, 62, 3)],
    ['line', 'clay', 'M0-58V4M-52-28H52', 4],
    ['flat', 'bone', box(14, -48, 28, 16, 2)],
  ],
  boots: [
    ['turn', 'pine', 'M-34 2V-62h24v42q20 4 22 22zM10 4V-58h24v42q20 4 22 20z'],
    ['line', 'bone', 'M-34-52h24M10-48h24', 3, 0.5],
  ],
} as const satisfies Record<string, readonly Part[]>

export type WayThingName = keyof typeof WAY_THINGS
