import { expect, test } from 'vitest'
import { costOf, PRICES } from './prices.ts'

const used = { input: 1_000, output: 400, cacheRead: 2_000, cacheWrite: 3_000 }

test('each kind of token has its price', () => {
  expect(costOf('claude-haiku-4-5', used)).toBe(0.00695)
  expect(costOf('claude-haiku-4-5-20251001', used)).toBe(0.00695)
})

test('a model without a price has a null cost', () => {
  expect(costOf('claude-of-tomorrow', used)).toBeNull()
  expect(costOf('constructor', used)).toBeNull()
})

test('the table has a review date, and every price is positive', () => {
  expect(PRICES.reviewed).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  for (const rates of Object.values(PRICES.models))
    for (const rate of Object.values(rates)) expect(rate).toBeGreaterThan(0)
})
