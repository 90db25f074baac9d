import { useTimeZone } from '#app/lib/i18n/use-time-zone.ts'
import { Button } from '#app/ui/button.tsx'
import { m } from '#domain/messages/messages.js'
import { timeLabel } from '../console-labels.ts'
import type { ListingEdit } from './use-listing-edit.ts'

/** Says that changes of an earlier visit are in the form, and discards them. */
export function RestoredEdit({ edit }: { edit: ListingEdit }) {
  const timeZone = useTimeZone()
  if (!edit.restoredAt) return null
  return (
    <div className="console-link" role="status">
      <p>{m.console_unsaved_restored({ time: timeLabel(edit.restoredAt, timeZone) })}</p>
      <Button variant="secondary" onClick={edit.discard}>
        {m.console_unsaved_discard()}
      </Button>
    </div>
  )
}
