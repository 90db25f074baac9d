import { type SQL, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readMark } from '#data/catalogue/changes.ts'
import { findListing, listCardsById, saveListings } from '#data/catalogue/listings.ts'
import { type Db, type OpenDatabase, openDatabase } from '#data/db/db.ts'
import { followChanges, syncMark } from '#data/db/follow-changes.ts'
import { migrate } from '#data/db/migrate.ts'
import { type Replica, type ReplicaState, readFromReplica } from '#data/db/replica.ts'
import { readTimed } from '#data/db/timed-read.ts'
import { catalogueItem, toCatalogueListing } from '#domain/import/catalogue-item.ts'
import { createCalendarCache } from '#search/calendar-cache.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { startPostgres, startReplica, type TestReplica } from '../scripts/postgres.ts'
import { apiRoutes } from './api/http.ts'
import { createStatsCache } from './cache/stats-cache.ts'

const server = await startPostgres()
const SERVICE_KEY = 'sb_secret_test'
const silent = { debug() {}, info() {}, warn() {}, error() {} }

describe.skipIf(server === null)('a replica for what is read of listings', () => {
  let primary: OpenDatabase
  let copy: TestReplica
  let opened: OpenDatabase & { replica: Replica }
  let told: ReplicaState[] = []

  beforeAll(async () => {
    const { url } = server ?? { url: '' }
    primary = await openDatabase({ url })
    await migrate(primary.pool)
    await titled('First')
    copy = await startReplica(url)
    opened = readFromReplica(primary, copy.url, (state) => void told.push(state))
  })
  afterAll(async () => {
    await opened?.close()
    copy?.stop()
    server?.stop()
  })
  beforeEach(async () => {
    await syncMark(opened)
    await expect.poll(isFromCopy).toBe(true)
    told = []
  })

  async function isFromCopy(): Promise<boolean> {
    return asksCopy(opened.catalogue)
  }

  async function onCopy(statement: string): Promise<pg.QueryResult> {
    const client = new pg.Client({ connectionString: copy.url })
    await client.connect()
    return client.query(statement).finally(() => client.end())
  }

  /** From here on the copy stays as it is. */
  async function pause(): Promise<void> {
    await onCopy('select pg_wal_replay_pause()')
    const state = async () =>
      (await onCopy('select pg_get_wal_replay_pause_state() as s')).rows[0].s
    await expect.poll(state).toBe('paused')
  }
  const resume = () => onCopy('select pg_wal_replay_resume()')

  /** Commits a title for the one listing. */
  async function titled(words: string): Promise<void> {
    const item = catalogueItem.parse({ id: 'known', title: words, contentType: 'escape' })
    const kept = { slug: 'known', createdAt: new Date(0), updatedAt: new Date() }
    await saveListings(primary.db, [toCatalogueListing(item, kept)])
  }

  const title = async () => (await findListing(opened.catalogue, 'known'))?.title

  test('answers single statements and whole transactions, and takes no writing', async () => {
    expect(await readTimed(opened.catalogue, asksCopy)).toBe(true)
    expect(await asksCopy(opened.db)).toBe(false)
    expect(opened.replica).toMatchObject({ state: 'serving' })
    expect(opened.replica.answered.replica).toBeGreaterThan(1)
  })

  test('is not asked before anything is known of the catalogue', async () => {
    const fresh = readFromReplica(await openDatabase({ url: server?.url ?? '' }), copy.url, vi.fn())
    expect(await asksCopy(fresh.catalogue)).toBe(false)
    await syncMark(fresh)
    // A busy machine may be late with the first connection.
    await expect.poll(() => asksCopy(fresh.catalogue)).toBe(true)
    await fresh.close()
  })

  test('is not asked while it lacks a change that was followed, and again once it has it', async () => {
    const mark = await readMark(primary.db)
    const shown: (string | undefined)[] = []
    await pause()
    await titled('Heard of')
    const following = followChanges(opened, mark, {
      take: async () => void shown.push(await title(), await title()),
      restart: () => Promise.reject(new Error('nothing was lost')),
      onFault: () => {},
    })
    await expect.poll(() => shown).toEqual(['Heard of', 'Heard of'])
    expect(opened.replica.state).toBe('behind')
    await expect.poll(() => told).toEqual(['behind'])
    expect(await title()).toBe('Heard of')
    await resume()
    await expect.poll(isFromCopy).toBe(true)
    expect(await title()).toBe('Heard of')
    expect(told).toEqual(['behind', 'serving'])
    await following.stop()
  })

  test('shows what an import has acknowledged, to whoever reads the line', async () => {
    const api = apiRoutes({
      opened,
      once: createStatsCache().once,
      search: createSqlSearch(opened.catalogue),
      readCards: (ids) => listCardsById(opened.catalogue, ids),
      readCalendar: createCalendarCache(opened.catalogue).read,
      origin: 'https://seekwell.example',
      serviceKey: SERVICE_KEY,
      log: silent,
    })
    await pause()
    const imported = await api.request('/admin/catalogue', {
      method: 'POST',
      headers: { authorization: `Bearer ${SERVICE_KEY}`, 'content-type': 'application/x-ndjson' },
      body: JSON.stringify({ id: 'told', title: 'Just told', contentType: 'escape' }),
    })
    expect(await imported.text()).toContain('"added":1')
    const read = await api.request('/listings/told')
    expect([read.status, await read.json()]).toMatchObject([200, { title: 'Just told' }])
    await resume()
  })

  test('is asked again after a server took over that had lost the last changes', async () => {
    const { catalogue, seq } = await readMark(primary.db)
    const lost = { catalogue, seq: seq + 1_000 }
    opened.reached(lost)
    expect(await isFromCopy()).toBe(false)
    const following = followChanges(opened, lost, {
      take: async () => {},
      restart: () => syncMark(opened),
      onFault: () => {},
    })
    await expect.poll(isFromCopy).toBe(true)
    await following.stop()
  })

  test('lets the primary answer whatever it fails at, such as a table that it does not have yet', async () => {
    await pause()
    await primary.pool.query('create table if not exists newer (a int)')
    expect((await opened.catalogue.execute(sql`select a from newer`)).rows).toEqual([])
    expect(opened.replica.state).toBe('serving')
    await resume()
  })

  test('does not pass on what takes too long', async () => {
    let tries = 0
    const slow = opened.catalogue.transaction(async (tx) => {
      tries += 1
      await tx.execute(sql`select set_config('statement_timeout', '50', true)`)
      await tx.execute(sql`select pg_sleep(10)`)
    })
    await expect(slow).rejects.toThrow()
    expect(tries).toBe(1)
  })

  test('killed in the middle of a search it is missed by nobody; back again it answers again', async () => {
    let tries = 0
    const answer = await readTimed(opened.catalogue, async (tx) => {
      tries += 1
      if (tries === 1) await copy.kill()
      return asksCopy(tx)
    })
    expect([answer, tries]).toEqual([false, 2])
    expect(await isFromCopy()).toBe(false)
    expect(opened.replica.state).toBe('away')
    await titled('While it was away')
    await syncMark(opened)
    await copy.restart()
    await expect.poll(isFromCopy).toBe(true)
    expect(await title()).toBe('While it was away')
    expect(told.at(0)).toBe('away')
    expect(told.at(-1)).toBe('serving')
  })
})

async function asksCopy(db: Db): Promise<boolean> {
  const asked: SQL = sql`select pg_is_in_recovery() as copy`
  return (await db.execute<{ copy: boolean }>(asked)).rows[0]?.copy === true
}
