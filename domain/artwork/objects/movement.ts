import { box, disc, lathe, type Part } from '../drawing/parts.ts'

/** Exercise and massage; see `Part` for the notation. */
export const MOVEMENT = {
  roller: [
    ['wash', 'glaze', 'M-116-72H96V0H-116q-16-36 0-72z'],
    [
      'line',
      'glaze-',
      'M-82-72q-14 36 0 72M-48-72q-14 36 0 72M-14-72q-14 36 0 72M20-72q-14 36 0 72M54-72q-14 36 0 72',
      3,
      0.7,
    ],
    ['flat', 'glaze-', disc(96, -36, 22, 36)],
    ['flat', 'ink', disc(97, -36, 12, 20)],
  ],
  bands: [
    ['line', 'clay', 'M-96-8q-20-60 30-66t58 36-20 42-68-12z', 11],
    ['line', 'celadon', 'M-30-4q-24-86 40-92t70 50-24 52-86-10z', 13],
    ['line', 'ink', 'M66-6q-8-40 26-44t36 26-14 28-48-10z', 9],
  ],
  weights: [
    [
      'turn',
      'ink',
      `${box(-100, -62, 26, 62, 8)}${box(-74, -54, 18, 46, 6)}${box(14, -54, 18, 46, 6)}${box(32, -62, 26, 62, 8)}`,
    ],
    ['line', 'brass', 'M-56-31H14', 12],
    [
      'turn',
      'glaze',
      `${box(48, -34, 18, 42, 6)}${box(66, -28, 12, 30, 5)}${box(116, -28, 12, 30, 5)}${box(128, -34, 18, 42, 6)}`,
    ],
    ['line', 'brass-', 'M78-13H116', 9],
  ],
  'acupressure-mat': [
    ['wash', 'glaze', 'M-128 4L-84-56H92L132 4z'],
    [
      'flat',
      'bone',
      Array.from({ length: 28 }, (_, i) =>
        disc(
          ((i % 7) - 3) * 32 * (1 + Math.floor(i / 7) * 0.1),
          -44 + Math.floor(i / 7) * 13,
          6 + Math.floor(i / 7),
          3,
        ),
      ).join(''),
    ],
    ['line', 'glaze-', 'M-128 4H132', 4],
    ['turn', 'glaze+', 'M-80-58q-8-30 10-32H80q16 2 10 32-84 8-170 0z'],
    ['flat', 'bone', [-52, -26, 0, 26, 52].map((x) => disc(x, -74, 6, 3.4)).join('')],
  ],
  'yoga-blocks': [
    ['turn', 'sand', 'M-104-50H20V0H-104z'],
    ['flat', 'sand+', 'M-104-50L-84-66H40L20-50z'],
    ['flat', 'sand-', 'M20-50L40-66V-16L20 0z'],
    ['turn', 'glaze', 'M-60-116H48v50H-60z'],
    ['flat', 'glaze+', 'M-60-116L-42-130H66L48-116z'],
    ['flat', 'glaze-', 'M48-116L66-130v50L48-66z'],
    ['line', 'bone', 'M84-4q-14-34 16-36t30 24-38 12', 6],
  ],
  'open-mat': [
    ['wash', 'glaze', 'M-150 4L-96-50H84L138 4z'],
    ['line', 'glaze+', 'M-136 0L-90-46H78L124 0z', 1.6, 0.7],
    ['turn', 'glaze-', 'M-96-50q-2-32 20-34H72q18 4 14 34z'],
    ['flat', 'glaze', disc(-76, -66, 16, 17)],
    ['line', 'glaze+', 'M-76-76q10 2 9 11t-12 7-4-11', 2.4],
  ],
  'massage-ball': [
    ['turn', 'wood', lathe('58 0 58 0 66 4 70 14 70 14', -20)],
    ['flat', 'wood-', disc(-20, -14, 70, 12)],
    ['turn', 'clay', disc(-46, -34, 26)],
    ['turn', 'celadon', disc(8, -38, 30)],
    ['turn', 'ink', disc(-18, -62, 18)],
    ['turn', 'ochre', disc(82, -14, 15)],
  ],
} as const satisfies Record<string, readonly Part[]>
