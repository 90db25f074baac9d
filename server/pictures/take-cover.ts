import { findListing } from '#data/catalogue/listings.ts'
import type { Db } from '#data/db/db.ts'
import { pictureSource, pictureVersion } from '#domain/listing/picture.ts'
import type { ArtworkDeps } from './artwork.ts'
import type { Pictures } from './pictures.ts'

const SHARE_COPY = { width: 1200, format: 'webp' } as const

/** Reads the photo of a listing's card for its share picture; null without one, or until it was fetched. */
export function coverReader(db: Db, pictures: Pick<Pictures, 'take'>): ArtworkDeps['takeCover'] {
  return async (slug) => {
    const listing = await findListing(db, slug)
    const source = listing && pictureSource(listing, 'cover')
    const bytes = source && (await pictures.take(source, SHARE_COPY))
    return bytes ? { version: pictureVersion(source), bytes } : null
  }
}
