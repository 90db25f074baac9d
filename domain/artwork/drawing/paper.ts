import { channels } from './colour.ts'
import { bare, short } from './marks.ts'
import { hash } from './random.ts'
import type { Sheet } from './sheet.ts'

/** Wood grain and paper texture, in the hour's shadow colour. */
export function drawPaper(sheet: Sheet): void {
  const grain = noise(sheet, { frequency: '.003 .14', gain: 1.5, cut: -0.62 })
  const tooth = noise(sheet, { frequency: '.75', gain: 1.2, cut: -0.52 })
  layOver(sheet, grain, 0.24)
  layOver(sheet, tooth, 0.36)
}

type Noise = {
  /** Waves per px, one number or one each way. */
  frequency: string
  gain: number
  cut: number
}

function noise(sheet: Sheet, { frequency, gain, cut }: Noise): string {
  const [red, green, blue] = channels(sheet.light.shade).map((value) => short(value / 255))
  const seed = hash(sheet.id) % 99
  const turbulence = `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}"/>`
  const ink = `<feColorMatrix values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} 0 0 0 ${gain} ${cut}"/>`
  return sheet.define(
    `<filter id="@" x="0" y="0" width="1" height="1">${turbulence}${ink}</filter>`,
  )
}

function layOver(sheet: Sheet, filter: string, opacity: number): void {
  const { width, height } = sheet
  sheet.add(
    `<rect width="${width}" height="${height}" filter="${filter}" opacity="${bare(opacity)}"/>`,
  )
}
