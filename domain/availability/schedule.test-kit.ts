import type { Schedule } from './schedule.ts'

/** A quarter to six in the morning by the clocks of Sydney: every such week, or every `interval` weeks. */
export const weekly = (weekday: number, interval = 1): Schedule => ({
  timeZone: 'Australia/Sydney',
  start: '05:45',
  minutes: 120,
  seats: 12,
  place: 'The deck',
  repeat: { every: 'week', weekday, interval, offset: 0 },
})
