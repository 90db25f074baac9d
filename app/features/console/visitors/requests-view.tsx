import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { formatDay, formatInstant, formatSpan } from '#app/lib/i18n/format.ts'
import { useTimeZone } from '#app/lib/i18n/use-time-zone.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import type { RequestState } from '#domain/booking/booking-api.ts'
import type { ConsoleRequest, ConsoleRequests } from '#domain/console/console-api.ts'
import { m } from '#domain/messages/messages.js'
import { timeLabel } from '../console-labels.ts'
import { CONSOLE_PAGES } from '../console-pages.ts'
import { Failed, Waiting } from '../console-states.tsx'
import { FilterLinks } from '../filter-links.tsx'
import { TableRegion } from '../table-region.tsx'
import { useConsoleData } from '../use-console-data.ts'
import { AnswerDialog } from './answer-dialog.tsx'

/** States of confirmed requests, as the operator calls them. */
const STATE_LABELS: Record<Exclude<RequestState, 'draft'>, () => string> = {
  sent: m.console_state_sent,
  accepted: m.inbox_state_accepted,
  declined: m.inbox_state_declined,
  expired: m.inbox_state_expired,
  cancelled: m.inbox_state_cancelled,
  completed: m.inbox_state_completed,
}
const STATES = Object.keys(STATE_LABELS) as (keyof typeof STATE_LABELS)[]

const HERE = CONSOLE_PAGES.requests.path

/** All booking requests with their state and since when they wait. */
export function RequestsView() {
  const [params] = useSearchParams()
  const state = STATES.find((known) => known === params.get('state')) ?? null
  const filters = [null, ...STATES].map((choice) => ({
    label: choice ? STATE_LABELS[choice]() : m.console_filter_all(),
    to: choice ? `${HERE}?state=${choice}` : HERE,
    isCurrent: choice === state,
  }))
  return (
    <>
      <p className="console-lead">{m.console_requests_text()}</p>
      <FilterLinks label={m.console_state()} choices={filters} />
      <Requests query={params.toString()} />
    </>
  )
}

function Requests({ query }: { query: string }) {
  const { status, value, retry } = useConsoleData<ConsoleRequests>(`/requests?${query}`)
  if (status === 'loading') return <Waiting />
  if (status === 'failed') return <Failed onRetry={retry} />
  const { requests, page, pages } = value
  if (requests.length === 0) return <p className="console-note">{m.console_requests_empty()}</p>
  const hrefOf = (number: number) => {
    const params = new URLSearchParams(query)
    params.set('page', String(number))
    return `${HERE}?${params}`
  }
  return (
    <>
      <RequestTable requests={requests} onAnswered={retry} />
      <Pagination page={page} pages={pages} hrefOf={hrefOf} label={m.console_pages()} />
    </>
  )
}

type RequestTableProps = { requests: readonly ConsoleRequest[]; onAnswered: () => void }

function RequestTable({ requests, onAnswered }: RequestTableProps) {
  return (
    <TableRegion label={m.console_requests()}>
      <thead>
        <tr>
          <th scope="col">{m.console_listing()}</th>
          <th scope="col">{m.console_dates()}</th>
          <th scope="col">{m.console_guests()}</th>
          <th scope="col">{m.console_state()}</th>
          <th scope="col">{m.console_made_at()}</th>
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} onAnswered={onAnswered} />
        ))}
      </tbody>
    </TableRegion>
  )
}

type RequestRowProps = { request: ConsoleRequest; onAnswered: () => void }

function RequestRow({ request, onAnswered }: RequestRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const timeZone = useTimeZone()
  const { listing, term, guests, state, waiting, createdAt } = request
  return (
    <tr>
      <th scope="row">
        <Link to={listing.path} className="link">
          {listing.title}
        </Link>
      </th>
      <td>{datesOf(term)}</td>
      <td>{guests}</td>
      <td>
        {state !== 'draft' && (
          <Badge tone={state === 'sent' ? 'energize' : 'plain'}>{STATE_LABELS[state]()}</Badge>
        )}
        {waiting && (
          <span className="console-second">
            {m.console_waiting_since({ time: timeLabel(waiting.since, timeZone) })}{' '}
            {m.console_waiting_until({ time: timeLabel(waiting.until, timeZone) })}
          </span>
        )}
        {waiting && (
          <Button
            variant="secondary"
            aria-label={m.console_answer_request_of({ title: listing.title })}
            onClick={() => setIsOpen(true)}
          >
            {m.console_answer_request()}
          </Button>
        )}
        {waiting && isOpen && (
          <AnswerDialog
            request={request}
            basedOn={waiting.since}
            onAnswered={onAnswered}
            onClose={() => setIsOpen(false)}
          />
        )}
      </td>
      <td>{timeLabel(createdAt, timeZone)}</td>
    </tr>
  )
}

function datesOf(term: ConsoleRequest['term']): string {
  if (term.kind === 'day') return formatDay(term.day)
  const dates = { dateStyle: 'medium' } as const
  if (term.kind === 'departure')
    return formatInstant(new Date(term.start), term.timeZone, { ...dates, timeStyle: 'short' })
  const [start, end] = [term.checkIn, term.checkOut].map((day) => new Date(`${day}T00:00Z`))
  return start && end ? formatSpan(start, end, 'UTC', dates) : ''
}
