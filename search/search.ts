import { InvalidCursor } from './cursor.ts'
import type { SearchPort } from './port.ts'
import { SQL_CURSOR } from './sql/sql-cursor.ts'

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

/** One port over both adapters: the core when it is ready, else SQL; SQL also when the core fails. */
export function createSearch({ sql, core, onFault = () => {} }: SearchDeps): SearchPort {
  if (!core) return sql
  const serving = core
  async function ask<T>(question: (port: SearchPort) => Promise<T>): Promise<T> {
    if (!serving.isReady()) return question(sql)
    try {
      return await question(serving)
    } catch (error) {
      if (error instanceof InvalidCursor) throw error
      onFault(error)
      return question(sql)
    }
  }
  return {
    suggest: (typed, limit) => ask((port) => port.suggest(typed, limit)),
    search: (query, slice, scope) => {
      // A list goes on where it began: each adapter has an order of its own.
      const after = 'after' in slice ? slice.after : null
      if (after?.startsWith(SQL_CURSOR)) return sql.search(query, slice, scope)
      return ask((port) => port.search(query, slice, scope))
    },
    similar: (id, limit, scope) => ask((port) => port.similar(id, limit, scope)),
    retrieve: (need, scope) => ask((port) => port.retrieve(need, scope)),
    apply: (changes) => serving.apply(changes),
  }
}
