import { useState } from 'react'
import { countText } from '#app/lib/i18n/number-labels.ts'
import { useMember } from '#app/lib/session/account-session.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { FormAlert } from '#app/ui/form/form-alert.tsx'
import { MESSAGE_LIMIT, NAME_LIMIT } from '#domain/booking/booking-api.ts'
import { billOf, requestGuestLimit } from '#domain/booking/request-term.ts'
import type { BriefListing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { freeUntilOf } from '#domain/money/free-cancellation.ts'
import { Bill } from './bill.tsx'
import { type Draft, type Sent, termOf } from './draft.ts'
import { GuestField } from './guest-field.tsx'
import { Policy } from './policy.tsx'
import { TermFields } from './term-fields.tsx'
import { TextArea } from './text-area.tsx'
import { useRequest } from './use-request.ts'

type RequestFormProps = {
  listing: BriefListing
  draft: Draft
  onDraft: (draft: Draft) => void
  onSent: (sent: Sent) => void
}

export function RequestForm({ listing, draft, onDraft, onSent }: RequestFormProps) {
  const member = useMember()
  const [now] = useState(() => new Date())
  const { busy, errorOf, summary, corrected, onSubmit, ref, clearErrors } = useRequest(
    listing,
    draft,
    onSent,
  )
  const term = termOf(listing, draft, now)
  const bill = term && billOf(listing.amount, term, draft.guests)
  const change = (changes: Partial<Draft>) => {
    clearErrors(Object.keys(changes))
    onDraft({ ...draft, ...changes })
  }
  return (
    <form ref={ref} onSubmit={onSubmit} noValidate className="booking-form">
      <p className="text-ink-2">{m.booking_lead({ title: listing.title })}</p>
      <TermFields listing={listing} draft={draft} now={now} errorOf={errorOf} onChange={change} />
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
        hint={m.booking_message_hint({ n: countText(MESSAGE_LIMIT) })}
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
      <FormAlert text={summary ?? errorOf('form')} />
      <Button type="submit" busy={busy} className="w-full">
        {m.booking_send()}
      </Button>
      <p className="text-center text-ink-2 text-small">{m.detail_not_charged()}</p>
    </form>
  )
}
