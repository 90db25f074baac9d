import { useState } from 'react'
import { withSessionRecovery } from '#app/lib/session/session-expiry.ts'
import { type BookingRequest, bookingRequest } from '#domain/booking/booking-request.ts'
import { m } from '#domain/messages/messages.js'
import { changedState, readRequestFault } from './request-fault.ts'
import { STATE_LABELS } from './request-labels.ts'

/**
 * One call at a time about a request; what came of it, or what went wrong, in plain words.
 *
 * @param refresh brings the request as it is now, after a call came too late
 */
export function useRequestCall(refresh: () => void) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  async function run(act: () => Promise<void>) {
    if (busy) return
    setBusy(true)
    setFault(undefined)
    try {
      await withSessionRecovery(act, () => run(act))
    } catch (error) {
      const state = changedState(error)
      if (state) refresh()
      setFault(
        state
          ? m.booking_too_late({ state: STATE_LABELS[state]() })
          : readRequestFault(error, 'USD').text,
      )
    } finally {
      setBusy(false)
    }
  }

  return { busy, fault, run }
}

/** Makes the server's answer safe. @throws when it is no request */
export async function readRequest(response: Response): Promise<BookingRequest> {
  const answer: unknown = await response.json()
  const body = typeof answer === 'object' && answer !== null ? { ...answer } : {}
  return bookingRequest.parse('request' in body ? body.request : null)
}
