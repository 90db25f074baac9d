import { useId } from 'react'
import { m } from '#domain/messages/messages.js'

type GuestFieldProps = {
  limit: number
  guests: number
  error: string | undefined
  onChange: (guests: number) => void
}

/** Number of guests, with the same options as the booking card. */
export function GuestField({ limit, guests, error, onChange }: GuestFieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  const choices = Array.from({ length: limit }, (_, index) => index + 1)
  return (
    <div className="booking-select">
      <label htmlFor={id}>{m.detail_guests_up_to({ n: limit })}</label>
      <select
        id={id}
        className="input"
        value={guests}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {choices.map((n) => (
          <option key={n} value={n}>
            {m.detail_guest_count({ n })}
          </option>
        ))}
      </select>
      {error && (
        <span id={errorId} className="booking-error">
          {error}
        </span>
      )}
    </div>
  )
}
