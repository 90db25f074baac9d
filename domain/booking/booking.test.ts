import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  breakdownOf,
  EMPTY_STAY,
  guestLimit,
  MAX_GUESTS,
  nightsBetween,
  SAMPLE_NIGHTS,
  sampleBreakdown,
} from './booking.ts'

const NIGHTLY = { minor: 42_000, currency: 'USD', per: 'night' } as const
const EACH = { minor: 185_000, currency: 'USD', per: 'person' } as const

describe('nights between two dates', () => {
  test.each([
    ['2026-12-24', '2026-12-27', 3],
    ['2026-12-31', '2027-01-01', 1],
    ['2028-02-28', '2028-03-01', 2],
    // Daylight saving time ends in between
    ['2026-03-28', '2026-03-30', 2],
    ['2026-12-24', '2026-12-24', 0],
    ['2026-12-27', '2026-12-24', 0],
    ['soon', 'later', 0],
  ])('%s to %s', (checkIn, checkOut, nights) => {
    expect(nightsBetween(checkIn, checkOut)).toBe(nights)
  })
})

describe('the breakdown of a price', () => {
  test('by night needs both dates', () => {
    expect(breakdownOf(NIGHTLY, EMPTY_STAY)).toBeNull()
    expect(breakdownOf(NIGHTLY, { ...EMPTY_STAY, checkIn: '2026-12-24' })).toBeNull()
    expect(
      breakdownOf(NIGHTLY, { checkIn: '2026-12-24', checkOut: '2026-12-27', guests: 2 }),
    ).toEqual({
      rows: [{ unit: 'night', each: 42_000, times: 3, amount: 126_000 }],
      total: 126_000,
      currency: 'USD',
    })
  })

  test('by person multiplies by the guests', () => {
    expect(breakdownOf(EACH, EMPTY_STAY)).toEqual({
      rows: [{ unit: 'guest', each: 185_000, times: 2, amount: 370_000 }],
      total: 370_000,
      currency: 'USD',
    })
  })

  test('is null without a price, or for a unit other than nights and persons', () => {
    expect(breakdownOf(null, EMPTY_STAY)).toBeNull()
    expect(breakdownOf({ ...EACH, per: 'month' }, EMPTY_STAY)).toBeNull()
  })

  test('adds up', () => {
    const money = fc.integer({ min: 0, max: 10_000_000 })
    const guests = fc.integer({ min: 1, max: 16 })
    fc.assert(
      fc.property(money, guests, (minor, count) => {
        const found = breakdownOf({ ...EACH, minor }, { ...EMPTY_STAY, guests: count })
        return found?.total === found?.rows.reduce((sum, row) => sum + row.amount, 0)
      }),
    )
  })
})

describe('before dates are chosen', () => {
  test('shows a sample of three nights at the listing’s own price', () => {
    const sample = sampleBreakdown(NIGHTLY)
    expect(sample).toMatchObject({ total: 126_000, rows: [{ times: SAMPLE_NIGHTS }] })
  })

  test('has no sample for listings not sold by the night', () => {
    expect(sampleBreakdown(EACH)).toBeNull()
    expect(sampleBreakdown(null)).toBeNull()
  })
})

test('guests are limited to the capacity of one booking, and at least one', () => {
  expect(guestLimit(3)).toBe(3)
  expect(guestLimit(null)).toBe(MAX_GUESTS)
  expect(guestLimit(0)).toBe(1)
})
