import { box, disc, dots, type Part } from '../drawing/parts.ts'

const ring = (radius: number, count: number, x = 0, y = 0): string =>
  Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 6.283
    return `${Math.round(x + radius * Math.cos(turn))} ${Math.round(y + radius * Math.sin(turn))}`
  }).join(' ')

/** Things on a table seen from above, around a middle at 0; see `Part` for the notation. */
export const TOPS = {
  plate: [
    ['wash', 'bone', disc(0, 0, 84)],
    ['line', 'bone-', disc(0, 0, 60), 1.6, 0.6],
  ],
  'dark-plate': [
    ['wash', 'glaze', disc(0, 0, 84)],
    ['line', 'glaze+', disc(0, 0, 62), 1.6, 0.6],
  ],
  toast: [
    ['wash', 'amber', 'M-44 26V-16q-10-26 16-28h32q26 2 16 28v42z'],
    ['wash', 'sand', 'M-38 20V-14q-8-20 12-22h28q20 2 12 22v34z'],
    ['flat', 'clay', 'M-26 8q-4-24 14-26 26-2 22 14-4 20-20 18t-16-6z', 0.8],
  ],
  egg: [
    ['flat', 'bone+', 'M-30-4q-2-26 24-26 34 4 32 28-6 24-30 24-26-2-26-26z'],
    ['wash', 'ochre', disc(2, -4, 13)],
  ],
  porridge: [
    ['turn', 'glaze', disc(0, 0, 62)],
    ['flat', 'glaze-', disc(0, 0, 53)],
    ['wash', 'bone', disc(0, 0, 50)],
    ['flat', 'sea=', dots('-18 -16 -4 -24 -24 0 -10 -6 6 -12', 7)],
    ['flat', 'clay', dots('14 8 26 0 18 22 4 18', 8)],
    ['flat', 'leaf', 'M-8 14q-20 4-24 22 18 2 24-22z'],
  ],
  soup: [
    ['turn', 'glaze', disc(0, 0, 70)],
    ['flat', 'glaze-', disc(0, 0, 60)],
    ['wash', 'clay', disc(0, 0, 57)],
    ['line', 'bone', 'M-30-8q20-22 44-4t-18 26-18-12', 5, 0.7],
    ['flat', 'leaf', 'M8-30q18-8 26 6-16 8-26-6zM-30 24q6-16 22-12-4 16-22 12z'],
  ],
  salad: [
    ['turn', 'glaze', disc(0, 0, 70)],
    ['flat', 'glaze-', disc(0, 0, 60)],
    ['flat', 'leaf', dots(`${ring(36, 9)} ${ring(14, 4)}`, 22, 18)],
    ['flat', 'field', dots(ring(28, 6, 3, 4), 12, 9)],
    ['flat', 'clay', dots('-30 -6 14 -30 26 18 -8 30 -2 -2', 9)],
    ['flat', 'bone', dots('-14 -28 34 -8 -28 20 10 10', 6)],
  ],
  rice: [
    ['turn', 'ink', disc(0, 0, 58)],
    ['flat', 'bone', disc(0, 0, 48)],
    ['flat', 'clay', 'M-6-26q32 2 32 26-24 2-32-26z'],
    ['flat', 'leaf', dots('-24 4 -16 18 -2 24', 9, 7)],
  ],
  coffee: [
    ['wash', 'bone', disc(0, 0, 52)],
    ['turn', 'glaze', disc(0, 0, 34)],
    ['flat', 'wood', disc(0, 0, 27)],
    ['line', 'sand', 'M-12-4q10-10 22-2t-8 12', 3, 0.7],
    ['line', 'glaze', 'M30 12q18 4 20 16', 9],
  ],
  tea: [
    ['turn', 'glaze', disc(0, 0, 36)],
    ['flat', 'bone', disc(0, 0, 29)],
    ['flat', 'field', disc(0, 0, 25)],
    ['flat', 'leaf', 'M-10 4q8-14 20-8-6 14-20 8z'],
  ],
  teapot: [
    ['turn', 'glaze', 'M-56-10L-96-26-98-16-58 18z'],
    ['line', 'glaze-', 'M52-24q46 4 40 30t-44 18', 11],
    ['turn', 'glaze', disc(0, 0, 62)],
    ['line', 'glaze-', disc(0, 0, 34), 2, 0.8],
    ['turn', 'glaze-', disc(0, 0, 11)],
  ],
  fork: [['line', 'brass', 'M0 60V-26M-9-64V-40Q-9-26 0-26 9-26 9-40V-64M0-64v38', 3.4]],
  knife: [
    ['line', 'brass', 'M0 60V0', 6],
    ['flat', 'silver', 'M-4 2V-64q12 12 10 66z'],
  ],
  spoon: [
    ['line', 'brass', 'M0 60V-24', 4],
    ['turn', 'brass', disc(0, -42, 14, 20)],
  ],
  chopsticks: [['line', 'wood', 'M-6-70L-12 76M8-70L6 76', 4.4]],
  bread: [
    ['wash', 'wood', box(-100, -58, 200, 116, 14)],
    ['wash', 'amber', 'M-84-2q0-42 66-42t66 42-66 42-66-42z'],
    ['line', 'sand', 'M-54-24l16 48M-26-32l16 60M2-34l16 60M28-26l12 42', 4, 0.8],
    ['wash', 'sand', 'M60-34q18 0 20 34t-20 34q-10-34 0-68z'],
  ],
  lemon: [
    ['wash', 'ochre', disc(0, 0, 30)],
    ['flat', 'bone', disc(0, 0, 25)],
    ['flat', 'ochre+', disc(0, 0, 21)],
    ['line', 'bone', 'M0-21V21M-18-10L18 10M-18 10L18-10', 2.4],
  ],
  fig: [
    ['wash', 'sea=', disc(0, 0, 24)],
    ['flat', 'blush', disc(0, 0, 19)],
    ['flat', 'clay', dots(ring(9, 7), 3)],
  ],
  tomato: [
    ['turn', 'clay', disc(0, 0, 30)],
    ['line', 'leaf', 'M0 0V-16M0 0L14-8M0 0L10 14M0 0L-10 14M0 0L-15-6', 4],
  ],
  onion: [
    ['turn', 'blush', disc(0, 0, 28)],
    ['line', 'bone', disc(0, 0, 20) + disc(0, 0, 12), 2.4],
    ['flat', 'bone', disc(0, 0, 5)],
  ],
  carrot: [
    ['turn', 'ochre', 'M-10-54q10-6 20 0L2 62q-2 4-4 0z'],
    ['line', 'ochre-', 'M-8-30h10M-2-6h9M-4 16h7', 2],
    ['line', 'leaf', 'M0-56q-14-14-12-34M0-56V-94M0-56q14-14 14-32', 5],
  ],
  board: [
    ['wash', 'wood', box(-120, -84, 240, 168, 18)],
    ['line', 'wood=', 'M-110-30H110M-110 26H110', 1.4, 0.5],
    ['flat', 'wood=', disc(100, -64, 8)],
  ],
  cloth: [
    ['wash', 'glaze', 'M-104-78L96-86 106 76-98 84z'],
    ['line', 'bone', 'M-90-80L-84 82M86-84L94 74M-104-62L98-70M-98 66L104 58', 2, 0.7],
  ],
  'rolled-towel': [
    ['turn', 'bone', box(-76, -26, 152, 52, 22)],
    ['line', 'bone-', 'M-56-24q-12 24 0 48M-30-25V25M56-24q12 24 0 48', 2.4],
    ['line', 'glaze', 'M-12-26V26M0-26V26', 5],
  ],
  mat: [
    ['wash', 'glaze', box(-84, -180, 168, 360, 6)],
    ['line', 'glaze+', box(-74, -170, 148, 340, 4), 2, 0.6],
  ],
  block: [
    ['turn', 'sand', box(-46, -30, 92, 60, 7)],
    ['flat', 'clay', dots('-30 -14 -8 4 22 -10 34 14 -20 16 6 -18', 2.6)],
  ],
  strap: [
    ['line', 'glaze', 'M-50 30q-30-50 20-56 60 4 50 40-20 34-50 10-8-30 20-28', 9],
    ['line', 'brass', box(18, -14, 18, 18, 4), 3.4],
  ],
  boots: [
    ['turn', 'wood', `${sole(-34)}${sole(34)}`],
    ['flat', 'wood=', disc(-34, 40, 17, 22) + disc(34, 40, 17, 22)],
    ['line', 'ochre', 'M-46-8h24M-45 4h22M-46-20h24M22-8h24M23 4h22M22-20h24', 3],
  ],
  slippers: [
    ['turn', 'sand', `${sole(-30)}${sole(30)}`],
    [
      'turn',
      'glaze',
      'M-53-20q-2-44 23-46 25 2 23 46-23 12-46 0zM7-20q-2-44 23-46 25 2 23 46-23 12-46 0z',
    ],
  ],
  flask: [
    ['turn', 'glaze', box(-24, -66, 48, 142, 14)],
    ['turn', 'ink', box(-16, -88, 32, 26, 6)],
    ['line', 'bone', 'M-24-34h48M-24 44h48', 2, 0.6],
  ],
  map: [
    ['wash', 'bone', 'M-110-70L-36-80 38-70 110-80V70L38 80-36 70-110 80z'],
    ['line', 'bone-', 'M-36-80V70M38-70V80', 2],
    ['line', 'leaf', 'M-92 30q40-60 70-20t60-20 50-30', 3],
    ['line', 'clay', 'M-80-30q40 30 70 0t80 40', 3],
    ['flat', 'sea', 'M-90 50q30-24 60-4-20 24-60 18z', 0.6],
    ['flat', 'clay', disc(70, 8, 7)],
  ],
  compass: [
    ['turn', 'brass', disc(0, 0, 34)],
    ['flat', 'bone', disc(0, 0, 27)],
    ['flat', 'clay', 'M0-23L6 0-6 0z'],
    ['flat', 'ink', 'M0 23L6 0-6 0z'],
  ],
  hat: [
    ['wash', 'straw', disc(0, 0, 92, 86)],
    ['line', 'amber', disc(0, 0, 74, 69) + disc(0, 0, 60, 55), 1.6, 0.5],
    ['turn', 'straw', disc(0, -2, 44, 40)],
    ['line', 'glaze', disc(0, -2, 46, 42), 8],
  ],
  glasses: [
    ['line', 'ink', `${disc(-26, 0, 19)}${disc(26, 0, 19)}M-7-4q7-6 14 0M-45-4l-8-34M45-4l8-34`, 4],
  ],
  notebook: [
    ['wash', 'glaze', box(-62, -84, 124, 168, 7)],
    ['flat', 'glaze-', box(-62, -84, 18, 168, 5)],
    ['flat', 'bone', box(-22, -50, 64, 34, 3)],
  ],
  'open-book': [
    ['wash', 'bone', 'M-112-70Q-56-84 0-68 56-84 112-70V72Q56 60 0 74-56 60-112 72z'],
    ['line', 'bone=', 'M0-68V74', 2],
    [
      'line',
      'ink',
      [-44, -26, -8, 10, 28].map((y) => `M-94 ${y}q34-6 76 0M18 ${y}q40-6 74 0`).join(''),
      2.2,
      0.55,
    ],
  ],
  pen: [
    ['line', 'ink', 'M-4 64L4-50', 7],
    ['flat', 'brass', 'M-1-54L4-76 9-54z'],
  ],
  letter: [
    ['wash', 'bone', box(-84, -54, 168, 108, 3)],
    ['line', 'bone-', 'M-84-52L0 12 84-52', 2.4],
    ['flat', 'clay', disc(0, 10, 13)],
  ],
  phone: [
    ['turn', 'ink', box(-40, -78, 80, 156, 13)],
    ['wash', 'sea', box(-34, -68, 68, 136, 8)],
    ['flat', 'lamp', disc(0, -22, 17)],
    ['line', 'bone', 'M-20 18h40M-20 32h28', 4, 0.6],
  ],
  buds: [
    ['turn', 'bone', box(-34, -26, 68, 52, 22)],
    ['flat', 'bone-', disc(-13, 0, 10) + disc(13, 0, 10)],
  ],
  candle: [
    ['turn', 'bone', disc(0, 0, 34)],
    ['flat', 'bone+', disc(0, 0, 28)],
    ['flat', 'lamp', disc(0, 0, 12)],
    ['flat', 'clay', disc(0, 0, 4)],
  ],
  jar: [
    ['turn', 'glaze', disc(0, 0, 38)],
    ['flat', 'bone', disc(0, 0, 31)],
    ['line', 'bone-', 'M-20 6q14-22 28-8t-2 20', 4],
  ],
  bottle: [
    ['turn', 'amber', box(-24, -34, 48, 104, 10)],
    ['turn', 'ink', box(-11, -74, 22, 42, 5)],
    ['flat', 'bone', box(-24, -6, 48, 48)],
    ['line', 'ink', 'M-14 10h28M-14 22h18', 2.6, 0.6],
  ],
  petals: [
    ['flat', 'glaze', dots(ring(26, 6), 15, 15)],
    ['flat', 'ochre', disc(0, 0, 14)],
  ],
  daisies: [
    ['flat', 'bone+', dots(`${ring(15, 8, -26, -8)} ${ring(13, 8, 28, 14)}`, 8)],
    ['flat', 'ochre', disc(-26, -8, 11) + disc(28, 14, 10)],
  ],
  leaves: [
    ['line', 'leaf-', 'M-60 36Q0 20 64-34', 3],
    [
      'flat',
      'leaf',
      'M-36 30q-14-26 8-44 14 22-8 44zM-30 30q14 22 40 8-16-20-40-8zM0 14q-10-28 14-42 10 24-14 42zM6 12q18 18 40 2-18-18-40-2zM36-10q0-28 24-34 4 26-24 34z',
    ],
  ],
  mortar: [
    ['turn', 'rock', disc(0, 0, 60)],
    ['flat', 'ink', disc(0, 0, 46)],
    ['flat', 'field', dots(ring(20, 7, -6, 6), 12, 9)],
    ['line', 'bone', 'M8-6L62-66', 17],
  ],
  stones: [
    ['turn', 'ink', 'M-62 8q-6-34 30-36 40 2 38 30-6 28-38 28-26-2-30-22z'],
    ['turn', 'rock', 'M18-20q4-28 34-26 28 6 24 30-8 22-32 20-26-4-26-24z'],
    ['turn', 'bone', 'M22 40q6-20 26-18 22 4 18 22-8 14-26 12-18-2-18-16z'],
  ],
  soap: [
    ['turn', 'glaze', box(-50, -34, 100, 68, 20)],
    ['line', 'bone', 'M-24 0h48M-14 12h28', 3, 0.6],
  ],
  brush: [
    ['turn', 'wood', box(-30, -50, 60, 100, 28)],
    ['line', 'wood', 'M0 50V130', 15],
    ['flat', 'bone', dots(`${ring(22, 8, 0, -2)} 0 0 0 -24 0 22`, 4)],
  ],
  seedlings: [
    ['turn', 'clay', disc(-50, 0, 40) + disc(50, 0, 40)],
    ['flat', 'wood=', disc(-50, 0, 32) + disc(50, 0, 32)],
    [
      'flat',
      'leaf',
      'M-50 2q-28-2-26-24 24 0 26 24zM-50 2q2-26 26-22-2 22-26 22zM-50 2q-8 22 8 26 10-16-8-26zM50 2q-28-2-26-24 24 0 26 24zM50 2q2-26 26-22-2 22-26 22zM50 2q-8 22 8 26 10-16-8-26z',
    ],
  ],
  trowel: [
    ['line', 'wood', 'M0 76V6', 14],
    ['turn', 'rock', 'M-20 2q20 12 40 0L16-46Q0-80-16-46z'],
  ],
  gloves: [
    [
      'turn',
      'ochre',
      'M-70 60V6q-8-50 6-56 8 2 8 20 0-30 12-30 10 2 8 32 4-26 14-22 8 6 4 30 6-14 14-8 4 8-2 26-8 34-14 62z',
    ],
    ['turn', 'clay', box(-74, 56, 62, 26, 6)],
  ],
  parcel: [
    ['wash', 'sand', box(-116, -86, 232, 172, 4)],
    ['line', 'clay', 'M-30-86V86M-116 10H116', 5],
    ['line', 'clay', 'M-30 10q-34-30-44-4 10 18 44 4zq34-30 44-4-10 18-44 4z', 4],
    ['flat', 'bone', box(24, -62, 70, 44, 3)],
  ],
  tin: [
    ['turn', 'silver', disc(0, 0, 44)],
    ['wash', 'glaze', disc(0, 0, 37)],
    ['flat', 'bone', disc(0, 0, 20)],
  ],
  drum: [
    ['turn', 'clay', disc(0, 0, 84)],
    ['wash', 'bone', disc(0, 0, 72)],
    ['line', 'clay', disc(0, 0, 50), 3, 0.5],
  ],
  'singing-bowl': [
    ['turn', 'brass', disc(0, 0, 72)],
    ['flat', 'brass=', disc(0, 0, 60)],
    ['wash', 'brass-', disc(0, 4, 54)],
  ],
  mallet: [
    ['line', 'wood', 'M0 80V-40', 8],
    ['turn', 'clay', disc(0, -54, 20)],
  ],
  'song-sheet': [
    ['wash', 'bone', 'M-76-100L70-106 78 96-70 104z'],
    [
      'line',
      'ink',
      [-70, -30, 10, 50].map((y) => `M-56 ${y}h114M-56 ${y + 10}h114M-56 ${y + 20}h114`).join(''),
      1.4,
      0.5,
    ],
    [
      'flat',
      'ink',
      dots('-34 -62 -6 -52 24 -64 -40 -14 4 -26 34 -12 -20 28 16 20 -30 64 10 60', 6, 5),
    ],
  ],
} as const satisfies Record<string, readonly Part[]>

function sole(x: number): string {
  return `M${x - 24}-30q0-40 24-44 24 4 24 44-4 30-4 60 0 36-20 38-20-2-20-38 0-30-4-60z`
}

export type TopName = keyof typeof TOPS
