import { openPicture, TooManyPixels } from '../pictures/picture-file.ts'
import { loadSharp } from '../pictures/sharp.ts'

const SIDE_PX = 512
const SMALL_SIDE_PX = 96
/**
 * Converts an upload to a stored photo: upright, square, 512 px, WebP, without metadata (place, time,
 * device). Null if the content is not a picture. sharp decodes in its own threads.
 *
 * @throws TooManyPixels
 */
export async function toPhoto(file: Buffer): Promise<Buffer | null> {
  try {
    const picture = await openPicture(file)
    if (!picture) return null
    return await picture
      .resize(SIDE_PX, SIDE_PX, { fit: 'cover' })
      .webp({ quality: 82 })
      .timeout({ seconds: 10 })
      .toBuffer()
  } catch (error) {
    if (error instanceof TooManyPixels) throw error
    // Broken and unsupported files are not distinguished.
    return null
  }
}

/** A photo for the page header, for screens with two or three pixels per CSS pixel. */
export async function toSmallPhoto(webp: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(webp).resize(SMALL_SIDE_PX, SMALL_SIDE_PX).webp({ quality: 80 }).toBuffer()
}
