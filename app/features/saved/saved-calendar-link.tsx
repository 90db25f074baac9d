import { href, Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { m } from '#domain/messages/messages.js'

/** Link to the next dates of saved listings as an iCalendar file; `title` for a single one. */
export function CalendarLink({ ids, title }: { ids: readonly string[]; title?: string }) {
  const params = new URLSearchParams(ids.map((id) => ['id', id]))
  return (
    <Link
      className="link saved-action"
      to={`${href('/saved/calendar.ics')}?${params}`}
      reloadDocument
      download
      aria-label={title && m.lists_calendar_one_of({ title })}
    >
      <Icon name="calendar-plus" size={18} />
      {title ? m.lists_calendar_one() : m.lists_calendar({ n: ids.length })}
    </Link>
  )
}
