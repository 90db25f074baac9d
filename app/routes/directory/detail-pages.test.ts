import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { findListing, listCardsById, saveListings } from '#data/catalogue/listings.ts'
import { catalogueContext } from '#data/context.ts'
import { cardsContext, searchContext } from '#search/context.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { testDatabase } from '#test/database.ts'
import { loader as loadEscape } from '../escape.tsx'
import { loader as loadRetreat } from './escape.tsx'
import { loader as loadExperience } from './experience.tsx'
import { loader as loadInstructor } from './instructor.tsx'

const database = testDatabase()

type Loader = (args: never) => Promise<unknown>
type Page = {
  listing: { id: string }
  similar: { id: string; type: string }[]
  isPlaceholder?: boolean
  occurrences?: { start: Date }[]
}
type Answer = { status: number; location?: string | null; data?: Page }

/** What a loader answers to an address, whether it returns or throws it. */
async function ask(loader: Loader, params: object, search = '', path = '/'): Promise<Answer> {
  const context = new RouterContextProvider()
  context.set(catalogueContext, database.db)
  context.set(cardsContext, (ids) => listCardsById(database.db, ids))
  context.set(searchContext, createSqlSearch(database.db))
  const request = new Request(`http://site.example${path}${search}`)
  const outcome = await loader({ params, request, context } as never).catch((thrown) => thrown)
  if (outcome instanceof Error) throw outcome
  if (outcome instanceof Response) {
    return { status: outcome.status, location: outcome.headers.get('location') }
  }
  const { init, data } = outcome as { init?: { status: number }; data?: Page }
  return init ? { ...init, ...(data && { data }) } : { status: 200, data: outcome as Page }
}

describe('/escapes/:id', () => {
  test('shows an escape by its id', async () => {
    const answer = await ask(loadEscape, { id: '3' })
    expect(answer).toMatchObject({ status: 200, data: { listing: { id: '3' } } })
  })

  test('omits host, questions and reviews, which it does not show', async () => {
    const { data } = await ask(loadEscape, { id: '3' })
    expect(Object.keys(data?.listing ?? {})).toContain('benefits')
    for (const unseen of ['host', 'faqs', 'reviewList'])
      expect(data?.listing, unseen).not.toHaveProperty(unseen)
  })

  test('redirects from the slug to the id, with the tab', async () => {
    const answer = await ask(loadEscape, { id: 'yukitani-ryokan' }, '?tab=location')
    expect(answer).toMatchObject({ status: 301, location: '/escapes/3?tab=location' })
  })

  test.each(['11', 'nonsense', 'exp-1', 'sample-retreat'])('does not know %s', async (id) => {
    expect(await ask(loadEscape, { id })).toMatchObject({ status: 404 })
  })

  test.each([
    ['/escapes', loadEscape, { id: '5' }],
    ['/directory/escapes', loadRetreat, { slug: '5' }],
  ])('%s says that a withdrawn listing is no longer offered', async (_, load, params) => {
    const listing = await findListing(database.db, '5')
    if (!listing) throw new Error('listing 5 is in the sample')
    await saveListings(database.db, [{ ...listing, listed: false }])
    const answer = await ask(load, params)
    expect(answer).toMatchObject({ status: 410 })
    expect(answer.data?.similar).toHaveLength(3)
    expect(answer.data?.listing).toBeUndefined()
    await saveListings(database.db, [listing])
  })

  test('has at most three similar listings', async () => {
    const { data } = await ask(loadEscape, { id: '3' })
    expect(data?.similar.length).toBeLessThanOrEqual(3)
    expect(data?.similar.every(({ id, type }) => id !== '3' && type === 'Ryokan')).toBe(true)
  })
})

describe('/directory/escapes/:slug', () => {
  test('shows an escape by its slug, and redirects from the id', async () => {
    const shown = await ask(loadRetreat, { slug: 'yukitani-ryokan' })
    expect(shown).toMatchObject({
      status: 200,
      data: { listing: { id: '3' }, isPlaceholder: false },
    })
    const led = await ask(loadRetreat, { slug: '3' })
    expect(led).toMatchObject({ status: 301, location: '/directory/escapes/yukitani-ryokan' })
  })

  test.each(['nonsense', 'exp-1', '11'])('shows the sample retreat for %s', async (slug) => {
    const answer = await ask(loadRetreat, { slug })
    expect(answer).toMatchObject({
      status: 404,
      data: { listing: { id: 'sample-retreat' }, isPlaceholder: true },
    })
  })
})

describe('/directory/experiences/:id', () => {
  test('shows an experience by its slug with its next dates, and redirects from the id', async () => {
    const led = await ask(loadExperience, { id: 'exp-1' })
    expect(led.status).toBe(301)
    const slug = led.location?.split('/').at(-1) ?? ''
    const asked = new Date()
    const shown = await ask(loadExperience, { id: slug })
    expect(shown).toMatchObject({ status: 200, data: { listing: { id: 'exp-1' } } })
    const occurrences = shown.data?.occurrences ?? []
    expect(occurrences.length).toBeGreaterThan(0)
    expect(occurrences.every(({ start }) => start > asked)).toBe(true)
  })

  test.each(['nonsense', '3'])('does not know %s', async (id) => {
    expect(await ask(loadExperience, { id })).toMatchObject({ status: 404 })
  })
})

describe('/directory/…/:slug/instructor', () => {
  const experiences = '/directory/experiences/x/instructor'

  test('shows the host of an experience, and redirects from the id', async () => {
    const shown = await ask(loadInstructor, { slug: 'sunrise-shore-yoga' }, '', experiences)
    expect(shown).toMatchObject({ status: 200, data: { listing: { id: 'exp-1' } } })
    expect(await ask(loadInstructor, { slug: 'exp-1' }, '', experiences)).toMatchObject({
      status: 301,
      location: '/directory/experiences/sunrise-shore-yoga/instructor',
    })
  })

  test.each(['nonsense', 'yukitani-ryokan'])('does not know %s among experiences', async (slug) => {
    expect(await ask(loadInstructor, { slug }, '', experiences)).toMatchObject({ status: 404 })
  })
})
