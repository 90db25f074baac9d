import type { Price } from '../listing/listing.ts'

/** A requested stay; days are ISO dates ("2026-12-24"), null until chosen. */
export type Stay = { checkIn: string | null; checkOut: string | null; guests: number }

/** Specification section 2: the booking card begins with "2 guests" and no dates. */
export const EMPTY_STAY: Stay = { checkIn: null, checkOut: null, guests: 2 }
/** Guest limit of listings without a known capacity. */
export const MAX_GUESTS = 16

export type BreakdownRow = { unit: 'night' | 'guest'; each: number; times: number; amount: number }
/** Amounts are in the price's minor unit. */
export type Breakdown = { rows: BreakdownRow[]; total: number; currency: string }

const DAY_MS = 86_400_000

/** Nights between two ISO dates; 0 unless the second is later. */
export function nightsBetween(checkIn: string, checkOut: string): number {
  const nights = (Date.parse(`${checkOut}T00:00Z`) - Date.parse(`${checkIn}T00:00Z`)) / DAY_MS
  return Number.isNaN(nights) ? 0 : Math.max(0, Math.round(nights))
}

/**
 * The cost of a stay at the listing's own price; null while unknown. A nightly price is for the room, so
 * it is independent of the guests; a price per person is independent of the nights.
 */
export function breakdownOf(price: Price | null, stay: Stay): Breakdown | null {
  return price && billOf(price, timesOf(price, stay))
}

/** Nights of the sample price while no dates are chosen (specification section 2). */
export const SAMPLE_NIGHTS = 3

/** The cost of a sample stay; null for listings not sold by the night. */
export function sampleBreakdown(price: Price | null): Breakdown | null {
  return price?.per === 'night' ? billOf(price, SAMPLE_NIGHTS) : null
}

/** Maximum number of guests: the capacity of one booking. */
export function guestLimit(sleeps: number | null): number {
  return Math.max(1, sleeps ?? MAX_GUESTS)
}

function billOf(price: Price, times: number): Breakdown | null {
  if (!times) return null
  const row = { unit: price.per === 'night' ? 'night' : 'guest', each: price.minor, times } as const
  const amount = price.minor * times
  return { rows: [{ ...row, amount }], total: amount, currency: price.currency }
}

function timesOf(price: Price, { checkIn, checkOut, guests }: Stay): number {
  if (price.per === 'person') return guests
  if (price.per === 'night' && checkIn && checkOut) return nightsBetween(checkIn, checkOut)
  return 0
}
