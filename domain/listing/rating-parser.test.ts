import { expect, test } from 'vitest'
import { everything } from './listing-query.ts'
import { parseRating, withParsedRating } from './rating-parser.ts'

test.each([
  ['best rated yoga in Bali', 'yoga in Bali', true, null],
  ['Top-rated massage', 'massage', true, null],
  ['yoga, mejor valorado', 'yoga,', true, null],
  ['am besten bewertete Massage', 'Massage', true, null],
  ['les mieux notés', '', true, null],
  ['4.5 stars', '', false, 4.5],
  ['spa 4,5 Sterne', 'spa', false, 4.5],
  ['spa 4+ stars', 'spa', false, 4],
  ['spa at least 4 stars', 'spa', false, 4],
  ['spa 4 étoiles et plus', 'spa', false, 4],
  ['best rated spa, 4.5 estrellas o más', 'spa,', true, 4.5],
] as const)('%s', (text, rest, isBestFirst, minRating) => {
  expect(parseRating(text)).toEqual({ rest, isBestFirst, minRating })
})

test.each(['a 5 star hotel', '4 stars hotel', 'stars at night', '14.5 stars', 'best yoga', ''])(
  '%s contains no rating condition',
  (text) => expect(parseRating(text)).toBeNull(),
)

test('it sets order and filter unless they are chosen or it was removed', () => {
  const query = { ...everything(), q: 'best rated spa 4.5 stars' }
  expect(withParsedRating(query)).toMatchObject({ q: 'spa', sort: 'rating', minRating: 4.5 })
  const chosen = { ...query, sort: 'price-low', minRating: 3 } as const
  expect(withParsedRating(chosen)).toMatchObject({ q: 'spa', sort: 'price-low', minRating: 3 })
  expect(withParsedRating({ ...query, not: ['rating'] }).q).toBe(query.q)
})
