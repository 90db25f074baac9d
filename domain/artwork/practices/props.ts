import { box, disc, lathe, type Part } from '../drawing/parts.ts'

/** Things that people use; see `Part` for the notation. */
export const PROPS = {
  mat: [
    ['wash', 'glaze', 'M-112 8L-84-16H92L116 8z'],
    ['line', 'glaze+', 'M-104 5L-80-13H88L108 5z', 1.4, 0.6],
  ],
  rug: [
    ['wash', 'glaze', disc(0, 0, 74, 15)],
    ['line', 'glaze+', disc(0, 0, 66, 12.6), 1.4, 0.6],
  ],
  cushion: [
    ['turn', 'glaze', 'M-58 2q-10-14 4-24 54-8 108 0 14 10 4 24-58 10-116 0z'],
    ['line', 'glaze+', 'M-50-18q50 8 100 0', 1.6, 0.6],
  ],
  candle: [
    ['turn', 'bone', lathe('9 0 9 0 10 26 10 26')],
    ['flat', 'lamp', 'M0-26c-9-6-2-16 1-24 4 9 8 18-1 24z'],
    ['flat', 'lamp', disc(0, -30, 40, 34), 0.16],
  ],
  fire: [
    ['flat', 'lamp', disc(0, -24, 96, 60), 0.2],
    ['line', 'wood', 'M-30 0L30-8M-30-8L30 0', 8],
    ['flat', 'clay', 'M-20-4c-18-34 10-44 16-80 26 28 36 58 22 80z'],
    ['flat', 'lamp', 'M-10-4c-10-20 6-28 10-48 14 18 18 34 10 48z'],
  ],
  bowls: [
    ['turn', 'brass', lathe('24 0 24 0 40 8 48 28 47 44 47 44', -96)],
    ['flat', 'brass=', disc(-96, -44, 47, 10)],
    ['turn', 'brass', lathe('30 0 30 0 50 10 60 36 58 56 58 56', 10, 14)],
    ['flat', 'brass=', disc(10, -42, 58, 13)],
    ['turn', 'brass', lathe('18 0 18 0 30 6 36 22 35 34 35 34', 112, 4)],
    ['flat', 'brass=', disc(112, -30, 35, 8)],
    ['line', 'bone+', disc(10, -42, 82, 22), 1.6, 0.5],
    ['line', 'bone+', disc(10, -42, 108, 32), 1.2, 0.3],
  ],
  gong: [
    ['line', 'wood', 'M-84 0V-176M84 0V-176M-96-172H96M-100 0h32M68 0h32', 8],
    ['line', 'ink', 'M-40-172L-34-148M40-172L34-148', 2],
    ['turn', 'brass', disc(0, -98, 62)],
    ['flat', 'brass-', disc(0, -98, 44), 0.6],
    ['flat', 'brass+', disc(0, -98, 18), 0.6],
  ],
  bed: [
    ['line', 'wood', 'M-110 0V-56M110 0V-56M-110-20H110', 7],
    ['turn', 'bone', box(-136, -74, 272, 22, 9)],
  ],
  counter: [
    ['wash', 'wood', 'M-760-6H760V640H-760z'],
    ['flat', 'wood+', 'M-760-10H760V4H-760z'],
  ],
  bench: [
    ['wash', 'wood', 'M-700-54H700V-44H-700z'],
    ['wash', 'wood-', 'M-700-44H700V6H-700z'],
    ['line', 'wood=', 'M-700-24H700M-700-4H700', 2, 0.5],
  ],
  'garden-bed': [
    ['wash', 'wood', 'M-150 10L-126-14H126L150 10z'],
    ['flat', 'leaf', dotsRow(-104, 8) + dotsRow(-66, 7) + dotsRow(66, 8) + dotsRow(104, 7)],
    [
      'line',
      'leaf',
      'M-30-6v-24M-30-18q-10-2-12-12M-30-22q10-2 12-12M24-6v-20M24-14q-10-2-12-12M24-18q10-2 12-12',
      3,
    ],
  ],
  kayak: [
    ['turn', 'clay', 'M-170-12Q0 14 170-12 120 22 0 22T-170-12z'],
    ['flat', 'ink', disc(0, 0, 34, 7)],
    ['line', 'bone+', 'M-190 20H190M-130 32H150', 3, 0.5],
  ],
  ripples: [['line', 'bone+', 'M-60 4q30 8 60 0t60 0M-90 18q44 9 90 0t90 0', 2.6, 0.6]],
  sauna: [
    ['wash', 'wood', 'M-760-900H760V60H-760z'],
    ['line', 'wood=', [-270, -210, -150, -90].map((y) => `M-760 ${y}H760`).join(''), 2, 0.5],
    ['flat', 'lamp', box(150, -236, 90, 70, 4), 0.85],
    ['line', 'wood=', 'M195-236v70M150-201h90', 4],
  ],
  'sauna-stove': [
    ['flat', 'lamp', disc(0, -30, 70, 60), 0.16],
    ['turn', 'ink', box(-52, -70, 104, 74, 4)],
    ['flat', 'lamp', box(-26, -44, 52, 30, 3)],
    [
      'turn',
      'rock',
      disc(-34, -78, 18, 13) +
        disc(2, -82, 20, 15) +
        disc(36, -78, 17, 12) +
        disc(-14, -94, 16, 11),
    ],
    ['line', 'bone+', 'M-20-112c-10-22 10-34 0-60M14-108c-10-24 12-38 2-70', 3, 0.4],
  ],
  bucket: [
    ['turn', 'wood', 'M-36-56H36L28 4H-28z'],
    ['line', 'bone-', 'M-34-40H34M-30-10H30', 3],
    ['line', 'wood', 'M-34-54Q0-104 34-54M10-50L64-104', 5],
  ],
  'low-table': [
    ['wash', 'wood', 'M-90-22L-70-34H70L90-22z'],
    ['turn', 'wood-', box(-90, -22, 180, 8, 2)],
    ['line', 'wood-', 'M-76-14V4M76-14V4', 7],
  ],
} as const satisfies Record<string, readonly Part[]>

function dotsRow(x: number, radius: number): string {
  return disc(x, -10, radius * 1.6, radius) + disc(x + 10, -14, radius, radius * 0.8)
}

export type PropName = keyof typeof PROPS
