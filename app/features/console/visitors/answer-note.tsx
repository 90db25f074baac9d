import { type FormEvent, useState } from 'react'
import { useSite } from '#app/lib/site.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import type { AnswerRating } from '#domain/console/console-api.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { TextAreaField } from '../text-area-field.tsx'
import { useConsoleCall } from '../use-console-call.ts'

type AnswerNoteProps = { rating: AnswerRating; onChange: (rating: AnswerRating) => void }

/** What staff note about a rating, and whether it is dealt with. */
export function AnswerNote({ rating, onChange }: AnswerNoteProps) {
  const site = useSite()
  const call = useConsoleCall()
  const [note, setNote] = useState(rating.note)
  const [isDone, setIsDone] = useState(rating.isDone)
  function save(event: FormEvent) {
    event.preventDefault()
    void call.run(async () => {
      await callConsole(site, 'PUT', `/answers/${rating.id}`, { note, isDone })
      showToast({ title: m.console_saved_note() })
      onChange({ ...rating, note, isDone })
    })
  }
  return (
    <>
      {rating.isDone && <Badge tone="plain">{m.console_answer_done()}</Badge>}
      {rating.note && <p className="console-second">{rating.note}</p>}
      <details className="console-details">
        <summary>{m.console_answer_note()}</summary>
        <form onSubmit={save} className="console-form">
          <TextAreaField
            label={m.console_answer_note()}
            rows={3}
            maxLength={1_000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <label className="console-check">
            <input
              type="checkbox"
              checked={isDone}
              onChange={(event) => setIsDone(event.target.checked)}
            />
            {m.console_answer_done()}
          </label>
          <CallFault call={call} />
          <Button type="submit" variant="secondary" busy={call.isBusy}>
            {m.console_save()}
          </Button>
        </form>
      </details>
    </>
  )
}
