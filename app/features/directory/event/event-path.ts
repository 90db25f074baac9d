import { href } from 'react-router'

type EventAddress = {
  category: string
  slug: string
  /** Day of the occurrence; null for the next one. */
  on?: string | null
}

export function eventPath({ category, slug, on }: EventAddress): string {
  return withDay(href('/directory/experiences/:category/:slug', { category, slug }), on)
}

export function calendarPath({ category, slug, on }: EventAddress): string {
  return withDay(
    href('/directory/experiences/:category/:slug/calendar.ics', { category, slug }),
    on,
  )
}

function withDay(path: string, on: string | null | undefined): string {
  return on ? `${path}?${new URLSearchParams({ on })}` : path
}
