import type { CatalogueMark } from '#data/catalogue/catalogue-mark.ts'
import type { OpenDatabase } from '#data/db/db.ts'
import { type Following, followChanges, syncMark } from '#data/db/follow-changes.ts'
import type { CatalogueChange } from './port.ts'

/** Whoever keeps something of the catalogue. A change may be told more than once. */
export type ChangeListener = {
  /** What is kept of these listings is old; without ids, of any. */
  forget: (ids?: readonly string[]) => void
  /** From now on something else is found. */
  onChange: () => void
}

export const idOf = (change: CatalogueChange) =>
  'listing' in change ? change.listing.id : change.id

/** Tells of every committed change after a mark, until stopped, where SQL answers what is asked. */
export function publishChanges(
  opened: OpenDatabase,
  mark: CatalogueMark,
  { forget, onChange, onFault }: ChangeListener & { onFault: (error: unknown) => void },
): Following {
  return followChanges(opened, mark, {
    onFault,
    async take(changes) {
      forget(changes.map(idOf))
      onChange()
    },
    async restart() {
      const now = await syncMark(opened)
      forget()
      onChange()
      return now
    },
  })
}
