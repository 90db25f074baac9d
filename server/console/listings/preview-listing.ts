import { findStoredItem } from '#data/staff/listing-versions.ts'
import type { ListingPreview } from '#domain/console/console-api.ts'
import { listingPreview } from '#domain/console/console-requests.ts'
import { withEditorValues } from '#domain/console/listings/editor-fields.ts'
import { withCover } from '#domain/listing/own-photo.ts'
import { type ConsoleCall, type Endpoint, listingIdOf, notFound, readBody } from '../endpoint.ts'
import { toListing } from './change-listing.ts'

export const PREVIEW_ENDPOINTS: readonly Endpoint[] = [
  { method: 'POST', path: '/listings/:id/preview', action: 'listings.edit', run: preview },
]

/** The page of a listing with what is not saved, as visitors would get it. Stores nothing. */
async function preview({ c, deps, now }: ConsoleCall): Promise<Response> {
  const { values, photos, tab, language } = await readBody(c, listingPreview)
  const { db } = deps.auth
  const item = await findStoredItem(db, listingIdOf(c))
  if (!item) throw notFound()
  const next = withCover({ ...withEditorValues(item, values), images: photos, listed: true })
  const listing = await toListing(db, next, now)
  const html = await deps.renderPreview(listing, { tab, language })
  return c.json({ html } satisfies ListingPreview)
}
