import type { LRUCache } from 'lru-cache'
import { type ArtworkOptions, artwork } from '#domain/artwork/artwork.ts'
import { PRINT_SCALES, type PrintScale } from '#domain/artwork/sizes.ts'
import { loadSharp } from './sharp.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Drawings and prints by content, limited in bytes. */
export type PictureCache = LRUCache<string, Bytes>

export type PrintedPictures = {
  /** The print of a drawing; null if it is not rendered yet, and then it is queued. */
  take: (drawing: ArtworkOptions, scale: PrintScale) => Bytes | null
}

type Order = { drawing: ArtworkOptions; scale: PrintScale }

/** No visible difference on a small print, and a fifth smaller than at 75. */
const QUALITY: Record<PrintScale, number> = { small: 60, full: 70 }
/** WebP's maximum: adds a tenth of the drawing time and saves a twentieth of the bytes. */
const EFFORT = 6
/** Beyond this queue length the SVG is sent and the print requested again. */
const QUEUE_LIMIT = 500

/**
 * Renders drawings as WebP, one at a time off the event loop. An SVG has a fifth of the bytes, but phones
 * take longer to paint its noise than to download the rest (docs/performance.md).
 *
 * @param cache stores the prints
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
