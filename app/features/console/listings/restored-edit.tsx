import { useTimeZone } from '#app/lib/i18n/use-time-zone.ts'
import { Button } from '#app/ui/button.tsx'
import { m } from '#domain/messages/messages.js'
import { timeLabel } from '../console-labels.ts'

type RestoredEditProps = {
  /** When they were made. */
  at: string
  onDiscard: () => void
}

/** Says that changes of an earlier visit are in the form, and discards them. */
export function RestoredEdit({ at, onDiscard }: RestoredEditProps) {
  const timeZone = useTimeZone()
  return (
    <div className="console-link" role="status">
      <p>{m.console_unsaved_restored({ time: timeLabel(at, timeZone) })}</p>
      <Button variant="secondary" onClick={onDiscard}>
        {m.console_unsaved_discard()}
      </Button>
    </div>
  )
}
