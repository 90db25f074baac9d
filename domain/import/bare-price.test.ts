import { expect, test } from 'vitest'
import { readBarePrice, toPrice } from './bare-price.ts'

test.each([
  ['129', 129],
  [' 129.5 ', 129.5],
  ['129,50', 129.5],
  ['129,-', 129],
  ['1,290.50', 1290.5],
  ['1.290,50', 1290.5],
  ['1.290', 1290],
  ['1 290 000', 1_290_000],
  ['1’290.00', 1290],
  ['0', 0],
])('%s is a number', (cell, value) => expect(readBarePrice(cell)).toBe(value))

test.each([
  '$129',
  '129 €',
  'from 129',
  '',
  '-5',
  '1,2,3',
  '12.34.56',
  '{"minor":1}',
  '1290.5 USD',
])('%s is none', (cell) => expect(readBarePrice(cell)).toBeNull())

test('a price is in the smallest unit of its currency', () => {
  expect(toPrice(129.5, { currency: 'EUR', per: 'night' })).toEqual({
    minor: 12_950,
    currency: 'EUR',
    per: 'night',
  })
  expect(toPrice(12_000, { currency: 'JPY', per: 'person' }).minor).toBe(12_000)
  expect(toPrice(19.99, { currency: 'USD', per: 'item' }).minor).toBe(1_999)
})
