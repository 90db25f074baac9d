import { expect, test } from 'vitest'
import { type BookingEvent, bookingOf, bookingReducer, nothingChosen } from './booking-state.ts'

const after = (...events: BookingEvent[]) => events.reduce(bookingReducer, nothingChosen(16))
const arrival = { type: 'datesChosen', checkIn: '2026-12-24', checkOut: null } as const
const stay = { ...arrival, checkOut: '2026-12-27' } as const

test('starts with two guests and no dates', () => {
  expect(nothingChosen(4)).toEqual({
    stay: { checkIn: null, checkOut: null, guests: 2 },
    choosingDates: false,
  })
})

test('the picker stays open until both dates are chosen', () => {
  expect(after({ type: 'datesOpened' }, arrival).choosingDates).toBe(true)
  expect(after({ type: 'datesOpened' }, arrival, stay).choosingDates).toBe(false)
})

test('closing the picker early keeps the chosen date', () => {
  const state = after({ type: 'datesOpened' }, arrival, { type: 'datesClosed' })
  expect(state).toMatchObject({ stay: { checkIn: '2026-12-24' }, choosingDates: false })
})

test('dates and guests change independently', () => {
  const state = after(stay, { type: 'guestsChosen', guests: 4 })
  expect(state.stay).toEqual({ checkIn: '2026-12-24', checkOut: '2026-12-27', guests: 4 })
})

test('starts with one guest if the limit is one', () => {
  expect(nothingChosen(1).stay.guests).toBe(1)
})

test('parses the stay in a URL, and leaves out invalid values', () => {
  const read = (query: string) => bookingOf(new URLSearchParams(query), 3).stay
  expect(read('checkIn=2026-12-24&checkOut=2026-12-27&guests=3')).toEqual({
    checkIn: '2026-12-24',
    checkOut: '2026-12-27',
    guests: 3,
  })
  const nothing = { checkIn: null, checkOut: null, guests: 2 }
  for (const query of [
    '',
    'checkIn=2026-12-24',
    'checkIn=2026-12-24&checkOut=2026-12-24',
    'checkIn=2026-12-24&checkOut=2026-13-40',
    'checkIn=soon&checkOut=later&guests=many',
    'guests=4',
    'guests=1.5',
  ])
    expect(read(query), query).toEqual(nothing)
})
