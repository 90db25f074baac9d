import { expect, test } from 'vitest'
import { readListingQuery } from '#domain/listing/listing-query.ts'
import { orderLabel } from './order-label.ts'

const read = (search: string) => readListingQuery(new URLSearchParams(search))

test('every order has a label', () => {
  const searches = [
    '',
    'q=sea',
    'concern=sleep',
    'sort=price-low',
    'sort=price-high',
    'sort=newest',
  ]
  const sentences = searches.map((search) => orderLabel(read(search)))
  expect(new Set(sentences).size).toBe(searches.length)
  expect(orderLabel(read('q=sea&sort=rating'))).toBe(orderLabel(read('')))
})
