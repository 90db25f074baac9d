import { isDeepStrictEqual } from 'node:util'
import type { Db } from '#data/db/db.ts'
import { listSearchRules } from '#data/staff/search-rules.ts'
import { isInForce, type SearchRule } from '#domain/search-rules/search-rule.ts'

export type LiveRules = {
  /** The published rules of today. */
  inForce: () => readonly SearchRule[]
  /** Reads what was saved by any server. */
  refresh: () => Promise<void>
}

type RulesParts = {
  db: Db
  now: () => Date
  /** Called when a refresh has read other rules. */
  onChange: () => void
}

/** The rules of search, not read yet: `refresh` is called at the start, and for every change of the catalogue. */
export function createSearchRules({ db, now, onChange }: RulesParts): LiveRules {
  let rules: readonly SearchRule[] = []
  // In order, so that an older state never replaces a newer one.
  let queue = Promise.resolve()

  async function read(): Promise<void> {
    const next = await listSearchRules(db)
    if (isDeepStrictEqual(next, rules)) return
    rules = next
    onChange()
  }

  return {
    inForce() {
      const today = now().toISOString().slice(0, 10)
      return rules.filter((rule) => isInForce(rule, today))
    },
    refresh() {
      const reading = queue.then(read)
      queue = reading.catch(() => {})
      return reading
    },
  }
}
