import { expect, test } from 'vitest'
import { readTrip, writeTrip } from './trip-link.ts'

const line = (id: string, day: number | null) => ({ id, day, isLocked: false })

test.each([
  { days: 5, people: 2, start: '2026-12-05', lines: [line('12', null), line('a.b&c=d', 5)] },
  { days: 1, people: 1, start: null, lines: [line('Ü 1', 1)] },
])('a trip is read as written', (trip) => {
  expect(readTrip(new URLSearchParams(writeTrip(trip)))).toEqual(trip)
})

test.each([
  '',
  'line=',
  'line=12',
  'line=.',
  'line=0.12',
  'line=32.12',
  `line=.${'a'.repeat(201)}`,
])('nothing is read from "%s"', (query) => {
  expect(readTrip(new URLSearchParams(query))).toBeNull()
})

test('invalid parts are replaced, repeated listings shown once', () => {
  const query = 'days=99&people=-3&start=2026-02-31&line=2.7&line=.7&line=3.8'
  expect(readTrip(new URLSearchParams(query))).toEqual({
    days: 31,
    people: 1,
    start: null,
    lines: [line('7', null), line('8', 3)],
  })
})

test('a trip has at least the days of its lines, and at most 24 lines', () => {
  const many = Array.from({ length: 30 }, (_, at) => `line=4.${at}`).join('&')
  const trip = readTrip(new URLSearchParams(`days=2&${many}`))
  expect(trip?.days).toBe(4)
  expect(trip?.lines).toHaveLength(24)
})
