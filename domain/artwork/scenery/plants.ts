import { disc, drawParts, type Part } from '../drawing/parts.ts'
import type { Sheet } from '../drawing/sheet.ts'

/** Plants and stones, about 100 units high, their foot at 0; see `Part` for the notation. */
const PLANTS = {
  cypress: [['wash', 'pine', 'M-9 0q-5-60 9-104 14 44 9 104z']],
  olive: [
    ['flat', 'wood', 'M-8 0q10-24-8-46l8-4 8 22 6-26 8 4q-10 26 2 50z'],
    [
      'wash',
      'celadon-',
      'M-46-40q-12-22 14-30 4-26 32-20 26-10 36 14 26 6 14 30-20 16-48 8-30 8-48-2z',
    ],
    ['flat', 'celadon', 'M-26-62q10-18 30-12 12-10 26 4-30 8-56 8z', 0.6],
  ],
  'umbrella-pine': [
    ['flat', 'wood', 'M-4 0q4-40-2-70h9q-4 34 4 70z'],
    ['wash', 'pine', 'M-58-64q-4-22 24-26 14-20 40-12 32-4 34 16 22 4 16 22-56 8-114 0z'],
  ],
  'cork-oak': [
    ['flat', 'clay', 'M-9 0q6-22-2-40l-16-18 8-2 16 14 6-16h8l-2 18 16-16 6 4-18 20q-6 16 0 36z'],
    [
      'wash',
      'pine',
      'M-60-46q-14-24 16-34 8-24 38-18 26-12 42 8 30 2 28 26 8 18-14 22-54 8-110-4z',
    ],
    ['flat', 'leaf', 'M-36-72q12-18 34-12 16-12 34 2-34 10-68 10z', 0.5],
  ],
  acacia: [
    ['flat', 'wood', 'M-4 0q2-36-18-66h6l14 24 8-32h5l-4 34 20-28h6q-26 34-28 68z'],
    ['wash', 'pine', 'M-86-64q10-20 50-22 30-18 70-4 40 0 50 24-86 14-170 2z'],
    ['flat', 'leaf', 'M-56-78q40-14 100-4-50 8-100 4z', 0.5],
  ],
  palm: [
    ['line', 'wood', 'M0 0Q-10-50 8-92', 6],
    [
      'flat',
      'pine',
      'M8-94Q-18-116-50-84-16-98 8-90zM8-94Q-26-98-42-60-18-86 8-90zM8-94Q34-118 64-88 32-98 8-90zM8-94Q40-98 54-62 32-86 8-90zM8-94Q-2-124-28-122-4-112 8-90zM8-94Q22-126 46-120 20-112 8-90zM8-92Q0-70 4-52 14-70 8-92z',
    ],
  ],
  cactus: [
    ['turn', 'leaf', 'M-8 0V-88q0-10 8-10t8 10V0z'],
    ['turn', 'leaf', 'M8-34h12q6 0 6-8V-66q0-6 6-6t6 6v28q0 16-16 16H8z'],
    ['turn', 'leaf', 'M-8-22h-10q-6 0-6-8v-18q0-6-6-6t-6 6v22q0 16 14 16h14z'],
    ['line', 'pine', 'M-3-2V-92M3-2V-92', 1, 0.5],
  ],
  'tree-fern': [
    ['line', 'wood', 'M0 0Q4-36 0-62', 7],
    [
      'flat',
      'leaf',
      'M0-64Q-30-96-70-66-34-82 0-58zM0-64Q-40-76-60-34-30-66 0-58zM0-64Q30-98 72-66 34-82 0-58zM0-64Q40-76 62-34 30-66 0-58zM0-64Q-14-104-44-104-10-92 0-58zM0-64Q16-106 46-102 12-92 0-58z',
    ],
  ],
  araucaria: [
    ['flat', 'wood', 'M-3 0v-72h6V0z'],
    [
      'wash',
      'pine',
      'M-40-62q6-14 18-16 4-16 22-18 18 2 22 18 12 2 18 16-16-6-22 4-8-8-18 0-10-8-18 0-6-10-22-4z',
    ],
  ],
  birch: [
    ['line', 'bone', 'M0 4Q4-46-4-112M1-40L22-84M0-58L-22-92', 4.6],
    ['line', 'ink', 'M-2-14h5M-1-34h5M-2-52h4M-4-78h4', 2],
    ['flat', 'ochre', disc(-22, -96, 20, 14) + disc(20, -90, 20, 15) + disc(-4, -116, 24, 16), 0.9],
  ],
  'cloud-pine': [
    ['flat', 'wood', 'M-10 0q20-30 2-56 0-18 22-32l4 6q-16 14-16 28 20 26 4 54z'],
    [
      'wash',
      'pine',
      'M-8-84q6-18 30-16 24-4 34 14-30 10-64 2zM-54-54q4-16 26-16 22-4 30 12-28 8-56 4zM14-46q4-14 24-14 20 0 26 14-26 8-50 0z',
    ],
  ],
  maple: [
    ['line', 'wood', 'M0 0Q2-30 0-56M0-34L18-60M0-30L-20-56', 5],
    [
      'wash',
      'clay',
      'M-48-46q-10-20 12-30 4-24 32-22 22-10 34 10 24 4 18 26 6 20-20 22-40 8-76-6z',
    ],
    ['flat', 'ochre', disc(-14, -76, 16, 9) + disc(18, -64, 12, 7), 0.6],
  ],
  poplar: [
    ['flat', 'wood', 'M-2 0v-20h4V0z'],
    ['wash', 'leaf', 'M-12-10q-6-54 12-92 18 38 12 92-12 6-24 0z'],
  ],
  hydrangea: [
    ['flat', 'leaf', 'M-60 6q-6-30 26-34 34-14 60 4 36 0 36 30z'],
    ['wash', 'sea+', disc(-34, -24, 18, 14) + disc(2, -36, 20, 16) + disc(36, -22, 18, 14)],
    ['flat', 'blush+', disc(-38, -28, 7, 4) + disc(-4, -42, 8, 5) + disc(32, -26, 7, 4), 0.6],
  ],
  grass: [
    [
      'flat',
      'ochre',
      'M-26 2Q-30-26-44-44-20-28-18 0-16-34-24-62-8-36-8 0-4-40 2-70 6-34 4 0 10-34 26-56 16-26 14 0 24-22 42-34 28-16 26 2z',
    ],
  ],
  heather: [
    ['flat', 'leaf-', 'M-50 4q-2-20 22-24 30-10 52 2 26 0 28 22z'],
    ['flat', 'blush-', disc(-26, -18, 13, 8) + disc(4, -24, 15, 9) + disc(32, -16, 12, 8)],
  ],
  agave: [
    [
      'flat',
      'celadon-',
      'M-8 2Q-46-8-62-34-26-26-4 0-34-36-36-62-10-36 0 0 0-46 2-72 12-40 6 0 22-38 44-56 36-26 10 0 40-22 66-26 44-4 12 2z',
    ],
  ],
  boulder: [
    ['turn', 'rock', 'M-54 4q-6-34 24-42 22-14 46 2 36 4 38 40-52 8-108 0z'],
    ['flat', 'bone', 'M-30-32q22-18 44-4-22 2-44 4z', 0.3],
  ],
  banana: [
    ['line', 'leaf', 'M0 4Q2-30-4-52', 8],
    [
      'flat',
      'leaf',
      'M-4-54Q-44-84-82-44-40-60-4-46zM-4-54Q40-88 80-48 36-60-4-46zM-4-54Q-34-110-58-112-16-92-2-48zM-4-54Q26-112 56-114 18-92-2-48z',
    ],
    [
      'line',
      'pine',
      'M-4-50Q-40-74-74-48M-4-50Q36-76 72-50M-4-50Q-24-92-52-108M-2-50Q22-92 50-110',
      1.6,
      0.6,
    ],
  ],
} as const satisfies Record<string, readonly Part[]>

export type PlantName = keyof typeof PLANTS

/** A plant or stone on its foot. */
export type Planted = {
  /** Percent across, and scene units below the horizon. */
  x: number
  y: number
  /** Height in scene units. */
  size: number
  /** 0 here, 1 lost in the air. */
  distance?: number
}

/** Plants one kind in several places, the far ones first. */
export function drawPlants(sheet: Sheet, name: PlantName, places: readonly Planted[]): void {
  for (const { x, y, size, distance = 0.1 } of places) {
    const way = sheet.random() < 0.5 ? -1 : 1
    const scale = (size / 100) * sheet.unit * sheet.between(0.82, 1.2)
    const across = sheet.atX(x + sheet.between(-4, 4))
    const spot = { x: across, y: sheet.atY(y), scale: way * scale, scaleY: scale }
    drawParts(sheet, spot, PLANTS[name], {}, distance)
  }
}
