import { join } from 'node:path'
import { isDatabaseUnavailable } from '#data/db/database-errors.ts'
import type { Db } from '#data/db/db.ts'
import { toError } from '#domain/to-error.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import type { LiveSettings } from '../site-settings.ts'
import type { ListingPhotos } from './listing-photos.ts'
import { PictureStore } from './picture-store.ts'
import { createPictures, type Pictures } from './pictures.ts'

const MEBIBYTE = 1024 * 1024

type PicturesOpen = {
  db: Db
  listingPhotos: ListingPhotos
  settings: LiveSettings
  log: Log
}

/** Opens photos from the configured hosts, stored in the data folder. */
export function openPictures(
  env: Env,
  { db, listingPhotos, settings, log }: PicturesOpen,
): Pictures {
  return createPictures({
    db,
    listingPhotos,
    store: new PictureStore(join(env.DATA_DIR, 'pictures'), env.PICTURE_CACHE_MB * MEBIBYTE),
    rules: {
      get hosts() {
        return settings.inForce().pictureHosts
      },
    },
    onFault: (error) => {
      const level = isDatabaseUnavailable(error) ? 'warn' : 'info'
      log[level]({ fault: toError(error) }, 'a photo was not fetched')
    },
  })
}
