import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONTENT_TYPES } from '#domain/listing/category.ts'
import { everything, UNCOUNTED } from '#domain/listing/listing-query.ts'
import { readNeed } from '#domain/need/need.ts'
import { queryArbitrary } from '#test/random-listings.ts'
import { modelFacets, modelMatches } from '#test/search-model.ts'
import type { Hit, SearchScope } from '../port.ts'
import { idsOf, LISTINGS, RUNS, SEED, type Subject, sum, walk } from './subject.ts'

/** Matching, order, counts and paging. */
export function testMatches({ listings, open }: Subject): void {
  test('filters, counts and orders like a scan of all listings', async () => {
    const port = await open()
    const scopes = fc.option(fc.constantFrom(...CONTENT_TYPES), { nil: undefined })
    await fc.assert(
      fc.asyncProperty(queryArbitrary, scopes, async (query, contentType) => {
        const scope: SearchScope = contentType ? { contentType } : {}
        const answer = await port.search(query, { page: 1, perPage: LISTINGS }, scope)
        const expected = modelMatches(listings, query, { contentType })
        expect(idsOf(answer.hits)).toEqual(expected.map(({ id }) => id))
        expect(answer.total).toBe(expected.length)
        expect(sum(Object.values(answer.totals))).toBe(answer.total)
        expect(answer.facets).toEqual(modelFacets(listings, query, contentType))
      }),
      { seed: SEED, numRuns: RUNS },
    )
  })

  test('what is left out is in no hit, count or cursor', async () => {
    const port = await open()
    await fc.assert(
      fc.asyncProperty(queryArbitrary, fc.nat(LISTINGS), async (query, n) => {
        const without = [...listings.slice(n, n + 5).map(({ id }) => id), 'nobody']
        const left = listings.filter(({ id }) => !without.includes(id))
        const expected = modelMatches(left, query)
        const answer = await port.search(query, { page: 1, perPage: LISTINGS }, { without })
        const ids = expected.map(({ id }) => id)
        expect(idsOf(answer.hits)).toEqual(ids)
        expect(answer.total).toBe(expected.length)
        expect(answer.facets).toEqual(modelFacets(left, query))
        expect(idsOf(await walk(port, query, 7, { without }))).toEqual(ids)
      }),
      { seed: SEED, numRuns: RUNS },
    )
    const need = readNeed('somewhere quiet')
    const fits = await port.retrieve(need, { limit: 5 })
    const [first] = fits.map(({ candidate }) => candidate.id)
    const others = await port.retrieve(need, { limit: 5, without: [first ?? ''] })
    expect(others.map(({ candidate }) => candidate.id)).not.toContain(first)
  })

  test('an exclusion counts where the lists of a page state it', async () => {
    const port = await open()
    const [distinctive] = listings.filter(({ title }) => title === 'Magnesium Bath Flakes')
    const idsFor = async (q: string) =>
      idsOf((await port.search({ ...everything(), q }, { page: 1, perPage: LISTINGS })).hits)
    expect(await idsFor('magnesium flakes')).toContain(distinctive?.id)
    expect(await idsFor('magnesium flakes without wool')).toContain(distinctive?.id)
    expect(await idsFor('magnesium flakes without almonds')).not.toContain(distinctive?.id)
    expect(await idsFor('magnesium flakes, no oil')).not.toContain(distinctive?.id)
  })

  test('finds substrings, as specified for escapes', async () => {
    const port = await open()
    const texts = fc.constantFrom(
      'sea',
      'SEA',
      'ea qu',
      'eep a',
      '%',
      '_',
      'é',
      '100%',
      'ring h',
      'ho',
      'zz',
      '\\',
      "'",
    )
    await fc.assert(
      fc.asyncProperty(texts, queryArbitrary, async (q, query) => {
        const answer = await port.search(
          { ...query, q, sort: 'rating' },
          { page: 1, perPage: LISTINGS },
          { contentType: 'escape', match: 'substring' },
        )
        const expected = modelMatches(
          listings,
          { ...query, sort: 'rating' },
          {
            contentType: 'escape',
            literal: q,
          },
        )
        expect(idsOf(answer.hits)).toEqual(expected.map(({ id }) => id))
      }),
      { seed: SEED, numRuns: RUNS },
    )
  })

  test('pages and cursors show every match once, in one order', async () => {
    const port = await open()
    for (const q of ['', 'yoga by the sea', 'quiet']) {
      for (const sort of ['relevance', 'price-low', 'newest'] as const) {
        const query = { ...everything(), q, sort }
        const whole = await port.search(query, { page: 1, perPage: LISTINGS })
        const paged: Hit[] = []
        for (let page = 1; page <= Math.ceil(whole.total / 7); page++) {
          const answer = await port.search(query, { page, perPage: 7 })
          expect(answer).toMatchObject({ page, pages: Math.ceil(whole.total / 7) })
          paged.push(...answer.hits)
        }
        const ids = idsOf(whole.hits)
        expect(idsOf(paged)).toEqual(ids)
        expect(idsOf(await walk(port, query, 5))).toEqual(ids)
        expect(new Set(ids).size).toBe(whole.total)
      }
    }
  })

  test('without facets, nothing else of the answer changes', async () => {
    const port = await open()
    const query = { ...everything(), q: 'quiet yoga' }
    query.facets.price = ['$', '$$']
    const slice = { page: 1, perPage: 9 }
    const { facets, ...counted } = await port.search(query, slice)
    const plain = await port.search(query, slice, { facets: false })
    expect(facets.price).not.toEqual([])
    expect(plain).toEqual({ ...counted, facets: UNCOUNTED })
  })

  test('a page past the end is the last one', async () => {
    const port = await open()
    const answer = await port.search(everything(), { page: 900, perPage: 24 })
    expect(answer.page).toBe(answer.pages)
    expect(answer.hits.length).toBeGreaterThan(0)
  })
}
