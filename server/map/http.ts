import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { listTowns } from '#domain/place/gazetteer.ts'
import { type MapPictureFile, readMapPicture } from '#domain/place/map/read-map-picture.ts'
import { loadSharp } from '../pictures/sharp.ts'
import { drawPicture, type Named } from './draw-picture.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A picture has about ten kilobytes, as a PNG 40. */
const PICTURES_CACHED = 400
/** Two dots for a pixel, of which an inch has 72. */
const PNG_DENSITY = 144
const DAY_S = 86_400

/**
 * GET /map/picture/{area|place}/{latitude,longitude}/{light|dark}.{svg|png}: a drawn map, for pages without scripts;
 * as a PNG of twice as many dots for mails and share cards.
 */
export function mapPictureRoutes(): Hono {
  const cache = new LRUCache<string, Promise<string | Bytes>>({ max: PICTURES_CACHED })
  const towns = listTowns().map(titled)
  return new Hono().get('/map/picture/:mark/:centre/:file', async (c) => {
    const { mark, centre, file } = c.req.param()
    const asked = readMapPicture(mark, centre, file)
    if (!asked) return c.json({ error: 'No such picture' }, 404, { 'Cache-Control': 'no-store' })
    const key = c.req.path
    const drawing = cache.get(key) ?? draw(asked, towns)
    cache.set(key, drawing)
    drawing.catch(() => cache.delete(key))
    return c.body(await drawing, 200, {
      'Content-Type': asked.format === 'png' ? 'image/png' : 'image/svg+xml',
      'Cache-Control': `public, max-age=${DAY_S}`,
    })
  })
}

async function draw({ picture, format }: MapPictureFile, towns: readonly Named[]) {
  const svg = await drawPicture(picture, towns)
  return format === 'png' ? toPng(svg) : svg
}

/** One after the other: whoever asks for many coordinates takes one thread. */
let lastPng: Promise<unknown> = Promise.resolve()

function toPng(svg: string): Promise<Bytes> {
  const png = lastPng.then(async () => {
    const sharp = await loadSharp()
    const compact = { palette: true, quality: 80, effort: 4 }
    const drawn = sharp(Buffer.from(svg), { density: PNG_DENSITY }).png(compact)
    return new Uint8Array(await drawn.toBuffer())
  })
  lastPng = png.catch(() => undefined)
  return png
}

function titled<T>([name, point]: readonly [string, T]): readonly [string, T] {
  return [name.replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase()), point]
}
