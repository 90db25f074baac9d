import { useState } from 'react'
import { withSessionRecovery } from '#app/lib/session/session-expiry.ts'
import { type BookingRequest, bookingRequest } from '#domain/booking/booking-request.ts'
import { m } from '#domain/messages/messages.js'
import { changedState, toRequestError } from './request-fault.ts'
import { STATE_LABELS } from './request-labels.ts'

/**
 * Runs calls about a request, one at a time, with an error message.
 *
 * @param refresh reloads the request after a call that conflicted with its current state
 */
export function useRequestCall(refresh: () => void) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  async function run(act: () => Promise<void>) {
    if (busy) return
    setBusy(true)
    setError(undefined)
    try {
      await withSessionRecovery(act, () => run(act))
    } catch (error) {
      const state = changedState(error)
      if (state) refresh()
      setError(
        state
          ? m.booking_too_late({ state: STATE_LABELS[state]() })
          : toRequestError(error, 'USD').text,
      )
    } finally {
      setBusy(false)
    }
  }

  return { busy, fault: error, run }
}

/** Parses the server's response. @throws if it is not a request */
export async function readRequest(response: Response): Promise<BookingRequest> {
  const answer: unknown = await response.json()
  const body = typeof answer === 'object' && answer !== null ? { ...answer } : {}
  return bookingRequest.parse('request' in body ? body.request : null)
}
