import { type FormEvent, useState } from 'react'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import {
  DECISION_NOTE_LIMIT,
  DECISIONS,
  type Decision,
  IMPORT_DECISIONS,
  type Queue,
  type QueueEntry,
  type QueueImport,
} from '#domain/console/queue.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { TextAreaField } from '../text-area-field.tsx'
import { useConsoleCall } from '../use-console-call.ts'
import { DECISION_CHOICES, DECISION_LABELS } from './queue-labels.ts'

export type Undecided = { entry: QueueEntry } | { import: QueueImport }

type DecideDialogProps = {
  undecided: Undecided
  onDecided: (queue: Queue) => void
  onClose: () => void
}

/** The decision about an entry, with its reason. */
export function DecideDialog({ undecided, onDecided, onClose }: DecideDialogProps) {
  const site = useSite()
  const call = useConsoleCall()
  const { title, path, choices, reports } = subjectOf(undecided)
  const [decision, setDecision] = useState<Decision>('dismissed')
  const [note, setNote] = useState('')

  function decide(event: FormEvent) {
    event.preventDefault()
    void call.run(async () => {
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

function subjectOf(undecided: Undecided) {
  if ('import' in undecided) {
    const { id, name } = undecided.import
    return { title: name, path: `/queue/imports/${id}`, choices: IMPORT_DECISIONS }
  }
  const { listing, reports } = undecided.entry
  return {
    title: listing.title,
    path: `/queue/listings/${encodeURIComponent(listing.id)}`,
    choices: DECISIONS.filter(
      (each) => each !== 'withdrawn' || listing.page?.state === 'published',
    ),
    reports: reports.map(({ id }) => id),
  }
}
