import { randomUUID } from 'node:crypto'
import type { Db } from '#data/db/db.ts'
import { planRemoval } from '#data/members/member-photos.ts'
import {
  deleteUnusedPhotos,
  findListingPhoto,
  insertListingPhoto,
} from '#data/staff/listing-photos.ts'
import { readOwnPhoto } from '#domain/listing/own-photo.ts'
import type { PhotoBucket } from '../account/photo-bucket.ts'
import { cropAround } from './crop-picture.ts'
import { PictureError } from './fetch-picture.ts'

/** Photos of listings that staff uploaded, as WebP in the bucket or the database. */
export type ListingPhotos = {
  /** Null if there is none with this id. @throws the error of the bucket */
  find: (id: string) => Promise<Buffer | null>
  /** Stores a photo for a listing and returns its id. @throws the error of the bucket */
  save: (listingId: string, webp: Buffer) => Promise<string>
  /**
   * The photo at an address of this site, cropped around the focus that the address names.
   *
   * @throws PictureError if there is none
   */
  read: (address: string) => Promise<Buffer>
  /** Deletes photos that were uploaded a day ago or earlier and are in no version of their listing. */
  deleteUnused: () => Promise<void>
}

type ListingPhotosDeps = {
  db: Db
  now: () => Date
  /** Null stores photos in the database. */
  bucket: PhotoBucket | null
}

const DAY_MS = 86_400_000
/** Longer than any upload takes. */
const UPLOAD_MS = 3_600_000

export function createListingPhotos({ db, now, bucket }: ListingPhotosDeps): ListingPhotos {
  function openBucket(): PhotoBucket {
    if (!bucket) throw new Error('photos are in a bucket, and none is configured')
    return bucket
  }

  async function find(id: string): Promise<Buffer | null> {
    const photo = await findListingPhoto(db, id)
    if (!photo) return null
    return 'webp' in photo ? photo.webp : openBucket().get(photo.objectKey)
  }

  return {
    find,
    async save(listingId, webp) {
      const id = randomUUID()
      if (!bucket) {
        await insertListingPhoto(db, { id, listingId, photo: { webp }, now: now() })
        return id
      }
      const objectKey = `listing-${id}.webp`
      // Scheduled first: an upload that is interrupted leaves no orphaned object.
      await planRemoval(db, objectKey, new Date(now().getTime() + UPLOAD_MS))
      await bucket.put(objectKey, webp)
      await insertListingPhoto(db, { id, listingId, photo: { objectKey }, now: now() })
      return id
    },
    async read(address) {
      const own = readOwnPhoto(address)
      const webp = own && (await find(own.id))
      if (!webp) throw new PictureError('no such photo')
      return own.focus ? cropAround(webp, own.focus) : webp
    },
    deleteUnused: () => deleteUnusedPhotos(db, new Date(now().getTime() - DAY_MS)),
  }
}
