import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { converse } from '../http.test-kit.ts'

const database = testDatabase()

const HARD = /ten miles|\bhik|\btrek|\bclimb|\bsummit|steep/i

/** Titles of the cards shown, with their types and tags. */
async function shown(asked: string, locale = 'en') {
  const [answer] = await converse(database.db, [asked], locale)
  const cards = answer?.reply.cards?.cards ?? []
  expect(cards.length).toBeGreaterThan(1)
  return cards.map(({ title, listingType, tags }) => [title, listingType, ...tags].join(', '))
}

test.each([
  ['en', 'gentle movement class for my 82 year old father'],
  ['en', 'something gentle for my 78 year old mother'],
  ['de', 'sanfter Bewegungskurs für meine Oma'],
  ['es', 'una clase de movimiento suave para mi abuela'],
  ['fr', 'un cours de mouvement doux pour ma grand-mère'],
])(
  'a request for something gentle ranks nothing strenuous first (%s: %s)',
  async (locale, asked) => {
    expect((await shown(asked, locale))[0]).not.toMatch(HARD)
  },
)

test('a request for a hike finds one, at any age', async () => {
  expect((await shown('hiking for my retired father')).join()).toMatch(/hik|walk/i)
})
