import type { AuthDeps } from '#auth/deps.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { openPhotoBucket, type PhotoBucket } from './photo-bucket.ts'
import { createPhotoStore, type PhotoStore } from './photo-store.ts'

/** The configured bucket; null without one, and then photos are in the database. */
export function bucketOf(env: Env): PhotoBucket | null {
  const {
    PHOTO_BUCKET_URL: url,
    PHOTO_BUCKET_KEY_ID: keyId,
    PHOTO_BUCKET_SECRET: secret,
    PHOTO_BUCKET_REGION: region,
  } = env
  return url && keyId && secret ? openPhotoBucket({ url, keyId, secret, region }) : null
}

/** Photos in the configured bucket, else in the database. */
export function openPhotoStore(env: Env, { db, now }: AuthDeps, log: Log): PhotoStore {
  return createPhotoStore({ db, now, log, bucket: bucketOf(env) })
}
