import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextOccurrences, type Schedule } from './schedule.ts'

const weekly = (weekday: number, interval = 1, offset = 0) =>
  ({ every: 'week', weekday, interval, offset }) as const
const monthly = (weekday: number, nth: number) => ({ every: 'month', weekday, nth }) as const

function schedule(repeat: Schedule['repeat'], more: Partial<Schedule> = {}): Schedule {
  return {
    timeZone: 'Europe/Lisbon',
    start: '18:30',
    minutes: 120,
    seats: 8,
    place: 'Lisbon',
    repeat,
    ...more,
  }
}

function starts(plan: Schedule, now: string, count: number): string[] {
  return nextOccurrences(plan, new Date(now), count).map(({ start }) => start.toISOString())
}

describe('a weekly schedule', () => {
  test('keeps its local time when daylight saving time ends', () => {
    const plan = schedule(weekly(3), { timeZone: 'America/New_York' })
    expect(starts(plan, '2026-10-27T12:00:00Z', 2)).toEqual([
      '2026-10-28T22:30:00.000Z',
      '2026-11-04T23:30:00.000Z',
    ])
  })

  test('keeps its local time when daylight saving time begins', () => {
    const plan = schedule(weekly(0), { timeZone: 'Europe/Berlin', start: '10:00' })
    expect(starts(plan, '2026-03-21T12:00:00Z', 2)).toEqual([
      '2026-03-22T09:00:00.000Z',
      '2026-03-29T08:00:00.000Z',
    ])
  })

  test('follows the day at its own place', () => {
    const plan = schedule(weekly(6), { timeZone: 'Australia/Sydney', start: '05:45' })
    expect(starts(plan, '2026-11-20T12:00:00Z', 1)).toEqual(['2026-11-20T18:45:00.000Z'])
  })

  test('leaves out dates that have begun', () => {
    const plan = schedule(weekly(3))
    expect(starts(plan, '2026-11-18T18:29:59Z', 1)).toEqual(['2026-11-18T18:30:00.000Z'])
    expect(starts(plan, '2026-11-18T18:30:00Z', 1)).toEqual(['2026-11-25T18:30:00.000Z'])
  })

  test('every other week alternates with its counterpart', () => {
    const even = starts(schedule(weekly(3, 2, 0)), '2026-11-01T00:00:00Z', 3)
    const odd = starts(schedule(weekly(3, 2, 1)), '2026-11-01T00:00:00Z', 3)
    expect([...even, ...odd].sort()).toEqual(starts(schedule(weekly(3)), '2026-11-01T00:00:00Z', 6))
  })
})

describe('a monthly schedule', () => {
  test('falls on the n-th weekday', () => {
    expect(starts(schedule(monthly(0, 2)), '2026-11-21T00:00:00Z', 3)).toEqual([
      '2026-12-13T18:30:00.000Z',
      '2027-01-10T18:30:00.000Z',
      '2027-02-14T18:30:00.000Z',
    ])
  })

  test('finds the last weekday, whether it is the fourth or the fifth', () => {
    expect(starts(schedule(monthly(6, 5)), '2026-10-20T00:00:00Z', 3)).toEqual([
      '2026-10-31T18:30:00.000Z',
      '2026-11-28T18:30:00.000Z',
      '2026-12-26T18:30:00.000Z',
    ])
  })
})

describe('a single date', () => {
  const once = schedule({ every: 'once', on: '2026-12-24' })

  test('takes place once, at its local time', () => {
    expect(starts(once, '2026-11-21T00:00:00Z', 3)).toEqual(['2026-12-24T18:30:00.000Z'])
  })

  test('has no date once it has begun', () => {
    expect(starts(once, '2026-12-24T18:30:00Z', 3)).toEqual([])
  })

  test('is found years ahead, and an invalid day has none', () => {
    const far = schedule({ every: 'once', on: '2032-02-29' })
    expect(starts(far, '2026-12-24T18:30:00Z', 1)).toEqual(['2032-02-29T18:30:00.000Z'])
    const none = schedule({ every: 'once', on: 'soon' })
    expect(starts(none, '2026-12-24T18:30:00Z', 1)).toEqual([])
  })
})

describe('a change of daylight saving time', () => {
  test('a skipped time is moved forward by the length of the gap', () => {
    const plan = schedule(weekly(0), { timeZone: 'Europe/Berlin', start: '02:30' })
    expect(starts(plan, '2026-03-28T12:00:00Z', 1)).toEqual(['2026-03-29T01:30:00.000Z'])
  })

  test('a repeated time means its first occurrence', () => {
    const plan = schedule(weekly(0), { timeZone: 'Europe/Berlin', start: '02:30' })
    expect(starts(plan, '2026-10-24T12:00:00Z', 1)).toEqual(['2026-10-25T00:30:00.000Z'])
  })

  test('does not move the end of a programme of several days', () => {
    const plan = schedule(weekly(5), {
      timeZone: 'Europe/Berlin',
      start: '15:00',
      minutes: 2 * 1440 + 60,
    })
    const [occurrence] = nextOccurrences(plan, new Date('2026-03-26T12:00:00Z'), 1)
    expect(occurrence?.start.toISOString()).toBe('2026-03-27T14:00:00.000Z')
    expect(occurrence?.end.toISOString()).toBe('2026-03-29T14:00:00.000Z')
  })
})

test('a schedule without a possible day has no dates', () => {
  expect(starts(schedule(weekly(9)), '2026-11-01T00:00:00Z', 3)).toEqual([])
})

test('each occurrence begins after the one before, on the right day at the right time', () => {
  const zones = ['Pacific/Auckland', 'America/St_Johns', 'Asia/Tokyo', 'America/Santiago', 'UTC']
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 1, max: 5 }),
      fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      (timeZone, weekday, nth, now) => {
        const plan = schedule(monthly(weekday, nth), { timeZone, start: '12:00' })
        const found = nextOccurrences(plan, now, 4)
        const shown = new Intl.DateTimeFormat('en-US', {
          timeZone,
          weekday: 'short',
          hour: 'numeric',
          hourCycle: 'h23',
        })
        const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
        return (
          found.length === 4 &&
          found.every(({ start }, at) => start > (found[at - 1]?.start ?? now)) &&
          found.every(({ start }) => shown.format(start) === `${days[weekday]}, 12`)
        )
      },
    ),
  )
})
