import { bare } from '../drawing/marks.ts'
import { disc, dots, type Part } from '../drawing/parts.ts'

const round = (value: number) => bare(Math.round(value))

/** A leaf from its base; degrees from upright, clockwise. */
function leaf(x: number, y: number, degrees: number, length: number, breadth: number): string {
  const turn = (degrees * Math.PI) / 180
  const [endX, endY] = [Math.sin(turn) * length, -Math.cos(turn) * length]
  const [bulgeX, bulgeY] = [Math.cos(turn) * breadth, Math.sin(turn) * breadth]
  const bend = (way: number, from: number) =>
    `${round(from * (endX / 2) + way * bulgeX)} ${round(from * (endY / 2) + way * bulgeY)} ${round(from * endX)} ${round(from * endY)}`
  return `M${round(x)} ${round(y)}q${bend(1, 1)}q${bend(-1, -1)}`
}

function range<T>(count: number, make: (share: number, index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index / (count - 1), index))
}

/** Pairs of leaves up a straight stem, as long as `size` says for their place on it. */
function pairs(
  count: number,
  { from, to, angle, breadth }: { from: number; to: number; angle: number; breadth: number },
  size: (share: number) => number,
): string {
  return range(count, (share) => {
    const y = from + (to - from) * share
    const length = size(share)
    return leaf(0, y, angle, length, breadth) + leaf(0, y, -angle, length, breadth)
  }).join('')
}

/** A flower of petals around a middle. */
function blossom(x: number, y: number, count: number, length: number, breadth: number): string {
  return range(count + 1, (share) => leaf(x, y, share * 360, length, breadth))
    .slice(1)
    .join('')
}

/** Plants seen from near, about 320 units high on a foot at 0; see `Part` for the notation. */
export const STEMS = {
  fern: [
    ['line', 'leaf', 'M0 4V-316', 3],
    [
      'flat',
      'leaf',
      pairs(
        15,
        { from: -40, to: -306, angle: 66, breadth: 7 },
        (t) => 12 + 84 * Math.sin(0.5 + 2.5 * t),
      ),
    ],
  ],
  palm: [
    ['line', 'leaf', 'M0 4Q-30-180 40-320', 5],
    [
      'flat',
      'pine',
      range(13, (t) => {
        const [x, y] = [-34 * Math.sin(t * 2.4) * (1 - t) + 40 * t * t, -70 - 246 * t]
        const length = 150 - 84 * t
        return leaf(x, y, 62 - 30 * t, length, 6) + leaf(x, y, -66 + 44 * t, length, 6)
      }).join(''),
    ],
  ],
  olive: [
    ['line', 'wood', 'M0 4Q10-160 0-310', 4],
    [
      'flat',
      'celadon-',
      pairs(9, { from: -50, to: -300, angle: 40, breadth: 12 }, (t) => 92 - 34 * t),
    ],
    ['turn', 'ink', dots('26 -92 -28 -130 24 -176 -22 -220', 11, 14)],
  ],
  lavender: [
    ['line', 'leaf', 'M0 4Q6-120 0-260M-6 4Q-30-110-46-220M6 4Q34-110 54-210', 3],
    ['flat', 'celadon-', pairs(4, { from: -20, to: -110, angle: 24, breadth: 5 }, () => 74)],
    [
      'flat',
      'blush-',
      range(6, (t) =>
        dots(
          `${round(-8 + 4 * t)} ${round(-210 - 96 * t)} ${round(8 - 4 * t)} ${round(-202 - 96 * t)}`,
          10 - 3 * t,
          9,
        ),
      ).join('') +
        range(5, (t) =>
          disc(-42 - Math.round(12 * t), Math.round(-182 - 70 * t), 11 - 3 * t, 9),
        ).join('') +
        range(5, (t) =>
          disc(50 + Math.round(14 * t), Math.round(-174 - 70 * t), 11 - 3 * t, 9),
        ).join(''),
    ],
  ],
  pine: [
    ['line', 'wood', 'M0 4Q20-140-8-300M4-120Q50-170 88-186M8-70Q-40-110-80-120', 6],
    [
      'line',
      'pine',
      [
        [-8, -300],
        [88, -188],
        [-80, -122],
        [8, -210],
        [40, -160],
      ]
        .map(([x = 0, y = 0]) =>
          range(9, (t) => {
            const turn = -1.5 + 3 * t
            return `M${x} ${y}l${round(62 * Math.sin(turn))} ${round(-58 * Math.cos(turn))}`
          }).join(''),
        )
        .join(''),
      3,
    ],
    ['turn', 'wood', 'M-6-176q-30 8-26 46 20 22 38-2 8-34-12-44z'],
  ],
  bamboo: [
    ['turn', 'field', 'M-20 6V-330h20V6zM22 6V-330h13V6z'],
    ['line', 'pine', 'M-20-70H0M-20-160H0M-20-250H0M22-120h13M22-210h13M22-290h13', 4],
    [
      'flat',
      'leaf',
      leaf(0, -250, 74, 110, 9) +
        leaf(0, -250, 108, 100, 9) +
        leaf(35, -290, 60, 100, 9) +
        leaf(35, -210, 110, 90, 9) +
        leaf(-20, -160, -80, 110, 9) +
        leaf(-20, -160, -112, 100, 9) +
        leaf(-20, -250, -60, 90, 8),
    ],
  ],
  oat: [
    ['line', 'straw', 'M0 4Q-6-160 30-300M0 4Q-20-140-50-250M2 4Q30-120 80-220', 3],
    ['flat', 'field', leaf(0, -6, 24, 180, 8) + leaf(0, -6, -30, 160, 8)],
    [
      'flat',
      'straw',
      range(
        6,
        (t) =>
          leaf(4 + 26 * t, -210 - 90 * t, 140, 34, 8) +
          leaf(4 + 26 * t, -210 - 90 * t, -150, 34, 8),
      ).join('') +
        range(5, (t) => leaf(-34 - 16 * t, -180 - 70 * t, -130, 30, 8)).join('') +
        range(5, (t) => leaf(50 + 30 * t, -166 - 54 * t, 150, 30, 8)).join(''),
    ],
  ],
  heather: [
    ['line', 'wood', 'M0 4Q6-130-10-280M0-60Q40-120 60-220M0-40Q-40-90-66-190', 4],
    ['flat', 'leaf', pairs(8, { from: -30, to: -200, angle: 38, breadth: 5 }, () => 26)],
    [
      'flat',
      'blush-',
      range(7, (t) =>
        disc(Math.round(-4 - 8 * t + ((t * 53) % 9)), Math.round(-180 - 104 * t), 12 - 4 * t, 9),
      ).join('') +
        range(6, (t) =>
          disc(Math.round(46 + 16 * t), Math.round(-150 - 76 * t), 11 - 4 * t, 8),
        ).join('') +
        range(6, (t) =>
          disc(Math.round(-48 - 20 * t), Math.round(-130 - 66 * t), 11 - 4 * t, 8),
        ).join(''),
    ],
  ],
  opuntia: [
    ['turn', 'leaf', disc(0, -64, 56, 72)],
    ['turn', 'leaf', disc(-62, -164, 44, 58) + disc(52, -174, 46, 62)],
    ['turn', 'leaf', disc(20, -268, 38, 48)],
    [
      'line',
      'bone',
      dotsOf('-20 -80 16 -50 -6 -26 22 -100 -70 -180 -50 -146 44 -190 64 -150 14 -280 28 -250'),
      5,
      0.7,
    ],
    ['turn', 'clay', disc(-78, -222, 12, 16) + disc(30, -318, 12, 15) + disc(82, -226, 12, 15)],
  ],
  camomile: [
    ['line', 'leaf', 'M0 4Q-8-130 0-250M0-60Q40-110 64-200M0-40Q-40-90-72-170', 3.4],
    ['flat', 'leaf', pairs(5, { from: -20, to: -150, angle: 52, breadth: 4 }, () => 40)],
    [
      'flat',
      'bone+',
      blossom(0, -258, 11, 46, 9) + blossom(66, -206, 9, 38, 8) + blossom(-74, -176, 9, 36, 8),
    ],
    ['turn', 'ochre', disc(0, -258, 17) + disc(66, -206, 14) + disc(-74, -176, 13)],
  ],
  maple: [
    ['line', 'wood', 'M0 4Q-12-150 20-310M-4-120Q-50-150-90-170M4-180Q50-200 84-226', 4],
    [
      'flat',
      'clay',
      [
        [20, -310, 0],
        [-90, -172, -60],
        [84, -228, 50],
        [-4, -110, 70],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          [-96, -48, 0, 48, 96]
            .map((a) => leaf(x, y, turn + a, 74 - Math.abs(a) * 0.36, 13))
            .join(''),
        )
        .join(''),
    ],
  ],
  beech: [
    ['line', 'wood', 'M0 4Q14-160-6-312', 4],
    ['flat', 'leaf', pairs(6, { from: -60, to: -290, angle: 52, breadth: 27 }, (t) => 96 - 40 * t)],
    [
      'line',
      'pine',
      range(
        6,
        (t) =>
          `M0 ${round(-60 - 230 * t)}l${round(56 - 22 * t)} ${round(-44 + 18 * t)}M0 ${round(-60 - 230 * t)}l${round(-56 + 22 * t)} ${round(-44 + 18 * t)}`,
      ).join(''),
      1.6,
      0.6,
    ],
  ],
  camellia: [
    ['line', 'wood', 'M0 4Q-10-120 0-250', 5],
    [
      'flat',
      'pine',
      pairs(5, { from: -40, to: -220, angle: 58, breadth: 26 }, (t) => 100 - 30 * t),
    ],
    ['turn', 'blush', blossom(0, -254, 7, 64, 26)],
    ['flat', 'clay', blossom(0, -254, 5, 38, 14), 0.5],
    ['turn', 'ochre', disc(0, -254, 14)],
  ],
  lotus: [
    ['line', 'leaf', 'M0 4Q12-120 0-210M-30 4Q-60-70-104-104M30 4Q70-60 104-84', 5],
    ['turn', 'leaf', disc(-108, -110, 74, 22) + disc(108, -88, 66, 20)],
    [
      'turn',
      'rose',
      leaf(0, -200, -64, 92, 24) +
        leaf(0, -200, 64, 92, 24) +
        leaf(0, -200, -32, 108, 28) +
        leaf(0, -200, 32, 108, 28),
    ],
    ['turn', 'blush', leaf(0, -200, 0, 112, 34)],
  ],
  'wild-mushrooms': [
    [
      'turn',
      'bone',
      'M-16 6q10-90 0-150h34q-10 60 4 150zM-84 6q6-60 0-92h22q-6 40 4 92zM66 6q4-40 0-64h18q-4 30 4 64z',
    ],
    ['turn', 'clay', 'M-88-136Q-70-236 4-240 80-232 92-136 0-112-88-136z'],
    ['turn', 'amber', 'M-126-82Q-110-140-72-142-32-138-22-82-74-66-126-82z'],
    ['turn', 'clay', 'M30-54Q44-100 76-100 110-98 118-54 74-42 30-54z'],
    ['flat', 'bone', dots('-30 -190 10 -212 46 -180 4 -166', 9, 6), 0.6],
  ],
  eucalyptus: [
    ['line', 'wood', 'M0 4Q-16-160 10-316', 3.4],
    [
      'flat',
      'celadon',
      range(7, (t) => {
        const y = Math.round(-50 - 240 * t)
        return (
          disc(34 - Math.round(8 * t), y, 29 - 12 * t, 25 - 10 * t) +
          disc(-36 + Math.round(10 * t), y - 14, 29 - 12 * t, 25 - 10 * t)
        )
      }).join(''),
    ],
  ],
  agave: [
    [
      'flat',
      'celadon-',
      [-78, -52, -28, 0, 26, 50, 76]
        .map((a) => leaf(0, 0, a, 290 - Math.abs(a) * 1.1, 26))
        .join(''),
    ],
    ['line', 'bone', 'M0-10V-270M-4-8L-118-226M4-8L112-236', 2, 0.5],
  ],
  blossom: [
    ['line', 'wood', 'M0 4Q-30-130 30-300M-8-110Q-60-160-104-180M6-180Q60-210 92-250', 6],
    [
      'flat',
      'rose',
      [
        [26, -296],
        [-104, -184],
        [92, -252],
        [-50, -150],
        [44, -206],
        [-10, -226],
        [-14, -100],
      ]
        .map(([x = 0, y = 0]) => blossom(x, y, 5, 30, 12))
        .join(''),
    ],
    ['flat', 'clay', dots('26 -296 -104 -184 92 -252 -50 -150 44 -206 -10 -226 -14 -100', 6)],
  ],
} as const satisfies Record<string, readonly Part[]>

function dotsOf(points: string): string {
  const numbers = points.split(' ')
  return numbers.flatMap((x, i) => (i % 2 ? [] : `M${x} ${numbers[i + 1]}h.1`)).join('')
}

export type StemName = keyof typeof STEMS
export const STEM_NAMES = Object.keys(STEMS) as StemName[]
