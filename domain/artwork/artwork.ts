import type { WellnessTag } from '../listing/listing.ts'
import { drawPaper } from './drawing/paper.ts'
import { Sheet } from './drawing/sheet.ts'
import type { LandscapeName } from './landscapes/landscapes.ts'
import type { Vantage } from './landscapes/vantage.ts'
import type { SceneName } from './scene-names.ts'
import type { HouseChoice } from './scenery/buildings.ts'
import { drawScene } from './scenes.ts'

/** The parameters of a print. */
export type Print = {
  /** Usually the listing's id; the same seed always gives the same composition. */
  seed: string
  scene: SceneName
  hour: WellnessTag
  /** An overcast dusk instead of the hour, for items tagged "burnout". */
  quiet: boolean
  /** The house in a landscape. */
  type: HouseChoice
  /** Where a landscape is seen from. */
  vantage: Vantage
}

export type ArtworkOptions = Partial<Print> & {
  /** The landscape behind the window of a room, or at the end of a way; by default one by the seed. */
  place?: LandscapeName
  /** px */
  width?: number
  height?: number
  /** Share of the height, from the top. */
  horizon?: number
}

/**
 * Draws a print as an SVG document: "one horizon, five hours". Pure and deterministic, with no
 * script and no external resource, so any grid of prints reads as one series.
 */
export function artwork(options: ArtworkOptions = {}): string {
  const { seed = 'seekwell', scene = 'lake', hour = 'balance', quiet = false } = options
  const { type: house = 'cabin', place = null, vantage = 'whole' } = options
  const { width = 640, height = 480, horizon = 0.6 } = options
  const sheet = new Sheet({
    seed: `${seed}/${scene}`,
    hour,
    quiet,
    width,
    height,
    horizon,
  })
  drawScene(sheet, { scene, house, place, vantage })
  drawPaper(sheet)
  return toSvg(sheet)
}

function toSvg({ width, height, id, paints, marks }: Sheet): string {
  const definitions = paints.map((paint, index) => paint.replace('@', `${id}${index + 1}`))
  const body = marks.join('').replace(/ d="[^"]+"/g, (path) => path.replace(/ -/g, '-'))
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`
  const root = `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="none" stroke-linecap="round">`
  return `${root}<defs>${definitions.join('')}</defs>${body}</svg>`
}
