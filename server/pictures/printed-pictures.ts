import type { LRUCache } from 'lru-cache'
import { type ArtworkOptions, artwork } from '#domain/artwork/artwork.ts'
import { PRINT_SCALES, type PrintScale } from '#domain/artwork/sizes.ts'
import { loadSharp } from './sharp.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Drawings and prints by what is drawn, up to a number of bytes. */
export type PictureCache = LRUCache<string, Bytes>

export type PrintedPictures = {
  /** The print of a drawing; null while there is none, and then it is made. */
  take: (drawing: ArtworkOptions, scale: PrintScale) => Bytes | null
}

type Order = { drawing: ArtworkOptions; scale: PrintScale }

/** Of a small print nobody sees the difference; it is a fifth less than at 75. */
const QUALITY: Record<PrintScale, number> = { small: 60, full: 70 }
/** The most that WebP takes: a tenth of the time that drawing takes, for a twentieth of the bytes. */
const EFFORT = 6
/** Whoever comes behind so many gets the drawing, and asks again. */
const QUEUE_LIMIT = 500

/**
 * Drawings as WebP, made one after the other beside the event loop. A drawing is a fifth of its print's
 * bytes, but its noise takes a phone longer to paint than the rest takes to fetch (docs/performance.md).
 *
 * @param cache where prints are kept
 */
export function printedPictures(cache: PictureCache): PrintedPictures {
  const waiting = new Map<string, Order>()
  let working = false

  async function work(): Promise<void> {
    if (working) return
    working = true
    for (const [key, order] of waiting) {
      const print = await toWebp(order).catch(() => null)
      if (print) cache.set(key, print)
      waiting.delete(key)
    }
    working = false
  }

  return {
    take(drawing, scale) {
      const key = `webp ${scale} ${JSON.stringify(drawing)}`
      const print = cache.get(key) ?? null
      if (!print && waiting.size < QUEUE_LIMIT) {
        waiting.set(key, { drawing, scale })
        void work()
      }
      return print
    },
  }
}

async function toWebp({ drawing, scale }: Order): Promise<Bytes> {
  const sharp = await loadSharp()
  const svg = Buffer.from(artwork(drawing))
  const { width } = await sharp(svg).metadata()
  const print = sharp(svg).resize(Math.round((width ?? 640) * PRINT_SCALES[scale]))
  return new Uint8Array(await print.webp({ quality: QUALITY[scale], effort: EFFORT }).toBuffer())
}
