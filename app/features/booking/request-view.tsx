import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listingLang } from '#app/lib/i18n/number-labels.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Print } from '#app/ui/print.tsx'
import type { BookingRequest } from '#domain/booking/booking-request.ts'
import { m } from '#domain/messages/messages.js'
import { Bill } from './bill.tsx'
import { Policy } from './policy.tsx'
import { STATE_LABELS, termText } from './request-labels.ts'
import './booking.css'

type RequestViewProps = {
  request: BookingRequest
  title: string
  /** Explains the state to the reader. */
  explanation: string
  /** Time of the first render. */
  now: Date
  /** Actions above the facts. */
  children?: ReactNode
  /** Actions below the facts. */
  answer?: ReactNode
}

/** A booking request with its state, facts and actions. */
export function RequestView(props: RequestViewProps) {
  const { request, title, explanation, now, children, answer } = props
  const { listing, state, term, guests, name, message, note, bill, policy } = request
  return (
    <article className="wrap">
      <div className="booking-page">
        <h1>{title}</h1>
        <div className="booking-head">
          {listing.thumbnail && <Print src={listing.thumbnail} alt="" ratio="4/3" />}
          <div className="grid justify-items-start gap-3">
            <h2>
              <Link to={listing.path} lang={listingLang()}>
                {listing.title}
              </Link>
            </h2>
            <Badge tone={state === 'sent' || state === 'accepted' ? 'sun' : 'plain'}>
              {STATE_LABELS[state]()}
            </Badge>
            <p role="status">{explanation}</p>
          </div>
        </div>
        {children}
        <dl className="booking-facts">
          <Fact label={m.booking_dates()}>{termText(term)}</Fact>
          <Fact label={m.booking_guests()}>{m.detail_guest_count({ n: guests })}</Fact>
          {name && <Fact label={m.booking_name()}>{name}</Fact>}
          {message && <Fact label={m.booking_message()}>{message}</Fact>}
          {note && <Fact label={m.booking_note()}>{note}</Fact>}
        </dl>
        <div className="grid gap-5">
          <Bill bill={bill} isChosen />
          <Policy text={policy.text} freeUntil={policy.freeUntil} isChosen now={now} />
          <p className="text-ink-2 text-small">{m.booking_no_payment()}</p>
          {answer}
        </div>
      </div>
    </article>
  )
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
