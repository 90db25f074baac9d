import { readCatalogue } from '#data/catalogue/catalogue.ts'
import type { CatalogueMark } from '#data/catalogue/catalogue-mark.ts'
import type { ListingChange } from '#data/catalogue/changes.ts'
import type { OpenDatabase } from '#data/db/db.ts'
import { type Following, followChanges, syncMark } from '#data/db/follow-changes.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { type ChangeListener, idOf, publishChanges } from './change-feed.ts'
import type { SearchPort } from './port.ts'
import type { ServingCore } from './search.ts'

export type FedCoreParts = ChangeListener & {
  opened: OpenDatabase
  /** Where the catalogue stood before anything of it was kept. */
  mark: CatalogueMark
  /** Builds a core over a whole catalogue; `seq` is the last change that it contains. */
  build: (listings: AsyncIterable<Listing[]>, seq: number) => Promise<SearchPort>
  /** A core from a snapshot, and where it stands. */
  begun: { core: SearchPort; mark: CatalogueMark } | null
  onFault: (error: unknown) => void
}

export type FedCore = ServingCore & { stop: () => Promise<void> }

/**
 * A core that builds itself in the background and then follows every committed change. It is not ready
 * before it has all that changed meanwhile, nor while a change could not be taken over; whoever asks then asks
 * SQL. Of changes it tells all the time, also while it is built.
 */
export function feedCore(parts: FedCoreParts): FedCore {
  const { opened, mark, build, begun, forget, onChange, onFault } = parts
  let core: SearchPort | null = begun?.core ?? null
  let isBehind = !begun
  let following: Following | null = null
  let stopped = false

  /** @returns where the new core stands: what changed meanwhile has been told, and is still to be taken */
  async function rebuild(from: CatalogueMark): Promise<CatalogueMark> {
    isBehind = true
    const telling = publishChanges(opened, from, parts)
    try {
      core = await build(readCatalogue(opened.catalogue), from.seq)
    } finally {
      await telling.stop()
    }
    return from
  }

  async function restart(): Promise<CatalogueMark> {
    // The mark first: what changes while the catalogue is read comes once more, which does no harm.
    const now = await syncMark(opened)
    forget()
    onChange()
    return rebuild(now)
  }

  async function take(changes: readonly ListingChange[]): Promise<void> {
    forget(changes.map(idOf))
    try {
      await core?.apply(changes)
    } catch (error) {
      isBehind = true
      throw error
    } finally {
      // Also of what the core could not take: SQL answers then.
      onChange()
    }
  }

  function caughtUp(): void {
    if (!core || !isBehind) return
    isBehind = false
    onChange()
  }

  async function start(): Promise<void> {
    const stands = begun?.mark ?? (await rebuild(mark).catch(giveUp))
    if (!stopped) following = followChanges(opened, stands, { take, restart, caughtUp, onFault })
  }

  /** Without a core changes are told all the same. */
  function giveUp(error: unknown): CatalogueMark {
    onFault(error)
    return mark
  }

  function ready(): SearchPort {
    if (!core) throw new Error('the search core is still being built')
    return core
  }

  const started = start()
  return {
    isReady: () => core !== null && !isBehind,
    suggest: (...asked) => ready().suggest(...asked),
    search: (...asked) => ready().search(...asked),
    similar: (...asked) => ready().similar(...asked),
    retrieve: (...asked) => ready().retrieve(...asked),
    apply: (changes) => ready().apply(changes),
    async stop() {
      stopped = true
      await started
      await following?.stop()
    },
  }
}
