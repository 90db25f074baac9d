import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { callBooking, callBookingAsGuest, isSessionLost } from '#app/lib/account-api.ts'
import { useMember } from '#app/lib/account-session.ts'
import { askToSignIn } from '#app/lib/sign-in-ask.ts'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { MESSAGE_LIMIT, NAME_LIMIT } from '#domain/booking-request.ts'
import { freeUntilOf } from '#domain/free-cancellation.ts'
import type { Listing } from '#domain/listing.ts'
import { m } from '#domain/messages/messages.js'
import { billOf, requestGuestLimit } from '#domain/request-term.ts'
import { Bill } from './bill.tsx'
import { askedTermOf, type Draft, termOf } from './draft.ts'
import { FormAlert } from './form-alert.tsx'
import { Policy } from './policy.tsx'
import type { Sent } from './request-dialog.tsx'
import {
  correctedTotal,
  type FaultField,
  faultOfDraft,
  type RequestFault,
  readRequestFault,
} from './request-fault.ts'
import { newSubmission } from './submission.ts'
import { TermFields } from './term-fields.tsx'
import { TextArea } from './text-area.tsx'

type RequestFormProps = {
  listing: Listing
  draft: Draft
  onDraft: (draft: Draft) => void
  onSent: (sent: Sent) => void
}

/** What the price depends on. */
const PRICED = ['checkIn', 'checkOut', 'day', 'departure', 'guests'] as const

export function RequestForm({ listing, draft, onDraft, onSent }: RequestFormProps) {
  const member = useMember()
  const [now] = useState(() => new Date())
  const { busy, errorOf, corrected, onSubmit, ref, mended } = useRequest(listing, draft, onSent)
  const term = termOf(listing, draft, now)
  const bill = term && billOf(listing.amount, term, draft.guests)
  const change = (changes: Partial<Draft>) => {
    mended(PRICED.some((field) => field in changes))
    onDraft({ ...draft, ...changes })
  }
  return (
    <form ref={ref} onSubmit={onSubmit} noValidate className="booking-form">
      <p className="text-ink-2">{m.booking_lead({ title: listing.title })}</p>
      <TermFields
        listing={listing}
        draft={draft}
        now={now}
        error={errorOf('term')}
        onChange={change}
      />
      <GuestField
        limit={requestGuestLimit(listing)}
        guests={draft.guests}
        error={errorOf('guests')}
        onChange={(guests) => change({ guests })}
      />
      <Field
        label={m.booking_name()}
        name="name"
        autoComplete="name"
        required
        maxLength={NAME_LIMIT}
        value={draft.name}
        error={errorOf('name')}
        onChange={(event) => change({ name: event.target.value })}
      />
      {member ? (
        <p className="text-ink-2 text-small">{m.booking_member_mail({ email: member.email })}</p>
      ) : (
        <Field
          label={m.booking_email()}
          name="email"
          type="email"
          autoComplete="email"
          required
          hint={m.booking_email_hint()}
          value={draft.email}
          error={errorOf('email')}
          onChange={(event) => change({ email: event.target.value })}
        />
      )}
      <TextArea
        label={m.booking_message()}
        name="message"
        hint={m.booking_message_hint({ n: MESSAGE_LIMIT })}
        maxLength={MESSAGE_LIMIT}
        value={draft.message}
        error={errorOf('message')}
        onChange={(event) => change({ message: event.target.value })}
      />
      <Bill
        bill={bill}
        corrected={corrected}
        isChosen={term !== null}
        currency={listing.amount?.currency}
      />
      <Policy
        text={listing.cancellation}
        freeUntil={term && freeUntilOf(listing.cancellation, term)}
        isChosen={term !== null}
        now={now}
      />
      <FormAlert text={errorOf('form')} />
      <Button type="submit" busy={busy} className="w-full">
        {m.booking_send()}
      </Button>
      <p className="text-center text-ink-2 text-small">{m.detail_not_charged()}</p>
    </form>
  )
}

/** Sends the draft, once at a time and under one key, so that however often it is sent it arrives once. */
function useRequest(listing: Listing, draft: Draft, onSent: (sent: Sent) => void) {
  const site = useSite()
  const member = useMember()
  const ref = useRef<HTMLFormElement>(null)
  const [key] = useState(newSubmission)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<RequestFault | null>(null)
  const [corrected, setCorrected] = useState<number | null>()

  function refuse(found: RequestFault) {
    flushSync(() => setFault(found))
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const now = new Date()
    const wrong = faultOfDraft(listing, draft, now, member === null)
    if (wrong) return refuse(wrong)
    const term = termOf(listing, draft, now)
    const computed = (term && billOf(listing.amount, term, draft.guests)?.total) ?? null
    const { guests, name, message } = draft
    const total = corrected === undefined ? computed : corrected
    const asked = { key, listingId: listing.id, term: askedTermOf(listing, draft), total }
    const body = { ...asked, guests, name: name.trim(), message: message.trim() }
    const email = draft.email.trim()
    setBusy(true)
    setFault(null)
    try {
      const response = member
        ? await callBooking(site, 'POST', '/requests', body)
        : await callBookingAsGuest('/requests', { ...body, email })
      const made: { id: string; state: string } = await response.json()
      setBusy(false)
      onSent({ id: made.id, email: made.state === 'draft' ? email || (member?.email ?? '') : null })
    } catch (error) {
      setBusy(false)
      setCorrected(correctedTotal(error))
      refuse(readRequestFault(error, listing.amount?.currency ?? 'USD'))
      // Over the page, so that what was typed is there to be sent again.
      if (isSessionLost(error)) askToSignIn(true)
    }
  }

  return {
    busy,
    corrected,
    ref,
    onSubmit,
    errorOf: (field: FaultField) => (fault?.field === field ? fault.text : undefined),
    /** Something is being changed; a price that was named for other dates counts no more. */
    mended(isPriced: boolean) {
      setFault(null)
      if (isPriced) setCorrected(undefined)
    },
  }
}

type GuestFieldProps = {
  limit: number
  guests: number
  error: string | undefined
  onChange: (guests: number) => void
}

function GuestField({ limit, guests, error, onChange }: GuestFieldProps) {
  const choices = Array.from({ length: limit }, (_, index) => index + 1)
  return (
    <label className="booking-select">
      <span>{m.detail_guests_up_to({ n: limit })}</span>
      <select
        className="input"
        value={guests}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {choices.map((n) => (
          <option key={n} value={n}>
            {m.detail_guest_count({ n })}
          </option>
        ))}
      </select>
      {error && <span className="booking-error">{error}</span>}
    </label>
  )
}
