import { lazy } from '#app/lib/loading/lazy.ts'

/** The calendar of every date field, in a file of its own. */
export const calendarPopover = lazy(
  async () => (await import('./calendar-popover.tsx')).CalendarPopover,
)

/** Fetches it when a date field is reached, before it is pressed. */
export function preloadCalendar() {
  calendarPopover.load().catch(() => undefined)
}
