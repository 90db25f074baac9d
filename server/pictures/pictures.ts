import {
  claimChangedPictures,
  deletePictures,
  findRetry,
  listPictureIds,
  pictureId,
  readReferencedIds,
  savePicture,
  savePictureFailure,
} from '#data/catalogue/pictures.ts'
import { isDatabaseUnavailable } from '#data/db/database-errors.ts'
import type { Db } from '#data/db/db.ts'
import { readOwnPhoto } from '#domain/listing/own-photo.ts'
import { type PictureName, type PictureSize, pictureSource } from '#domain/listing/picture.ts'
import { type FetchRules, fetchPicture } from './fetch-picture.ts'
import type { ListingPhotos } from './listing-photos.ts'
import { makePicture } from './make-picture.ts'
import type { PictureStore } from './picture-store.ts'

export type Pictures = {
  /**
   * A photo in one size; null if it is not stored, and then it is fetched unless a recent fetch failed. One that staff
   * uploaded is made before the answer.
   */
  take: (source: string, size: PictureSize) => Promise<Buffer | null>
  /**
   * Fetches the photos of listings changed since the last call, in order, and once a day deletes records of
   * photos that no listing references.
   */
  prepareChanged: () => Promise<void>
  stop: () => Promise<void>
}

export type PicturesDeps = {
  db: Db
  store: PictureStore
  rules: FetchRules
  /** The photos that staff uploaded. */
  listingPhotos: Pick<ListingPhotos, 'read'>
  /** Called with the reason when a picture is not fetched. */
  onFault: (error: unknown) => void
  now?: () => Date
}

/** Concurrent fetches. */
const WORKERS = 2
/** Beyond this queue length the print is shown and the fetch retried with the next request. */
const QUEUE_LIMIT = 500
const CLEAN_UP_EVERY_MS = 86_400_000
/** The photos a gallery shows first. */
const PREPARED: readonly PictureName[] = ['cover', 0, 1, 2, 3, 4]

/**
 * Photos from other hosts, each fetched once and stored as files. Concurrent requests share one fetch; two
 * processes that fetch the same photo write the same files.
 */
export function createPictures(deps: PicturesDeps): Pictures {
  const { db, store, rules, listingPhotos, onFault, now = () => new Date() } = deps
  const inFlight = new Map<string, Promise<void>>()
  const workers = Array.from({ length: WORKERS }, () => Promise.resolve())
  let turn = 0
  let stopped = false
  let following: Promise<void> | null = null
  let isPending = false
  let cleanedUpAt = Number.NEGATIVE_INFINITY

  async function make(id: string, source: string): Promise<void> {
    if (stopped) return
    const retryAt = await findRetry(db, id)
    if (retryAt && retryAt > now()) return
    try {
      const file = readOwnPhoto(source)
        ? await listingPhotos.read(source)
        : await fetchPicture(source, rules)
      const { colour, files } = await makePicture(file)
      for (const { bytes, ...size } of files) await store.write(nameOf(id, size), bytes)
      await savePicture(db, id, colour)
    } catch (error) {
      onFault(error)
      // An unavailable database is not a failure of the picture.
      if (!isDatabaseUnavailable(error)) await savePictureFailure(db, id, now())
    }
  }

  function prepare(source: string): Promise<void> {
    const id = pictureId(source)
    const known = inFlight.get(id)
    if (known) return known
    const isOff = rules.hosts.length === 0 && !readOwnPhoto(source)
    if (stopped || inFlight.size >= QUEUE_LIMIT || isOff) return Promise.resolve()
    const at = turn++ % WORKERS
    const work = (workers[at] ?? Promise.resolve())
      .then(() => make(id, source))
      .catch(onFault)
      .finally(() => inFlight.delete(id))
    workers[at] = work
    inFlight.set(id, work)
    return work
  }

  async function follow(): Promise<void> {
    while (isPending && !stopped) {
      isPending = false
      let isClaimed = false
      for (;;) {
        const listings = await claimChangedPictures(db)
        if (!listings || stopped) break
        isClaimed = true
        // When the store is full, photos are fetched on request only.
        if (store.isFull) continue
        const sources = listings.flatMap((listing) =>
          PREPARED.flatMap((name) => pictureSource(listing, name) ?? []),
        )
        await Promise.all(sources.map(prepare))
      }
      if (!isClaimed || now().getTime() - cleanedUpAt < CLEAN_UP_EVERY_MS) continue
      cleanedUpAt = now().getTime()
      await deleteUnreferenced(db, () => stopped)
    }
  }

  return {
    async take(source, size) {
      const name = nameOf(pictureId(source), size)
      const stored = await store.read(name)
      if (stored) return stored
      const prepared = prepare(source)
      if (!readOwnPhoto(source)) return null
      await prepared
      return store.read(name)
    },
    async prepareChanged() {
      if (rules.hosts.length === 0) return
      isPending = true
      following ??= follow()
        .catch(onFault)
        .finally(() => {
          following = null
        })
      await following
    },
    async stop() {
      stopped = true
      await following
    },
  }
}

async function deleteUnreferenced(db: Db, isStopped: () => boolean): Promise<void> {
  // Listed before the listings are read, so that photos fetched meanwhile are kept.
  const unreferenced = await listPictureIds(db)
  for await (const referenced of readReferencedIds(db)) {
    if (isStopped()) return
    for (const id of referenced) unreferenced.delete(id)
  }
  await deletePictures(db, unreferenced)
}

function nameOf(id: string, { width, format }: PictureSize): string {
  return `${id}-${width}.${format}`
}
