import { type ComponentProps, useRef } from 'react'
import { usePressShown } from '#app/lib/after-paint.ts'
import { formatDay } from '#app/lib/format.ts'
import { fetchWhenPressed, onDemand, useOnDemand } from '#app/lib/on-demand.ts'
import { m } from '#domain/messages/messages.js'
import type { BookingEvent, BookingState } from './booking-state.ts'

const popover = onDemand(async () => (await import('./dates-popover.tsx')).DatesPopover)
fetchWhenPressed(popover, 'dates')

type StayFieldsProps = {
  state: BookingState
  dispatch: (event: BookingEvent) => void
  guestLimit: number
}

/** When and how many: one rounded box with three fields. */
export function StayFields({ state, dispatch, guestLimit }: StayFieldsProps) {
  const { stay, choosingDates } = state
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => dispatch({ type: 'datesClosed' })
  const drawn = usePressShown(choosingDates, close)
  const DatesPopover = useOnDemand(popover, choosingDates, close)
  const opens = {
    'data-opens': 'dates',
    'aria-haspopup': 'dialog',
    'aria-expanded': choosingDates,
    'aria-busy': choosingDates && !(drawn && DatesPopover),
    onPointerEnter: warm,
    onFocus: warm,
    onClick: () => (choosingDates ? close() : dispatch({ type: 'datesOpened' })),
  } as const
  return (
    <div className="mt-5 mb-4 grid grid-cols-2 overflow-hidden rounded-[22px] border border-line-strong">
      <DaySlot ref={opener} label={m.detail_check_in()} day={stay.checkIn} {...opens} />
      <DaySlot
        label={m.detail_check_out()}
        day={stay.checkOut}
        className="border-line-strong border-l"
        {...opens}
      />
      <GuestSlot
        guests={stay.guests}
        limit={guestLimit}
        onChoose={(guests) => dispatch({ type: 'guestsChosen', guests })}
      />
      {drawn && DatesPopover && (
        <DatesPopover
          stay={stay}
          opener={opener}
          onChoose={(checkIn, checkOut) => dispatch({ type: 'datesChosen', checkIn, checkOut })}
          onClose={close}
        />
      )}
    </div>
  )
}

function warm() {
  popover.load().catch(() => undefined)
}

const SLOT = 'min-h-16 px-4.5 py-[11px] text-left leading-[1.35] hover:bg-lake-soft'
const INSET_FOCUS = 'focus-visible:rounded-[20px] focus-visible:outline-offset-[-3px]'

type DaySlotProps = ComponentProps<'button'> & { label: string; day: string | null }

function DaySlot({ label, day, className = '', ...props }: DaySlotProps) {
  return (
    <button
      type="button"
      {...props}
      className={`needs-script ${SLOT} ${INSET_FOCUS} aria-busy:bg-lake-soft ${className}`}
    >
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
