import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { converse } from '../http.test-kit.ts'

const database = testDatabase()

async function last(turns: readonly string[], locale = 'en') {
  const reply = (await converse(database.db, turns, locale)).at(-1)?.reply
  return { reply, cards: reply?.cards?.cards ?? [] }
}

/** Lowest price of the whole catalogue, or of one kind, in minor units. */
async function leastPrice(kind: string | null): Promise<number> {
  const { rows } = await database.pool.query(
    'select min(amount_minor)::int as least from listings where listed and ($1::text is null or content_type = $1)',
    [kind],
  )
  return rows[0].least
}

test.each([
  ['en', 'what is the cheapest thing you have?'],
  ['es', '¿qué es lo más barato que tenéis?'],
  ['de', 'was ist das Günstigste, das ihr habt?'],
  ['fr', 'qu’est-ce que vous avez de moins cher ?'],
])('the cheapest of all has the lowest price of the catalogue (%s)', async (locale, asked) => {
  const { reply, cards } = await last([asked], locale)
  const prices = cards.map(({ amount }) => amount?.minor ?? Number.NaN)
  expect(reply?.outcome).toBe('found')
  expect(prices[0]).toBe(await leastPrice(null))
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect(reply?.text).toContain(cards[0]?.title)
})

test.each([
  ['en', 'what is your cheapest product?', 'essential'],
  ['en', 'which is the cheapest escape?', 'escape'],
  ['de', 'das günstigste Produkt', 'essential'],
])('the cheapest of a category has its lowest price (%s)', async (locale, asked, kind) => {
  const { cards } = await last([asked], locale)
  expect(cards[0]).toMatchObject({ contentType: kind })
  expect(cards[0]?.amount?.minor).toBe(await leastPrice(kind))
})

test('the most expensive escape comes first, and no word of the question is reported as unchecked', async () => {
  const { reply, cards } = await last(['which is the most expensive escape?'])
  const prices = cards.map(({ amount }) => amount?.minor ?? Number.NaN)
  expect(cards[0]).toMatchObject({ contentType: 'escape' })
  expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  expect(reply?.text).not.toMatch(/not checked/i)
})

test.each([
  ['en', 'best rated'],
  ['en', 'most popular retreat'],
  ['es', 'el retiro mejor valorado'],
  ['de', 'die am besten bewertete Unterkunft'],
  ['fr', 'la retraite la mieux notée'],
])('the best rated come first, with their ratings (%s · %s)', async (locale, asked) => {
  const { reply, cards } = await last([asked], locale)
  expect(cards.length).toBeGreaterThan(2)
  for (const { rating } of cards) expect(rating).toBeGreaterThanOrEqual(4.5)
  expect(reply?.text).toContain(`${cards[0]?.reviews}`)
  expect(reply?.text).toMatch(
    /sample reviews|reseñas de muestra|Beispielbewertungen|avis d’exemple/,
  )
  if (asked.includes('popular')) expect(reply?.text).toContain('do not count bookings')
})

test('a sort order persists as constraints are added, and is in the results link', async () => {
  const { reply, cards } = await last(['the cheapest retreat', 'in Portugal'])
  const prices = cards.map(({ amount }) => amount?.minor ?? Number.NaN)
  expect(cards.length).toBeGreaterThan(1)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  for (const { location } of cards) expect(location).toContain('Portugal')
  expect(reply?.understood?.href).toContain('sort=price-low')
})

test('the cheapest of the listings shown is answered from them', async () => {
  const [shown, told] = (
    await converse(database.db, ['a cabin in Norway', 'which of them is the cheapest?'])
  ).map(({ reply }) => reply)
  expect(told?.outcome).toBe('told')
  expect(told?.cards?.cards.map(({ id }) => id)).toEqual(shown?.cards?.cards.map(({ id }) => id))
})

test('a loosely related listing is not the cheapest of a topic', async () => {
  const { cards } = await last(['cheapest massage'])
  expect(cards.length).toBeGreaterThan(1)
  for (const { amount } of cards) expect(amount?.per).toBe('session')
})
