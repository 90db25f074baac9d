import { describe, expect, test } from 'vitest'
import { listCoordinates } from '#data/catalogue/places/coordinates.ts'
import { LANGUAGES } from '#domain/language/language.ts'
import { kilometresBetween } from '#domain/place/distance.ts'
import { testDatabase } from '#test/database.ts'
import { type Answer, converse, post } from '../http.test-kit.ts'

const database = testDatabase()

const BRISTOL = { lat: 51.45, lng: -2.59 }
const NEAR_ME = {
  en: { asked: 'yoga near me', town: 'Bristol', cheaper: 'cheaper' },
  es: { asked: 'yoga cerca de mí', town: 'Bristol', cheaper: 'más barato' },
  de: { asked: 'Yoga in meiner Nähe', town: 'Bristol', cheaper: 'günstiger' },
  fr: { asked: 'du yoga près de moi', town: 'Bristol', cheaper: 'moins cher' },
}

async function kilometresTo(answer: Answer | undefined, from: typeof BRISTOL): Promise<number[]> {
  const ids = answer?.reply.cards?.cards.map(({ id }) => id) ?? []
  const points = await listCoordinates(database.db, ids)
  return ids.map((id) => {
    const point = points.get(id)
    return point ? kilometresBetween(from, point) : Number.NaN
  })
}

describe.each(LANGUAGES)('what is near by (%s)', (locale) => {
  const { asked, town, cheaper } = NEAR_ME[locale]

  test('without a place it is asked for, and the position is offered', async () => {
    const [answer] = await converse(database.db, [asked], locale)
    expect(answer?.reply).toMatchObject({
      cards: null,
      outcome: 'asked',
      followUps: { asksPlace: true },
    })
  })

  test('from a position the nearest come first, with their distances', async () => {
    const [answer] = await converse(database.db, [asked], locale, { position: BRISTOL })
    const away = await kilometresTo(answer, BRISTOL)
    expect(away.length).toBeGreaterThan(0)
    expect(away).toEqual(away.toSorted((a, b) => a - b))
    for (const km of away) expect(km).toBeLessThan(100)
    expect(answer?.reply.cards?.match).toBe('fit')
    expect(answer?.reply.text).toMatch(locale === 'en' ? /1 mi from you/ : /1\skm/)
    // Stored with the conversation: neither has the position.
    expect(JSON.stringify(answer?.parts)).not.toMatch(/51\.4|2\.5/)
  })

  test('a typed town answers, and the nearest to it are shown', async () => {
    const [, answer] = await converse(database.db, [asked, town], locale)
    expect(answer?.reply.followUps?.asksPlace).toBeUndefined()
    expect(answer?.reply.understood?.filters).toContainEqual(
      expect.objectContaining({ kind: 'place', said: town }),
    )
    for (const km of await kilometresTo(answer, BRISTOL)) expect(km).toBeLessThan(100)
  })

  test('a position holds for one turn: the next one asks again', async () => {
    const [first] = await converse(database.db, [asked], locale, { position: BRISTOL })
    const cards = first?.reply.cards?.cards.map(({ id }) => id) ?? []
    const messages = [
      { role: 'user', content: asked },
      { role: 'assistant', content: '', cards },
      { role: 'user', content: cheaper },
    ]
    const response = await post(database.db, { operation: 'chat', messages, locale })
    expect(JSON.stringify(await response.json())).toContain('"asksPlace":true')
  })
})

test.each([
  ['en', 'yoga close by'],
  ['en', 'is there a massage nearby?'],
  ['de', 'eine Massage hier in der Nähe'],
  ['fr', 'un massage à proximité'],
  ['es', 'un masaje por aquí'],
])('%s · "%s" asks for the place', async (locale, said) => {
  const [answer] = await converse(database.db, [said], locale)
  expect(answer?.reply.followUps?.asksPlace).toBe(true)
})

test.each(['yoga near Bristol', 'online yoga near me', 'a cabin by the sea', 'thanks'])(
  '"%s" does not',
  async (said) => {
    const [answer] = await converse(database.db, [said])
    expect(answer?.reply.followUps?.asksPlace).toBeUndefined()
  },
)

test('whoever names no place gets listings of anywhere, and is not asked twice', async () => {
  const [, answer] = await converse(database.db, ['yoga near me', 'anywhere is fine'])
  expect(answer?.reply.cards?.cards.length).toBeGreaterThan(1)
})

test('"closer" keeps the listings, and offers the position beside them', async () => {
  const [, answer] = await converse(database.db, ['help with stress', 'closer'])
  expect(answer?.reply.cards?.cards.length).toBeGreaterThan(0)
  expect(answer?.reply.followUps?.asksPlace).toBe(true)
})

test('dates near by are within reach', async () => {
  const said = ['a class near me this month']
  const now = new Date('2026-06-01T09:00:00Z')
  const [here] = await converse(database.db, said, 'en', { position: BRISTOL, now })
  const [pole] = await converse(database.db, said, 'en', { position: { lat: -90, lng: 0 }, now })
  for (const km of await kilometresTo(here, BRISTOL)) expect(km).toBeLessThan(100)
  expect(pole?.reply.cards?.match).toBe('nearest')
})

test('far from everything, the nearest are shown as far', async () => {
  const [answer] = await converse(database.db, ['a massage near me'], 'en', {
    position: { lat: 0, lng: 180 },
  })
  const away = await kilometresTo(answer, { lat: 0, lng: 180 })
  expect(answer?.reply.cards?.match).toBe('nearest')
  expect(away).toEqual(away.toSorted((a, b) => a - b))
  expect(answer?.reply.text).toMatch(/some way off.*\d mi/)
})

test.each([
  { lat: 91, lng: 0 },
  { lat: 0, lng: -181 },
  { lat: null, lng: 1 },
  { lat: '51', lng: '2' },
  'here',
])('a position of %j is none', async (position) => {
  const [answer] = await converse(database.db, ['yoga near me'], 'en', { position })
  expect(answer?.reply.followUps?.asksPlace).toBe(true)
})
