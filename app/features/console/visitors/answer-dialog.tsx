import { useState } from 'react'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import { NOTE_LIMIT } from '#domain/booking/booking-api.ts'
import type { OperatorAnswer } from '#domain/booking/booking-request.ts'
import type { ConsoleRequest, RequestWords } from '#domain/console/console-api.ts'
import { m } from '#domain/messages/messages.js'
import { callConsole } from '../call-console.ts'
import { CallFault } from '../call-fault.tsx'
import { Failed, Waiting } from '../console-states.tsx'
import { TextAreaField } from '../text-area-field.tsx'
import { useConsoleCall } from '../use-console-call.ts'
import { useConsoleData } from '../use-console-data.ts'

type AnswerDialogProps = {
  request: ConsoleRequest
  /** Start of the state that is answered. */
  basedOn: string
  onAnswered: () => void
  onClose: () => void
}

/** The visitor's words of a request, and the answer to it. */
export function AnswerDialog({ request, basedOn, onAnswered, onClose }: AnswerDialogProps) {
  const site = useSite()
  const call = useConsoleCall()
  const words = useConsoleData<RequestWords>(`/requests/${request.id}`)
  const [note, setNote] = useState('')
  const send = (answer: OperatorAnswer['answer']) =>
    call.run(async () => {
      const path = `/requests/${request.id}/answer`
      await callConsole(site, 'PUT', path, { answer, note, basedOn })
      showToast({ title: m.console_request_answered() })
      onAnswered()
      onClose()
    })
  return (
    <Dialog open onClose={onClose} title={request.listing.title} closeLabel={m.console_close()}>
      <div className="console-form">
        {words.status === 'loading' && <Waiting />}
        {words.status === 'failed' && <Failed onRetry={words.retry} />}
        {words.status === 'loaded' && (
          <>
            <p>
              <b>{words.value.name}</b>
            </p>
            {words.value.message && <blockquote>{words.value.message}</blockquote>}
          </>
        )}
        <TextAreaField
          label={m.booking_answer_note()}
          rows={4}
          maxLength={NOTE_LIMIT}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <CallFault call={call} />
        <div className="console-buttons">
          <Button busy={call.isBusy} onClick={() => send('accept')}>
            {m.booking_accept()}
          </Button>
          <Button variant="secondary" busy={call.isBusy} onClick={() => send('decline')}>
            {m.booking_decline()}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
