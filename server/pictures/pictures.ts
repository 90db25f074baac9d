import {
  claimChangedPictures,
  deletePictures,
  findRetry,
  listPictureIds,
  pictureId,
  readCarriedIds,
  savePicture,
  savePictureFailure,
} from '#data/catalogue/pictures.ts'
import { isDatabaseUnavailable } from '#data/db/database-errors.ts'
import type { Db } from '#data/db/db.ts'
import { type PictureName, type PictureSize, pictureSource } from '#domain/listing/picture.ts'
import { type FetchRules, fetchPicture } from './fetch-picture.ts'
import { makePicture } from './make-picture.ts'
import type { PictureStore } from './picture-store.ts'

export type Pictures = {
  /** A photo in one size; null while there is none, and then it is fetched unless it failed before. */
  take: (source: string, size: PictureSize) => Promise<Buffer | null>
  /**
   * Fetches what listings carry that were changed since it was last asked, one after the other, and once a
   * day forgets what no listing carries any more.
   */
  prepareChanged: () => Promise<void>
  stop: () => Promise<void>
}

export type PicturesDeps = {
  db: Db
  store: PictureStore
  rules: FetchRules
  /** Hears why a picture was not fetched. */
  onFault: (error: unknown) => void
  now?: () => Date
}

/** Fetched at the same time. */
const WORKERS = 2
/** Whoever comes behind so many sees the listing's print, and asks again. */
const QUEUE_LIMIT = 500
const FORGETS_EVERY_MS = 86_400_000
/** A gallery shows so many before anybody asks for more. */
const PREPARED: readonly PictureName[] = ['cover', 0, 1, 2, 3, 4]

/**
 * Photos from other hosts, each fetched once and kept as files of our own. Of one photo only one fetch is
 * under way; two processes that fetch the same write the same.
 */
export function createPictures(deps: PicturesDeps): Pictures {
  const { db, store, rules, onFault, now = () => new Date() } = deps
  const underWay = new Map<string, Promise<void>>()
  const workers = Array.from({ length: WORKERS }, () => Promise.resolve())
  let turn = 0
  let stopped = false
  let following: Promise<void> | null = null
  let changedSince = false
  let forgotAt = Number.NEGATIVE_INFINITY

  async function make(id: string, source: string): Promise<void> {
    if (stopped) return
    const retryAt = await findRetry(db, id)
    if (retryAt && retryAt > now()) return
    try {
      const { colour, files } = await makePicture(await fetchPicture(source, rules))
      for (const { bytes, ...size } of files) await store.write(nameOf(id, size), bytes)
      await savePicture(db, id, colour)
    } catch (error) {
      onFault(error)
      // A database that is away says nothing of the picture.
      if (!isDatabaseUnavailable(error)) await savePictureFailure(db, id, now())
    }
  }

  function prepare(source: string): Promise<void> {
    const id = pictureId(source)
    const known = underWay.get(id)
    if (known) return known
    if (stopped || underWay.size >= QUEUE_LIMIT || rules.hosts.length === 0)
      return Promise.resolve()
    const at = turn++ % WORKERS
    const work = (workers[at] ?? Promise.resolve())
      .then(() => make(id, source))
      .catch(onFault)
      .finally(() => underWay.delete(id))
    workers[at] = work
    underWay.set(id, work)
    return work
  }

  async function follow(): Promise<void> {
    while (changedSince && !stopped) {
      changedSince = false
      let isMine = false
      for (;;) {
        const listings = await claimChangedPictures(db)
        if (!listings || stopped) break
        isMine = true
        // What would drive out others is fetched when somebody looks.
        if (store.isFull) continue
        const sources = listings.flatMap((listing) =>
          PREPARED.flatMap((name) => pictureSource(listing, name) ?? []),
        )
        await Promise.all(sources.map(prepare))
      }
      if (!isMine || now().getTime() - forgotAt < FORGETS_EVERY_MS) continue
      forgotAt = now().getTime()
      await forgetUncarried(db, () => stopped)
    }
  }

  return {
    async take(source, size) {
      const kept = await store.read(nameOf(pictureId(source), size))
      if (!kept) void prepare(source)
      return kept
    },
    async prepareChanged() {
      if (rules.hosts.length === 0) return
      changedSince = true
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

async function forgetUncarried(db: Db, isStopped: () => boolean): Promise<void> {
  // Known before the listings are read: what is fetched meanwhile stays.
  const uncarried = await listPictureIds(db)
  for await (const carried of readCarriedIds(db)) {
    if (isStopped()) return
    for (const id of carried) uncarried.delete(id)
  }
  await deletePictures(db, uncarried)
}

function nameOf(id: string, { width, format }: PictureSize): string {
  return `${id}-${width}.${format}`
}
