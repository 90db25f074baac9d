import { expect, test, vi } from 'vitest'
import { readMark } from '#data/catalogue/changes.ts'
import { findListing, saveListings } from '#data/catalogue/listings.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { everything } from '#domain/listing/listing-query.ts'
import { testDatabase } from '#test/database.ts'
import { type CoreSyncParts, syncCore } from './core-sync.ts'
import { ExpiredCursor } from './cursor.ts'
import type { CatalogueChange, SearchPort } from './port.ts'
import { createSearch, type ServingCore } from './search.ts'
import { createSqlSearch } from './sql/sql-search.ts'

const database = testDatabase()
const first = { after: null, limit: 2 }

/** A core that answers like SQL, with another cursor prefix. */
function standIn(sql: SearchPort) {
  const taken: CatalogueChange[] = []
  const core: SearchPort = {
    ...sql,
    search: async (...asked) => {
      const answer = await sql.search(...asked)
      return { ...answer, hits: answer.hits.map((hit) => ({ ...hit, score: 42 })) }
    },
    apply: async (changes) => void taken.push(...changes),
  }
  return { core, taken }
}

const feed = async (build: CoreSyncParts['build'], onFault: CoreSyncParts['onFault']) =>
  syncCore({
    opened: database.opened,
    mark: await readMark(database.db),
    initial: null,
    build,
    invalidate: () => {},
    onChange: () => {},
    onFault,
  })

const isFromCore = (answer: { hits: { score: number }[] }) =>
  answer.hits.every(({ score }) => score === 42)

test('the core answers when it is ready, SQL otherwise and when the core fails', async () => {
  const sql = createSqlSearch(database.db)
  const faults = vi.fn()
  let ready = false
  let broken = false
  const core: ServingCore = {
    ...standIn(sql).core,
    isReady: () => ready,
    similar: async () => {
      if (broken) throw new Error('broken')
      return [{ id: 'core', score: 42, why: { words: [], concepts: [] } }]
    },
  }
  const search = createSearch({ sql, core, onFault: faults })
  expect(isFromCore(await search.search(everything(), first))).toBe(false)
  ready = true
  expect(isFromCore(await search.search(everything(), first))).toBe(true)
  expect(await search.similar('1', 3)).toMatchObject([{ id: 'core' }])
  broken = true
  expect(await search.similar('1', 3)).toHaveLength(3)
  expect(faults).toHaveBeenCalledOnce()
})

test('unlisted listings, such as the sample retreat, have similar ones by SQL', async () => {
  const sql = createSqlSearch(database.db)
  const core: ServingCore = { ...standIn(sql).core, isReady: () => true, similar: async () => [] }
  const search = createSearch({ sql, core })
  const { rows } = await database.pool.query('select id from listings where not listed')
  expect(await search.similar(rows[0].id, 3)).toHaveLength(3)
  expect(await search.similar('nobody', 3)).toEqual([])
})

test('a list continues with its adapter, or its cursor has expired', async () => {
  const sql = createSqlSearch(database.db)
  let ready = false
  const search = createSearch({ sql, core: { ...standIn(sql).core, isReady: () => ready } })
  const inSql = await search.search(everything(), first)
  ready = true
  const inCore = await search.search(everything(), first)
  const next = await search.search(everything(), { after: inSql.nextCursor, limit: 2 })
  expect(isFromCore(next)).toBe(false)
  expect(
    isFromCore(await search.search(everything(), { after: inCore.nextCursor, limit: 2 })),
  ).toBe(true)
  ready = false
  await expect(
    search.search(everything(), { after: inCore.nextCursor, limit: 2 }),
  ).rejects.toBeInstanceOf(ExpiredCursor)
})

test('a core is built from the whole catalogue, then follows committed changes', async () => {
  const sql = createSqlSearch(database.db)
  const { core, taken } = standIn(sql)
  let built = 0
  const build = async (listings: AsyncIterable<Listing[]>) => {
    for await (const batch of listings) built += batch.length
    return core
  }
  const fed = await feed(build, () => {})
  expect(fed.isReady()).toBe(false)
  await expect.poll(() => fed.isReady()).toBe(true)
  const { rows } = await database.pool.query('select count(*)::int as n from listings')
  expect(built).toBe(rows[0].n)
  const known = await findListing(database.db, '1')
  if (!known) throw new Error('listing 1 is missing')
  await saveListings(database.db, [{ ...known, title: 'Renamed just now' }])
  await expect
    .poll(() => taken)
    .toEqual([
      expect.objectContaining({ op: 'save', listing: expect.objectContaining({ id: '1' }) }),
    ])
  await fed.stop()
})

test('a core that fails to apply a change is not used until it succeeds', async () => {
  const sql = createSqlSearch(database.db)
  let fails = true
  const apply = async () => {
    if (fails) throw new Error('no room')
  }
  const faults = vi.fn()
  const build = async () => ({ ...sql, apply })
  const fed = await feed(build, faults)
  await expect.poll(() => fed.isReady()).toBe(true)
  await database.pool.query("update listings set title = 'Again' where id = '1'")
  await expect.poll(() => fed.isReady()).toBe(false)
  fails = false
  await database.pool.query("update listings set title = 'And again' where id = '1'")
  await expect.poll(() => fed.isReady()).toBe(true)
  expect(faults).toHaveBeenCalled()
  await fed.stop()
})

test('ratings in the text set the order and the minimum rating', async () => {
  const search = createSearch({ sql: createSqlSearch(database.db) })
  const ask = (given: Partial<ReturnType<typeof everything>>) =>
    search.search({ ...everything(), ...given }, { after: null, limit: 20 })
  const said = await ask({ q: 'best rated yoga 4.5 stars' })
  const chosen = await ask({ q: 'yoga', sort: 'rating', minRating: 4.5 })
  expect(said.total).toBeGreaterThan(0)
  expect(said.hits.map(({ id }) => id)).toEqual(chosen.hits.map(({ id }) => id))
  expect((await ask({ q: 'best rated' })).total).toBe((await ask({})).total)
})
