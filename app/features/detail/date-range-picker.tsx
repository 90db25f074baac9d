import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { type ClassNames, type DateRange, DayPicker } from 'react-day-picker'
import { formatDay } from '#app/lib/format.ts'
import { Button } from '#app/ui/button.tsx'
import type { Stay } from '#domain/booking.ts'
import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'
import { toDate, toIsoDay } from './iso-day.ts'

type DateRangePickerProps = {
  stay: Stay
  onChoose: (checkIn: string | null, checkOut: string | null) => void
}

const MONTHS_AHEAD = 18
const SUNDAY = 0
const MONDAY = 1

/** Arrival, then departure, at least one night later. Loaded when it is first opened. */
export default function DateRangePicker({ stay, onChoose }: DateRangePickerProps) {
  const [today] = useState(() => new Date())
  const { checkIn, checkOut } = stay
  const selected: DateRange = {
    from: checkIn ? toDate(checkIn) : undefined,
    to: checkOut ? toDate(checkOut) : undefined,
  }
  return (
    <>
      <p aria-live="polite" className="mb-2 font-display text-title">
        {checkIn && !checkOut ? m.detail_choose_check_out() : m.detail_choose_check_in()}
      </p>
      <DayPicker
        autoFocus
        mode="range"
        min={1}
        resetOnSelect
        numberOfMonths={2}
        weekStartsOn={getLocale() === 'en' ? SUNDAY : MONDAY}
        selected={selected}
        onSelect={(range) => onChoose(isoDayOf(range?.from), isoDayOf(range?.to))}
        defaultMonth={selected.from ?? today}
        startMonth={today}
        endMonth={new Date(today.getFullYear(), today.getMonth() + MONTHS_AHEAD)}
        disabled={{ before: today }}
        classNames={CLASSES}
        components={{ Chevron }}
        formatters={FORMATTERS}
        labels={LABELS}
      />
      {checkIn && (
        <Button variant="plain" className="mt-2 -ml-3.5" onClick={() => onChoose(null, null)}>
          {m.detail_clear_dates()}
        </Button>
      )}
    </>
  )
}

const isoDayOf = (date: Date | undefined) => (date ? toIsoDay(date) : null)
const format = (date: Date, options: Intl.DateTimeFormatOptions) =>
  formatDay(toIsoDay(date), options)

const FORMATTERS = {
  formatCaption: (month: Date) => format(month, { month: 'long', year: 'numeric' }),
  formatWeekdayName: (day: Date) => format(day, { weekday: 'short' }),
}

const LABELS = {
  labelPrevious: () => m.detail_previous_month(),
  labelNext: () => m.detail_next_month(),
  labelGrid: (month: Date) => format(month, { month: 'long', year: 'numeric' }),
  labelWeekday: (day: Date) => format(day, { weekday: 'long' }),
  labelDayButton: (day: Date, { today, selected }: { today?: boolean; selected?: boolean }) => {
    const date = format(day, { dateStyle: 'full' })
    if (selected) return m.detail_day_chosen({ date })
    return today ? m.detail_today({ date }) : date
  },
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight
  return <Icon aria-hidden size={20} strokeWidth={1.5} />
}

const CLASSES: Partial<ClassNames> = {
  months: 'relative flex gap-8',
  month: 'max-md:[&:nth-child(n+3)]:hidden',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: 'icon-btn aria-disabled:text-ink-3 aria-disabled:opacity-50',
  button_next: 'icon-btn aria-disabled:text-ink-3 aria-disabled:opacity-50',
  month_caption: 'flex h-11 items-center justify-center font-display text-[1.125rem]',
  weekday: 'h-9 w-11 font-[530] text-ink-2 text-micro',
  day: 'p-0 text-center data-outside:invisible',
  day_button:
    'size-11 cursor-pointer rounded-pebble lining-nums tabular-nums hover:bg-lake-soft disabled:cursor-default disabled:text-ink-3 disabled:line-through disabled:hover:bg-transparent',
  today: 'font-[600]',
  // Until there is a range, the day of arrival is only "selected".
  selected: '[&:not(.bg-lake-soft)>button]:bg-lake! [&:not(.bg-lake-soft)>button]:text-on-lake',
  range_start: 'rounded-l-pebble bg-lake-soft [&>button]:bg-lake! [&>button]:text-on-lake',
  range_middle: 'bg-lake-soft',
  range_end: 'rounded-r-pebble bg-lake-soft [&>button]:bg-lake! [&>button]:text-on-lake',
}
