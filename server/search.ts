import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { ListingChange } from '#data/changes.ts'
import type { OpenDatabase } from '#data/db.ts'
import { followChanges, reachMark } from '#data/follow-changes.ts'
import { listCardsById } from '#data/listings.ts'
import { listCandidates } from '#data/retrieve.ts'
import { sayIn } from '#data/said-in.ts'
import { CONCEPTS } from '#domain/concepts.ts'
import { BASE_LANGUAGE } from '#domain/language.ts'
import { type Listing, type ListingCard, usableThumbnail } from '#domain/listing.ts'
import { FIELD_WEIGHTS } from '#domain/ranking.ts'
import type { ReadListing } from '#search/context.ts'
import { createSearchCore, type SearchCore } from '#search/core/core.ts'
import { loadSnapshot, type Snapshot } from '#search/core/snapshot.ts'
import { buildInThread } from '#search/core/threads.ts'
import { feedCore } from '#search/fed-core.ts'
import { keepById, type ReadById } from '#search/kept-by-id.ts'
import { keepCalendar, type ReadCalendar } from '#search/kept-calendar.ts'
import { keepListings } from '#search/kept-listings.ts'
import { language } from '#search/language.ts'
import type { CatalogueChange, SearchPort } from '#search/port.ts'
import { createSearch } from '#search/search.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'

export type SearchParts = {
  opened: OpenDatabase
  dataDir: string
  /** False answers everything by SQL. */
  useCore: boolean
  onFault: (error: unknown) => void
  /** Hears of every batch of committed changes once it can be found. */
  onChange?: () => void
}

/** About 8 kB each, with what was read from their texts. */
const KEPT_CANDIDATES = 4_096
/** About 2 kB each. */
const KEPT_CARDS = 4_096
/** About 8 kB each. */
const KEPT_LISTINGS = 1_024
const LANGUAGE = new URL('../search/language.ts', import.meta.url)

export type Searching = {
  search: SearchPort
  /** The cards of listings, as fresh as what is found. */
  readCards: ReadById<ListingCard>
  /** The same for what the page of one listing shows. */
  readListing: ReadListing
  /** The same for the dates of experiences. */
  readCalendar: ReadCalendar
  stop: () => Promise<void>
}

const idOf = (change: CatalogueChange) => ('listing' in change ? change.listing.id : change.id)

/** Search for this process: the core, from its snapshot or built in the background, over SQL. */
export async function startSearch({
  opened,
  dataDir,
  useCore,
  onFault,
  onChange = () => {},
}: SearchParts): Promise<Searching> {
  const sql = createSqlSearch(opened.catalogue)
  // They outlive the request that they are read for: the words of its language are added where they are shown.
  const readPlain = (ids: readonly string[]) =>
    sayIn(BASE_LANGUAGE, () => listCardsById(opened.catalogue, ids))
  const cards = keepById(readPlain, KEPT_CARDS, isSettled)
  // Without a core who follows the changes is never behind.
  let isTold = () => true
  const listings = keepListings(opened.catalogue, KEPT_LISTINGS, () => isTold())
  const calendar = keepCalendar(opened.catalogue)
  const forget = (ids?: readonly string[]) => {
    cards.forget(ids)
    listings.forget()
    calendar.forget(ids)
  }
  const read = { readCards: cards.read, readListing: listings.read, readCalendar: calendar.read }
  if (!useCore) {
    const restart = async () => {
      const mark = await reachMark(opened)
      forget()
      onChange()
      return mark
    }
    const take = async (changes: readonly ListingChange[]) => {
      forget(changes.map(idOf))
      onChange()
    }
    const following = followChanges(opened, await restart(), { take, restart, onFault })
    const search = createSearch({ sql })
    return { search, ...read, stop: following.stop }
  }
  const file = join(dataDir, 'search-core')
  const { catalogue } = await reachMark(opened)
  const fingerprint = `${catalogue} ${reading()}`
  const candidates = keepById((ids) => listCandidates(opened.catalogue, ids), KEPT_CANDIDATES)
  let latest: SearchCore | null = null
  const create = (built: Snapshot): SearchPort => {
    const core = createSearchCore({ language, readCandidates: candidates.read, built })
    latest = core
    // Built over a catalogue that may have changed unheard.
    candidates.forget()
    forget()
    onChange()
    return {
      ...core,
      async apply(changes) {
        const ids = changes.map(idOf)
        candidates.forget(ids)
        forget(ids)
        await core.apply(changes)
        onChange()
      },
    }
  }
  const save = () => latest?.save(file, fingerprint).catch(onFault)
  const snapshot = loadSnapshot(file, fingerprint)
  const core = feedCore({
    opened,
    onFault,
    ...(snapshot && { begun: { core: create(snapshot), mark: { catalogue, seq: snapshot.seq } } }),
    async build(listings: AsyncIterable<Listing[]>, seq) {
      const port = create({ data: await buildInThread(listings, LANGUAGE), seq })
      await save()
      return port
    },
  })
  isTold = core.isReady
  return {
    search: createSearch({ sql, core, onFault }),
    ...read,
    // Until it is ready nobody says what has changed.
    readCards: (ids) => (core.isReady() ? cards.read(ids) : readPlain(ids)),
    async stop() {
      await core.stop()
      await save()
    },
  }
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
