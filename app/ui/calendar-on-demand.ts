import { onDemand } from '#app/lib/loading/on-demand.ts'

/** The calendar of every date field, in a file of its own. */
export const calendarPopover = onDemand(
  async () => (await import('./calendar-popover.tsx')).CalendarPopover,
)

/** Fetches it when a date field is reached, before it is pressed. */
export function warmCalendar() {
  calendarPopover.load().catch(() => undefined)
}
