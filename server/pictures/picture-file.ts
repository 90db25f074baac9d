import type { Metadata, Sharp } from 'sharp'
import { loadSharp } from './sharp.ts'

/**
 * Pixel limits by decoding cost (sharp 0.35, processor time per 10 megapixels): 13 ms for baseline JPEG,
 * which is decoded at a reduced scale, up to 300 ms for progressive JPEG, PNG and WebP, 330 ms for GIF, 1.2 s
 * for AVIF.
 */
/** Whatever the format: for pictures of people who are trusted with the cost. */
export const MOST_PIXELS = 40_000_000
const PIXELS_LIMIT = 25_000_000
const SLOW_PIXELS_LIMIT = 9_000_000

/** Thrown before decoding for a picture that would cost too much to decode. */
export class TooManyPixels extends Error {
  override readonly name = 'TooManyPixels'
}

type Sign = { at: number; bytes: string }

/** Magic bytes of common formats: JPEG, PNG, GIF, WebP, and AVIF or HEIC. */
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
 * Opens an untrusted picture for re-encoding: upright, first frame only, without metadata (place, time,
 * device) and appended data. Null if the content is not a picture, including SVG, which can contain scripts.
 * Broken pictures fail when they are written. Without `mostPixels` the limit depends on the format.
 *
 * @throws TooManyPixels by the header alone, all frames counted; sharp's error for a broken header
 */
export async function openPicture(file: Buffer, mostPixels?: number): Promise<Sharp | null> {
  if (!isPicture(file)) return null
  const sharp = await loadSharp()
  const {
    format,
    isProgressive,
    width,
    height,
    pages = 1,
  } = await sharp(file, {
    limitInputPixels: false,
  }).metadata()
  const limit = mostPixels ?? pixelLimitOf({ format, isProgressive })
  if (width * height * pages > limit)
    throw new TooManyPixels(`more than ${limit / 1e6} megapixels, all frames counted`)
  return sharp(file, { limitInputPixels: limit, failOn: 'error', pages: 1 }).autoOrient()
}

function pixelLimitOf({
  format,
  isProgressive,
}: Pick<Metadata, 'format' | 'isProgressive'>): number {
  if (format === 'gif' || format === 'heif') return SLOW_PIXELS_LIMIT
  return format === 'jpeg' && !isProgressive ? MOST_PIXELS : PIXELS_LIMIT
}

function isPicture(file: Buffer): boolean {
  return SIGNS.some((signs) =>
    signs.every(({ at, bytes }) => file.toString('hex', at, at + bytes.length / 2) === bytes),
  )
}
