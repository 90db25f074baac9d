import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { listTowns } from '#domain/place/gazetteer.ts'
import { readMapPicture } from '#domain/place/read-map-picture.ts'
import { drawPicture } from './draw-picture.ts'

/** A picture has about ten kilobytes. */
const PICTURES_CACHED = 400
const DAY_S = 86_400

/**
 * GET /map/picture/{area|place}/{latitude,longitude}/{light|dark}.svg: a drawn map, for pages without scripts.
 */
export function mapPictureRoutes(): Hono {
  const cache = new LRUCache<string, Promise<string>>({ max: PICTURES_CACHED })
  const towns = listTowns().map(titled)
  return new Hono().get('/map/picture/:mark/:centre/:file', async (c) => {
    const { mark, centre, file } = c.req.param()
    const picture = readMapPicture(mark, centre, file)
    if (!picture) return c.json({ error: 'No such picture' }, 404, { 'Cache-Control': 'no-store' })
    const key = c.req.path
    const drawing = cache.get(key) ?? drawPicture(picture, towns)
    cache.set(key, drawing)
    drawing.catch(() => cache.delete(key))
    return c.body(await drawing, 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': `public, max-age=${DAY_S}`,
    })
  })
}

function titled<T>([name, point]: readonly [string, T]): readonly [string, T] {
  return [name.replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase()), point]
}
