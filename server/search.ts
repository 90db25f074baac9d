import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { CatalogueMark } from '#data/catalogue/catalogue-mark.ts'
import { listCardsById } from '#data/catalogue/listings.ts'
import { listCandidates } from '#data/catalogue/retrieve.ts'
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
import { feedCore } from '#search/core-sync.ts'
import { language } from '#search/language.ts'
import type { SearchPort } from '#search/port.ts'
import { createSearch } from '#search/search.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'

export type SearchParts = {
  opened: OpenDatabase
  dataDir: string
  /** False answers everything by SQL. */
  useCore: boolean
  onFault: (error: unknown) => void
  /** Hears of every batch of committed changes once it can be found, from the start on. */
  onChange?: () => void
}

/** About 8 kB each, with what was read from their texts. */
const KEPT_CANDIDATES = 4_096
/** About 2 kB each. */
const KEPT_CARDS = 4_096
const LANGUAGE = new URL('../search/language.ts', import.meta.url)

export type Searching = {
  search: SearchPort
  /** The cards of listings, as fresh as what is found. */
  readCards: ReadById<ListingCard>
  /** The same for the dates of experiences. */
  readCalendar: ReadCalendar
  stop: () => Promise<void>
}

/** Search for this process: the core, from its snapshot or built in the background, over SQL. */
export async function startSearch(parts: SearchParts): Promise<Searching> {
  const { opened, useCore, onFault, onChange = () => {} } = parts
  const sql = createSqlSearch(opened.catalogue)
  // Before anything of the catalogue is kept: whatever changes from here on is told.
  const mark = await syncMark(opened)
  const kept = openKept(opened)
  if (!useCore) {
    const { stop } = publishChanges(opened, mark, { forget: kept.forget, onChange, onFault })
    return { search: createSearch({ sql }), ...kept.read(() => true), stop }
  }
  const { core, save } = openCore(mark, parts, { forget: kept.forget, onChange })
  return {
    search: createSearch({ sql, core, onFault }),
    ...kept.read(core.isReady),
    async stop() {
      await core.stop()
      await save()
    },
  }
}

/** What is kept of listings in front of the database, until it is told to forget. */
function openKept(opened: OpenDatabase) {
  // They outlive the request that they are read for: the words of its language are added where they are shown.
  const readPlain = (ids: readonly string[]) =>
    runWithLocale(BASE_LANGUAGE, () => listCardsById(opened.catalogue, ids))
  const cards = createCacheById(readPlain, KEPT_CARDS, isSettled)
  const calendar = createCalendarCache(opened.catalogue)
  return {
    forget(ids?: readonly string[]) {
      cards.forget(ids)
      calendar.forget(ids)
    },
    /** @param isTold false where a change that could not be taken may hold up the news of others */
    read(isTold: () => boolean): Pick<Searching, 'readCards' | 'readCalendar'> {
      return {
        readCards: (ids) => (isTold() ? cards.read(ids) : readPlain(ids)),
        readCalendar: calendar.read,
      }
    },
  }
}

/** The core, and what leaves it in a file for the next start. */
function openCore(
  mark: CatalogueMark,
  { opened, dataDir, onFault }: SearchParts,
  { forget, onChange }: ChangeListener,
) {
  const file = join(dataDir, 'search-core')
  const { catalogue } = mark
  const fingerprint = `${catalogue} ${reading()}`
  const candidates = createCacheById(
    (ids) => listCandidates(opened.catalogue, ids),
    KEPT_CANDIDATES,
  )
  let latest: SearchCore | null = null
  const create = (built: Snapshot): SearchPort => {
    latest = createSearchCore({ language, readCandidates: candidates.read, built })
    return latest
  }
  const save = async () => latest?.save(file, fingerprint).catch(onFault)
  const snapshot = loadSnapshot(file, fingerprint)
  const core = feedCore({
    opened,
    mark,
    onFault,
    onChange,
    forget(ids) {
      candidates.forget(ids)
      forget(ids)
    },
    begun: snapshot && { core: create(snapshot), mark: { catalogue, seq: snapshot.seq } },
    async build(listings, seq) {
      const port = create({ data: await buildInThread(listings, LANGUAGE), seq })
      await save()
      return port
    },
  })
  return { core, save }
}

/** Of a photo that was not fetched yet the colour may still come, which is no change of the listing. */
function isSettled({ thumbnail, thumbnailColour }: ListingCard): boolean {
  return usableThumbnail(thumbnail) === null || thumbnailColour !== undefined
}

/** Changes whenever listings would be read differently. */
function reading(): string {
  return createHash('sha256')
    .update(JSON.stringify([CONCEPTS, FIELD_WEIGHTS]))
    .digest('hex')
    .slice(0, 16)
}
