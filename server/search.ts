import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { CatalogueMark } from '#data/catalogue/catalogue-mark.ts'
import { listCardsById } from '#data/catalogue/listings.ts'
import { listCandidates } from '#data/catalogue/search/retrieve.ts'
import type { OpenDatabase } from '#data/db/db.ts'
import { syncMark } from '#data/db/follow-changes.ts'
import { runWithLocale } from '#data/db/locale-context.ts'
import { CONCEPTS } from '#domain/concepts/concepts.ts'
import { BASE_LANGUAGE } from '#domain/language/language.ts'
import { type ListingCard, usableThumbnail } from '#domain/listing/listing.ts'
import { FIELD_WEIGHTS } from '#domain/listing/ranking.ts'
import { createCacheById, type ReadById } from '#search/cache-by-id.ts'
import { createCalendarCache, type ReadCalendar } from '#search/calendar-cache.ts'
import { type ChangeListener, publishChanges } from '#search/change-feed.ts'
import { createSearchCore, type SearchCore } from '#search/core/core.ts'
import { loadSnapshot, type Snapshot } from '#search/core/index/snapshot.ts'
import { buildInThread } from '#search/core/threads.ts'
import { syncCore } from '#search/core-sync.ts'
import { language } from '#search/language.ts'
import type { SearchPort } from '#search/port.ts'
import { createSearch } from '#search/search.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'

export type SearchParts = {
  opened: OpenDatabase
  dataDir: string
  /** False uses SQL search only. */
  useCore: boolean
  onFault: (error: unknown) => void
  /** Called after every batch of committed changes, once search reflects them. */
  onChange?: () => void
}

/** About 8 kB each, with the concepts parsed from their texts. */
const CANDIDATE_CACHE_SIZE = 4_096
/** About 2 kB each. */
const CARD_CACHE_SIZE = 4_096
const LANGUAGE = new URL('../search/language.ts', import.meta.url)

export type SearchServices = {
  search: SearchPort
  /** Cards of listings, as fresh as search results. */
  readCards: ReadById<ListingCard>
  /** Dates of experiences, equally fresh. */
  readCalendar: ReadCalendar
  stop: () => Promise<void>
}

/**
 * Starts search for this process: the core, loaded from its snapshot or built in the background, with SQL as
 * the fallback.
 */
export async function startSearch(parts: SearchParts): Promise<SearchServices> {
  const { opened, useCore, onFault, onChange = () => {} } = parts
  const sql = createSqlSearch(opened.catalogue)
  // Read before anything is cached: every later change is then published to the caches.
  const mark = await syncMark(opened)
  const caches = openCaches(opened)
  if (!useCore) {
    const { stop } = publishChanges(opened, mark, { invalidate: caches.forget, onChange, onFault })
    return { search: createSearch({ sql }), ...caches.read(() => true), stop }
  }
  const { core, save } = openCore(mark, parts, { invalidate: caches.forget, onChange })
  return {
    search: createSearch({ sql, core, onFault }),
    ...caches.read(core.isReady),
    async stop() {
      await core.stop()
      await save()
    },
  }
}

/** Caches of listings in front of the database. */
function openCaches(opened: OpenDatabase) {
  // Cached across requests, so read in the base language: labels are localised when shown.
  const readPlain = (ids: readonly string[]) =>
    runWithLocale(BASE_LANGUAGE, () => listCardsById(opened.catalogue, ids))
  const cards = createCacheById(readPlain, CARD_CACHE_SIZE, isSettled)
  const calendar = createCalendarCache(opened.catalogue)
  return {
    forget(ids?: readonly string[]) {
      cards.invalidate(ids)
      calendar.invalidate(ids)
    },
    /** @param isInSync false while the change feed is stalled by a change that could not be applied */
    read(isInSync: () => boolean): Pick<SearchServices, 'readCards' | 'readCalendar'> {
      return {
        readCards: (ids) => (isInSync() ? cards.read(ids) : readPlain(ids)),
        readCalendar: calendar.read,
      }
    },
  }
}

/** Opens the core and its snapshot file. */
function openCore(
  mark: CatalogueMark,
  { opened, dataDir, onFault }: SearchParts,
  { invalidate, onChange }: ChangeListener,
) {
  const file = join(dataDir, 'search-core')
  const { catalogue } = mark
  const fingerprint = `${catalogue} ${indexingDigest()}`
  const candidates = createCacheById(
    (ids) => listCandidates(opened.catalogue, ids),
    CANDIDATE_CACHE_SIZE,
  )
  let latest: SearchCore | null = null
  const create = (built: Snapshot): SearchPort => {
    latest = createSearchCore({ language, readCandidates: candidates.read, built })
    return latest
  }
  const save = async () => latest?.save(file, fingerprint).catch(onFault)
  const snapshot = loadSnapshot(file, fingerprint)
  const core = syncCore({
    opened,
    mark,
    onFault,
    onChange,
    invalidate(ids) {
      candidates.invalidate(ids)
      invalidate(ids)
    },
    initial: snapshot && { core: create(snapshot), mark: { catalogue, seq: snapshot.seq } },
    async build(listings, seq) {
      const port = create({ data: await buildInThread(listings, LANGUAGE), seq })
      await save()
      return port
    },
  })
  return { core, save }
}

/** The colour of a photo that is not fetched yet may follow without a change of the listing. */
function isSettled({ thumbnail, thumbnailColour }: ListingCard): boolean {
  return usableThumbnail(thumbnail) === null || thumbnailColour !== undefined
}

/** Digest of everything that determines how listings are indexed. */
function indexingDigest(): string {
  return createHash('sha256')
    .update(JSON.stringify([CONCEPTS, FIELD_WEIGHTS]))
    .digest('hex')
    .slice(0, 16)
}
