import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTimeZone } from '#app/lib/i18n/use-time-zone.ts'
import { callBookingAsGuest } from '#app/lib/session/account-api.ts'
import type { BookingRequest } from '#domain/booking/booking-request.ts'
import { m } from '#domain/messages/messages.js'
import { RequestView } from './request-view.tsx'
import { explainState } from './state-explained.ts'
import { readRequest, useRequestCall } from './use-request-call.ts'
import { VisitorActions } from './visitor-actions.tsx'

type GuestRequestProps = { token: string; request: BookingRequest }

/** A guest's request, opened from a mail. Opening it changes nothing: mail scanners open links, too. */
export function GuestRequest({ token, request: loaded }: GuestRequestProps) {
  const timeZone = useTimeZone(loaded.listing.timeZone)
  const { revalidate } = useRevalidator()
  const [now] = useState(() => new Date())
  const [changed, setChanged] = useState<{ from: BookingRequest; to: BookingRequest } | null>(null)
  const { busy, fault, run } = useRequestCall(revalidate)
  // The result of a call overrides the loaded request until that is reloaded.
  const request = changed?.from === loaded ? changed.to : loaded
  const call = (event: 'confirm' | 'cancel') =>
    run(async () => {
      const answer = await callBookingAsGuest(`/guest/${token}/${event}`, {})
      setChanged({ from: loaded, to: await readRequest(answer) })
    })
  return (
    <RequestView
      request={request}
      title={m.booking_page_title()}
      explanation={explainState(request, timeZone)}
      now={now}
    >
      <VisitorActions
        request={request}
        busy={busy}
        fault={fault}
        onCancel={() => call('cancel')}
        onConfirm={() => call('confirm')}
      />
    </RequestView>
  )
}
