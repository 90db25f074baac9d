const HOUR_MS = 3_600_000
/** The smallest UTC offset is 12 hours behind. */
export const LAST_CLOCK_MS = 12 * HOUR_MS
/** Range of the booking calendar. */
const MONTHS_AHEAD = 18

// Separate from request-term.ts, to keep its recurrence library out of the first page load.

/** The first day that has not ended in every time zone (ISO day). */
export function firstDay(now: Date): string {
  return new Date(now.getTime() - LAST_CLOCK_MS).toISOString().slice(0, 10)
}

/** The last day that can be requested (ISO day). */
export function lastDay(now: Date): string {
  const last = new Date(now)
  last.setUTCMonth(last.getUTCMonth() + MONTHS_AHEAD)
  return last.toISOString().slice(0, 10)
}
