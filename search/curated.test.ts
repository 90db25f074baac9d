import { expect, test } from 'vitest'
import type { ContentType } from '#domain/listing/category.ts'
import { everything, UNCOUNTED } from '#domain/listing/listing-query.ts'
import type { Fit } from '#domain/need/fit.ts'
import { readNeed } from '#domain/need/need.ts'
import type { RuleDraft } from '#domain/search-rules/search-rule.ts'
import { curateSearch } from './curated.ts'
import type { Hit, SearchPort } from './port.ts'

const KINDS: ContentType[] = ['escape', 'essential', 'enhancement', 'experience']
const ALL = Array.from({ length: 40 }, (_, n): Hit => {
  return { id: `${n}`, score: 100 - n, why: { words: [], concepts: [] } }
})
const hitsOf = (kind: ContentType | undefined) =>
  ALL.filter(({ id }) => !kind || KINDS[Number(id) % 4] === kind)

/** Forty hits, of each kind in turn; the searches that it was asked for are recorded. */
function openSearch(rules: RuleDraft[]) {
  const asked: string[] = []
  const inner = {
    async suggest(_typed, limit) {
      return { hits: ALL.slice(0, limit), completions: ['rest days'] }
    },
    async retrieve(_need, { without = [], limit }) {
      const left = ALL.filter(({ id }) => !without.includes(id)).slice(0, limit)
      return left.map(({ id, score }) => ({ candidate: { id }, score })) as Fit[]
    },
    async titled() {
      return ['0', '1']
    },
    async search(query, slice, scope) {
      asked.push(query.q)
      const isLeft = ({ id }: Hit) => !scope?.without?.includes(id)
      const hits = hitsOf(scope?.contentType).filter(isLeft)
      const totals = KINDS.map((kind) => [kind, hitsOf(kind).filter(isLeft).length])
      const perPage = 'page' in slice ? slice.perPage : 40
      const pages = Math.ceil(hits.length / perPage)
      const page = 'page' in slice ? Math.min(slice.page, pages) : 1
      const answer = {
        total: hits.length,
        totals: Object.fromEntries(totals),
        facets: UNCOUNTED,
        need: null,
        nextCursor: null,
        ...{ page, pages },
      }
      if (!('after' in slice))
        return { ...answer, hits: hits.slice((page - 1) * perPage, page * perPage) }
      // The cursor is the id of the last hit.
      const start = hits.findIndex(({ id }) => id === slice.after) + 1
      const shown = hits.slice(start, start + slice.limit)
      const hasMore = start + slice.limit < hits.length
      return { ...answer, hits: shown, nextCursor: hasMore ? (shown.at(-1)?.id ?? null) : null }
    },
  } as Partial<SearchPort> as SearchPort
  return { asked, search: curateSearch(inner, () => rules) }
}

const rule = (more: Partial<RuleDraft>): RuleDraft => ({
  ...{ words: 'rest', concern: null, synonym: '', listings: [], startsOn: null, endsOn: null },
  ...more,
})
const query = { ...everything(), q: 'Rest' }
const idsOf = ({ hits }: { hits: readonly Hit[] }) => hits.map(({ id }) => id)

test('pages follow a rule, without losing or repeating a listing', async () => {
  const listings = [
    { id: '33', effect: 'pin' },
    { id: '0', effect: 'hide' },
  ] as const
  const { search } = openSearch([rule({ listings: [...listings] })])
  const first = await search.search(query, { page: 1, perPage: 24 })
  const second = await search.search(query, { page: 2, perPage: 24 })
  expect(first).toMatchObject({ total: 39, pages: 2, page: 1 })
  expect(first.hits[0]).toMatchObject({ id: '33', why: { picked: true } })
  expect(first.hits[1]?.why).not.toHaveProperty('picked')
  const all = [...idsOf(first), ...idsOf(second)]
  expect(new Set(all).size).toBe(39)
  expect(all).not.toContain('0')
  expect((await search.search(query, { page: 9, perPage: 24 })).page).toBe(2)
})

test('the best of each kind follow it too, with the totals', async () => {
  const { search } = openSearch([
    rule({
      listings: [
        { id: '36', effect: 'pin' },
        { id: '1', effect: 'hide' },
      ],
    }),
  ])
  const found = await search.search(query, { perContentType: 2 })
  expect(idsOf(found)).toEqual(['36', '0', '5', '9', '2', '6', '3', '7'])
  expect(found).toMatchObject({ total: 39, totals: { escape: 10, essential: 9 } })
})

test('other searches and other orders keep their order', async () => {
  const { search, asked } = openSearch([rule({ listings: [{ id: '33', effect: 'pin' }] })])
  const plain = idsOf({ hits: ALL }).slice(0, 24)
  const slice = { page: 1, perPage: 24 }
  expect(idsOf(await search.search({ ...query, q: 'sea' }, slice))).toEqual(plain)
  expect(idsOf(await search.search({ ...query, sort: 'rating' }, slice))).toEqual(plain)
  expect(asked).toHaveLength(2)
})

test.each([1, 2, 7, 40])('a list by cursor, %i at a time, has each listing once', async (limit) => {
  const { search } = openSearch([
    rule({
      listings: [
        { id: '33', effect: 'pin' },
        { id: '20', effect: 'pin' },
        { id: '1', effect: 'hide' },
      ],
    }),
  ])
  const hits: Hit[] = []
  let after: string | null = null
  do {
    const answer = await search.search(query, { after, limit })
    expect(answer.hits.length).toBeLessThanOrEqual(limit)
    expect(answer.total).toBe(39)
    hits.push(...answer.hits)
    after = answer.nextCursor
  } while (after !== null)
  const ids = idsOf({ hits })
  expect(ids).toHaveLength(39)
  expect(new Set(ids).size).toBe(39)
  expect(ids).not.toContain('1')
  expect(ids.slice(0, 2)).toEqual(
    [
      ['0', '2'],
      ['33', '0'],
      ['33', '20'],
    ][Math.min(limit, 3) - 1],
  )
})

test('suggestions and titles lose what is hidden, and keep their order', async () => {
  const listings = [
    { id: '33', effect: 'pin' },
    { id: '1', effect: 'hide' },
  ] as const
  const { search } = openSearch([rule({ listings: [...listings] })])
  expect(idsOf(await search.suggest('REST', 3))).toEqual(['0', '2', '3'])
  expect(idsOf(await search.suggest('re', 3))).toEqual(['0', '1', '2'])
  expect(await search.titled('Rest')).toEqual(['0'])
  expect(await search.titled('A rest')).toEqual(['0', '1'])
})

test('what a conversation retrieves follows a rule, says so, and never exceeds its limit', async () => {
  const listings = [
    { id: '33', effect: 'pin' },
    { id: '0', effect: 'pin' },
    { id: '1', effect: 'hide' },
  ] as const
  const { search } = openSearch([rule({ listings: [...listings] })])
  const retrieved = async (text: string, limit = 4) => {
    const fits = await search.retrieve(readNeed(text), { limit })
    return fits.map(({ candidate, picked }) => `${candidate.id}${picked ? ' picked' : ''}`)
  }
  expect(await retrieved('some rest')).toEqual(['33 picked', '0', '2', '3'])
  expect(await retrieved('a lake')).toEqual(['0', '1', '2', '3'])
  const [first] = await search.retrieve(readNeed('rest'), { limit: 1 })
  expect(first, 'no threshold of a score drops it').toMatchObject({ score: 100 })
})

test('a synonym is searched in place of the words', async () => {
  const { search, asked } = openSearch([rule({ words: 'rest', synonym: 'deep sleep' })])
  await search.search({ ...query, q: 'rest by the sea' }, { page: 1, perPage: 24 })
  expect(asked).toEqual(['deep sleep by the sea'])
})
