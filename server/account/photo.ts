import { openPicture, TooManyPixels } from '../pictures/picture-file.ts'
import { loadSharp } from '../pictures/sharp.ts'

const SIDE_PX = 512
const SMALL_SIDE_PX = 96
/**
 * A photo as it is kept: upright, square, 512 px, WebP, without what cameras write into files (place,
 * time, device). Null for what is no picture, whatever it is called. sharp decodes on threads of its own.
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
    // Broken, or of a kind that this build cannot read: the same to whoever sent it.
    return null
  }
}

/** A kept photo as the header shows it, for screens of two or three pixels each. */
export async function toSmallPhoto(webp: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(webp).resize(SMALL_SIDE_PX, SMALL_SIDE_PX).webp({ quality: 80 }).toBuffer()
}
