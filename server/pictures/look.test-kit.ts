import sharp from 'sharp'
import { type ArtworkOptions, artwork } from '#domain/artwork/artwork.ts'

/** Samples of a print: columns and rows. */
const [COLUMNS, ROWS] = [9, 8]

/** A difference hash of each colour channel (192 bits), and the samples that it is made of. */
export type Look = { bits: number[]; levels: number[] }

/** How a drawing looks from far; painted `width` px wide. */
export async function lookOf(drawing: ArtworkOptions, width = 320): Promise<Look> {
  const svg = artwork({ ...drawing, width, height: width * 0.75 })
  // The texture of the paper is the same everywhere, and takes most of the time to paint.
  const plain = svg.replace(/<filter.*?<\/filter>/g, '').replace(/<rect[^>]*filter=[^>]*>/g, '')
  const samples = await sharp(Buffer.from(plain))
    .removeAlpha()
    .resize(COLUMNS, ROWS, { fit: 'fill' })
    .raw()
    .toBuffer()
  const levels = [...samples]
  const bits = levels.flatMap((level, i) => {
    const column = Math.floor(i / 3) % COLUMNS
    return column === COLUMNS - 1 ? [] : [level > (levels[i + 3] ?? 0) ? 1 : 0]
  })
  return { bits, levels }
}

/** Bits of 192 that differ, and the mean difference in levels of 255. */
export function distanceOf(one: Look, other: Look): { bits: number; levels: number } {
  const bits = differenceOf(one.bits, other.bits)
  return { bits, levels: differenceOf(one.levels, other.levels) / one.levels.length }
}

function differenceOf(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0)
}
