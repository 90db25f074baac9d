import { describe, expect, test } from 'vitest'
import type { RequestTerm } from '../booking/booking-request.ts'
import { freeUntilOf } from './free-cancellation.ts'

const stay: RequestTerm = { kind: 'stay', checkIn: '2027-01-10', checkOut: '2027-01-13' }
/** 18:30 on 10 January in Tokyo. */
const evening: RequestTerm = {
  kind: 'departure',
  start: '2027-01-10T09:30:00.000Z',
  end: '2027-01-10T11:00:00.000Z',
  timeZone: 'Asia/Tokyo',
}
const day = (iso: string) => ({ kind: 'day', day: iso })
const at = (iso: string) => ({ kind: 'instant', at: iso, timeZone: 'Asia/Tokyo' })

describe('policies that name a date', () => {
  test.each([
    ['Free until seven days before arrival, then half the price.', '2027-01-03'],
    ['Free until 30 days before arrival. Later you may move the stay once.', '2026-12-11'],
    ['Full refund until ten days before arrival, half until three days, then none.', '2026-12-31'],
    ['Free until the day before, with the first night as a deposit.', '2027-01-09'],
    ['Free cancellation up to 2 weeks before you come.', '2026-12-27'],
  ])('%s', (words, iso) => expect(freeUntilOf(words, stay)).toEqual(day(iso)))

  test.each([
    ['Free until 24 hours before; after that you may send somebody.', '2027-01-09T09:30:00.000Z'],
    ['Free until noon on the day before, then half the price.', '2027-01-09T03:00:00.000Z'],
    ['Free until 18:00 the evening before; then charged.', '2027-01-09T09:00:00.000Z'],
    ['Free until 18:30 the evening before; then charged.', '2027-01-09T09:30:00.000Z'],
    ['Change or cancel up to 24 hours ahead without charge.', '2027-01-09T09:30:00.000Z'],
  ])('%s', (words, iso) => expect(freeUntilOf(words, evening)).toEqual(at(iso)))

  test('days of a departure are local days of its place', () => {
    // It is already the 10th in Tokyo while it is the 9th in UTC.
    const early: RequestTerm = { ...evening, start: '2027-01-09T16:00:00.000Z' }
    expect(freeUntilOf('Free until two days before.', early)).toEqual(day('2027-01-08'))
  })
})

describe('unclear policies give no date', () => {
  test.each([
    'Free until 24 hours before arrival.',
    'From May free until 14 days before arrival; free until 3 days before arrival in winter.',
    'Flexible rate free until 48 hours before arrival; later, the first night is charged.',
    'The deposit of a quarter stays with the house; the rest is free until 14 days before.',
    'Half until seven days before arrival.',
    'Cancel up to 3 days before arrival for half the price.',
    'There is nothing to cancel.',
    'Free until 7 days before. Cancel up to 3 days before without charge.',
    'Not free until 7 days before arrival.',
    '',
  ])('%s', (words) => expect(freeUntilOf(words, stay)).toBeNull())
  test('no policy', () => expect(freeUntilOf(null, evening)).toBeNull())
})
