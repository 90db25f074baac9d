import { lazy } from '#app/lib/loading/lazy.ts'

/** The calendar of all date fields, in a separate chunk. */
export const calendarPopover = lazy(
  async () => (await import('./calendar-popover.tsx')).CalendarPopover,
)

/** Preloads it when a date field is hovered or focused. */
export function preloadCalendar() {
  calendarPopover.load().catch(() => undefined)
}
