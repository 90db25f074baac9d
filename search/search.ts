import { withBestRatedFirst } from '#domain/listing/best-rated.ts'
import { ExpiredCursor } from './cursor.ts'
import type { SearchAnswer, SearchPort, SearchScope, Slice } from './port.ts'

/** The part of the search core needed to choose an adapter. */
export type ServingCore = SearchPort & {
  /** False while it is built or behind the catalogue. */
  isReady(): boolean
}

export type SearchDeps = {
  sql: SearchPort
  /** Omitted when disabled. */
  core?: ServingCore
  /** Called when the core fails; SQL then answers the query. */
  onFault?: (error: unknown) => void
}

/** Cursor prefixes: each adapter has its own order, so a list continues with the adapter it started with. */
const CURSOR_PREFIX = { sql: 's.', core: 'c.' } as const

/** One port over both adapters: the core when it is ready, SQL otherwise and when the core fails. */
export function createSearch({ sql, core, onFault = () => {} }: SearchDeps): SearchPort {
  async function withFallback<T>(
    inCore: (core: SearchPort) => Promise<T>,
    inSql: () => Promise<T>,
  ) {
    if (!core?.isReady()) return inSql()
    try {
      return await inCore(core)
    } catch (error) {
      onFault(error)
      return inSql()
    }
  }
  async function searchIn(
    from: keyof typeof CURSOR_PREFIX,
    port: SearchPort,
    ...[query, slice, scope]: Parameters<SearchPort['search']>
  ): Promise<SearchAnswer> {
    const answer = await port.search(query, withoutPrefix(slice), scope)
    const { nextCursor } = answer
    return { ...answer, nextCursor: nextCursor === null ? null : CURSOR_PREFIX[from] + nextCursor }
  }
  return {
    suggest: (typed, limit) =>
      withFallback(
        (port) => port.suggest(typed, limit),
        () => sql.suggest(typed, limit),
      ),
    async search(rawQuery, slice, scope?: SearchScope) {
      // Substring search takes words literally, so no order is parsed.
      const query = scope?.match === 'substring' ? rawQuery : withBestRatedFirst(rawQuery)
      const adapter = adapterOf(slice)
      if (adapter === 'sql') return searchIn('sql', sql, query, slice, scope)
      return withFallback(
        (port) => searchIn('core', port, query, slice, scope),
        async () => {
          if (adapter === 'core') throw new ExpiredCursor()
          return searchIn('sql', sql, query, slice, scope)
        },
      )
    },
    async similar(id, limit, scope) {
      const inSql = () => sql.similar(id, limit, scope)
      const hits = await withFallback((port) => port.similar(id, limit, scope), inSql)
      // The core indexes listed listings only; the unlisted sample retreat has similar ones by SQL.
      return hits.length > 0 ? hits : inSql()
    },
    retrieve: (need, scope) =>
      withFallback(
        (port) => port.retrieve(need, scope),
        () => sql.retrieve(need, scope),
      ),
    titled: (text) =>
      withFallback(
        (port) => port.titled(text),
        () => sql.titled(text),
      ),
    vocabulary: () => (core?.isReady() ? core.vocabulary() : sql.vocabulary()),
    apply: async (changes) => core?.apply(changes),
  }
}

function adapterOf(slice: Slice): keyof typeof CURSOR_PREFIX | null {
  const after = 'after' in slice ? slice.after : null
  if (after?.startsWith(CURSOR_PREFIX.sql)) return 'sql'
  return after?.startsWith(CURSOR_PREFIX.core) ? 'core' : null
}

function withoutPrefix(slice: Slice): Slice {
  if (!('after' in slice) || slice.after === null || !adapterOf(slice)) return slice
  return { ...slice, after: slice.after.slice(CURSOR_PREFIX.sql.length) }
}
