import type { Focus } from '#domain/listing/listing.ts'
import { MOST_PIXELS, openPicture, TooManyPixels } from './picture-file.ts'
import { loadSharp } from './sharp.ts'

/** The ratio of a card. */
const CARD_RATIO = 4 / 3
/** The widest copy that pages request has 1,200 px; a share picture is cropped from it. */
const LONGEST_PX = 2_400
const WRITE_LIMIT_S = 20

/**
 * Writes an upload anew as a stored photo: upright, at most 2,400 px long, WebP, without metadata (place, time,
 * device). Null if the content is not a picture.
 *
 * @throws TooManyPixels
 */
export async function toListingPhoto(file: Buffer): Promise<Buffer | null> {
  try {
    const picture = await openPicture(file, MOST_PIXELS)
    if (!picture) return null
    return await picture
      .resize({ width: LONGEST_PX, height: LONGEST_PX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .timeout({ seconds: WRITE_LIMIT_S })
      .toBuffer()
  } catch (error) {
    if (error instanceof TooManyPixels) throw error
    // Broken and unsupported files are not distinguished.
    return null
  }
}

/** The largest part of a stored photo with the ratio of a card, as near to the focus as its borders permit. */
export async function cropAround(webp: Buffer, focus: Focus): Promise<Buffer> {
  const sharp = await loadSharp()
  const { width, height } = await sharp(webp).metadata()
  const part = {
    width: Math.min(width, Math.round(height * CARD_RATIO)),
    height: Math.min(height, Math.round(width / CARD_RATIO)),
  }
  const at = (percent: number, size: number, shown: number) =>
    Math.round(Math.min(Math.max((percent / 100) * size - shown / 2, 0), size - shown))
  const region = {
    ...part,
    left: at(focus.x, width, part.width),
    top: at(focus.y, height, part.height),
  }
  return sharp(webp).extract(region).webp({ quality: 90 }).toBuffer()
}
