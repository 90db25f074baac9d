import { withParsedRating } from '#domain/listing/rating-parser.ts'
import { ExpiredCursor } from './cursor.ts'
import type { SearchAnswer, SearchPort, SearchScope, Slice } from './port.ts'

/** The part of the search core that deciding whom to ask needs. */
export type ServingCore = SearchPort & {
  /** False while it builds, or has fallen behind the catalogue. */
  isReady(): boolean
}

export type SearchDeps = {
  sql: SearchPort
  /** Left out where it is switched off. */
  core?: ServingCore
  /** Hears that the core failed; the question is then answered by SQL. */
  onFault?: (error: unknown) => void
}

/** Whose cursor it is: each adapter has an order of its own, so a list goes on where it began. */
const FROM = { sql: 's.', core: 'c.' } as const

/** One port over both adapters: the core when it is ready, else SQL; SQL also when the core fails. */
export function createSearch({ sql, core, onFault = () => {} }: SearchDeps): SearchPort {
  async function ask<T>(inCore: (core: SearchPort) => Promise<T>, inSql: () => Promise<T>) {
    if (!core?.isReady()) return inSql()
    try {
      return await inCore(core)
    } catch (error) {
      onFault(error)
      return inSql()
    }
  }
  async function searchIn(
    from: keyof typeof FROM,
    port: SearchPort,
    ...[query, slice, scope]: Parameters<SearchPort['search']>
  ): Promise<SearchAnswer> {
    const answer = await port.search(query, withoutMark(slice), scope)
    const { nextCursor } = answer
    return { ...answer, nextCursor: nextCursor === null ? null : FROM[from] + nextCursor }
  }
  return {
    suggest: (typed, limit) =>
      ask(
        (port) => port.suggest(typed, limit),
        () => sql.suggest(typed, limit),
      ),
    async search(asked, slice, scope?: SearchScope) {
      // Where letters are looked for as they stand, no word says anything else.
      const query = scope?.match === 'substring' ? asked : withParsedRating(asked)
      const begun = beganIn(slice)
      if (begun === 'sql') return searchIn('sql', sql, query, slice, scope)
      return ask(
        (port) => searchIn('core', port, query, slice, scope),
        async () => {
          if (begun === 'core') throw new ExpiredCursor()
          return searchIn('sql', sql, query, slice, scope)
        },
      )
    },
    async similar(id, limit, scope) {
      const inSql = () => sql.similar(id, limit, scope)
      const hits = await ask((port) => port.similar(id, limit, scope), inSql)
      // The core knows only what is listed; the sample retreat, which is not, has similar ones too.
      return hits.length > 0 ? hits : inSql()
    },
    retrieve: (need, scope) =>
      ask(
        (port) => port.retrieve(need, scope),
        () => sql.retrieve(need, scope),
      ),
    apply: async (changes) => core?.apply(changes),
  }
}

function beganIn(slice: Slice): keyof typeof FROM | null {
  const after = 'after' in slice ? slice.after : null
  if (after?.startsWith(FROM.sql)) return 'sql'
  return after?.startsWith(FROM.core) ? 'core' : null
}

function withoutMark(slice: Slice): Slice {
  if (!('after' in slice) || slice.after === null || !beganIn(slice)) return slice
  return { ...slice, after: slice.after.slice(FROM.sql.length) }
}
