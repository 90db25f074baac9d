import type { AuthDeps } from '#auth/deps.ts'
import type { Log } from '../log.ts'
import type { ListingPhotos } from '../pictures/listing-photos.ts'

export type ConsoleDeps = {
  auth: AuthDeps
  listingPhotos: Pick<ListingPhotos, 'save'>
  /** Starts a background job now. */
  runSoon: (job: string) => void
  log: Log
}
