import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureSize } from '#domain/listing/picture.ts'
import { PictureError } from './fetch-picture.ts'
import { openPicture } from './picture-file.ts'
import { loadSharp } from './sharp.ts'

export type MadePicture = {
  /** Dominant colour, "#rrggbb": shown while the picture loads. */
  colour: string
  files: (PictureSize & { bytes: Buffer })[]
}

const WIDEST_PX = Math.max(...PICTURE_WIDTHS)
/** Limit for very tall photos, which are cropped anyway. */
const TALLEST_PX = 2 * WIDEST_PX
const WRITE_LIMIT_S = 30

/**
 * Re-encodes a picture in every size and format, without metadata. sharp works in its own threads.
 *
 * @throws PictureError for other files; TooManyPixels; sharp's errors for broken pictures
 */
export async function makePicture(file: Buffer): Promise<MadePicture> {
  const picture = await openPicture(file)
  if (!picture) throw new PictureError('no picture')
  const sharp = await loadSharp()
  // Decoded once, as the source of all sizes.
  const { data, info } = await picture
    .resize({ width: WIDEST_PX, height: TALLEST_PX, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: WRITE_LIMIT_S })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const pixels = sharp(data, { raw: { width, height, channels } })
  const { dominant } = await pixels.clone().resize(64).removeAlpha().toColourspace('srgb').stats()
  const files: MadePicture['files'] = []
  // One at a time: page requests have priority for the processor.
  for (const size of PICTURE_WIDTHS) {
    const resized = pixels.clone().resize({ width: size, withoutEnlargement: true })
    for (const format of PICTURE_FORMATS) {
      const written =
        format === 'avif'
          ? resized.clone().avif({ quality: 50, effort: 4, chromaSubsampling: '4:2:0' })
          : resized.clone().webp({ quality: 75 })
      files.push({ width: size, format, bytes: await written.toBuffer() })
    }
  }
  return { colour: hexOf([dominant.r, dominant.g, dominant.b]), files }
}

function hexOf(parts: readonly number[]): string {
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
