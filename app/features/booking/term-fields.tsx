import { useId } from 'react'
import { calendarLabels } from '#app/lib/i18n/calendar-labels.ts'
import { DateFields } from '#app/ui/calendar/date-fields.tsx'
import { nextOccurrences } from '#domain/availability/schedule.ts'
import { firstDay, lastDay } from '#domain/booking/request-days.ts'
import { termKindOf } from '#domain/booking/request-term.ts'
import type { BriefListing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import type { Draft } from './draft.ts'
import type { ErrorField } from './request-fault.ts'
import { departureText } from './request-labels.ts'

const DEPARTURES = 12

type TermFieldsProps = {
  listing: BriefListing
  draft: Draft
  now: Date
  errorOf: (field: ErrorField) => string | undefined
  onChange: (changes: Partial<Draft>) => void
}

/** Fields of the term: a stay, a day, or a scheduled date. */
export function TermFields({ listing, draft, now, errorOf, onChange }: TermFieldsProps) {
  const kind = termKindOf(listing)
  if (kind === 'departure')
    return (
      <DepartureField
        listing={listing}
        now={now}
        chosen={draft.departure}
        error={errorOf('departure')}
        onChoose={(departure) => onChange({ departure })}
      />
    )
  const calendar = {
    first: firstDay(now),
    last: lastDay(now),
    labels: calendarLabels(),
    placeholder: m.detail_select_date(),
  }
  if (kind === 'day')
    return (
      <DateFields
        {...calendar}
        fields={[{ name: 'day', label: m.booking_day(), error: errorOf('day') }]}
        chosen={{ from: draft.day || null, to: null }}
        onChoose={({ from }) => onChange({ day: from ?? '' })}
      />
    )
  return (
    <div className="booking-dates">
      <DateFields
        {...calendar}
        fields={[
          { name: 'checkIn', label: m.detail_check_in(), error: errorOf('checkIn') },
          { name: 'checkOut', label: m.detail_check_out(), error: errorOf('checkOut') },
        ]}
        chosen={{ from: draft.checkIn || null, to: draft.checkOut || null }}
        onChoose={({ from, to }) => onChange({ checkIn: from ?? '', checkOut: to ?? '' })}
      />
    </div>
  )
}

type DepartureFieldProps = {
  listing: BriefListing
  now: Date
  chosen: string
  error: string | undefined
  onChoose: (start: string) => void
}

/** The instant before a departure (ISO instant). */
const before = (start: string) => new Date(Date.parse(start) - 1)

function DepartureField({ listing, now, chosen, error, onChoose }: DepartureFieldProps) {
  const id = useId()
  const { schedule } = listing
  const next = schedule ? nextOccurrences(schedule, now, DEPARTURES) : []
  // An event page may preselect a later date.
  const isUnlisted = next.every(({ start }) => start.toISOString() !== chosen)
  const [preselected] =
    schedule && chosen && isUnlisted ? nextOccurrences(schedule, before(chosen), 1) : []
  const dates = preselected ? [...next, preselected] : next
  return (
    <div className="booking-select">
      <label htmlFor={id}>{m.booking_departure()}</label>
      <select
        id={id}
        className="input"
        value={chosen}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{m.booking_departure_none()}</option>
        {dates.map(({ start, end }) => (
          <option key={start.getTime()} value={start.toISOString()}>
            {departureText(start, end, schedule?.timeZone ?? 'UTC')}
          </option>
        ))}
      </select>
      {error && (
        <span id={`${id}-error`} className="booking-error">
          {error}
        </span>
      )}
    </div>
  )
}
