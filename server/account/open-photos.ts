import type { AuthDeps } from '#auth/deps.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { openPhotoBucket } from './photo-bucket.ts'
import { createPhotoStore, type PhotoStore } from './photo-store.ts'

/** Photos in the configured bucket, else in the database. */
export function openPhotoStore(env: Env, { db, now }: AuthDeps, log: Log): PhotoStore {
  const {
    PHOTO_BUCKET_URL: url,
    PHOTO_BUCKET_KEY_ID: keyId,
    PHOTO_BUCKET_SECRET: secret,
    PHOTO_BUCKET_REGION: region,
  } = env
  const bucket = url && keyId && secret ? openPhotoBucket({ url, keyId, secret, region }) : null
  return createPhotoStore({ db, now, log, bucket })
}
