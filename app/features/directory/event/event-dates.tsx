import { Link } from 'react-router'
import { ChipLink } from '#app/ui/chip.tsx'
import { m } from '#domain/messages/messages.js'
import type { EventLabels } from './event-labels.ts'
import { eventPath } from './event-path.ts'

type DatedProps = { slug: string; event: EventLabels }

/** A notice that the date has passed or started, with a link to the next one. */
export function EventNotice({ slug, event: { state, category, dates } }: DatedProps) {
  const [next] = dates
  if (state === 'upcoming') return null
  return (
    <p className="event-notice">
      <strong>{state === 'past' ? m.directory_event_past() : m.directory_event_running()}</strong>
      {next && (
        <Link to={eventPath({ category, slug, on: next.on })} className="link">
          {m.directory_event_next({ date: next.date })}
        </Link>
      )}
    </p>
  )
}

/** Links to the upcoming dates. */
export function EventDates({ slug, event: { on: current, category, dates } }: DatedProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {dates.map(({ on, short }) => (
        <li key={on}>
          <ChipLink to={eventPath({ category, slug, on })} current={on === current}>
            {short}
          </ChipLink>
        </li>
      ))}
    </ul>
  )
}
