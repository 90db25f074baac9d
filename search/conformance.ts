import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CONTENT_TYPES } from '#domain/category.ts'
import type { Listing } from '#domain/listing.ts'
import { everything, UNCOUNTED } from '#domain/listing-query.ts'
import { meetsMusts } from '#domain/musts.ts'
import { readNeed } from '#domain/need.ts'
import { queryArbitrary, randomListings, WORDS } from '#test/random-listings.ts'
import { modelFacets, modelMatches } from '#test/search-model.ts'
import type { Hit, SearchPort, SearchScope } from './port.ts'

const LISTINGS = 70
const SEED = 11
const RUNS = 40

const TOLD: Partial<Listing> = {
  listed: true,
  contentType: 'essential',
  title: 'Magnesium Bath Flakes',
  description: 'For stiff legs.',
  tags: ['magnesium', 'bath'],
  type: 'Supplement',
  rating: 4.6,
  reviews: 40,
}

/** Nobody's favourite: only its name leads to it. */
const NAMED: Partial<Listing> = {
  listed: true,
  contentType: 'experience',
  title: 'The Dog-Friendly Yoga by the Sea',
  description: 'Come.',
  longDescription: '',
  tags: [],
  amenities: [],
  type: 'Class',
  location: null,
  country: null,
  amount: null,
  rating: 1,
  reviews: 900,
}

/** A catalogue of seventy that share their words, one that has its own, and one with a name. */
function catalogue(): Listing[] {
  const [first, second, ...others] = randomListings(LISTINGS, SEED)
  return [{ ...(first as Listing), ...TOLD }, { ...(second as Listing), ...NAMED }, ...others]
}

/**
 * What every adapter of the search port must do.
 *
 * @param create an adapter over exactly these listings
 */
export function describeSearchPort(
  name: string,
  create: (listings: readonly Listing[]) => Promise<SearchPort>,
): void {
  const listings = catalogue()
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  let created: Promise<SearchPort> | null = null
  const open = () => {
    created ??= create(listings)
    return created
  }

  describe(`${name} as a search port`, () => {
    test('filters, counts and orders as looking at every listing does', async () => {
      const port = await open()
      const scopes = fc.option(fc.constantFrom(...CONTENT_TYPES), { nil: undefined })
      await fc.assert(
        fc.asyncProperty(queryArbitrary, scopes, async (query, contentType) => {
          const scope: SearchScope = contentType ? { contentType } : {}
          const answer = await port.search(query, { page: 1, perPage: LISTINGS }, scope)
          const wanted = modelMatches(listings, query, { contentType })
          expect(idsOf(answer.hits)).toEqual(wanted.map(({ id }) => id))
          expect(answer.total).toBe(wanted.length)
          expect(sum(Object.values(answer.totals))).toBe(answer.total)
          expect(answer.facets).toEqual(modelFacets(listings, query, contentType))
        }),
        { seed: SEED, numRuns: RUNS },
      )
    })

    test('finds a text anywhere, as the specification has it for escapes', async () => {
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
          const wanted = modelMatches(
            listings,
            { ...query, sort: 'rating' },
            {
              contentType: 'escape',
              literal: q,
            },
          )
          expect(idsOf(answer.hits)).toEqual(wanted.map(({ id }) => id))
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

    test('words find what has them, the telling one first, and say which', async () => {
      const port = await open()
      const answer = await port.search(
        { ...everything(), q: 'magnesium flakes' },
        { page: 1, perPage: 5 },
      )
      expect(answer.hits[0]).toMatchObject({
        id: 'id-0',
        why: { words: expect.arrayContaining(['magnesium']) },
      })
      expect(answer.understood?.words).toContain('magnesium')
    })

    test.each([
      'The Dog-Friendly Yoga by the Sea',
      'dog friendly yoga by sea',
      'is the dog-friendly YÓGA by the sea open under $20',
    ])('a title leads to its listing: %s', async (q) => {
      const port = await open()
      const query = { ...everything(), q }
      const paged = await port.search(query, { page: 1, perPage: 5 })
      expect(paged.hits[0]?.id).toBe('id-1')
      const whole = await walk(port, query, 3)
      expect(whole[0]?.id).toBe('id-1')
      expect(new Set(idsOf(whole)).size).toBe(paged.total)
      const best = await port.search(query, { perContentType: 2 })
      const classes = best.hits.filter(({ id }) => byId.get(id)?.contentType === 'experience')
      expect(classes[0]?.id).toBe('id-1')
      const classy = await port.search(
        query,
        { page: 1, perPage: 5 },
        { contentType: 'experience' },
      )
      expect(classy.hits[0]?.id).toBe('id-1')
    })

    test.each(['dog friendly', 'The Dog-Friendly Yoga b'])(
      'so does its beginning, of two words or more: %s',
      async (q) => {
        const port = await open()
        const query = { ...everything(), q }
        const { hits, total } = await port.search(query, { page: 1, perPage: LISTINGS })
        expect(hits[0]?.id).toBe('id-1')
        expect(new Set(idsOf(hits)).size).toBe(total)
        expect(idsOf(await walk(port, query, 3))).toEqual(idsOf(hits))
        expect((await port.suggest(q, 5)).hits[0]?.id).toBe('id-1')
      },
    )

    test('part of a title is no name', async () => {
      const port = await open()
      const { hits } = await port.search({ ...everything(), q: 'yoga' }, { page: 1, perPage: 1 })
      expect(hits[0]?.id).not.toBe('id-1')
    })

    test('a slip of the keys finds the same', async () => {
      const port = await open()
      const slipped = await port.search(
        { ...everything(), q: 'magnseium' },
        { page: 1, perPage: 5 },
      )
      expect(slipped.hits[0]?.id).toBe('id-0')
    })

    test('the best of each kind, with totals of all', async () => {
      const port = await open()
      const query = { ...everything(), q: 'yoga' }
      const whole = await port.search(query, { page: 1, perPage: LISTINGS })
      const best = await port.search(query, { perContentType: 2 })
      for (const kind of CONTENT_TYPES) {
        const ofKind = (hits: Hit[]) =>
          idsOf(hits).filter((id) => byId.get(id)?.contentType === kind)
        expect(ofKind(best.hits)).toEqual(ofKind(whole.hits).slice(0, 2))
        expect(best.totals[kind]).toBe(ofKind(whole.hits).length)
      }
      expect(best.facets).toEqual(whole.facets)
    })

    test('suggests what is being typed, slips mended', async () => {
      const port = await open()
      for (const typed of ['m', 'Magn', 'magnesium ba', 'mangesium', 'bath fl']) {
        const { hits } = await port.suggest(typed, 5)
        expect(idsOf(hits), typed).toContain('id-0')
        expect(hits.length).toBeLessThanOrEqual(5)
      }
      expect((await port.suggest('   ', 5)).hits).toEqual([])
    })

    test('similar listings are of the same kind, never the listing itself', async () => {
      const port = await open()
      for (const listing of listings.filter(({ listed }) => listed).slice(0, 10)) {
        const others = idsOf(await port.similar(listing.id, 6))
        expect(others).not.toContain(listing.id)
        for (const id of others) expect(byId.get(id)?.contentType).toBe(listing.contentType)
      }
      expect(await port.similar('nobody', 6)).toEqual([])
    })

    test('retrieval keeps to every must', async () => {
      const port = await open()
      for (const said of [
        'yoga under $30',
        'quiet sauna in Japan',
        'sleep online',
        'massage with my dog',
      ]) {
        const need = readNeed(said)
        const fits = await port.retrieve(need, { limit: 8 })
        for (const { candidate } of fits) expect(meetsMusts(need, candidate), said).toBe(true)
        expect(fits.length).toBeLessThanOrEqual(8)
      }
      const only = await port.retrieve(readNeed('yoga'), { contentTypes: ['escape'], limit: 8 })
      expect(only.length).toBeGreaterThan(0)
      for (const { candidate } of only) expect(candidate.contentType).toBe('escape')
    })

    test('any text has an answer', async () => {
      const port = await open()
      const odd = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc
          .array(
            fc.constantFrom(
              ...WORDS,
              '&',
              '|',
              '!',
              '(',
              ':*',
              '"',
              '%',
              "'",
              '\0',
              '\n',
              '--',
              '日本',
              'сон',
              '😴',
            ),
          )
          .map((all) => all.join(' ')),
        fc.constantFrom(
          '',
          ' ',
          'a',
          'and the',
          'x'.repeat(10_000),
          'yoga '.repeat(2_000),
          '\0',
          '\u202e',
        ),
      )
      await fc.assert(
        fc.asyncProperty(odd, async (q) => {
          const answer = await port.search({ ...everything(), q }, { page: 1, perPage: 10 })
          expect(answer.total).toBeGreaterThanOrEqual(answer.hits.length)
          expect(sum(Object.values(answer.totals))).toBe(answer.total)
          expect((await port.suggest(q, 5)).hits.length).toBeLessThanOrEqual(5)
          const after = await port.search(everything(), { after: q, limit: 3 })
          expect(after.hits.length).toBeLessThanOrEqual(3)
        }),
        { seed: SEED, numRuns: RUNS / 2 },
      )
    })
  })
}

/** All hits of a query, read from cursor to cursor. */
async function walk(
  port: SearchPort,
  query: Parameters<SearchPort['search']>[0],
  limit: number,
): Promise<Hit[]> {
  const hits: Hit[] = []
  let after: string | null = null
  do {
    const answer = await port.search(query, { after, limit })
    hits.push(...answer.hits)
    after = answer.nextCursor
  } while (after !== null && hits.length < 10 * LISTINGS)
  return hits
}

const idsOf = (hits: readonly Hit[]) => hits.map(({ id }) => id)
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)
