import { useState } from 'react'
import type { ListingEntry } from '#domain/console/console-api.ts'

/** Chosen rows across pages; null stands for all that match the filters. */
type Chosen = ReadonlySet<string> | null

/** The selection of the table of listings. `total` is the number of all that match. */
export function useSelection(total: number) {
  const [chosen, setChosen] = useState<Chosen>(new Set())
  const set = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const id of ids) {
      if (isChosen) next.add(id)
      else next.delete(id)
    }
    setChosen(next)
  }
  return {
    /** The chosen ids; null for all that match. */
    ids: chosen && [...chosen],
    count: chosen ? chosen.size : total,
    has: (id: string) => chosen === null || chosen.has(id),
    hasAll: (entries: readonly ListingEntry[]) =>
      chosen === null || entries.every(({ id }) => chosen.has(id)),
    set,
    setAll: () => setChosen(null),
    clear: () => setChosen(new Set()),
  }
}

export type Selection = ReturnType<typeof useSelection>
