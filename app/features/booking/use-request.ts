import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { callBooking, callBookingAsGuest } from '#app/lib/session/account-api.ts'
import { useMember } from '#app/lib/session/account-session.ts'
import { withSessionRecovery } from '#app/lib/session/session-expiry.ts'
import { useSite } from '#app/lib/site.ts'
import { billOf, termKindOf } from '#domain/booking/request-term.ts'
import type { BriefListing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { type Draft, requestedTermOf, type Sent, termOf } from './draft.ts'
import {
  correctedTotal,
  type ErrorField,
  type RequestError,
  TERM_FIELDS,
  toRequestError,
  validateDraft,
} from './request-fault.ts'
import { newSubmission } from './submission.ts'

/** Fields that the price depends on. */
const PRICED = new Set(['checkIn', 'checkOut', 'day', 'departure', 'guests'])

/** Sends the draft with an idempotency key, so that retries create one request only. */
export function useRequest(listing: BriefListing, draft: Draft, onSent: (sent: Sent) => void) {
  const site = useSite()
  const member = useMember()
  const ref = useRef<HTMLFormElement>(null)
  const [key] = useState(newSubmission)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<readonly RequestError[]>([])
  const [corrected, setCorrected] = useState<number | null>()

  function showErrors(...found: RequestError[]) {
    flushSync(() => setErrors(found))
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const now = new Date()
    const invalid = validateDraft(listing, draft, now, member === null)
    if (invalid.length > 0) return showErrors(...invalid)
    const term = termOf(listing, draft, now)
    const computed = (term && billOf(listing.amount, term, draft.guests)?.total) ?? null
    const { guests, name, message } = draft
    const total = corrected === undefined ? computed : corrected
    const requested = { key, listingId: listing.id, term: requestedTermOf(listing, draft), total }
    const body = { ...requested, guests, name: name.trim(), message: message.trim() }
    const email = draft.email.trim()
    setBusy(true)
    setErrors([])
    try {
      const send = () =>
        member
          ? callBooking(site, 'POST', '/requests', body)
          : callBookingAsGuest('/requests', { ...body, email })
      // Resubmits after a new sign-in; the key makes that idempotent.
      const response = await withSessionRecovery(send, () => ref.current?.requestSubmit())
      const created: { id: string; state: string } = await response.json()
      setBusy(false)
      onSent({
        id: created.id,
        email: created.state === 'draft' ? email || (member?.email ?? '') : null,
      })
    } catch (error) {
      setBusy(false)
      setCorrected(correctedTotal(error))
      const currency = listing.amount?.currency ?? 'USD'
      showErrors(toRequestError(error, currency, TERM_FIELDS[termKindOf(listing)]))
    }
  }

  return {
    busy,
    corrected,
    ref,
    onSubmit,
    errorOf: (field: ErrorField) => errors.find((error) => error.field === field)?.text,
    /** Summary of the number of errors, if more than one. */
    summary: errors.length > 1 ? m.booking_faults({ n: errors.length }) : undefined,
    /** Clears the errors of changed fields, and a corrected price of other dates. */
    clearErrors(changed: readonly string[]) {
      // Check-in and check-out are validated together.
      const isDay = changed.includes('checkIn') || changed.includes('checkOut')
      const cleared = ['form', ...changed, ...(isDay ? ['checkIn', 'checkOut'] : [])]
      setErrors(errors.filter(({ field }) => !cleared.includes(field)))
      if (changed.some((field) => PRICED.has(field))) setCorrected(undefined)
    },
  }
}
