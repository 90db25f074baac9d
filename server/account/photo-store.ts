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

/** Members' photos as WebP, wherever they are kept; a bucket that fails is an AuthError 503, and changes nothing. */
export type PhotoStore = {
  find: (userId: string) => Promise<Buffer | null>
  save: (userId: string, webp: Buffer) => Promise<void>
  remove: (userId: string) => Promise<void>
  /** Removes from the bucket what no photo points to any more; what fails is tried again next time. */
  sweep: () => Promise<void>
}

type PhotoStoreDeps = {
  db: Db
  now: () => Date
  log: Log
  /** Null keeps photos in the database. */
  bucket: PhotoBucket | null
}

/** Longer than any upload takes. */
const UPLOAD_MS = 3_600_000
const KEY_BYTES = 16

export function createPhotoStore({ db, now, log, bucket }: PhotoStoreDeps): PhotoStore {
  async function ask<T>(call: (open: PhotoBucket) => Promise<T>): Promise<T> {
    try {
      if (!bucket) throw new Error('photos are in a bucket, and none is configured')
      return await call(bucket)
    } catch (error) {
      log.error({ fault: toError(error) }, 'photo bucket failed')
      throw new AuthError(503, 'photo_storage_unavailable', 'Photos cannot be reached right now')
    }
  }

  async function sweep(): Promise<void> {
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
      const kept = await findPhoto(db, userId)
      if (!kept) return null
      return 'webp' in kept ? kept.webp : ask((open) => open.get(kept.objectKey))
    },
    async save(userId, webp) {
      if (!bucket) return savePhoto(db, userId, { webp }, now())
      const objectKey = `${randomBytes(KEY_BYTES).toString('hex')}.webp`
      // Whatever breaks off from here on leaves no object that nobody knows of.
      await planRemoval(db, objectKey, new Date(now().getTime() + UPLOAD_MS))
      await ask((open) => open.put(objectKey, webp))
      await savePhoto(db, userId, { objectKey }, now())
      await sweep()
    },
    async remove(userId) {
      await deletePhoto(db, userId)
      await sweep()
    },
    sweep,
  }
}
