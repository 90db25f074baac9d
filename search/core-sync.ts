import { readCatalogue } from '#data/catalogue/catalogue.ts'
import type { CatalogueMark } from '#data/catalogue/catalogue-mark.ts'
import type { ListingChange } from '#data/catalogue/changes.ts'
import type { OpenDatabase } from '#data/db/db.ts'
import { followChanges, type Subscription, syncMark } from '#data/db/follow-changes.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { type ChangeListener, idOf, publishChanges } from './change-feed.ts'
import type { SearchPort } from './port.ts'
import type { ServingCore } from './search.ts'

export type CoreSyncParts = ChangeListener & {
  opened: OpenDatabase
  /** Position of the change feed before anything was cached. */
  mark: CatalogueMark
  /** Builds a core over a whole catalogue; `seq` is the last change it contains. */
  build: (listings: AsyncIterable<Listing[]>, seq: number) => Promise<SearchPort>
  /** A core loaded from a snapshot, and its position; null to build one. */
  initial: { core: SearchPort; mark: CatalogueMark } | null
  onFault: (error: unknown) => void
}

export type SyncedCore = ServingCore & { stop: () => Promise<void> }

/**
 * A core that is built in the background and then follows every committed change. It is not ready until it
 * has applied the changes made during the build, nor while a change cannot be applied; SQL answers meanwhile.
 * Changes are published all the time, also during the build.
 */
export function syncCore(parts: CoreSyncParts): SyncedCore {
  const { opened, mark, build, initial, invalidate, onChange, onFault } = parts
  let core: SearchPort | null = initial?.core ?? null
  let isBehind = !initial
  let following: Subscription | null = null
  let stopped = false

  /** @returns the position of the new core: later changes have been published and are still to be applied */
  async function rebuild(from: CatalogueMark): Promise<CatalogueMark> {
    isBehind = true
    const feed = publishChanges(opened, from, parts)
    try {
      core = await build(readCatalogue(opened.catalogue), from.seq)
    } finally {
      await feed.stop()
    }
    return from
  }

  async function restart(): Promise<CatalogueMark> {
    // Read the mark first: changes during the read are applied again, which is harmless.
    const now = await syncMark(opened)
    invalidate()
    onChange()
    return rebuild(now)
  }

  async function take(changes: readonly ListingChange[]): Promise<void> {
    invalidate(changes.map(idOf))
    try {
      await core?.apply(changes)
    } catch (error) {
      isBehind = true
      throw error
    } finally {
      // Also after a failure: SQL answers then.
      onChange()
    }
  }

  function onCaughtUp(): void {
    if (!core || !isBehind) return
    isBehind = false
    onChange()
  }

  async function start(): Promise<void> {
    const position = initial?.mark ?? (await rebuild(mark).catch(reportFailure))
    if (!stopped)
      following = followChanges(opened, position, { take, restart, onCaughtUp, onFault })
  }

  /** Changes are published even without a core. */
  function reportFailure(error: unknown): CatalogueMark {
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
    suggest: (...args) => ready().suggest(...args),
    search: (...args) => ready().search(...args),
    similar: (...args) => ready().similar(...args),
    retrieve: (...args) => ready().retrieve(...args),
    titled: (...args) => ready().titled(...args),
    vocabulary: () => ready().vocabulary(),
    apply: (changes) => ready().apply(changes),
    async stop() {
      stopped = true
      await started
      await following?.stop()
    },
  }
}
