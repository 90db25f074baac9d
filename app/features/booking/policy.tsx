import type { FreeUntil } from '#domain/booking/booking-request.ts'
import { m } from '#domain/messages/messages.js'
import { freeUntilText, isPast } from './request-labels.ts'

type PolicyProps = {
  /** The listing's policy text; null without one. */
  text: string | null
  freeUntil: FreeUntil | null
  isChosen: boolean
  now: Date
}

/** The deadline of free cancellation if known, and the policy text. */
export function Policy({ text, freeUntil, isChosen, now }: PolicyProps) {
  return (
    <div className="booking-policy">
      {freeUntil && (
        <p className="font-[540]">
          {isPast(freeUntil, now)
            ? m.booking_free_past({ date: freeUntilText(freeUntil) })
            : m.booking_free_until({ date: freeUntilText(freeUntil) })}
        </p>
      )}
      {isChosen && !freeUntil && <p className="font-[540]">{m.booking_free_unknown()}</p>}
      <p className="text-ink-2">
        {text === null ? m.booking_no_policy() : m.booking_policy({ policy: text })}
      </p>
    </div>
  )
}
