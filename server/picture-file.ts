import type { Sharp } from 'sharp'

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
 * A picture from outside, upright and its first frame only, to be written anew: what is not drawn (place,
 * time, device, anything appended) does not come along. Null for what is no picture, whatever it is called,
 * drawings that can hold scripts among it. Broken or too large ones fail when they are written.
 */
export async function openPicture(file: Buffer): Promise<Sharp | null> {
  if (!isPicture(file)) return null
  const { default: sharp } = await import('sharp')
  return sharp(file, {
    limitInputPixels: PIXELS_LIMIT,
    failOn: 'error',
    pages: 1,
  }).autoOrient()
}

function isPicture(file: Buffer): boolean {
  return SIGNS.some((signs) =>
    signs.every(({ at, bytes }) => file.toString('hex', at, at + bytes.length / 2) === bytes),
  )
}
