import { randomBytes } from 'node:crypto'
import { AuthError } from '#auth/errors.ts'
import type { Db } from '#data/db/db.ts'
import {
  deletePhoto,
  deleteRemoval,
  findPhoto,
  listRemovals,
  planRemoval,
  savePhoto,
} from '#data/members/member-photos.ts'
import { toError } from '#domain/to-error.ts'
import type { Log } from '../log.ts'
import type { PhotoBucket } from './photo-bucket.ts'

/**
 * Members' photos as WebP, in the bucket or the database; a bucket failure is an AuthError 503 and changes
 * nothing.
 */
export type PhotoStore = {
  find: (userId: string) => Promise<Buffer | null>
  save: (userId: string, webp: Buffer) => Promise<void>
  remove: (userId: string) => Promise<void>
  /** Deletes objects without a photo from the bucket; failures are retried next time. */
  deleteOrphans: () => Promise<void>
}

type PhotoStoreDeps = {
  db: Db
  now: () => Date
  log: Log
  /** Null stores photos in the database. */
  bucket: PhotoBucket | null
}

/** Longer than any upload takes. */
const UPLOAD_MS = 3_600_000
const KEY_BYTES = 16

export function createPhotoStore({ db, now, log, bucket }: PhotoStoreDeps): PhotoStore {
  async function withBucket<T>(call: (open: PhotoBucket) => Promise<T>): Promise<T> {
    try {
      if (!bucket) throw new Error('photos are in a bucket, and none is configured')
      return await call(bucket)
    } catch (error) {
      log.error({ fault: toError(error) }, 'photo bucket failed')
      throw new AuthError(503, 'photo_storage_unavailable', 'Photos cannot be reached right now')
    }
  }

  async function deleteOrphans(): Promise<void> {
    if (!bucket) return
    for (const key of await listRemovals(db, now()))
      try {
        await bucket.remove(key)
        await deleteRemoval(db, key)
      } catch (error) {
        log.warn({ fault: toError(error) }, 'a photo waits to be removed from the bucket')
      }
  }

  return {
    async find(userId) {
      const photo = await findPhoto(db, userId)
      if (!photo) return null
      return 'webp' in photo ? photo.webp : withBucket((open) => open.get(photo.objectKey))
    },
    async save(userId, webp) {
      if (!bucket) return savePhoto(db, userId, { webp }, now())
      const objectKey = `${randomBytes(KEY_BYTES).toString('hex')}.webp`
      // Scheduled first: an upload that is interrupted leaves no orphaned object.
      await planRemoval(db, objectKey, new Date(now().getTime() + UPLOAD_MS))
      await withBucket((open) => open.put(objectKey, webp))
      await savePhoto(db, userId, { objectKey }, now())
      await deleteOrphans()
    },
    async remove(userId) {
      await deletePhoto(db, userId)
      await deleteOrphans()
    },
    deleteOrphans,
  }
}
