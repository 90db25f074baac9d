import { readCatalogue } from '#data/catalogue.ts'
import type { CatalogueMark } from '#data/catalogue-mark.ts'
import type { OpenDatabase } from '#data/db.ts'
import { followChanges, reachMark } from '#data/follow-changes.ts'
import type { Listing } from '#domain/listing.ts'
import type { SearchPort } from './port.ts'
import type { ServingCore } from './search.ts'

export type FedCoreParts = {
  opened: OpenDatabase
  /** Builds a core over a whole catalogue; `seq` is the last change that it contains. */
  build: (listings: AsyncIterable<Listing[]>, seq: number) => Promise<SearchPort>
  /** A core from a snapshot, and where it stands. */
  begun?: { core: SearchPort; mark: CatalogueMark }
  onFault: (error: unknown) => void
}

export type FedCore = ServingCore & { stop: () => Promise<void> }

/**
 * A core that builds itself in the background and then follows every committed change. It is not ready
 * before, nor while a change could not be taken over; whoever asks then asks SQL.
 */
export function feedCore({ opened, build, begun, onFault }: FedCoreParts): FedCore {
  let core: SearchPort | null = begun?.core ?? null
  let isBehind = true
  let following: { stop: () => Promise<void> } | null = null
  let stopped = false

  async function rebuild(): Promise<CatalogueMark> {
    isBehind = true
    // The mark first: what changes while the catalogue is read comes once more, which does no harm.
    const mark = await reachMark(opened)
    core = await build(readCatalogue(opened.catalogue), mark.seq)
    isBehind = false
    return mark
  }

  async function start(): Promise<void> {
    const mark = begun?.mark ?? (await rebuild())
    if (stopped) return
    isBehind = false
    following = followChanges(opened, mark, {
      restart: rebuild,
      onFault,
      async take(changes) {
        try {
          await core?.apply(changes)
          isBehind = false
        } catch (error) {
          isBehind = true
          throw error
        }
      },
    })
  }

  function ready(): SearchPort {
    if (!core) throw new Error('the search core is still being built')
    return core
  }

  const started = start().catch(onFault)
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
