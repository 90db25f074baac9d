import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { MapPin } from '#app/features/listings/map/pins.ts'
import { listCardsById } from '#data/catalogue/listings.ts'
import { catalogueContext, onceContext } from '#data/context.ts'
import { cardsContext, searchContext } from '#search/context.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { testDatabase } from '#test/database.ts'
import { loader } from './pins.ts'

const database = testDatabase()

async function ask(search: string): Promise<{ status: number; pins: MapPin[] }> {
  const context = new RouterContextProvider()
  context.set(catalogueContext, database.db)
  context.set(onceContext, (_name, read) => read())
  context.set(searchContext, createSqlSearch(database.db))
  context.set(cardsContext, (ids) => listCardsById(database.db, ids))
  const request = new Request(`http://site.example/api/pins?${search}`)
  const response = (await loader({ request, context, params: {} } as never)) as Response
  return { status: response.status, pins: (await response.json()).pins }
}

test('the places of a list are those that its filters leave', async () => {
  const { pins } = await ask('list=/escapes&country=JP')
  expect(pins.length).toBeGreaterThan(0)
  for (const { lat, lng } of pins)
    expect([lat > 24, lat < 46, lng > 122]).toEqual([true, true, true])
})

test.each([
  ['/directory/escapes/location/japan', 0],
  ['/directory/escapes/search?filter=top-rated', 0],
  ['/directory/escapes/category/spa-resorts', 0],
  ['/directory/experiences/category/yoga', 0],
])('%s has a map', async (path, fewest) => {
  const everywhere = await ask(`list=${encodeURIComponent(path)}`)
  expect(everywhere.pins.length).toBeGreaterThan(fewest)
  const within = await ask(`list=${encodeURIComponent(path)}&area=24,122,46,150`)
  expect(within.pins.length).toBeLessThanOrEqual(everywhere.pins.length)
  for (const { lat, lng } of within.pins)
    expect([lat > 23, lat < 47, lng > 121]).not.toContain(false)
})

test('certain listings have a map of their own, without unknown ones and those without a place', async () => {
  const all = (await ask('list=/escapes')).pins
  const [first, second] = all.map(({ id }) => id)
  const { pins } = await ask(`id=${second}&id=nope&id=ess-25&id=${first}&id=${first}`)
  expect(pins.map(({ id }) => id)).toEqual([second, first])
  expect(await ask('id=nope')).toEqual({ status: 200, pins: [] })
})

test('a stay has the coordinates of its area', async () => {
  const { pins } = await ask('list=/escapes')
  const exact = pins.filter(({ lat, lng }) => /\.\d{3}/.test(`${lat} ${lng}`))
  expect(exact).toEqual([])
})

test('prices are in the language of the page', async () => {
  const [english] = (await ask('list=/escapes')).pins
  const [german] = (await ask('list=/escapes&lang=de')).pins
  expect(english?.price).toMatch(/^\$\d/)
  expect(german?.price).toMatch(/\d\s\$$/)
})

test.each(['', 'list=/profile', 'list=constructor', 'list=/directory/escapes/location/atlantis'])(
  '%j has no map',
  async (search) => {
    expect((await ask(search)).status).toBe(404)
  },
)
