import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { CONTENT_TYPES } from '#domain/listing/category.ts'
import { AMENITIES } from '#domain/listing/directory.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { everything, type ListingQuery } from '#domain/listing/listing-query.ts'
import { hasConstraints, kindsAlone } from '#domain/need/constraints.ts'
import { readNeed } from '#domain/need/need.ts'
import { beginningIn, matchedTitleWords, titleKey, titleWords } from '#domain/text/named-title.ts'
import { stemOf } from '#domain/text/text.ts'
import { withinLevel } from '#test/match-level-model.ts'
import { listingArbitrary, queryArbitrary, randomListings, WORDS } from '#test/random-listings.ts'
import { describeSearchPort } from '../conformance.ts'
import { conceptsOf, language } from '../language.ts'
import type { CatalogueChange, SearchPort } from '../port.ts'
import { createSearchCore, type SearchCore } from './core.ts'
import { createBulkBuilder } from './index/bulk.ts'
import { loadSnapshot } from './index/snapshot.ts'
import { wordsOf } from './index/tokenize.ts'
import { buildInThread } from './threads.ts'

const folder = mkdtempSync(join(tmpdir(), 'seekwell-core-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function coreOf(listings: readonly Listing[], seq = 0): SearchCore {
  const builder = createBulkBuilder(conceptsOf)
  builder.add(listings)
  return createSearchCore({
    language,
    readCandidates: async (ids) => listings.filter(({ id }) => ids.includes(id)),
    built: { data: builder.finish(), seq },
  })
}

describeSearchPort('the search core', async (listings) => coreOf(listings))

const QUESTIONS = [
  '',
  'yoga by the sea',
  'quiet sleep',
  'hot spring massage',
  'and the',
  'calm my mind',
]

/** All answers of a port over a catalogue, for comparison. */
async function sayings(port: SearchPort) {
  const said = []
  for (const q of QUESTIONS) {
    for (const sort of ['relevance', 'newest'] as const) {
      const { hits, total, totals, facets } = await port.search(
        { ...everything(), q, sort },
        { page: 1, perPage: 100 },
      )
      said.push({ q, sort, hits, total, totals, facets })
    }
    said.push(await port.suggest(q.slice(0, 6), 5))
  }
  for (let id = 0; id < 6; id++) said.push(await port.similar(`id-${id}`, 5))
  return said
}

const IDS = 24
const change = fc.integer({ min: 0, max: IDS - 1 }).chain((place) =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: listingArbitrary(`id-${place}`).map((listing) => ({
        op: 'save' as const,
        listing,
      })),
    },
    { weight: 1, arbitrary: fc.constant({ op: 'delete' as const, id: `id-${place}` }) },
  ),
)
const batches = fc.array(fc.array(change, { minLength: 1, maxLength: 6 }), { maxLength: 6 })

function isNamed(text: string, title: string): boolean {
  const asked = titleWords(text)
  const beginning = beginningIn(asked)
  const isBegun = beginning !== null && titleKey(title).startsWith(beginning)
  return isBegun || matchedTitleWords(asked, title) > 0
}

function numbered(all: readonly { op: string }[], from: number): CatalogueChange[] {
  return all.map((each, place) => ({ ...each, seq: from + place + 1 }) as CatalogueChange)
}

function applied(listings: readonly Listing[], changes: readonly CatalogueChange[]): Listing[] {
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  for (const each of changes) {
    if (each.op === 'save') byId.set(each.listing.id, each.listing)
    else byId.delete(each.id)
  }
  return [...byId.values()]
}

describe('changes', () => {
  test('saves, deletes and re-saves answer like a rebuilt catalogue', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 10_000 }), batches, async (seed, changes) => {
        const before = randomListings(12, seed)
        const core = coreOf(before)
        const all: CatalogueChange[] = []
        for (const batch of changes) {
          const next = numbered(batch, all.length)
          all.push(...next)
          // Queried before each change to fill the caches.
          await sayings(core)
          await core.apply(next)
        }
        expect(core.seq).toBe(all.length)
        expect(await sayings(core)).toEqual(await sayings(coreOf(applied(before, all))))
      }),
      { seed: 3, numRuns: 40 },
    )
  })

  test('answers are cached until something changes', async () => {
    const [first, second] = randomListings(2, 1).map((listing) => ({ ...listing, listed: true }))
    const core = coreOf([first as Listing])
    const ask = (perPage: number) => core.search(everything(), { page: 1, perPage })
    const before = await ask(5)
    expect(await ask(5)).toBe(before)
    expect(await ask(6)).not.toBe(before)
    await core.apply([{ seq: 1, op: 'save', listing: second as Listing }])
    expect((await ask(5)).total).toBe(2)
  })

  test('a change that was applied before has no effect', async () => {
    const [first, second] = randomListings(2, 1).map((listing) => ({ ...listing, listed: true }))
    const core = coreOf([first as Listing], 5)
    await core.apply([{ seq: 5, op: 'delete', id: 'id-0' }])
    expect(core.size).toBe(1)
    await core.apply([{ seq: 6, op: 'save', listing: second as Listing }])
    await core.apply([{ seq: 6, op: 'delete', id: 'id-1' }])
    expect(core).toMatchObject({ size: 2, seq: 6 })
  })

  test('a background merge keeps the changes made meanwhile', async () => {
    const before = randomListings(60, 7)
    const core = coreOf(before)
    const first = numbered(fc.sample(change, { seed: 8, numRuns: 30 }), 0)
    const second = numbered(fc.sample(change, { seed: 9, numRuns: 30 }), first.length)
    await core.apply(first)
    const merged = core.merge()
    await core.apply(second)
    await merged
    const now = applied(before, [...first, ...second])
    expect(await sayings(core)).toEqual(await sayings(coreOf(now)))
    await core.merge()
    expect(core.stats().parts).toBe(1)
    expect(await sayings(core)).toEqual(await sayings(coreOf(now)))
  })
})

describe('words', () => {
  test('find exactly the listings about the query', async () => {
    const listings = randomListings(50, 21)
    const core = coreOf(listings)
    const texts = fc.array(fc.constantFrom(...WORDS, 'insomnia', 'seaside'), {
      minLength: 1,
      maxLength: 4,
    })
    await fc.assert(
      fc.asyncProperty(texts, queryArbitrary, async (words, query) => {
        const q = words.join(' ')
        const need = readNeed(q)
        const stems = need.words.flatMap(wordsOf).map(stemOf)
        // The model has no constraints, such as those of "seaside cabin".
        fc.pre(stems.length > 0 && kindsAlone(need) === null && !hasConstraints(need))
        const answer = await core.search(
          { ...everything(), q, sort: query.sort },
          { page: 1, perPage: 99 },
        )
        const wanted = withinLevel(listings, need)
        expect(answer.hits.map(({ id }) => id).sort()).toEqual(wanted.map(({ id }) => id).sort())
        // Title matches come first in their own order.
        const named = new Set(listings.filter(({ title }) => isNamed(q, title)).map(({ id }) => id))
        const scores = answer.hits.filter(({ id }) => !named.has(id)).map(({ score }) => score)
        if (query.sort === 'relevance') expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      }),
      { seed: 5, numRuns: 60 },
    )
  })

  test('the counts of an unfiltered facet add up to the total', async () => {
    const core = coreOf(randomListings(80, 31))
    for (const q of QUESTIONS) {
      const { total, facets, totals } = await core.search(
        { ...everything(), q },
        { perContentType: 1 },
      )
      const sum = facets.contentType.reduce((all, { count }) => all + count, 0)
      expect(sum).toBe(total)
      for (const kind of CONTENT_TYPES)
        expect(facets.contentType.find(({ value }) => value === kind)?.count ?? 0).toBe(
          totals[kind],
        )
    }
  })
})

test('several amenities are all required, several countries are alternatives', async () => {
  const [first, second] = AMENITIES
  const [japan, portugal] = ['JP', 'PT']
  const [random] = randomListings(1, 7)
  const base = { ...(random as Listing), contentType: 'escape' as const }
  const listings: Listing[] = [
    { ...base, id: 'both', country: japan, amenities: [first, second] },
    { ...base, id: 'first', country: portugal, amenities: [first] },
    { ...base, id: 'second', country: 'CH', amenities: [second] },
  ]
  const found = async (facets: Partial<ListingQuery['facets']>) => {
    const query = everything()
    const { hits } = await coreOf(listings).search(
      { ...query, facets: { ...query.facets, ...facets } },
      { page: 1, perPage: 10 },
    )
    return hits.map(({ id }) => id).toSorted()
  }
  expect(await found({ amenity: [first] })).toEqual(['both', 'first'])
  expect(await found({ amenity: [first, second] })).toEqual(['both'])
  expect(await found({ country: [japan, portugal] })).toEqual(['both', 'first'])
  expect(await found({ amenity: [first, second], country: [portugal] })).toEqual([])
})

describe('cursors', () => {
  test('neither repeat nor skip unchanged listings while the catalogue changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 10_000 }), batches, async (seed, changes) => {
        const before = randomListings(40, seed)
        const core = coreOf(before)
        const query = { ...everything(), q: 'yoga by the quiet sea' }
        const whole = await core.search(query, { page: 1, perPage: 99 })
        const seen: string[] = []
        const changed = new Set<string>()
        let after: string | null = null
        let seq = 0
        do {
          const answer = await core.search(query, { after, limit: 4 })
          seen.push(...answer.hits.map(({ id }) => id))
          after = answer.nextCursor
          const next = numbered(changes.shift() ?? [], seq)
          seq += next.length
          for (const each of next) changed.add(each.op === 'save' ? each.listing.id : each.id)
          await core.apply(next)
        } while (after !== null)
        const still = whole.hits.map(({ id }) => id).filter((id) => !changed.has(id))
        expect(seen.filter((id) => still.includes(id))).toEqual(still)
      }),
      { seed: 4, numRuns: 30 },
    )
  })
})

describe('snapshots', () => {
  const path = join(folder, 'index')

  test('a loaded core answers the same and continues from its last change', async () => {
    const before = randomListings(40, 51)
    const core = coreOf(before)
    const changes = numbered(fc.sample(change, { seed: 6, numRuns: 20 }), 0)
    await core.apply(changes)
    await core.save(path, 'catalogue 1')
    const built = loadSnapshot(path, 'catalogue 1')
    expect(built?.seq).toBe(20)
    if (!built) return
    const again = createSearchCore({ language, readCandidates: async () => [], built })
    const now = coreOf(applied(before, changes))
    expect(await sayings(again)).toEqual(await sayings(now))
    await again.apply([{ seq: 21, op: 'delete', id: 'id-3' }])
    await now.apply([{ seq: 21, op: 'delete', id: 'id-3' }])
    expect(await sayings(again)).toEqual(await sayings(now))
  })

  test('snapshots of other catalogues, damaged and missing files are rejected', async () => {
    await coreOf(randomListings(10, 52)).save(path, 'catalogue 1')
    expect(loadSnapshot(path, 'catalogue 2')).toBeNull()
    expect(loadSnapshot(join(folder, 'nothing'), 'catalogue 1')).toBeNull()
    const bytes = await readFile(path)
    writeFileSync(path, bytes.subarray(0, bytes.length - 9))
    expect(loadSnapshot(path, 'catalogue 1')).toBeNull()
    bytes[bytes.length - 40] = (bytes[bytes.length - 40] ?? 0) ^ 1
    writeFileSync(path, bytes)
    expect(loadSnapshot(path, 'catalogue 1')).toBeNull()
    writeFileSync(path, 'x')
    expect(loadSnapshot(path, 'catalogue 1')).toBeNull()
  })

  test('an empty core can be saved, loaded and filled', async () => {
    const empty = createSearchCore({ language, readCandidates: async () => [] })
    expect(await empty.search(everything(), { page: 1, perPage: 5 })).toMatchObject({
      total: 0,
      hits: [],
    })
    await empty.save(path, 'none')
    const built = loadSnapshot(path, 'none')
    const again = createSearchCore({
      language,
      readCandidates: async () => [],
      ...(built && { built }),
    })
    const listings = randomListings(9, 53)
    await again.apply(
      numbered(
        listings.map((listing) => ({ op: 'save', listing })),
        0,
      ),
    )
    expect(await sayings(again)).toEqual(await sayings(coreOf(listings)))
  })
})

test('a catalogue built in another thread is the same', async () => {
  const listings = randomListings(30, 61)
  async function* source() {
    yield listings.slice(0, 20)
    yield listings.slice(20)
  }
  const data = await buildInThread(source(), new URL('../language.ts', import.meta.url))
  const core = createSearchCore({
    language,
    readCandidates: async () => [],
    built: { data, seq: 0 },
  })
  expect(await sayings(core)).toEqual(await sayings(coreOf(listings)))
})
