import { type ComponentProps, lazy, Suspense } from 'react'
import { formatDay } from '#app/lib/format.ts'
import { Popover } from '#app/ui/popover.tsx'
import { m } from '#domain/messages/messages.js'
import type { BookingEvent, BookingState } from './booking-state.ts'

const DateRangePicker = lazy(() => import('./date-range-picker.tsx'))

type StayFieldsProps = {
  state: BookingState
  dispatch: (event: BookingEvent) => void
  guestLimit: number
}

/** When and how many: one rounded box with three fields. */
export function StayFields({ state, dispatch, guestLimit }: StayFieldsProps) {
  const { stay, choosingDates } = state
  return (
    <div className="mt-5 mb-4 grid grid-cols-2 overflow-hidden rounded-[22px] border border-line-strong">
      <Popover
        label={m.detail_choose_dates()}
        open={choosingDates}
        onOpenChange={(open) => dispatch({ type: open ? 'datesOpened' : 'datesClosed' })}
        className="w-auto! max-w-[calc(100vw-24px)] max-md:p-3!"
        collisionPadding={12}
        trigger={<DaySlot label={m.detail_check_in()} day={stay.checkIn} />}
      >
        <Suspense fallback={<div aria-busy className="h-[360px] w-77" />}>
          <DateRangePicker
            stay={stay}
            onChoose={(checkIn, checkOut) => dispatch({ type: 'datesChosen', checkIn, checkOut })}
          />
        </Suspense>
      </Popover>
      <DaySlot
        label={m.detail_check_out()}
        day={stay.checkOut}
        className="border-line-strong border-l"
        aria-haspopup="dialog"
        aria-expanded={choosingDates}
        onClick={() => dispatch({ type: 'datesOpened' })}
      />
      <GuestSlot
        guests={stay.guests}
        limit={guestLimit}
        onChoose={(guests) => dispatch({ type: 'guestsChosen', guests })}
      />
    </div>
  )
}

const SLOT = 'min-h-16 px-4.5 py-[11px] text-left leading-[1.35] hover:bg-lake-soft'
const INSET_FOCUS = 'focus-visible:rounded-[20px] focus-visible:outline-offset-[-3px]'

type DaySlotProps = ComponentProps<'button'> & { label: string; day: string | null }

function DaySlot({ label, day, className = '', ...props }: DaySlotProps) {
  return (
    <button type="button" {...props} className={`needs-script ${SLOT} ${INSET_FOCUS} ${className}`}>
      <span className="block text-ink-2 text-micro">{label}</span>
      {day ? formatDay(day) : m.detail_select_date()}
    </button>
  )
}

type GuestSlotProps = { guests: number; limit: number; onChoose: (guests: number) => void }

function GuestSlot({ guests, limit, onChoose }: GuestSlotProps) {
  const choices = Array.from({ length: limit }, (_, index) => index + 1)
  return (
    <label className="relative col-span-2 block border-line-strong border-t hover:bg-lake-soft">
      <span className="pointer-events-none absolute top-[11px] left-4.5 text-ink-2 text-micro">
        {m.detail_guests_up_to({ n: limit })}
      </span>
      <select
        value={guests}
        onChange={(event) => onChoose(Number(event.target.value))}
        className={`min-h-16 w-full cursor-pointer appearance-none bg-transparent px-4.5 pt-[29px] pb-[11px] leading-[1.35] ${INSET_FOCUS}`}
      >
        {choices.map((n) => (
          <option key={n} value={n}>
            {m.detail_guest_count({ n })}
          </option>
        ))}
      </select>
    </label>
  )
}
