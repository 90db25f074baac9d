import { box, disc, dots, lathe, type Part } from '../drawing/parts.ts'

/** Candles, incense and scents; see `Part` for the notation. */
const flame = (x: number, y: number, size = 1) =>
  `M${x} ${y}c${-13 * size} ${-8 * size} ${-3 * size} ${-22 * size} ${size} ${-34 * size}c${5 * size} ${13 * size} ${12 * size} ${26 * size} ${-size} ${34 * size}z`

export const SCENT = {
  tapers: [
    ['turn', 'brass', lathe('34 0 34 0 12 8 8 26 14 34 14 34', -40)],
    ['turn', 'bone', 'M-48-34h16l-2-98h-12z'],
    ['flat', 'lamp+', flame(-40, -134, 0.9)],
    ['turn', 'brass', lathe('34 0 34 0 12 8 8 20 14 28 14 28', 42, -6)],
    ['turn', 'glaze', 'M34-22h16l-2-62h-12z'],
    ['flat', 'lamp+', flame(42, -86, 0.9)],
  ],
  'tea-lights': [
    ['turn', 'wood', box(-120, -14, 240, 14, 6)],
    ['turn', 'glaze', lathe('24 0 24 0 28 32 28 32', -76, -14)],
    ['turn', 'celadon', lathe('24 0 24 0 28 32 28 32', 0, -14)],
    ['turn', 'clay', lathe('24 0 24 0 28 32 28 32', 76, -14)],
    ['flat', 'lamp', `${disc(-76, -46, 28, 6)}${disc(0, -46, 28, 6)}${disc(76, -46, 28, 6)}`],
    ['flat', 'lamp+', flame(-76, -46, 0.8) + flame(0, -46, 0.8) + flame(76, -46, 0.8)],
  ],
  'tin-candle': [
    ['turn', 'ink', lathe('56 0 56 0 58 4 58 62 58 62')],
    ['flat', 'lamp', disc(0, -62, 58, 13)],
    ['flat', 'bone', box(-30, -46, 60, 30, 2)],
    ['line', 'ink', 'M-16-36h32M-10-26h20M0-60v-10', 2],
    ['flat', 'lamp+', flame(0, -66)],
    ['turn', 'ink-', lathe('40 0 40 0 42 12 42 12', 104, 6)],
    ['flat', 'ink+', disc(104, -6, 42, 9)],
  ],
  beeswax: [
    ['turn', 'ochre', lathe('30 0 30 0 32 4 32 118 32 118', -34)],
    ['line', 'ochre-', 'M-64-30h60M-64-52h60M-64-74h60M-64-96h60', 1.6, 0.5],
    ['flat', 'lamp', disc(-34, -118, 32, 8)],
    ['flat', 'lamp+', flame(-34, -120)],
    ['turn', 'ochre', lathe('36 0 36 0 38 4 38 62 38 62', 50, 4)],
    ['line', 'ochre-', 'M14-16h72M14-36h72', 1.6, 0.5],
    ['flat', 'ochre+', disc(50, -58, 38, 9)],
    ['line', 'ink', 'M50-58v-9', 2],
  ],
  incense: [
    ['turn', 'wood', 'M-116-10H116q10 5 0 14H-116q-10-8 0-14z'],
    ['flat', 'wood=', disc(-4, -8, 98, 3)],
    ['line', 'clay-', 'M-86-8L66-74', 3],
    ['line', 'lamp', 'M60-71l8-3.4', 4.4],
    ['line', 'bone+', 'M68-76c20-18-14-32 4-52s-8-30 6-50', 2.6, 0.6],
    ['line', 'bone+', 'M72-80c30-16 4-36 18-54', 1.8, 0.4],
  ],
  'incense-bowl': [
    ['turn', 'glaze', lathe('30 0 30 0 40 8 66 34 68 52 68 52')],
    ['flat', 'bone', disc(0, -52, 68, 14)],
    ['flat', 'bone-', disc(0, -50, 62, 11)],
    ['line', 'clay-', 'M-8-50v-72M12-50l4-58', 3],
    ['line', 'lamp', 'M-8-119v-5M16-106v-4', 4],
    ['line', 'bone+', 'M-8-128c-14-18 10-28-2-50M16-114c12-16-6-28 6-48', 2.4, 0.55],
  ],
  diffuser: [
    ['turn', 'glaze', lathe('44 0 44 0 70 6 92 22 92 22', -34)],
    ['flat', 'glaze-', disc(-34, -22, 92, 17)],
    [
      'turn',
      'bone',
      'M-104-24q0-26 28-26t28 24q-28 12-56 2zM-56-20q-2-24 24-26 26 0 26 24-24 12-50 2zM-12-26q0-26 28-26 26 2 26 24-26 12-54 2z',
    ],
    [
      'turn',
      'bone-',
      'M-82-44q4-24 28-24t26 22q-26 14-54 2zM-34-46q2-22 26-22 24 2 24 22-24 12-50 0z',
    ],
    ['flat', 'amber', `${disc(-54, -62, 6, 2.6)}${disc(-8, -60, 5, 2.2)}`],
    ['turn', 'amber', lathe('20 0 20 0 21 4 21 38 16 46 9 50 9 54', 106)],
    ['turn', 'ink', lathe('10 52 10 52 10 70 10 70', 106)],
    ['flat', 'bone', box(90, -34, 32, 20, 1)],
  ],
  'roll-on': [
    ['turn', 'glaze', 'M-22 0q-4-2-4-8v-96q2-8 10-10h32q8 2 10 10v96q0 6-4 8-22 8-44 0z'],
    ['flat', 'bone', box(-18, -86, 36, 46, 2)],
    ['line', 'ink', 'M-10-70h20M-6-58h12', 2],
    ['turn', 'bone', disc(0, -118, 13)],
    ['turn', 'brass', 'M52-2V-44q0-6 8-6h26q8 0 8 6V-2q-20 8-42 0z'],
    ['line', 'leaf', 'M-118-4q44-30 72-20', 2.6],
    [
      'flat',
      'leaf',
      'M-100-12q-4-16 8-22 4 16-8 22zM-78-22q0-16 12-20 2 16-12 20zM-88-16q14 4 20-4-12-8-20 4z',
    ],
  ],
  'scent-stick': [
    ['turn', 'bone', 'M-112-30L-12-52q8 0 9 8t-6 10L-106-10q-10 0-12-8t6-12z'],
    ['turn', 'ink', 'M-14-52L62-68q10 0 11 9t-7 11L-8-32z'],
    ['turn', 'ink', 'M64-6q0-8 8-8h44q8 2 8 8t-8 8h-44q-8-2-8-8z'],
    ['flat', 'clay', dots('-70 2 -56 6 -42 0 -30 6 -82 8', 5, 4)],
  ],
  'shower-tablets': [
    ['turn', 'celadon', lathe('42 0 42 0 44 2 44 18 44 18', -20)],
    ['flat', 'celadon+', disc(-20, -18, 44, 9)],
    ['turn', 'bone', lathe('42 0 42 0 44 2 44 18 44 18', -14, -20)],
    ['flat', 'bone+', disc(-14, -38, 44, 9)],
    ['turn', 'celadon', lathe('42 0 42 0 44 2 44 18 44 18', -22, -40)],
    ['flat', 'celadon+', disc(-22, -58, 44, 9)],
    ['turn', 'celadon-', 'M58 0q-8-44 26-50 36 4 30 48-28 10-56 2z'],
    ['flat', 'celadon+', disc(88, -24, 24)],
    [
      'line',
      'bone+',
      'M-40-76c-10-16 8-22 0-40M-14-76c-10-18 10-26 2-46M10-76c-10-16 8-22 2-38',
      2.4,
      0.5,
    ],
  ],
} as const satisfies Record<string, readonly Part[]>
