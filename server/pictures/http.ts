import { Hono } from 'hono'
import { printFile } from '#domain/artwork/address.ts'
import { readPictureFile } from '#domain/import/read-picture-file.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { readOwnPhoto } from '#domain/listing/own-photo.ts'
import { pictureSource, pictureVersion, portraitAddress } from '#domain/listing/picture.ts'
import type { ListingPhotos } from './listing-photos.ts'
import type { Pictures } from './pictures.ts'

export type PictureRouteDeps = {
  /** Finds the listing of a photo; null when no listing has the slug. */
  findListing: (
    slug: string,
  ) => Promise<Pick<Listing, 'slug' | 'thumbnail' | 'images' | 'host'> | null>
  pictures: Pick<Pictures, 'take'>
  listingPhotos: Pick<ListingPhotos, 'find'>
}

/**
 * Serves photos of listings from stored copies. A URL names a listing and one of its photos, never the
 * source: clients cannot make the server fetch other URLs.
 */
export function pictureRoutes({ findListing, pictures, listingPhotos }: PictureRouteDeps): Hono {
  const app = new Hono()
  app.get('/photos/:file', async (c) => {
    const own = readOwnPhoto(c.req.path)
    const webp = own && (await listingPhotos.find(own.id))
    if (!webp) return c.json({ error: 'No such picture' }, 404, { 'Cache-Control': 'no-store' })
    return c.body(new Uint8Array(webp), 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    })
  })
  app.get('/pictures/:file', async (c) => {
    const address = readPictureFile(c.req.param('file'))
    const listing = address && (await findListing(address.slug))
    const source = listing && pictureSource(listing, address.name)
    if (!source || listing.slug !== address.slug)
      return c.json({ error: 'No such picture' }, 404, { 'Cache-Control': 'no-store' })
    const bytes = await pictures.take(source, address)
    if (!bytes) {
      // Redirects to the listing's print, not cached, so that the next page tries again.
      const print =
        address.name === 'host'
          ? portraitAddress(listing, '1x1')
          : ({ kind: 'listing', slug: listing.slug, view: 0, ratio: '4x3' } as const)
      c.header('Cache-Control', 'no-store')
      return c.redirect(`/art/${printFile(print)}`)
    }
    const isCurrent = c.req.query('v') === pictureVersion(source)
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': `image/${address.format}`,
      'Cache-Control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      'X-Content-Type-Options': 'nosniff',
    })
  })
  return app
}
