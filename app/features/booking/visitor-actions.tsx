import { useState } from 'react'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { FormAlert } from '#app/ui/form/form-alert.tsx'
import type { BookingRequest } from '#domain/booking/booking-request.ts'
import { requestCalendar } from '#domain/booking/request-calendar.ts'
import { nextState } from '#domain/booking/request-state.ts'
import { m } from '#domain/messages/messages.js'

type VisitorActionsProps = {
  request: BookingRequest
  busy: boolean
  fault: string | undefined
  onCancel: () => void
  /** Confirms a draft; only guests have one. */
  onConfirm?: () => void
}

/** The visitor's available actions; cancelling asks for confirmation. */
export function VisitorActions(props: VisitorActionsProps) {
  const { request, busy, fault, onCancel, onConfirm } = props
  const [isConfirming, setConfirming] = useState(false)
  const canCancel = nextState(request.state, 'cancel') !== null
  return (
    <div className="grid gap-4" aria-busy={busy}>
      <div className="booking-actions">
        {onConfirm && request.state === 'draft' && (
          <Button busy={busy} onClick={onConfirm}>
            {m.booking_confirm()}
          </Button>
        )}
        {request.state === 'accepted' && <CalendarButton request={request} />}
        {canCancel && !isConfirming && (
          <Button variant="secondary" onClick={() => setConfirming(true)}>
            {m.booking_cancel()}
          </Button>
        )}
      </div>
      {canCancel && isConfirming && (
        <fieldset className="booking-actions">
          <legend className="mb-3">{m.booking_cancel_sure()}</legend>
          {/* Replaces the pressed button, so it takes the focus. */}
          <Button variant="secondary" busy={busy} autoFocus onClick={onCancel}>
            {m.booking_cancel_yes()}
          </Button>
          <Button variant="plain" onClick={() => setConfirming(false)}>
            {m.booking_cancel_no()}
          </Button>
        </fieldset>
      )}
      <FormAlert text={fault} />
    </div>
  )
}

function CalendarButton({ request }: { request: BookingRequest }) {
  const { origin, name: site } = useSite()
  function save() {
    const description = m.detail_guest_count({ n: request.guests })
    const surroundings = { origin: origin || location.origin, site, stamp: new Date(), description }
    const file = new Blob([requestCalendar(request, surroundings)], { type: 'text/calendar' })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file)
    link.download = 'booking.ics'
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <Button className="needs-script" onClick={save}>
      {m.booking_calendar()}
    </Button>
  )
}
