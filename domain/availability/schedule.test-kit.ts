import type { Schedule } from './schedule.ts'

/** 05:45 in Sydney, every week or every `interval` weeks. */
export const weekly = (weekday: number, interval = 1): Schedule => ({
  timeZone: 'Australia/Sydney',
  start: '05:45',
  minutes: 120,
  seats: 12,
  place: 'The deck',
  repeat: { every: 'week', weekday, interval, offset: 0 },
})
