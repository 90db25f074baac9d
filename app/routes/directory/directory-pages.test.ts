import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { listCardsById } from '#data/catalogue/listings.ts'
import { catalogueContext, siteContext } from '#data/context.ts'
import { createCalendarCache } from '#search/calendar-cache.ts'
import { calendarContext, cardsContext, searchContext } from '#search/context.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { testDatabase } from '#test/database.ts'
import { loader as loadShelf } from './escapes-list.tsx'
import { loader as loadEvent } from './event.tsx'
import { loader as loadCalendar } from './event-calendar.ts'
import { loader as loadCategory } from './experience-category.tsx'
import { loader as loadExperiences } from './experiences.tsx'
import { loader as loadHome } from './home.tsx'

const database = testDatabase()

/** What a loader answers to an address, returned or thrown, as a status with a body or a location. */
async function ask(loader: (args: never) => unknown, params: object, search = '') {
  const context = new RouterContextProvider()
  context.set(catalogueContext, database.db)
  context.set(cardsContext, (ids) => listCardsById(database.db, ids))
  context.set(searchContext, createSqlSearch(database.db))
  context.set(calendarContext, createCalendarCache(database.db).read)
  const origin = 'http://site.example'
  context.set(siteContext, {
    name: 'Seekwell',
    assistant: 'Willow',
    origin,
    anonKey: '',
    apiUrl: '',
    helplinesReview: null,
  })
  const request = new Request(`${origin}/${search}`)
  const run = async () => loader({ params, request, context } as never)
  const outcome: unknown = await run().catch((thrown: unknown) => thrown)
  if (outcome instanceof Error) throw outcome
  if (outcome instanceof Response) {
    return {
      status: outcome.status,
      location: outcome.headers.get('location'),
      body: await outcome.text(),
    }
  }
  const { init, ...rest } = outcome as { init?: { status: number } }
  return init ? { status: init.status, ...rest } : { status: 200, body: outcome }
}

describe('/directory/escapes sub-views', () => {
  test.each([
    [{ kind: 'category', slug: 'spa-resorts' }, ''],
    [{ kind: 'location', slug: 'japan' }, ''],
    [{ kind: 'amenity', slug: 'sauna' }, ''],
    [{}, '?filter=top-rated'],
  ])('%j%s is a list', async (params, search) => {
    const answer = await ask(loadShelf, params, search)
    expect(answer.status).toBe(200)
    expect((answer.body as { total: number }).total).toBeGreaterThan(0)
  })

  test.each([
    [{ kind: 'location', slug: 'atlantis' }, '', 'location'],
    [{ kind: 'filter', slug: 'newest' }, '', null],
    [{ kind: 'nonsense', slug: 'japan' }, '', null],
    [{}, '', 'filter'],
    [{}, '?filter=cheapest', 'filter'],
  ])('%j%s is not there, and says of which kind it would be', async (params, search, kind) => {
    expect(await ask(loadShelf, params, search)).toMatchObject({ status: 404, data: kind })
  })
})

test('a category of experiences comes with its own dates', async () => {
  const { body } = await ask(loadCategory, { slug: 'yoga' })
  const { dates } = body as { dates: { category: string }[] }
  expect(dates.length).toBeGreaterThan(0)
  expect(dates.every(({ category }) => category === 'yoga')).toBe(true)
  expect(await ask(loadCategory, { slug: 'none' })).toMatchObject({ status: 404 })
})

test('the experiences directory has three featured and six upcoming, soonest first', async () => {
  const { body } = await ask(loadExperiences, {})
  const { featured, upcoming } = body as { featured: unknown[]; upcoming: { on: string }[] }
  expect(featured).toHaveLength(3)
  expect(upcoming).toHaveLength(6)
})

test('directory home shows results instead of the overview for a query', async () => {
  expect((await ask(loadHome, {})).body).toHaveProperty('overview')
  expect((await ask(loadHome, {}, '?q=%20')).body).toHaveProperty('overview')
  expect((await ask(loadHome, {}, '?q=sleep')).body).toMatchObject({ asked: 'sleep', results: {} })
})

describe('/directory/experiences/:category/:slug', () => {
  const params = { category: 'yoga', slug: 'sunrise-shore-yoga' }
  const path = '/directory/experiences/yoga/sunrise-shore-yoga'

  test('shows the next date', async () => {
    expect((await ask(loadEvent, params)).body).toMatchObject({
      named: false,
      event: { state: 'upcoming' },
    })
  })

  test('keeps a date that has passed', async () => {
    const past = new Date(Date.now() - 30 * 86_400_000)
    past.setUTCDate(past.getUTCDate() + ((6 - past.getUTCDay() + 7) % 7))
    const on = past.toISOString().slice(0, 10)
    expect((await ask(loadEvent, params, `?on=${on}`)).body).toMatchObject({
      event: { on, state: 'past' },
    })
  })

  test('a wrong category, or an id, redirects to the canonical URL, with the day', async () => {
    for (const wrong of [
      { ...params, category: 'cooking' },
      { ...params, slug: 'exp-1' },
    ]) {
      const answer = await ask(loadEvent, wrong, '?on=2026-11-28')
      expect(answer).toMatchObject({ status: 301, location: `${path}?on=2026-11-28` })
    }
  })

  test('a day without a date redirects to the next one', async () => {
    expect(await ask(loadEvent, params, '?on=never%0A')).toMatchObject({
      status: 302,
      location: path,
    })
  })

  test('unknown events are not found', async () => {
    expect(await ask(loadEvent, { category: 'yoga', slug: 'nothing' })).toMatchObject({
      status: 404,
    })
  })

  test('a date is available as a calendar file', async () => {
    const { status, body } = await ask(loadCalendar, params)
    expect(status).toBe(200)
    expect(body).toContain('SUMMARY:Sunrise Shore Yoga')
    expect(await ask(loadCalendar, { ...params, category: 'cooking' })).toMatchObject({
      status: 404,
    })
  })
})
