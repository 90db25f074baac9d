import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PRICE_UNITS } from '../listing/listing.ts'
import { priceTrip } from './priced-trip.ts'

const card = fc.record({
  id: fc.string({ minLength: 1, maxLength: 3 }),
  amount: fc.option(
    fc.record({
      minor: fc.nat(100_000),
      currency: fc.constantFrom('USD', 'EUR'),
      per: fc.constantFrom(...PRICE_UNITS),
    }),
  ),
})
const trip = fc.record({
  days: fc.integer({ min: 1, max: 31 }),
  people: fc.integer({ min: 1, max: 50 }),
})

test('the total is the sum of the priced lines, and every line is counted or named', () => {
  fc.assert(
    fc.property(trip, fc.uniqueArray(card, { selector: ({ id }) => id }), (asked, cards) => {
      const lines = [...cards, { id: 'deleted', amount: null }].map(({ id }) => ({
        id,
        day: null,
        isLocked: false,
      }))
      const priced = priceTrip({ ...asked, start: null, lines }, cards)
      expect(priced.lines.length + priced.gone).toBe(lines.length)
      const subtotals = priced.lines.flatMap(({ subtotalMinor }) => subtotalMinor ?? [])
      expect(priced.totalMinor).toBe(subtotals.reduce((sum, each) => sum + each, 0))
      expect(subtotals.length + priced.unpriced).toBe(priced.lines.length)
      for (const {
        card: { amount },
        count,
      } of priced.lines)
        if (amount?.currency === 'USD')
          expect(count).toBe({ night: asked.days, person: asked.people }[amount.per as string] ?? 1)
    }),
  )
})
