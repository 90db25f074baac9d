const HOUR_MS = 3_600_000
/** The last clocks to begin a day are 12 hours behind UTC. */
export const LAST_CLOCK_MS = 12 * HOUR_MS
/** As far as the booking calendar goes. */
const MONTHS_AHEAD = 18

// Apart from request-term.ts, whose recurrence library no first load of a page needs.

/** The first day that has not ended everywhere yet (ISO day). */
export function firstDay(now: Date): string {
  return new Date(now.getTime() - LAST_CLOCK_MS).toISOString().slice(0, 10)
}

/** The last day that can be asked for (ISO day). */
export function lastDay(now: Date): string {
  const last = new Date(now)
  last.setUTCMonth(last.getUTCMonth() + MONTHS_AHEAD)
  return last.toISOString().slice(0, 10)
}
