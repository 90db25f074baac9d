import { describe, expect, test } from 'vitest'
import { listByTitlePrefix } from '#data/catalogue/search/title-match.ts'
import { sampleCatalogue } from '#data/seed/sample-catalogue.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { everything } from '#domain/listing/listing-query.ts'
import { PREFIX_MATCHES_LIMIT, titleKey, titleWords } from '#domain/text/named-title.ts'
import { testDatabase } from '#test/database.ts'
import { createSearchCore } from './core/core.ts'
import { createBulkBuilder } from './core/index/bulk.ts'
import { conceptsOf, language } from './language.ts'

const database = testDatabase()
const sample = sampleCatalogue(new Date('2026-11-01T00:00:00Z')).filter(({ listed }) => listed)
const keys = new Map(sample.map((listing) => [listing, titleKey(listing.title)]))
const halves = [...new Set(sample.flatMap(({ title }) => halvesOf(title)))]

/** A partially typed title: some whole words, the last one incomplete. */
function halvesOf(title: string): string[] {
  const words = title.split(' ')
  const half = words.slice(0, Math.ceil(words.length / 2)).join(' ')
  return [half, half.slice(0, -1)].filter((typed) => titleWords(typed).length > 1)
}

/** The listings whose title has this prefix, best rated first. */
function begunBy(typed: string): Listing[] {
  const beginning = titleKey(typed)
  return sample
    .filter((listing) => keys.get(listing)?.startsWith(beginning))
    .sort((a, b) => dampedOf(b) - dampedOf(a) || (a.id < b.id ? -1 : 1))
}

/** The same, with listings of exactly this title first. */
function namedBy(typed: string): Listing[] {
  const key = titleKey(typed)
  const isWhole = (listing: Listing) => Number(keys.get(listing) === key)
  return begunBy(typed).toSorted((a, b) => isWhole(b) - isWhole(a))
}

function dampedOf({ rating, reviews }: Listing): number {
  const known = rating === null ? 4.2 : Math.fround(rating)
  return Math.fround((known * reviews + 84) / (reviews + 20))
}

describe('a title prefix of two words or more finds its listing first', () => {
  const builder = createBulkBuilder(conceptsOf)
  builder.add(sample)
  const built = { data: builder.finish(), seq: 0 }
  const core = createSearchCore({ language, readCandidates: async () => [], built })

  test('the sample has such titles with distinct prefixes', () => {
    expect(halves.length).toBeGreaterThan(300)
    for (const typed of halves)
      expect(begunBy(typed).length, typed).toBeLessThan(PREFIX_MATCHES_LIMIT)
  })

  test('in the search core', async () => {
    for (const q of halves) {
      const wanted = begunBy(q)
      const slice = { page: 1, perPage: wanted.length }
      const { hits } = await core.search({ ...everything(), q }, slice, { facets: false })
      expect(idsOf(hits), q).toEqual(idsOf(namedBy(q)))
      const suggested = await core.suggest(q, wanted.length)
      expect(idsOf(suggested.hits), q).toEqual(idsOf(wanted))
    }
  })

  test('in SQL', async () => {
    for (const q of halves)
      expect(await listByTitlePrefix(database.db, q), q).toEqual(idsOf(begunBy(q)))
  })
})

const idsOf = (hits: readonly { id: string }[]) => hits.map(({ id }) => id)
