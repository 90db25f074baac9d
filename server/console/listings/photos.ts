import { AuthError } from '#auth/errors.ts'
import { throttle } from '#auth/limits/throttle.ts'
import type { Db } from '#data/db/db.ts'
import { listPhotoIds } from '#data/staff/listing-photos.ts'
import { findStoredItem } from '#data/staff/listing-versions.ts'
import { deleteUnsavedPhotos } from '#data/staff/unsaved-edits.ts'
import type { NewPhoto } from '#domain/console/console-api.ts'
import { listingPhotos } from '#domain/console/console-requests.ts'
import { isSameValue, type StoredItem } from '#domain/console/listings/listing-versions.ts'
import type { Photo } from '#domain/listing/listing.ts'
import { ownPhotoPath, photosOf, readOwnPhoto, withCover } from '#domain/listing/own-photo.ts'
import { toError } from '#domain/to-error.ts'
import { toListingPhoto } from '../../pictures/crop-picture.ts'
import { TooManyPixels } from '../../pictures/picture-file.ts'
import { type ConsoleCall, type Endpoint, listingIdOf, notFound, readBody } from '../endpoint.ts'
import { changeListing, conflict, invalidFields, viewOf } from './change-listing.ts'
import { editorOf } from './listing-editor.ts'

export const PHOTO_ENDPOINTS: readonly Endpoint[] = [
  { method: 'POST', path: '/listings/:id/photos', action: 'listings.edit', run: upload },
  { method: 'PUT', path: '/listings/:id/photos', action: 'listings.edit', run: setPhotos },
]

/** Decoding takes up to 160 MB: one upload at a time. */
let lastUpload: Promise<unknown> = Promise.resolve()

/** Stores a photo, which the listing does not show until `setPhotos`. */
async function upload({ c, deps, actor }: ConsoleCall): Promise<Response> {
  const id = listingIdOf(c)
  if (!(await findStoredItem(deps.auth.db, id))) throw notFound()
  await throttle(deps.auth, 'listingPhoto', actor.id)
  const file = Buffer.from(await c.req.arrayBuffer())
  const written = lastUpload.then(() => toListingPhoto(file))
  lastUpload = written.catch(() => {})
  const webp = await written.catch(rejectPixels)
  if (!webp) throw new AuthError(422, 'not_a_picture', 'The file is no picture that can be read')
  const photo = await deps.listingPhotos.save(id, webp).catch((error: unknown) => {
    deps.log.error({ fault: toError(error) }, 'a photo was not stored')
    throw new AuthError(503, 'photo_storage_unavailable', 'Photos cannot be reached right now')
  })
  return c.json({ url: ownPhotoPath(photo) } satisfies NewPhoto, 201)
}

/** @throws AuthError for a picture with too many pixels; any other error unchanged */
function rejectPixels(error: unknown): never {
  if (!(error instanceof TooManyPixels)) throw error
  throw new AuthError(422, 'too_many_pixels', `The picture has ${error.message}`)
}

/** Replaces the photos of a listing, unless they are others than the caller has seen. */
async function setPhotos(call: ConsoleCall): Promise<Response> {
  const { before, photos } = await readBody(call.c, listingPhotos)
  const id = listingIdOf(call.c)
  await changeListing(editorOf(call), {
    id,
    // Only other photos are a conflict: a change of the texts meanwhile is none.
    basedOn: null,
    kind: 'edited',
    async toNext(item, tx) {
      if (!isSameValue(photosOf(item), before)) throw conflict(await viewOf(tx, id, item))
      await requireKnown(tx, id, item, photos)
      await deleteUnsavedPhotos(tx, id, call.actor.id)
      return withCover({ ...item, images: photos })
    },
  })
  const { db } = call.deps.auth
  const item = await findStoredItem(db, id)
  if (!item) throw notFound()
  return call.c.json(await viewOf(db, id, item))
}

/** @throws AuthError for a photo that was neither uploaded for the listing nor is one of it already */
async function requireKnown(tx: Db, id: string, item: StoredItem, photos: readonly Photo[]) {
  const stored = new Set(photosOf(item).map(({ url }) => url))
  const added = photos.map(({ url }) => url).filter((url) => !stored.has(url))
  const ids = added.flatMap((url) => readOwnPhoto(url)?.id ?? [])
  const known = await listPhotoIds(tx, id, ids)
  const isKnown = (url: string) => {
    const own = readOwnPhoto(url)
    return own !== null && own.focus === null && known.has(own.id)
  }
  const isRepeated = new Set(photos.map(({ url }) => url)).size < photos.length
  if (isRepeated || !added.every(isKnown))
    throw invalidFields([{ field: 'images', reason: 'invalid' }])
}
