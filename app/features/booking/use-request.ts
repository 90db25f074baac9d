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
  type FaultField,
  faultsOfDraft,
  type RequestFault,
  readRequestFault,
  TERM_FIELDS,
} from './request-fault.ts'
import { newSubmission } from './submission.ts'

/** What the price depends on. */
const PRICED = new Set(['checkIn', 'checkOut', 'day', 'departure', 'guests'])

/** Sends the draft, once at a time and under one key, so that however often it is sent it arrives once. */
export function useRequest(listing: BriefListing, draft: Draft, onSent: (sent: Sent) => void) {
  const site = useSite()
  const member = useMember()
  const ref = useRef<HTMLFormElement>(null)
  const [key] = useState(newSubmission)
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<readonly RequestFault[]>([])
  const [corrected, setCorrected] = useState<number | null>()

  function refuse(...found: RequestFault[]) {
    flushSync(() => setFaults(found))
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const now = new Date()
    const wrong = faultsOfDraft(listing, draft, now, member === null)
    if (wrong.length > 0) return refuse(...wrong)
    const term = termOf(listing, draft, now)
    const computed = (term && billOf(listing.amount, term, draft.guests)?.total) ?? null
    const { guests, name, message } = draft
    const total = corrected === undefined ? computed : corrected
    const asked = { key, listingId: listing.id, term: requestedTermOf(listing, draft), total }
    const body = { ...asked, guests, name: name.trim(), message: message.trim() }
    const email = draft.email.trim()
    setBusy(true)
    setFaults([])
    try {
      const send = () =>
        member
          ? callBooking(site, 'POST', '/requests', body)
          : callBookingAsGuest('/requests', { ...body, email })
      // Sent again by itself once whoever was signed out has signed in: the key keeps it one request.
      const response = await withSessionRecovery(send, () => ref.current?.requestSubmit())
      const made: { id: string; state: string } = await response.json()
      setBusy(false)
      onSent({ id: made.id, email: made.state === 'draft' ? email || (member?.email ?? '') : null })
    } catch (error) {
      setBusy(false)
      setCorrected(correctedTotal(error))
      const currency = listing.amount?.currency ?? 'USD'
      refuse(readRequestFault(error, currency, TERM_FIELDS[termKindOf(listing)]))
    }
  }

  return {
    busy,
    corrected,
    ref,
    onSubmit,
    errorOf: (field: FaultField) => faults.find((fault) => fault.field === field)?.text,
    /** How many faults there are, where it takes more than a glance to see. */
    summary: faults.length > 1 ? m.booking_faults({ n: faults.length }) : undefined,
    /** These are being changed; a price that was named for other dates counts no more. */
    mended(changed: readonly string[]) {
      // One day is judged by the other.
      const isDay = changed.includes('checkIn') || changed.includes('checkOut')
      const mended = ['form', ...changed, ...(isDay ? ['checkIn', 'checkOut'] : [])]
      setFaults(faults.filter(({ field }) => !mended.includes(field)))
      if (changed.some((field) => PRICED.has(field))) setCorrected(undefined)
    },
  }
}
