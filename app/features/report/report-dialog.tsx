import { type FormEvent, useId, useState } from 'react'
import { REASON_LABELS } from '#app/lib/i18n/report-labels.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormAlert } from '#app/ui/form/form-alert.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import { REPORT_REASONS, REPORT_WORDS_LIMIT, type ReportReason } from '#domain/listing/report.ts'
import { m } from '#domain/messages/messages.js'
import { sendReport } from './send-report.ts'

type ReportDialogProps = { listingId: string; onClose: () => void }

/** A visitor's report of a listing: a reason, and words if they like. */
export function ReportDialog({ listingId, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [words, setWords] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (!reason) return setFault(m.report_reason_missing())
    setBusy(true)
    const failed = await sendReport({ listingId, reason, words })
    setBusy(false)
    setFault(failed)
    if (failed) return
    showToast({ title: m.report_thanks(), description: m.report_thanks_text() })
    onClose()
  }

  return (
    <Dialog open onClose={onClose} title={m.report_title()} closeLabel={m.report_close()}>
      <form onSubmit={send} className="grid gap-5" noValidate>
        <p className="text-ink-2">{m.report_text()}</p>
        <fieldset>
          <legend className="font-[540] text-small">{m.report_reason()}</legend>
          {REPORT_REASONS.map((each) => (
            <label key={each} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="reason"
                checked={reason === each}
                onChange={() => setReason(each)}
              />
              {REASON_LABELS[each]()}
            </label>
          ))}
        </fieldset>
        <Words value={words} onChange={setWords} />
        <FormAlert text={fault ?? undefined} />
        <Button type="submit" busy={isBusy}>
          {m.report_send()}
        </Button>
      </form>
    </Dialog>
  )
}

function Words({ value, onChange }: { value: string; onChange: (words: string) => void }) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-[540] text-small">
        {m.report_words()}
      </label>
      <textarea
        id={id}
        className="input"
        rows={4}
        maxLength={REPORT_WORDS_LIMIT}
        aria-describedby={`${id}-hint`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-hint`} className="text-ink-2 text-micro">
        {m.report_words_hint({ limit: REPORT_WORDS_LIMIT })}
      </p>
    </div>
  )
}
