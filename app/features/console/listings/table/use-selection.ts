import { useState } from 'react'
import type { ListingEntry } from '#domain/console/console-api.ts'

/** Chosen rows across pages: those with the ids, or all that match the filters but those. */
type Chosen = { isAll: boolean; ids: ReadonlySet<string> }

const NONE: Chosen = { isAll: false, ids: new Set() }
const ALL: Chosen = { isAll: true, ids: new Set() }

/** The selection of the table of listings. `total` is the number of all that match. */
export function useSelection(total: number) {
  const [{ isAll, ids }, setChosen] = useState(NONE)
  const set = (changed: readonly string[], isChosen: boolean) => {
    const next = new Set(ids)
    for (const id of changed) {
      if (isChosen === isAll) next.delete(id)
      else next.add(id)
    }
    setChosen({ isAll, ids: next })
  }
  const has = (id: string) => ids.has(id) !== isAll
  return {
    isAll,
    /** The chosen ids; of all that match, those that are left out. */
    ids: [...ids],
    count: isAll ? Math.max(0, total - ids.size) : ids.size,
    has,
    hasAll: (entries: readonly ListingEntry[]) => entries.every(({ id }) => has(id)),
    set,
    setAll: () => setChosen(ALL),
    clear: () => setChosen(NONE),
  }
}

export type Selection = ReturnType<typeof useSelection>
