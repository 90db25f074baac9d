import { formatInstant, formatSpan } from '#app/lib/i18n/format.ts'
import type { Occurrence } from '#domain/availability/schedule.ts'

const DAY_MS = 86_400_000
const DAY = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' } as const
const DAYS = { year: 'numeric', month: 'short', day: 'numeric' } as const
const HOURS = { hour: 'numeric', minute: '2-digit', timeZoneName: 'shortGeneric' } as const

type UpcomingDatesProps = { occurrences: readonly Occurrence[]; timeZone: string }

/** The next dates, in local time of the place. */
export function UpcomingDates({ occurrences, timeZone }: UpcomingDatesProps) {
  return (
    <ul className="grid gap-2.5">
      {occurrences.map((occurrence) => (
        <li key={occurrence.start.getTime()}>
          <OccurrenceText occurrence={occurrence} timeZone={timeZone} />
        </li>
      ))}
    </ul>
  )
}

type OccurrenceTextProps = { occurrence: Occurrence; timeZone: string }

/** A range of days for a programme of several days, else the day and its hours. */
export function OccurrenceText({ occurrence: { start, end }, timeZone }: OccurrenceTextProps) {
  const isLong = end.getTime() - start.getTime() >= DAY_MS
  return (
    <time dateTime={start.toISOString()}>
      {isLong ? (
        formatSpan(start, end, timeZone, DAYS)
      ) : (
        <>
          {formatInstant(start, timeZone, DAY)}
          {/* Node and browsers name some time zones differently. */}
          <span className="block text-ink-2 text-small" suppressHydrationWarning>
            {formatSpan(start, end, timeZone, HOURS)}
          </span>
        </>
      )}
    </time>
  )
}
