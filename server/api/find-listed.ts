import type { z } from 'zod'
import { findListing } from '#data/catalogue/listings.ts'
import type { Db } from '#data/db/db.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { listing } from './schemas.ts'

/** Longer than any id or slug. */
const ID_LIMIT = 200

/** A listing that lists show, by id or slug. */
export async function findListed(db: Db, idOrSlug: string): Promise<Listing | null> {
  const found = idOrSlug.length <= ID_LIMIT ? await findListing(db, idOrSlug) : null
  return found?.listed ? found : null
}

/** The public fields of a listing, as JSON values. */
export function toPublicListing(found: Listing): z.infer<typeof listing> {
  const [createdAt, updatedAt] = [found.createdAt.toISOString(), found.updatedAt.toISOString()]
  return listing.parse({ ...found, createdAt, updatedAt })
}
