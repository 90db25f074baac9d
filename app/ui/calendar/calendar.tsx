import { useState } from 'react'
import { type ClassNames, type DateRange, DayPicker } from 'react-day-picker'
import { Button } from '../button.tsx'
import { Icon } from '../icon/icon.tsx'
import { toDate, toIsoDay } from './iso-day.ts'

/** Localised texts of a calendar. Days are ISO days. */
export type CalendarLabels = {
  chooseDates: string
  chooseDay: string
  chooseStart: string
  chooseEnd: string
  clear: string
  previousMonth: string
  nextMonth: string
  today: (date: string) => string
  chosen: (date: string) => string
  formatDay: (isoDay: string, options: Intl.DateTimeFormatOptions) => string
  /** 0 is Sunday. */
  weekStartsOn: 0 | 1
}

/** ISO days; null until chosen. */
export type ChosenDays = { from: string | null; to: string | null }

export type CalendarProps = {
  /** One day, or a range of at least one night. */
  mode: 'day' | 'range'
  chosen: ChosenDays
  /** First and last selectable day (ISO days); all others are disabled. */
  first: string
  last: string
  labels: CalendarLabels
  onChoose: (chosen: ChosenDays) => void
}

/** The calendar of all date fields. Arrow keys move between days, Page Up and Down between months. */
export function Calendar({ mode, chosen, first, last, labels, onChoose }: CalendarProps) {
  const [today] = useState(() => new Date())
  // `first` may be yesterday here: it is still today in other time zones.
  const start = first > toIsoDay(today) ? toDate(first) : today
  const selected: DateRange = {
    from: chosen.from ? toDate(chosen.from) : undefined,
    to: chosen.to ? toDate(chosen.to) : undefined,
  }
  const shared = {
    autoFocus: true,
    numberOfMonths: mode === 'range' ? 2 : 1,
    weekStartsOn: labels.weekStartsOn,
    defaultMonth: selected.from ?? start,
    startMonth: start,
    endMonth: toDate(last),
    disabled: [{ before: start }, { after: toDate(last) }],
    classNames: CLASSES,
    components: { Chevron },
    ...textsOf(labels),
  }
  return (
    <>
      <p aria-live="polite" className="mb-2 font-display text-title">
        {titleOf(mode, chosen, labels)}
      </p>
      {mode === 'range' ? (
        <DayPicker
          {...shared}
          mode="range"
          min={1}
          resetOnSelect
          selected={selected}
          // Pressing the first day again yields no range; keep the day selected.
          onSelect={(range, day) =>
            onChoose({ from: isoOf(range?.from ?? day), to: isoOf(range?.to) })
          }
        />
      ) : (
        <DayPicker
          {...shared}
          mode="single"
          selected={selected.from}
          onSelect={(day) => onChoose({ from: isoOf(day), to: null })}
        />
      )}
      {chosen.from && (
        <Button
          variant="plain"
          className="mt-2 -ml-3.5"
          onClick={() => onChoose({ from: null, to: null })}
        >
          {labels.clear}
        </Button>
      )}
    </>
  )
}

const isoOf = (date: Date | undefined) => (date ? toIsoDay(date) : null)

function titleOf(mode: CalendarProps['mode'], { from, to }: ChosenDays, labels: CalendarLabels) {
  if (mode === 'day') return labels.chooseDay
  return from && !to ? labels.chooseEnd : labels.chooseStart
}

/** Localised texts for the DayPicker library. */
function textsOf(labels: CalendarLabels) {
  const format = (date: Date, options: Intl.DateTimeFormatOptions) =>
    labels.formatDay(toIsoDay(date), options)
  const month = (date: Date) => format(date, { month: 'long', year: 'numeric' })
  return {
    formatters: {
      formatCaption: month,
      formatWeekdayName: (day: Date) => format(day, { weekday: 'short' }),
    },
    labels: {
      labelPrevious: () => labels.previousMonth,
      labelNext: () => labels.nextMonth,
      labelGrid: month,
      labelWeekday: (day: Date) => format(day, { weekday: 'long' }),
      labelDayButton: (day: Date, { today, selected }: { today?: boolean; selected?: boolean }) => {
        const date = format(day, { dateStyle: 'full' })
        if (selected) return labels.chosen(date)
        return today ? labels.today(date) : date
      },
    },
  }
}

function Chevron({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return <Icon name={orientation === 'left' ? 'chevron-left' : 'chevron-right'} />
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
    'size-11 cursor-pointer rounded-full lining-nums tabular-nums hover:bg-lake-soft disabled:cursor-default disabled:text-ink-3 disabled:line-through disabled:hover:bg-transparent',
  today: 'font-[600]',
  // Until the range is complete, its first day is only "selected".
  selected: '[&:not(.bg-lake-soft)>button]:bg-lake! [&:not(.bg-lake-soft)>button]:text-on-lake',
  range_start: 'rounded-l-full bg-lake-soft [&>button]:bg-lake! [&>button]:text-on-lake',
  range_middle: 'bg-lake-soft',
  range_end: 'rounded-r-full bg-lake-soft [&>button]:bg-lake! [&>button]:text-on-lake',
}
