import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { LRUCache } from 'lru-cache'
import { ARTWORK_VERSION, type PrintAddress } from '#domain/artwork/address.ts'
import { type ArtworkOptions, artwork } from '#domain/artwork/artwork.ts'
import { galleryPrintOf } from '#domain/artwork/gallery/gallery-of.ts'
import { readPrintFile, readSlug } from '#domain/artwork/read-address.ts'
import { PRINT_SIZES, SHARE_SIZE } from '#domain/artwork/sizes.ts'
import {
  DEFAULT_SEED,
  defaultPrintOf,
  type PrintSource,
} from '#domain/artwork/subjects/scene-of.ts'
import { CATEGORIES } from '#domain/listing/category.ts'
import { type PictureCache, printedPictures } from './printed-pictures.ts'
import { loadSharp } from './sharp.ts'

export type ArtworkDeps = {
  /** Finds the listing of a print; null when no listing has the slug. */
  findPrint: (slug: string) => Promise<PrintSource | null>
  /** The photo of the card of a listing with its version; null without one. */
  takeCover: (slug: string) => Promise<{ version: string; bytes: Uint8Array } | null>
  /** Size of the cache in bytes. */
  cacheBytes?: number
}

type Bytes = Uint8Array<ArrayBuffer>

const MEBIBYTE = 1024 * 1024
/** An SVG opened directly is a document. */
const SVG_POLICY = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
}
/** Until the print is rendered. */
const PLACEHOLDER_CACHING = { 'Cache-Control': 'public, max-age=60' }

/** Generated pictures, rendered on first request. */
export function artworkRoutes(deps: ArtworkDeps): Hono {
  const { findPrint, takeCover, cacheBytes = 64 * MEBIBYTE } = deps
  const cache: PictureCache = new LRUCache({
    maxSize: cacheBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
  })
  const prints = printedPictures(cache)
  const rastersInFlight = new Map<string, Promise<Bytes>>()
  const app = new Hono()
  app.use('/art/*', etag())
  app.use('/og/*', etag())

  app.get('/art/:file', async (c) => {
    const address = readPrintFile(c.req.param('file'))
    const drawing = address && (await drawingAt(address, findPrint))
    if (!drawing) return notFound(c)
    if (!/\bimage\/webp\b/.test(c.req.header('Accept') ?? ''))
      return picture(c, 'image/svg+xml', drawOnce(cache, drawing))
    const print = prints.take(drawing, c.req.query('small') === undefined ? 'full' : 'small')
    // Phones take a third of a second to paint the noise of an SVG, so it is sent only until the WebP is
    // rendered in the background.
    return print
      ? picture(c, 'image/webp', print, { Vary: 'Accept' })
      : picture(c, 'image/svg+xml', drawOnce(cache, drawing), {
          ...PLACEHOLDER_CACHING,
          Vary: 'Accept',
        })
  })

  app.get('/og/:file', async (c) => {
    const [, name] = /^(.+)\.png$/.exec(c.req.param('file')) ?? []
    const scene = name ? readPrintFile(`${name}.svg`) : null
    if (scene?.kind === 'scene') {
      const drawing = { ...sceneDrawing(scene), ...SHARE_SIZE }
      return picture(c, 'image/png', await rasterOnce(cache, rastersInFlight, drawing))
    }
    const slug = name === undefined ? null : readSlug(name)
    const source = slug && (await findPrint(slug))
    if (!source) return notFound(c)
    const cover = await takeCover(slug)
    if (cover) return sharePhoto(c, cache, slug, cover)
    const drawing = { ...galleryPrintOf(source, 0), ...SHARE_SIZE }
    return picture(c, 'image/png', await rasterOnce(cache, rastersInFlight, drawing))
  })

  return app
}

/** The drawing of an address; null when its listing does not exist. */
async function drawingAt(
  address: PrintAddress,
  findPrint: ArtworkDeps['findPrint'],
): Promise<ArtworkOptions | null> {
  const size = PRINT_SIZES[address.ratio]
  switch (address.kind) {
    case 'listing': {
      const source = await findPrint(address.slug)
      return source && { ...galleryPrintOf(source, address.view), ...size }
    }
    case 'default': {
      const { contentType } = CATEGORIES[address.category]
      return { ...defaultPrintOf(contentType, address.quiet), ...size }
    }
    case 'scene':
      return { ...sceneDrawing(address), ...size }
  }
}

function sceneDrawing({ scene, hour, quiet, variant }: Extract<PrintAddress, { kind: 'scene' }>) {
  const type = variant.house ?? (quiet ? 'none' : 'cabin')
  return { seed: variant.seed ?? DEFAULT_SEED, scene, hour, quiet, type }
}

/** Cached by content instead of address, so a changed listing is drawn again. */
function drawOnce(cache: PictureCache, drawing: ArtworkOptions): Bytes {
  const key = `svg ${JSON.stringify(drawing)}`
  const known = cache.get(key)
  if (known) return known
  const svg = new TextEncoder().encode(artwork(drawing))
  cache.set(key, svg)
  return svg
}

/** Rasterising takes most of a second: concurrent requests share one. */
async function rasterOnce(
  cache: PictureCache,
  inFlight: Map<string, Promise<Bytes>>,
  drawing: ArtworkOptions,
): Promise<Bytes> {
  const key = `png ${JSON.stringify(drawing)}`
  const known = cache.get(key) ?? inFlight.get(key)
  if (known) return known
  const raster = toPng(artwork(drawing)).finally(() => inFlight.delete(key))
  inFlight.set(key, raster)
  const png = await raster
  cache.set(key, png)
  return png
}

async function toPng(svg: string): Promise<Bytes> {
  const sharp = await loadSharp()
  // A palette quarters the size; messengers drop previews that are too large.
  const compact = { palette: true, quality: 80, effort: 4 }
  return new Uint8Array(await sharp(Buffer.from(svg)).png(compact).toBuffer())
}

type Cover = { version: string; bytes: Uint8Array }

/** A photo as a share picture; not immutable, since its address does not change with the photo. */
async function sharePhoto(
  c: Context,
  cache: PictureCache,
  slug: string,
  { version, bytes }: Cover,
): Promise<Response> {
  const key = `jpeg ${slug} ${version}`
  const known = cache.get(key)
  const jpeg = known ?? (await toShareJpeg(bytes))
  if (!known) cache.set(key, jpeg)
  return c.body(jpeg, 200, {
    'Content-Type': 'image/jpeg',
    'Cache-Control': 'public, max-age=3600',
    'X-Content-Type-Options': 'nosniff',
  })
}

async function toShareJpeg(bytes: Uint8Array): Promise<Bytes> {
  const sharp = await loadSharp()
  const { width, height } = SHARE_SIZE
  const resized = sharp(bytes).resize({ width, height, fit: 'cover' })
  return new Uint8Array(await resized.jpeg({ quality: 80 }).toBuffer())
}

function picture(
  c: Context,
  contentType: string,
  body: Bytes,
  more: Record<string, string> = {},
): Response {
  // A page of a newer release may request this one: its version must not be cached as immutable.
  const isCurrent = c.req.query('v') === ARTWORK_VERSION
  return c.body(body, 200, {
    'Content-Type': contentType,
    'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    ...(contentType === 'image/svg+xml' && SVG_POLICY),
    'X-Content-Type-Options': 'nosniff',
    ...more,
  })
}

function notFound(c: Context): Response {
  return c.json({ error: 'No such picture' }, 404, { 'Cache-Control': 'no-store' })
}
