import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { MapPin } from '#app/features/listings/map/pins.ts'
import { listCardsById } from '#data/catalogue/listings.ts'
import { catalogueContext } from '#data/context.ts'
import { cardsContext, searchContext } from '#search/context.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { testDatabase } from '#test/database.ts'
import { loader } from './pins.ts'

const database = testDatabase()

async function ask(search: string): Promise<{ status: number; pins: MapPin[] }> {
  const context = new RouterContextProvider()
  context.set(catalogueContext, database.db)
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

test.each(['', 'list=/profile', 'list=constructor'])('%j has no map', async (search) => {
  expect((await ask(search)).status).toBe(404)
})
