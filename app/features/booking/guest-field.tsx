import { m } from '#domain/messages/messages.js'

type GuestFieldProps = {
  limit: number
  guests: number
  error: string | undefined
  onChange: (guests: number) => void
}

/** How many, as the booking card offers. */
export function GuestField({ limit, guests, error, onChange }: GuestFieldProps) {
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
