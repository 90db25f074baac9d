import type { WeekCounts } from './console-api.ts'

const DAY_MS = 86_400_000
const WEEK_DAYS = 7

/** A count of a day (an ISO day, UTC). */
export type DayCount = { day: string; kind: Exclude<keyof WeekCounts, 'start'>; count: number }

/** The first day of the week, a Monday, of each of the last `weeks` weeks, oldest first. */
export function weekStarts(now: Date, weeks: number): string[] {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())
  const monday = today - ((now.getUTCDay() + 6) % WEEK_DAYS) * DAY_MS
  return Array.from({ length: weeks }, (_, at) =>
    new Date(monday - (weeks - 1 - at) * WEEK_DAYS * DAY_MS).toISOString().slice(0, 10),
  )
}

/** Adds up days by week; days before the first week are left out. */
export function countWeeks(starts: readonly string[], days: readonly DayCount[]): WeekCounts[] {
  const weeks = starts.map((start) => ({
    start,
    searches: 0,
    withoutResults: 0,
    saves: 0,
    requests: 0,
    answers: 0,
  }))
  for (const { day, kind, count } of days) {
    const week = weeks.findLast(({ start }) => start <= day)
    if (week) week[kind] += count
  }
  return weeks
}
