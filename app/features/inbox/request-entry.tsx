import { href, Link } from 'react-router'
import { formatInstant, formatMoney } from '#app/lib/i18n/format.ts'
import { listingLang } from '#app/lib/i18n/number-labels.ts'
import { defaultPrintUrl } from '#app/lib/pictures.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Print } from '#app/ui/print.tsx'
import type { BookingRequestSummary } from '#domain/booking/booking-request.ts'
import { m } from '#domain/messages/messages.js'
import { STATE_LABELS, STATE_TONES, termLabel } from './request-labels.ts'

/** A booking request in the list: listing, term, guests and state. */
export function RequestEntry({ request }: { request: BookingRequestSummary }) {
  const { listing, state, term, guests, total, unread, updatedAt } = request
  const fallback = defaultPrintUrl('escape', [], '1x1')
  return (
    <li className="request">
      <Print src={listing.thumbnail ?? fallback} fallback={fallback} alt="" ratio="1x1" />
      <div className="request-words">
        <h2>
          <Link to={`${href('/messages')}/requests/${request.id}`} lang={listingLang()}>
            {listing.title}
          </Link>
          {unread && <Badge tone="sun">{m.inbox_request_unread()}</Badge>}
        </h2>
        <p>
          {termLabel(term)} · {m.inbox_guests({ n: guests })}
        </p>
        {total && <p>{m.inbox_total({ total: formatMoney(total.minor, total.currency) })}</p>}
        <p className="request-state">
          <Badge tone={STATE_TONES[state]}>{STATE_LABELS[state]()}</Badge>
          <span>{m.inbox_request_changed({ time: changedAt(updatedAt) })}</span>
        </p>
      </div>
    </li>
  )
}

function changedAt(instant: string): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return formatInstant(new Date(instant), timeZone, { dateStyle: 'medium', timeStyle: 'short' })
}
