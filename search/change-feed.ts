import type { CatalogueMark } from '#data/catalogue/catalogue-mark.ts'
import type { OpenDatabase } from '#data/db/db.ts'
import { followChanges, type Subscription, syncMark } from '#data/db/follow-changes.ts'
import type { CatalogueChange } from './port.ts'

/** A listener of catalogue changes. A change may be published more than once. */
export type ChangeListener = {
  /** Invalidates cached data of these listings; without ids, of all. */
  invalidate: (ids?: readonly string[]) => void
  /** Called once search reflects the change. */
  onChange: () => void
}

export const idOf = (change: CatalogueChange) =>
  'listing' in change ? change.listing.id : change.id

/** Publishes every committed change after a mark until stopped; used where SQL answers searches. */
export function publishChanges(
  opened: OpenDatabase,
  mark: CatalogueMark,
  { invalidate, onChange, onFault }: ChangeListener & { onFault: (error: unknown) => void },
): Subscription {
  return followChanges(opened, mark, {
    onFault,
    async take(changes) {
      invalidate(changes.map(idOf))
      onChange()
    },
    async restart() {
      const now = await syncMark(opened)
      invalidate()
      onChange()
      return now
    },
  })
}
