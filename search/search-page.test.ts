import { expect, test } from 'vitest'
import { findListing, listCardsById } from '#data/catalogue/listings.ts'
import { CONCERNS } from '#domain/concepts/concern-names.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { everything, readListingQuery } from '#domain/listing/listing-query.ts'
import { testDatabase } from '#test/database.ts'
import { countConcerns, findBestOfEach, findPage, findSimilar } from './search-page.ts'
import { createSqlSearch } from './sql/sql-search.ts'
import { findSuggested } from './suggestions.ts'

const database = testDatabase()
const finder = () => ({
  readCards: (ids: readonly string[]) => listCardsById(database.db, ids),
  search: createSqlSearch(database.db),
})
/** The same with all tags. */
const withTags = (items: readonly ListingCard[]) =>
  listCardsById(
    database.db,
    items.map(({ id }) => id),
  )
const asking = (address: string) => readListingQuery(new URLSearchParams(address))

test('pages neither repeat nor skip, and a page past the end is the last one', async () => {
  const first = await findPage(finder(), everything(), {
    contentType: 'escape',
    perPage: 10,
  })
  const ids: string[] = []
  for (let page = 1; page <= first.pages; page++) {
    const { items } = await findPage(
      finder(),
      { ...everything(), page },
      { contentType: 'escape', perPage: 10 },
    )
    ids.push(...items.map((item) => item.id))
  }
  expect(ids).toHaveLength(first.total)
  expect(new Set(ids).size).toBe(first.total)
  const beyond = await findPage(
    finder(),
    { ...everything(), page: 9_999 },
    { contentType: 'escape', perPage: 10 },
  )
  expect(beyond.page).toBe(first.pages)
})

test('the substring rule covers title, description, type, location and tags, ignoring case', async () => {
  const found = await findPage(finder(), asking('q=RYOKAN'), {
    contentType: 'escape',
    match: 'substring',
    perPage: 200,
  })
  const everywhere = (item: {
    title: string
    description: string
    type: string
    location: string | null
    tags: string[]
  }) =>
    [item.title, item.description, item.type, item.location, ...item.tags].join('\n').toLowerCase()
  const all = await findPage(finder(), everything(), {
    contentType: 'escape',
    perPage: 1000,
  })
  const expected = (await withTags(all.items)).filter((item) => everywhere(item).includes('ryokan'))
  expect(found.total).toBeGreaterThan(0)
  expect(found.total).toBe(expected.length)
})

test('SQL wildcards are matched literally', async () => {
  for (const q of ['%', '_', '\\', "%' or 1=1"]) {
    const found = await findPage(
      finder(),
      { ...everything(), q },
      { contentType: 'escape', match: 'substring' },
    )
    expect(found.total, q).toBe(0)
  }
})

test('a need in plain words finds listings tagged for it', async () => {
  const { items, total } = await findPage(finder(), asking("q=I can't sleep at night"), {
    perPage: 8,
  })
  expect(total).toBeGreaterThan(8)
  expect(
    (await withTags(items)).filter(({ tags }) =>
      tags.some((tag) => /sleep|insomnia|bedtime|rest/.test(tag)),
    ).length,
  ).toBeGreaterThanOrEqual(6)
})

test('the concern filter puts exact tags before partial matches', async () => {
  const { items } = await findPage(finder(), asking('concern=sleep'), { perPage: 500 })
  const exact = (await withTags(items)).map(({ tags }) => tags.includes('sleep'))
  expect(exact[0]).toBe(true)
  expect(exact.lastIndexOf(true)).toBeLessThan(
    exact.indexOf(false) === -1 ? exact.length : exact.indexOf(false),
  )
})

test('a card contains only the tags that select its placeholder picture', async () => {
  const { items } = await findPage(finder(), everything(), { perPage: 500 })
  const quiet = items.find(({ id }) => id === '1')
  expect(quiet?.tags).toEqual(['burnout'])
  expect(new Set(items.flatMap(({ tags }) => tags))).toEqual(new Set(['burnout']))
})

test('filters narrow the list, and each facet counts its other values', async () => {
  const all = await findPage(finder(), everything(), { contentType: 'escape', perPage: 1 })
  const cabins = await findPage(finder(), asking('type=Cabin'), {
    contentType: 'escape',
    perPage: 500,
  })
  expect(cabins.items.every((item) => item.type === 'Cabin')).toBe(true)
  expect(cabins.total).toBe(all.facets.type.find((entry) => entry.value === 'Cabin')?.count)
  expect(cabins.facets.type).toEqual(all.facets.type)
  expect(all.facets.type.reduce((sum, entry) => sum + entry.count, 0)).toBe(all.total)
})

test('prices sort from low to high and back', async () => {
  const up = await findPage(finder(), asking('sort=price-low'), {
    contentType: 'escape',
    perPage: 500,
  })
  const bands = up.items.map((item) => item.price?.length ?? 9)
  expect(bands).toEqual([...bands].sort((a, b) => a - b))
})

test('groups contain the best of each category with exact totals', async () => {
  const { groups, total } = await findBestOfEach(finder(), asking('q=stress'), 4)
  expect(Object.values(groups).every((group) => group.items.length <= 4)).toBe(true)
  expect(total).toBe(Object.values(groups).reduce((sum, group) => sum + group.total, 0))
  const escapes = await findPage(finder(), asking('q=stress'), {
    contentType: 'escape',
    perPage: 4,
  })
  expect(groups.escape.total).toBe(escapes.total)
  expect(groups.escape.items).toEqual(escapes.items)
})

test('similar listings share the type and never contain the listing', async () => {
  const listing = await findListing(database.db, '3')
  if (!listing) throw new Error('listing 3 is missing')
  const similar = await findSimilar(finder(), listing.id, 3)
  expect(similar.length).toBeGreaterThan(0)
  expect(similar.every((item) => item.type === listing.type && item.id !== '3')).toBe(true)
})

test('unlisted listings are in no list', async () => {
  const { items } = await findPage(finder(), everything(), {
    contentType: 'escape',
    perPage: 1000,
  })
  expect(items.map((item) => item.id)).not.toContain('sample-retreat')
})

test('a partial word of another language finds and suggests its meaning', async () => {
  const asked = {
    ...finder(),
    readCards: (ids: readonly string[]) => listCardsById(database.db, ids),
  }
  const half = await findSuggested(asked, 'sofoc', 4)
  expect(half.completions).toEqual(['sofocos'])
  expect(half.items).toEqual((await findSuggested(asked, 'sofocos', 4)).items)
  expect(half.items).toHaveLength(4)
})

test('concern counts equal the totals of their filters', async () => {
  const counts = await countConcerns(finder().search, CONCERNS)
  expect(counts.map(({ concern }) => concern)).toEqual([...CONCERNS])
  for (const { concern, parts } of counts) {
    const { facets } = await findPage(finder(), asking(`concern=${concern}`))
    const found = facets.contentType.map(({ value, count }) => [value, count])
    expect(
      Object.entries(parts)
        .filter(([, n]) => n > 0)
        .sort(),
    ).toEqual(found.sort())
  }
})
