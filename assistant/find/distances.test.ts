import { describe, expect, test } from 'vitest'
import { listCoordinates } from '#data/catalogue/places/coordinates.ts'
import { readChatReply } from '#domain/chat/chat-reply.ts'
import { LANGUAGES } from '#domain/language/language.ts'
import { kilometresBetween } from '#domain/place/distance.ts'
import { countriesWithin, townPoint } from '#domain/place/gazetteer.ts'
import { testDatabase } from '#test/database.ts'
import { ask, converse, post } from '../http.test-kit.ts'

const database = testDatabase()

async function reply(content: string, locale: string) {
  const body = { operation: 'chat', messages: [{ role: 'user', content }], locale }
  return readChatReply(await ask<unknown>(database.db, body))
}

describe('nearest matches are sorted by distance', () => {
  test.each([
    ['en', 'a massage in Berlin', 'berlin', /220 mi/],
    ['es', 'un masaje en Berlín', 'berlin', /360\skm/],
    ['de', 'eine Massage in Berlin', 'berlin', /360\skm/],
    ['fr', 'un massage à Berlin', 'berlin', /360\skm/],
    ['en', 'I live in Lisbon, beach with dog', 'lisbon', /\d mi/],
  ])('%s · %s', async (locale, said, town, told) => {
    const from = townPoint(town)
    const { cards, text } = await reply(said, locale)
    expect(cards?.match).toBe('nearest')
    const ids = cards?.cards.map(({ id }) => id) ?? []
    const points = await listCoordinates(database.db, ids)
    const ways = ids.map((id) => {
      const point = points.get(id)
      return from && point ? kilometresBetween(from, point) : Number.NaN
    })
    expect(ways).toEqual(ways.toSorted((a, b) => a - b))
    expect(ways.at(-1)).toBeLessThan(4 * (ways[0] ?? 0) + 300)
    expect(text).toMatch(told)
  })

  test('a town known only to the catalogue is located by its listings', async () => {
    const { cards } = await reply('a massage in Haida Gwaii', 'en')
    expect(cards?.cards.length).toBeGreaterThan(0)
    for (const { location } of cards?.cards ?? []) expect(location).toMatch(/Canada|USA/)
  })

  test('no distances are stated from a country or an unknown place', async () => {
    const [poland, nowhere] = [
      await reply('a hot springs hotel in Poland', 'en'),
      await reply('a massage in Zzyzxville', 'en'),
    ]
    for (const { text } of [poland, nowhere]) expect(text).not.toMatch(/\d mi\b/)
    expect(nowhere.text).not.toContain('nearest to')
  })
})

test.each([
  ['en', /220 mi/],
  ['en, en-US', /220 mi/],
  ['en, en-AU, en', /360\skm/],
  ['en, de-DE', /360\skm/],
])('distances for %j are in the unit of the region', async (languages, told) => {
  const messages = [{ role: 'user', content: 'a massage in Berlin' }]
  const response = await post(
    database.db,
    { operation: 'chat', messages },
    { 'accept-language': languages },
  )
  expect(readChatReply(await response.json()).text).toMatch(told)
})

const NEAR_LISBON = {
  en: ['a retreat near Lisbon', 'something cheaper', 'cheaper'],
  es: ['un hotel cerca de Lisboa', 'algo más barato', 'más barato'],
  de: ['ein Hotel in der Nähe von Lissabon', 'etwas Günstigeres', 'günstiger'],
  fr: ['un hôtel près de Lisbonne', 'quelque chose de moins cher', 'moins cher'],
}

test.each(LANGUAGES)('"near" stays in force, "cheaper" lowers the price (%s)', async (locale) => {
  const from = townPoint('lisbon')
  const answers = await converse(database.db, NEAR_LISBON[locale], locale)
  const label = {
    en: 'near Lisbon',
    es: 'cerca de Lisboa',
    de: 'in der Nähe: Lissabon',
    fr: 'à proximité : Lisbonne',
  }
  for (const { reply } of answers) {
    const { cards, match } = reply.cards ?? { cards: [], match: null }
    expect(cards.length).toBeGreaterThan(0)
    expect(reply.understood?.filters.map((each) => each.label)).toContain(label[locale])
    const points = await listCoordinates(
      database.db,
      cards.map(({ id }) => id),
    )
    for (const { id } of cards) {
      const point = points.get(id)
      const km = from && point ? kilometresBetween(from, point) : Number.NaN
      expect(km).toBeLessThan(match === 'fit' ? 100 : 400)
    }
  }
  const [first, second] = answers.map(({ reply }) =>
    Math.min(...(reply.cards?.cards ?? []).map(({ amount }) => amount?.minor ?? Number.NaN)),
  )
  expect(second).toBeLessThan(first ?? 0)
  expect(answers[0]?.reply.text).toMatch(/\d\s(?:mi|km)\b/)
})

test('distances are great-circle distances', () => {
  const [berlin, amsterdam] = [townPoint('berlin'), townPoint('amsterdam')]
  if (!berlin || !amsterdam) throw new Error('no such town')
  expect(Math.round(kilometresBetween(berlin, amsterdam) / 10)).toBe(58)
  expect(kilometresBetween({ lat: 0, lng: 179 }, { lat: 0, lng: -179 })).toBeLessThan(230)
  expect(countriesWithin(berlin, 700).slice(0, 2)).toEqual(expect.arrayContaining(['DE', 'CZ']))
})
