import { useId } from 'react'
import { Field } from '#app/ui/field.tsx'
import type { BriefListing } from '#domain/listing.ts'
import { m } from '#domain/messages/messages.js'
import { firstDay, lastDay, termKindOf } from '#domain/request-term.ts'
import { nextOccurrences } from '#domain/schedule.ts'
import type { Draft } from './draft.ts'
import type { FaultField } from './request-fault.ts'
import { departureText } from './request-words.ts'

const DEPARTURES = 12

type TermFieldsProps = {
  listing: BriefListing
  draft: Draft
  now: Date
  errorOf: (field: FaultField) => string | undefined
  onChange: (changes: Partial<Draft>) => void
}

/** When: nights, a day, or one of the dates that there are. */
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
  const bounds = { type: 'date', min: firstDay(now), max: lastDay(now), required: true } as const
  if (kind === 'day')
    return (
      <Field
        label={m.booking_day()}
        name="day"
        {...bounds}
        value={draft.day}
        error={errorOf('day')}
        onChange={(event) => onChange({ day: event.target.value })}
      />
    )
  return (
    <div className="booking-dates">
      <Field
        label={m.detail_check_in()}
        name="checkIn"
        {...bounds}
        value={draft.checkIn}
        error={errorOf('checkIn')}
        onChange={(event) => onChange({ checkIn: event.target.value })}
      />
      <Field
        label={m.detail_check_out()}
        name="checkOut"
        {...bounds}
        min={draft.checkIn || bounds.min}
        value={draft.checkOut}
        error={errorOf('checkOut')}
        onChange={(event) => onChange({ checkOut: event.target.value })}
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

/** The last instant before a departure (ISO instant) begins. */
const before = (start: string) => new Date(Date.parse(start) - 1)

function DepartureField({ listing, now, chosen, error, onChoose }: DepartureFieldProps) {
  const id = useId()
  const { schedule } = listing
  const next = schedule ? nextOccurrences(schedule, now, DEPARTURES) : []
  // An event page may ask for a date beyond those.
  const isUnlisted = next.every(({ start }) => start.toISOString() !== chosen)
  const [asked] =
    schedule && chosen && isUnlisted ? nextOccurrences(schedule, before(chosen), 1) : []
  const dates = asked ? [...next, asked] : next
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
