import { Hono } from 'hono'
import sharp from 'sharp'
import { beforeEach, expect, test, vi } from 'vitest'
import { ARTWORK_VERSION } from '#domain/artwork/address.ts'
import { artwork } from '#domain/artwork/artwork.ts'
import { galleryPrintOf } from '#domain/artwork/gallery/gallery-of.ts'
import { PRINT_SIZES } from '#domain/artwork/sizes.ts'
import { type PrintSource, printOf } from '#domain/artwork/subjects/scene-of.ts'
import { artworkRoutes } from './artwork.ts'

vi.mock('sharp', async (importOriginal) => {
  const { default: sharp } = await importOriginal<typeof import('sharp')>()
  return { default: vi.fn(sharp) }
})

const CABINS: PrintSource = {
  id: '1',
  contentType: 'escape',
  type: 'Cabin',
  tags: ['burnout', 'ocean'],
  title: 'Cedar & Tide Cabins',
  location: 'Tofino, Canada',
  wellnessTag: 'restore',
}

const findPrint = vi.fn(async (slug: string) => (slug === 'cedar-cabins' ? CABINS : null))
const deps = { findPrint, takeCover: async () => null }
const app = artworkRoutes({ ...deps })

beforeEach(() => {
  vi.clearAllMocks()
})

test('a listing is drawn at the size and view of its URL', async () => {
  const response = await app.request('/art/cedar-cabins-2-4x5.svg')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  const expected = artwork({ ...galleryPrintOf(CABINS, 2), ...PRINT_SIZES['4x5'] })
  expect(await response.text()).toBe(expected)
})

test('the feed has its own size and horizon', async () => {
  const response = await app.request('/art/cedar-cabins-0-wide.svg')
  const expected = artwork({ ...printOf(CABINS), width: 1440, height: 900, horizon: 0.5 })
  expect(await response.text()).toBe(expected)
})

test('a category has a default print and a quiet one', async () => {
  const usual = await (await app.request('/art/escapes-default-4x3.svg')).text()
  const quiet = await (await app.request('/art/escapes-default-quiet-4x3.svg')).text()
  expect(usual).toBe(artwork({ scene: 'lake', hour: 'restore' }))
  expect(quiet).toBe(artwork({ scene: 'lake', hour: 'restore', quiet: true }))
  expect(findPrint).not.toHaveBeenCalled()
})

test('scene prints vary by scene and hour; quiet ones have no house', async () => {
  const usual = await (await app.request('/art/scene-hot-spring-focus-1x1.svg')).text()
  const quiet = await (await app.request('/art/scene-lake-calm-quiet-1x1.svg')).text()
  const own = await (await app.request('/art/scene-lake-calm-villa~Sleep-1x1.svg')).text()
  const square = PRINT_SIZES['1x1']
  expect(usual).toBe(artwork({ scene: 'hot-spring', hour: 'focus', ...square }))
  expect(quiet).toBe(artwork({ hour: 'calm', quiet: true, type: 'none', ...square }))
  const variant = { seed: 'Sleep', hour: 'calm', type: 'villa' } as const
  expect(own).toBe(artwork({ ...variant, ...square }))
})

test('a picture cannot run scripts or load resources', async () => {
  const { headers } = await app.request('/art/essentials-default-4x3.svg')
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'",
  )
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('with the current version it is cached for a year, otherwise for an hour', async () => {
  const versioned = await app.request(`/art/escapes-default-4x3.svg?v=${ARTWORK_VERSION}`)
  const plain = await app.request('/art/escapes-default-4x3.svg')
  expect(versioned.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(plain.headers.get('cache-control')).toBe('public, max-age=3600')
  const newer = await app.request('/art/escapes-default-4x3.svg?v=999')
  expect(newer.headers.get('cache-control')).toBe('public, max-age=3600')
})

test('a matching ETag gets 304, and pictures have different ETags', async () => {
  const address = '/art/escapes-default-4x3.svg'
  const tag = (await app.request(address)).headers.get('etag') ?? ''
  expect(tag).toMatch(/^"[^"]+"$/)
  const again = await app.request(address, { headers: { 'If-None-Match': tag } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect(again.headers.get('cache-control')).toBe('public, max-age=3600')
  const other = await app.request('/art/escapes-default-1x1.svg', {
    headers: { 'If-None-Match': tag },
  })
  expect(other.status).toBe(200)
})

test('a changed listing is drawn again', async () => {
  const before = await (await app.request('/art/cedar-cabins-0-4x3.svg')).text()
  findPrint.mockResolvedValueOnce({ ...CABINS, tags: ['desert'] })
  const after = await (await app.request('/art/cedar-cabins-0-4x3.svg')).text()
  expect(after).not.toBe(before)
})

test.each([
  '/art/unknown-listing-0-4x3.svg',
  '/art/cedar-cabins-6-4x3.svg',
  '/art/cedar-cabins-0-5x5.svg',
  '/art/cedar-cabins-0-4x3.png',
  '/art/scene-lake-midnight-4x3.svg',
  '/art/..%2f..%2fetc%2fpasswd',
  '/art/%E0%A4%A',
  '/og/unknown-listing.png',
  '/og/cedar-cabins.svg',
  '/og/CEDAR.png',
])('%s is not found, as JSON', async (address) => {
  const response = await app.request(address)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ error: 'No such picture' })
})

test('an invalid slug is not looked up', async () => {
  await app.request("/art/a'b-0-4x3.svg")
  await app.request(`/og/${'a'.repeat(121)}.png`)
  expect(findPrint).not.toHaveBeenCalled()
})

test('mounted in a site, it does not affect other pages', async () => {
  const site = new Hono().route('/', artworkRoutes({ ...deps }))
  site.get('/page', (c) => c.text('page'))
  const response = await site.request('/page')
  expect(await response.text()).toBe('page')
  expect(response.headers.get('etag')).toBeNull()
})

test('the share image is 1200 by 630, and concurrent requests share one rendering', async () => {
  const { default: sharp } = await import('sharp')
  const fresh = artworkRoutes({ ...deps })
  const ask = () => fresh.request(`/og/cedar-cabins.png?v=${ARTWORK_VERSION}`)
  const [first, second] = await Promise.all([ask(), ask()])
  const third = await ask()
  expect(sharp).toHaveBeenCalledTimes(1)
  expect(first.headers.get('content-type')).toBe('image/png')
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const png = Buffer.from(await first.arrayBuffer())
  expect(png.readUInt32BE(16)).toBe(1200)
  expect(png.readUInt32BE(20)).toBe(630)
  expect(png.byteLength).toBeLessThan(400_000)
  expect(Buffer.from(await second.arrayBuffer()).equals(png)).toBe(true)
  expect(Buffer.from(await third.arrayBuffer()).equals(png)).toBe(true)
})

test('a failed raster is retried', async () => {
  const { default: sharp } = await import('sharp')
  vi.mocked(sharp).mockImplementationOnce(() => {
    throw new Error('out of memory')
  })
  const fresh = artworkRoutes({ ...deps }).onError((_, c) => c.text('broken', 500))
  expect((await fresh.request('/og/cedar-cabins.png')).status).toBe(500)
  expect((await fresh.request('/og/cedar-cabins.png')).status).toBe(200)
})

test('pictures larger than the cache are still served', async () => {
  const forgetful = artworkRoutes({ ...deps, cacheBytes: 1 })
  expect((await forgetful.request('/art/cedar-cabins-0-4x3.svg')).status).toBe(200)
  expect((await forgetful.request('/art/cedar-cabins-0-4x3.svg')).status).toBe(200)
})

test.each([
  [`?v=${ARTWORK_VERSION}`, 600],
  [`?v=${ARTWORK_VERSION}&small`, 360],
])(
  'a picture in a page (%s) becomes a print: drawn at first, then WebP for a year',
  async (asks, px) => {
    const asked = () =>
      app.request(`/art/escapes-default-1x1.svg${asks}`, {
        headers: { accept: 'image/avif,image/webp,*/*' },
      })
    const first = await asked()
    expect(first.headers.get('content-type')).toBe('image/svg+xml')
    expect(first.headers.get('cache-control')).toBe('public, max-age=60')
    expect(first.headers.get('vary')).toContain('Accept')
    await expect.poll(async () => (await asked()).headers.get('content-type')).toBe('image/webp')
    const print = await asked()
    expect(print.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(print.headers.get('vary')).toContain('Accept')
    const { default: sharp } = await import('sharp')
    const { format, width } = await sharp(Buffer.from(await print.arrayBuffer())).metadata()
    expect({ format, width }).toEqual({ format: 'webp', width: px })
    const plain = await app.request(`/art/escapes-default-1x1.svg${asks}`)
    expect(plain.headers.get('content-type')).toBe('image/svg+xml')
  },
)

test('the share picture of a listing with a photo is the photo, and follows it', async () => {
  const cover = (background: string) =>
    sharp({ create: { width: 1200, height: 900, channels: 3, background } })
      .webp()
      .toBuffer()
  const takeCover = vi.fn(async () => ({ version: 'red', bytes: await cover('red') }))
  const photographed = artworkRoutes({ findPrint, takeCover })
  const shared = await photographed.request('/og/cedar-cabins.png?v=1')
  expect(shared.headers.get('content-type')).toBe('image/jpeg')
  expect(shared.headers.get('cache-control')).not.toContain('immutable')
  const bytes = Buffer.from(await shared.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
  takeCover.mockImplementation(async () => ({ version: 'blue', bytes: await cover('blue') }))
  const changed = await photographed.request('/og/cedar-cabins.png?v=1')
  expect(Buffer.from(await changed.arrayBuffer())).not.toEqual(bytes)
})
