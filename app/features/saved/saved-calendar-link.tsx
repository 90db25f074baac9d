import { CalendarPlus } from 'lucide-react'
import { href, Link } from 'react-router'
import { m } from '#domain/messages/messages.js'

/** The next dates of saved listings as a file; `title` when it is one of them. */
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
      <CalendarPlus aria-hidden size={18} strokeWidth={1.5} />
      {title ? m.lists_calendar_one() : m.lists_calendar({ n: ids.length })}
    </Link>
  )
}
