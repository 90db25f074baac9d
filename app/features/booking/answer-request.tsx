import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { countText } from '#app/lib/i18n/number-labels.ts'
import { useTimeZone } from '#app/lib/i18n/use-time-zone.ts'
import { callBookingAsGuest } from '#app/lib/session/account-api.ts'
import { Button } from '#app/ui/button.tsx'
import { FormAlert } from '#app/ui/form/form-alert.tsx'
import { NOTE_LIMIT } from '#domain/booking/booking-api.ts'
import type { BookingRequest, OperatorAnswer } from '#domain/booking/booking-request.ts'
import { m } from '#domain/messages/messages.js'
import { RequestView } from './request-view.tsx'
import { explainToOperator } from './state-explained.ts'
import { TextArea } from './text-area.tsx'
import { useRequestCall } from './use-request-call.ts'

type AnswerRequestProps = { token: string; request: BookingRequest }

/** The operator's answer form, opened from a mail; opening it changes nothing. */
export function AnswerRequest({ token, request }: AnswerRequestProps) {
  const timeZone = useTimeZone(request.listing.timeZone)
  const { revalidate } = useRevalidator()
  const [now] = useState(() => new Date())
  const [note, setNote] = useState('')
  const { busy, fault, run } = useRequestCall(revalidate)
  const answer = (given: OperatorAnswer['answer']) =>
    run(async () => {
      await callBookingAsGuest(`/answer/${token}`, { answer: given, note })
      await revalidate()
    })
  return (
    <RequestView
      request={request}
      title={m.booking_answer_title()}
      explanation={explainToOperator(request, timeZone)}
      now={now}
      answer={
        <>
          {request.state === 'sent' && (
            <div className="booking-answer" aria-busy={busy}>
              <TextArea
                label={m.booking_answer_note()}
                name="note"
                hint={m.booking_answer_note_hint({ n: countText(NOTE_LIMIT) })}
                maxLength={NOTE_LIMIT}
                value={note}
                error={undefined}
                onChange={(event) => setNote(event.target.value)}
              />
              <div className="booking-actions">
                <Button busy={busy} onClick={() => answer('accept')}>
                  {m.booking_accept()}
                </Button>
                <Button variant="secondary" busy={busy} onClick={() => answer('decline')}>
                  {m.booking_decline()}
                </Button>
              </div>
            </div>
          )}
          <FormAlert text={fault} />
        </>
      }
    />
  )
}
