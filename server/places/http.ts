import { Hono } from 'hono'
import { findPlace } from '#assistant/find/geography/find-place.ts'
import { plainText } from '#domain/listing/listing-query.ts'

/**
 * GET /api/places?q=: `{ place: { name, lat, lng } }` of a town, region or country by its name in any language of
 * the site, also misspelt; `{ place: null }` for an unknown one.
 */
export function placeRoutes(): Hono {
  return new Hono().get('/places', (c) => {
    c.header('Cache-Control', 'public, max-age=3600')
    return c.json({ place: findPlace(plainText(c.req.query('q') ?? null)) })
  })
}
