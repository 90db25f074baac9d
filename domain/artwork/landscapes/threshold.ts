import { mix } from '../drawing/colour.ts'
import type { LocalColour } from '../drawing/hours.ts'
import { place } from '../drawing/marks.ts'
import { drawParts } from '../drawing/parts.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { TABLE } from '../objects/table.ts'
import type { HouseChoice } from '../scenery/buildings.ts'

/** Outlines in percent of the print, clockwise but for openings; `seams` are lines, `cup` is where a cup stands. */
type Threshold = {
  colour: LocalColour
  shapes: string
  seams: string
  cup: readonly [x: number, y: number]
}

const PORCH: Threshold = {
  colour: 'wood',
  shapes: 'M-2-2H102V7H-2zM8 7H12V100H8zM86 7H90V100H86zM-2 76H102V79H-2zM-2 96H102V102H-2z',
  seams: 'M20 79V96M30 79V96M40 79V96M50 79V96M60 79V96M70 79V96M80 79V96',
  cup: [24, 76],
}
const STEPS: Threshold = {
  colour: 'wood',
  shapes:
    'M-2-2H102V5H-2zM70 5H75V88H70zM-2 88H102V102H-2zM4 70H34V74H4zM7 74H10V90H7zM28 74H31V90H28z',
  seams: 'M-2 92H102M-2 97H102M75 22L102 12',
  cup: [22, 70],
}
const WINDOW: Threshold = {
  colour: 'wall',
  shapes: 'M-2-2H102V102H-2zM86 82V14H16V82z',
  seams: 'M51 14V82M16 44H86M12 82H90',
  cup: [30, 82],
}
const ARCH: Threshold = {
  colour: 'wall',
  shapes: 'M-2-2H102V102H-2zM84 90V48Q84 12 52 12T20 48V90z',
  seams: 'M20 90H84M52 90L48 102M30 90L16 102M74 90L86 102',
  cup: [30, 90],
}
const TERRACE: Threshold = {
  colour: 'wall',
  shapes: 'M-2-2H102V8H-2zM-2 8H6V102H-2zM6 72H30V80H6zM-2 80H102V102H-2z',
  seams: 'M6 12H102M40 80L28 102M64 80L66 102M86 80L98 102',
  cup: [20, 72],
}

/** What one looks out through in each kind of house; one is chosen by the seed. */
const THRESHOLDS: Partial<Record<HouseChoice, readonly Threshold[]>> = {
  tent: [
    {
      colour: 'sand',
      shapes: 'M-2-2H40Q42 52 12 94H-2zM62-2H102V94H94Q60 56 62-2zM40-2H62V4H40zM-2 94H102V102H-2z',
      seams: 'M10-2Q14 50-2 84M26-2Q28 54 4 92M76-2Q74 50 98 88M90-2Q90 40 102 66M-2 97H102',
      cup: [30, 95],
    },
    {
      colour: 'bone',
      shapes:
        'M-2-2H102V12Q84 24 64 13T28 14-2 16zM12 14H14V92H12zM86 16H88V92H86zM-2 92H102V102H-2z',
      seams: 'M30-2V14M64-2V14M12 24L-2 92M88 24L102 90M-2 96H102',
      cup: [60, 93],
    },
  ],
  ryokan: [
    {
      colour: 'wood',
      shapes: 'M-2-2H102V9H-2zM-2 9H18V84H-2zM97 9H102V84H97zM-2 84H102V102H-2z',
      seams: 'M4 9V84M11 9V84M-2 28H18M-2 47H18M-2 66H18M-2 92H102',
      cup: [78, 88],
    },
    {
      colour: 'wall',
      shapes: 'M-2-2H102V102H-2zM82 48Q82 14 54 14T26 48 54 82 82 48z',
      seams: 'M54 14V82M26 48H82M-2 90H102',
      cup: [14, 90],
    },
  ],
  thatch: [
    {
      colour: 'wood',
      shapes:
        'M-2-2H102V9L94 13 88 9 80 14 71 9 62 13 54 9 45 14 37 9 28 13 20 9 11 14 4 9-2 13zM10 10H13V100H10zM88 10H91V100H88zM-2 82H102V85H-2zM-2 97H102V102H-2z',
      seams: 'M-2 91H102',
      cup: [76, 82],
    },
    STEPS,
  ],
  dome: [
    {
      colour: 'wall',
      shapes: 'M-2-2H102V102H-2zM92 92Q104 8 50 6T8 92z',
      seams: 'M50 6V92M26 20Q22 50 22 92M75 20Q80 50 80 92',
      cup: [30, 95],
    },
    STEPS,
  ],
  cube: [ARCH, TERRACE],
  adobe: [
    { ...ARCH, colour: 'sand' },
    { ...TERRACE, colour: 'sand' },
  ],
  estate: [{ ...ARCH, colour: 'clay' }, WINDOW],
  villa: [TERRACE, ARCH],
  cottage: [WINDOW, STEPS],
}

/** Draws the porch, arch or opening of a house around the landscape that is seen from it. */
export function drawThreshold(sheet: Sheet, house: HouseChoice): void {
  const { colour, shapes, seams, cup } = sheet.pick(THRESHOLDS[house] ?? [PORCH, STEPS, WINDOW])
  const { width, height, unit, light } = sheet
  const way = sheet.pick([-1, 1])
  // Nearer than the print, so that the opening is not always in one place.
  const near = sheet.between(1, 1.2)
  const left = (width - width * near) * sheet.between(0, 1)
  const spot = {
    x: way > 0 ? left : width - left,
    y: (height - height * near) * 0.5,
    scale: (way * near * width) / 100,
    scaleY: (near * height) / 100,
  }
  const tone = mix(sheet.tone(colour), light.shade, 0.3)
  sheet.fill(place(shapes, spot), sheet.wash(mix(tone, light.shade, 0.35), tone))
  sheet.stroke(place(seams, spot), mix(tone, light.shade, 0.5), 2.4 * unit, 0.7)
  const [across, down] = [spot.x + cup[0] * spot.scale, spot.y + cup[1] * spot.scaleY]
  const where = { x: across, y: down, scale: 0.5 * unit }
  drawParts(sheet, where, TABLE['tea-cup'], { glaze: sheet.tone('celadon', 0.05) })
}
