import { describe, expect, test } from 'vitest'
import type { Schedule } from '../../availability/schedule.ts'
import type { Price } from '../../listing/listing.ts'
import { type Condition, verdictOf } from './condition.ts'
import { type FactSource, factsOf, UNSTATED } from './listing-facts.ts'
import type { Setting } from './settings.ts'

const weekly: Schedule = {
  timeZone: 'Europe/Lisbon',
  start: '18:30',
  minutes: 75,
  seats: 8,
  place: 'Studio',
  repeat: { every: 'week', weekday: 4, interval: 1, offset: 0 },
}

describe('facts of a listing', () => {
  test.each([
    [{ groupSize: 'Small group (max 8 people)' }, { people: 8 }],
    [{ groupSize: '12-16 people' }, { people: 16 }],
    [{ groupSize: 'One to one' }, { people: 1 }],
    [{ groupSize: 'Families welcome' }, { people: null }],
    [{ duration: '135 minutes' }, { minutes: 135, days: null }],
    [{ duration: 'Two minutes a day' }, { minutes: 2 }],
    [{ duration: '2 hours' }, { minutes: 120 }],
    [{ duration: '4 days / 3 nights' }, { minutes: null, days: 4 }],
    [{ schedule: weekly }, { minutes: 75, weekday: 4, startsAt: 1_110 }],
    [
      { contentType: 'escape', duration: '3 nights minimum, 5 in August', groupSize: 'Up to 9' },
      { minNights: 3, people: null },
    ],
  ] as const)('%o', (stated, facts) =>
    expect(factsOf({ ...UNSTATED, ...stated })).toMatchObject(facts),
  )
})

describe('verdicts', () => {
  const verdict = (condition: Condition, stated: Partial<FactSource>) =>
    verdictOf(condition, factsOf({ ...UNSTATED, ...stated }))
  const priced = (minor: number, per: Price['per']) => ({ minor, currency: 'USD', per })
  const stay = (duration: string) => ({ contentType: 'escape' as const, duration })
  const by = (first: Setting, ...more: Setting[]): Condition => ({
    kind: 'setting',
    any: [first, ...more],
  })
  const most = (count: number): Condition => ({ kind: 'people', least: null, most: count })
  const days = (least: number | null, most = least ?? 0): Condition => ({
    kind: 'days',
    least,
    most,
  })

  const over = (before: number): Condition => ({ kind: 'start', from: 0, before, isOver: true })

  test.each([
    [by('sea'), { contentType: 'escape', tags: ['ocean', 'sauna'] }, 'met'],
    [by('sea'), { contentType: 'escape', natureDistance: '80 m to the beach' }, 'met'],
    [by('beach'), { contentType: 'escape', amenities: ['beach-access'] }, 'met'],
    [by('beach'), { contentType: 'escape', title: 'Domes the colour of the sand' }, 'broken'],
    [by('sea'), { contentType: 'escape', location: 'Lake Bled, Slovenia' }, 'broken'],
    [by('sea', 'lake'), { contentType: 'escape', location: 'Lake Bled, Slovenia' }, 'met'],
    [by('sea'), { contentType: 'experience', title: 'Yoga' }, 'unknown'],
    [by('sea'), { contentType: 'essential', title: 'Sea Salt' }, 'broken'],
    [most(8), { groupSize: 'Up to 8 people' }, 'met'],
    [most(8), { groupSize: 'Up to 9 people' }, 'broken'],
    [most(8), {}, 'unknown'],
    [{ kind: 'people', least: 9, most: null }, { groupSize: 'Up to 8 people' }, 'broken'],
    [{ kind: 'people', least: 8, most: null }, { groupSize: 'Up to 8 people' }, 'met'],
    [{ kind: 'party', count: 5 }, { groupSize: 'Up to 8 people' }, 'met'],
    [{ kind: 'party', count: 9 }, { groupSize: 'Up to 8 people' }, 'broken'],
    [
      { kind: 'party', count: 9 },
      { ...stay('2 nights minimum'), groupSize: 'Up to 13 guests in 11 rooms' },
      'met',
    ],
    [
      { kind: 'party', count: 9 },
      { ...stay('2 nights minimum'), groupSize: 'Up to 6 guests in 4 rooms' },
      'broken',
    ],
    [
      { kind: 'party', count: 4 },
      { ...stay('2 nights minimum'), groupSize: 'Up to 2 guests per cabin' },
      'unknown',
    ],
    [{ kind: 'minutes', most: 60 }, { duration: '1 hour' }, 'met'],
    [{ kind: 'minutes', most: 60 }, { duration: '75 minutes' }, 'broken'],
    [{ kind: 'minutes', most: 60 }, { duration: '3 days / 2 nights' }, 'broken'],
    [{ kind: 'minutes', least: 90, most: null }, { duration: '90 minutes' }, 'met'],
    [{ kind: 'minutes', least: 90, most: null }, { duration: '1 hour' }, 'broken'],
    [{ kind: 'minutes', least: 90, most: null }, {}, 'unknown'],
    [days(null, 3), stay('2 nights minimum'), 'met'],
    [days(null, 3), stay('3 nights minimum'), 'broken'],
    [days(3), stay('3 nights minimum'), 'met'],
    [days(2), stay('2 nights minimum'), 'met'],
    [days(2), stay('4 nights minimum'), 'broken'],
    [days(4), { duration: '4 days / 3 nights' }, 'met'],
    [days(3), { duration: '4 days / 3 nights' }, 'broken'],
    [{ ...days(3), inNights: true }, { duration: '4 days / 3 nights' }, 'met'],
    [days(3), { duration: '7 days' }, 'broken'],
    [days(7), { duration: '6 days' }, 'met'],
    [days(3, 5), { duration: '5 days' }, 'met'],
    [days(3, 5), { duration: '6 days' }, 'broken'],
    [days(null, 3), { duration: '2 days / 1 night' }, 'met'],
    [days(null, 3), { duration: '4 days / 3 nights' }, 'broken'],
    [days(42), { duration: '6 weeks, six calls of 30 minutes' }, 'met'],
    [days(42), { duration: 'Five weeks, five calls' }, 'broken'],
    [days(3), { duration: 'Six weeks, six calls' }, 'broken'],
    [days(3), {}, 'unknown'],
    [days(3), { duration: '90 minutes' }, 'broken'],
    [{ kind: 'weekday', days: [4] }, { schedule: weekly }, 'met'],
    [{ kind: 'weekday', days: [5, 6] }, { schedule: weekly }, 'broken'],
    [{ kind: 'start', from: 1_080, before: 1_440 }, { schedule: weekly }, 'met'],
    [{ kind: 'start', from: 1_111, before: 1_440 }, { schedule: weekly }, 'broken'],
    [{ kind: 'start', from: 0, before: 1_110 }, { schedule: weekly }, 'broken'],
    [over(1_185), { schedule: weekly }, 'met'],
    [over(1_184), { schedule: weekly }, 'broken'],
    [over(1_200), {}, 'unknown'],
    [{ kind: 'amenity', amenity: 'sauna' }, { amenities: ['sauna'] }, 'met'],
    [{ kind: 'amenity', amenity: 'sauna' }, {}, 'unknown'],
    [{ kind: 'amenity', amenity: 'adults-only' }, { contentType: 'essential' }, 'broken'],
    [{ kind: 'amenity', amenity: 'wifi' }, { amenities: ['no-wifi'] }, 'broken'],
    [{ kind: 'verified' }, { verified: true }, 'met'],
    [{ kind: 'verified' }, {}, 'broken'],
    [{ kind: 'noSubscription' }, { amount: priced(400, 'month') }, 'broken'],
    [{ kind: 'noSubscription' }, { amount: priced(0, 'month') }, 'met'],
    [{ kind: 'noSubscription' }, { amount: priced(400, 'item') }, 'met'],
    [{ kind: 'noSubscription' }, {}, 'unknown'],
  ] as const)('%o for %o: %s', (condition, stated, expected) =>
    expect(verdict(condition as Condition, stated as Partial<FactSource>)).toBe(expected),
  )
})
