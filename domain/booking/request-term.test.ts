import { describe, expect, test } from 'vitest'
import { nextOccurrences, type Schedule } from '../availability/schedule.ts'
import { firstDay } from './request-days.ts'
import { billOf, endOfTerm, requestGuestLimit, settleTerm, termKindOf } from './request-term.ts'

const now = new Date('2026-11-21T20:00:00Z')
const cabin = { contentType: 'escape', schedule: null, sleeps: 2 } as const
const schedule: Schedule = {
  timeZone: 'America/New_York',
  start: '18:30',
  minutes: 90,
  seats: 8,
  place: 'Online',
  repeat: { every: 'week', weekday: 2, interval: 1, offset: 0 },
}
const lesson = { contentType: 'experience', schedule, sleeps: null } as const
const stay = (checkIn: string, checkOut: string) => ({ kind: 'stay' as const, checkIn, checkOut })
const [next] = nextOccurrences(schedule, now, 1)
const start = next?.start.toISOString() ?? ''
const departure = (iso: string) => ({ kind: 'departure' as const, start: iso })

test('schedules are requested by date, escapes by nights, other listings by day', () => {
  expect(termKindOf(cabin)).toBe('stay')
  expect(termKindOf(lesson)).toBe('departure')
  expect(termKindOf({ ...lesson, schedule: null })).toBe('day')
  expect(requestGuestLimit(cabin)).toBe(2)
  expect(requestGuestLimit(lesson)).toBe(8)
  expect(requestGuestLimit({ ...cabin, sleeps: null })).toBe(16)
})

describe('valid terms', () => {
  test('nights from today on, in order, within the calendar', () => {
    expect(settleTerm(cabin, stay('2026-11-21', '2026-11-22'), now)).toHaveProperty('term')
    expect(settleTerm(cabin, stay('2026-11-20', '2026-11-22'), now)).toEqual({ fault: 'past' })
    expect(settleTerm(cabin, stay('2026-12-02', '2026-12-02'), now)).toEqual({ fault: 'order' })
    expect(settleTerm(cabin, stay('2026-12-02', '2026-12-01'), now)).toEqual({ fault: 'order' })
    expect(settleTerm(cabin, stay('2028-05-20', '2028-05-25'), now)).toEqual({ fault: 'too_far' })
    expect(settleTerm(cabin, departure(start), now)).toEqual({ fault: 'other_kind' })
    // West of Greenwich it is still the day before.
    expect(firstDay(new Date('2026-11-21T03:00:00Z'))).toBe('2026-11-20')
  })

  test('a date of the schedule, with its end and time zone', () => {
    expect(settleTerm(lesson, departure(start), now)).toEqual({
      term: {
        kind: 'departure',
        start: '2026-11-24T23:30:00.000Z',
        end: '2026-11-25T01:00:00.000Z',
        timeZone: 'America/New_York',
      },
    })
    expect(settleTerm(lesson, departure('2026-11-24T23:31:00.000Z'), now)).toEqual({
      fault: 'no_such_departure',
    })
    expect(settleTerm(lesson, departure('2026-11-17T23:30:00.000Z'), now)).toEqual({
      fault: 'past',
    })
    expect(settleTerm(lesson, departure('2999-11-24T23:30:00.000Z'), now)).toEqual({
      fault: 'too_far',
    })
  })
})

test('the bill equals that of the booking card', () => {
  const night = { minor: 42_000, currency: 'USD', per: 'night' } as const
  const person = { minor: 3_000, currency: 'EUR', per: 'person' } as const
  const nights = stay('2026-12-10', '2026-12-12')
  expect(billOf(night, nights, 2)).toMatchObject({ total: 84_000, currency: 'USD' })
  const retreat = {
    kind: 'departure' as const,
    start: '2026-12-10T15:00:00.000Z',
    end: '2026-12-13T10:00:00.000Z',
    timeZone: 'Europe/Lisbon',
  }
  expect(billOf(person, retreat, 3)).toMatchObject({ total: 9_000 })
  expect(billOf(night, retreat, 3)).toMatchObject({ rows: [{ times: 3 }], total: 126_000 })
  expect(billOf(null, nights, 2)).toBeNull()
  expect(billOf({ ...person, per: 'programme' }, nights, 2)).toBeNull()
})

test('it ends when its last day has ended in every time zone', () => {
  expect(endOfTerm(stay('2026-12-10', '2026-12-12'))).toEqual(new Date('2026-12-13T12:00:00Z'))
  expect(endOfTerm({ kind: 'day', day: '2026-12-10' })).toEqual(new Date('2026-12-11T12:00:00Z'))
})
