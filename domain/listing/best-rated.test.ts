import { expect, test } from 'vitest'
import { withBestRatedFirst, withoutBestRated } from './best-rated.ts'
import { everything } from './listing-query.ts'

test.each([
  ['best rated yoga in Bali', 'yoga in Bali'],
  ['Top-rated massage', 'massage'],
  ['yoga, mejor valorado', 'yoga,'],
  ['am besten bewertete Massage', 'Massage'],
  ['les mieux notés', ''],
  ['best rated spa, 4.5 estrellas o más', 'spa, 4.5 estrellas o más'],
] as const)('%s', (text, rest) => {
  expect(withoutBestRated(text)).toBe(rest)
})

test.each(['a 5 star hotel', 'stars at night', '4.5 stars', 'best yoga', ''])(
  '%s names no order',
  (text) => expect(withoutBestRated(text)).toBeNull(),
)

test('it sets the order unless one is chosen or it was removed', () => {
  const query = { ...everything(), q: 'best rated spa' }
  expect(withBestRatedFirst(query)).toMatchObject({ q: 'spa', sort: 'rating' })
  const chosen = { ...query, sort: 'price-low' } as const
  expect(withBestRatedFirst(chosen)).toMatchObject({ q: 'spa', sort: 'price-low' })
  expect(withBestRatedFirst({ ...query, not: ['rating'] }).q).toBe(query.q)
})
