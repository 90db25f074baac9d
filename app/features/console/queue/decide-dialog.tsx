import { type FormEvent, useState } from 'react'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import {
  DECISION_NOTE_LIMIT,
  DECISIONS,
  type Decision,
  type Queue,
  type QueueEntry,
} from '#domain/console/queue.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { TextAreaField } from '../text-area-field.tsx'
import { useConsoleCall } from '../use-console-call.ts'
import { DECISION_CHOICES, DECISION_LABELS } from './queue-labels.ts'

type DecideDialogProps = {
  entry: QueueEntry
  onDecided: (queue: Queue) => void
  onClose: () => void
}

/** The decision about an entry, with its reason. */
export function DecideDialog({ entry, onDecided, onClose }: DecideDialogProps) {
  const site = useSite()
  const call = useConsoleCall()
  const { id, title, page } = entry.listing
  const choices = DECISIONS.filter((each) => each !== 'withdrawn' || page?.state === 'published')
  const [decision, setDecision] = useState<Decision>('dismissed')
  const [note, setNote] = useState('')

  function decide(event: FormEvent) {
    event.preventDefault()
    void call.run(async () => {
      const path = `/queue/listings/${encodeURIComponent(id)}`
      const reports = entry.reports.map((report) => report.id)
      const response = await callConsole(site, 'POST', path, { decision, note, reports })
      showToast({ title: DECISION_LABELS[decision]() })
      onDecided(await response.json())
      onClose()
    })
  }

  return (
    <Dialog open onClose={onClose} title={title} closeLabel={m.console_close()}>
      <form onSubmit={decide} className="console-form">
        <fieldset className="console-roles">
          <legend>{m.console_decision()}</legend>
          {choices.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="decision"
                checked={decision === each}
                onChange={() => setDecision(each)}
              />
              {DECISION_CHOICES[each]()}
            </label>
          ))}
        </fieldset>
        <TextAreaField
          label={m.console_decision_note()}
          hint={m.console_decision_note_hint()}
          required
          rows={3}
          maxLength={DECISION_NOTE_LIMIT}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <CallFault call={call} />
        <Button type="submit" busy={call.isBusy} disabled={note.trim() === ''}>
          {m.console_decide()}
        </Button>
      </form>
    </Dialog>
  )
}
