import { type ComponentProps, useRef, useState } from 'react'
import { calendarLabels } from '#app/lib/i18n/calendar-labels.ts'
import { formatDay } from '#app/lib/i18n/format.ts'
import { useDeferredOpen } from '#app/lib/loading/after-paint.ts'
import { useLazy } from '#app/lib/loading/lazy.ts'
import { calendarPopover, preloadCalendar } from '#app/ui/calendar/lazy-calendar.ts'
import type { Stay } from '#domain/booking/booking.ts'
import { firstDay, lastDay } from '#domain/booking/request-days.ts'
import { m } from '#domain/messages/messages.js'
import type { BookingEvent, BookingState } from './booking-state.ts'

type StayFieldsProps = {
  state: BookingState
  dispatch: (event: BookingEvent) => void
  guestLimit: number
}

/** Check-in, check-out and guests in one box. */
export function StayFields({ state, dispatch, guestLimit }: StayFieldsProps) {
  const { stay, choosingDates } = state
  const opener = useRef<HTMLButtonElement>(null)
  const [now] = useState(() => new Date())
  const [isNative, setNative] = useState(false)
  const choose = ({ checkIn, checkOut }: Pick<Stay, 'checkIn' | 'checkOut'>) =>
    dispatch({ type: 'datesChosen', checkIn, checkOut })
  const close = () => dispatch({ type: 'datesClosed' })
  const drawn = useDeferredOpen(choosingDates, close)
  const CalendarPopover = useLazy(calendarPopover, choosingDates, () => {
    close()
    setNative(true)
  })
  const opens = {
    'aria-haspopup': 'dialog',
    'aria-expanded': choosingDates,
    'aria-busy': choosingDates && !(drawn && CalendarPopover),
    onPointerEnter: preloadCalendar,
    onFocus: preloadCalendar,
    onClick: () => (choosingDates ? close() : dispatch({ type: 'datesOpened' })),
  } as const
  return (
    <div className="mt-5 mb-4 grid grid-cols-2 overflow-hidden rounded-[22px] border border-line-strong">
      <DaySlot
        ref={opener}
        name="checkIn"
        label={m.detail_check_in()}
        day={stay.checkIn}
        onDay={isNative ? (checkIn) => choose({ ...stay, checkIn }) : null}
        {...opens}
      />
      <DaySlot
        name="checkOut"
        label={m.detail_check_out()}
        day={stay.checkOut}
        onDay={isNative ? (checkOut) => choose({ ...stay, checkOut }) : null}
        className="border-line-strong border-l"
        {...opens}
      />
      <GuestSlot
        guests={stay.guests}
        limit={guestLimit}
        onChoose={(guests) => dispatch({ type: 'guestsChosen', guests })}
      />
      {drawn && CalendarPopover && (
        <CalendarPopover
          label={m.detail_choose_dates()}
          mode="range"
          chosen={{ from: stay.checkIn, to: stay.checkOut }}
          first={firstDay(now)}
          last={lastDay(now)}
          labels={calendarLabels()}
          opener={opener}
          onChoose={({ from, to }) => choose({ checkIn: from, checkOut: to })}
          onClose={close}
        />
      )}
    </div>
  )
}

const SLOT = 'min-h-16 px-4.5 py-[11px] text-left leading-[1.35] hover:bg-lake-soft'
const INSET_FOCUS = 'focus-visible:rounded-[20px] focus-visible:outline-offset-[-3px]'

type DaySlotProps = Omit<ComponentProps<'button'>, 'name'> & {
  name: string
  label: string
  day: string | null
  /** Set to use a native field, when the calendar could not be loaded. */
  onDay: ((day: string | null) => void) | null
}

/** Button that opens the calendar; a native date field without scripts or calendar. */
function DaySlot({ name, label, day, onDay, className = '', ...props }: DaySlotProps) {
  if (onDay)
    return (
      <NativeDaySlot
        label={label}
        className={className}
        value={day ?? ''}
        onChange={(event) => onDay(event.target.value || null)}
      />
    )
  return (
    <div className={`grid *:[grid-area:1/1] ${className}`}>
      <button
        type="button"
        {...props}
        className={`needs-script ${SLOT} ${INSET_FOCUS} aria-busy:bg-lake-soft`}
      >
        <span className="block text-ink-2 text-micro">{label}</span>
        {day ? formatDay(day) : m.detail_select_date()}
      </button>
      <noscript>
        <NativeDaySlot name={name} label={label} defaultValue={day ?? ''} className="h-full" />
      </noscript>
    </div>
  )
}

type NativeDaySlotProps = ComponentProps<'input'> & { label: string }

function NativeDaySlot({ label, className = '', ...props }: NativeDaySlotProps) {
  return (
    <label className={`block ${SLOT} ${className}`}>
      <span className="block text-ink-2 text-micro">{label}</span>
      <input
        type="date"
        {...props}
        className="-mx-1.5 min-h-6 w-[calc(100%+12px)] bg-transparent text-small"
      />
    </label>
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
        name="guests"
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
