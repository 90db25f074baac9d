import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CONTENT_TYPES } from '#domain/listing/category.ts'
import { everything, type ListingQuery } from '#domain/listing/listing-query.ts'
import { randomListings, WORDS } from '#test/random-listings.ts'
import { conceptsOf, language } from '../../language.ts'
import type { Hit } from '../../port.ts'
import { createSearchCore } from '../core.ts'
import { createBulkBuilder } from '../index/bulk.ts'

/** Large enough that most of a list is never scored. */
const LISTINGS = 3_000
const listings = randomListings(LISTINGS, 77).map((listing, place) => ({
  ...listing,
  sample: place % 3 === 0,
}))
const builder = createBulkBuilder(conceptsOf)
builder.add(listings)
const core = createSearchCore({
  language,
  readCandidates: async () => [],
  built: { data: builder.finish(), seq: 0 },
  cacheSize: 0,
})
await core.apply(
  listings.slice(0, 200).map((listing, place) => ({
    seq: place + 1,
    ...(place % 4 === 0
      ? { op: 'delete' as const, id: listing.id }
      : { op: 'save' as const, listing: { ...listing, rating: 5, reviews: place } }),
  })),
)

const texts = fc
  .array(fc.constantFrom(...WORDS, 'insomnia', 'stress', 'back pain', 'by the sea', 'cheap'), {
    minLength: 1,
    maxLength: 6,
  })
  .map((words) => words.join(' '))

/** The whole list, with every document scored. */
async function wholeList(query: ListingQuery): Promise<Hit[]> {
  return (await core.search(query, { page: 1, perPage: LISTINGS })).hits
}

describe('top-k without scoring everything', () => {
  test('equals the prefix of the whole list, page by page', async () => {
    await fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 1, max: 5 }), async (q, page) => {
        const query = { ...everything(), q }
        const whole = await wholeList(query)
        const shown = await core.search({ ...query, page }, { page, perPage: 12 })
        expect(shown.total).toBe(whole.length)
        const from = (shown.page - 1) * 12
        expect(shown.hits).toEqual(whole.slice(from, from + 12))
      }),
      { seed: 11, numRuns: 120 },
    )
  })

  test('continues after a cursor and applies filters', async () => {
    await fc.assert(
      fc.asyncProperty(texts, fc.constantFrom('$', '$$', null), async (q, band) => {
        const { facets } = everything()
        const price = band === null ? [] : [band]
        const query = { ...everything(), q, facets: { ...facets, price } }
        const whole = await wholeList(query)
        const first = await core.search(query, { after: null, limit: 9 })
        expect(first.hits).toEqual(whole.slice(0, 9))
        if (first.nextCursor === null) return
        const second = await core.search(query, { after: first.nextCursor, limit: 9 })
        expect(second.hits).toEqual(whole.slice(9, 18))
      }),
      { seed: 12, numRuns: 80 },
    )
  })

  test('is the best of each kind', async () => {
    const kinds = new Map(listings.map(({ id, contentType }) => [id, contentType]))
    await fc.assert(
      fc.asyncProperty(texts, async (q) => {
        const query = { ...everything(), q }
        const whole = await wholeList(query)
        const best = await core.search(query, { perContentType: 3 })
        expect(best.hits).toEqual(
          CONTENT_TYPES.flatMap((kind) =>
            whole.filter(({ id }) => kinds.get(id) === kind).slice(0, 3),
          ),
        )
      }),
      { seed: 13, numRuns: 60 },
    )
  })
})
