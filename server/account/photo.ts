const SIDE_PX = 512
const SMALL_SIDE_PX = 96
/** A small file can hold a picture of any size; decoding one takes its pixels in memory. */
const PIXELS_LIMIT = 40_000_000

type Sign = { at: number; bytes: string }

/** How the pictures begin that people have: JPEG, PNG, GIF, WebP, and AVIF or HEIC. */
const SIGNS: readonly Sign[][] = [
  [{ at: 0, bytes: 'ffd8ff' }],
  [{ at: 0, bytes: '89504e470d0a1a0a' }],
  [{ at: 0, bytes: '47494638' }],
  [
    { at: 0, bytes: '52494646' },
    { at: 8, bytes: '57454250' },
  ],
  [{ at: 4, bytes: '6674797061766966' }],
  [{ at: 4, bytes: '6674797068656963' }],
]

/**
 * A photo as it is kept: upright, square, 512 px, WebP, without what cameras write into files (place,
 * time, device). Null for what is no picture, whatever it is called. sharp decodes on threads of its own.
 */
export async function toPhoto(file: Buffer): Promise<Buffer | null> {
  if (!isPicture(file)) return null
  const { default: sharp } = await import('sharp')
  try {
    return await sharp(file, { limitInputPixels: PIXELS_LIMIT, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize(SIDE_PX, SIDE_PX, { fit: 'cover' })
      .webp({ quality: 82 })
      .timeout({ seconds: 10 })
      .toBuffer()
  } catch {
    // Broken, too large, or of a kind that this build cannot read: the same to whoever sent it.
    return null
  }
}

/** A kept photo as the header shows it, for screens of two or three pixels each. */
export async function toSmallPhoto(webp: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(webp).resize(SMALL_SIDE_PX, SMALL_SIDE_PX).webp({ quality: 80 }).toBuffer()
}

function isPicture(file: Buffer): boolean {
  return SIGNS.some((signs) =>
    signs.every(({ at, bytes }) => file.toString('hex', at, at + bytes.length / 2) === bytes),
  )
}
