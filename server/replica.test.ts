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

describe.skipIf(server === null)('a read replica for listings', () => {
  let primary: OpenDatabase
  let copy: TestReplica
  let opened: OpenDatabase & { replica: Replica }
  let states: ReplicaState[] = []

  beforeAll(async () => {
    const { url } = server ?? { url: '' }
    primary = await openDatabase({ url })
    await migrate(primary.pool)
    await saveTitle('First')
    copy = await startReplica(url)
    opened = readFromReplica(primary, copy.url, (state) => void states.push(state))
  })
  afterAll(async () => {
    await opened?.close()
    copy?.stop()
    server?.stop()
  })
  beforeEach(async () => {
    await syncMark(opened)
    await expect.poll(isFromCopy).toBe(true)
    states = []
  })

  async function isFromCopy(): Promise<boolean> {
    return isReplica(opened.catalogue)
  }

  async function onCopy(statement: string): Promise<pg.QueryResult> {
    const client = new pg.Client({ connectionString: copy.url })
    await client.connect()
    return client.query(statement).finally(() => client.end())
  }

  /** Pauses replication. */
  async function pause(): Promise<void> {
    await onCopy('select pg_wal_replay_pause()')
    const state = async () =>
      (await onCopy('select pg_get_wal_replay_pause_state() as s')).rows[0].s
    await expect.poll(state).toBe('paused')
  }
  const resume = () => onCopy('select pg_wal_replay_resume()')

  /** Commits a title of the listing. */
  async function saveTitle(words: string): Promise<void> {
    const item = catalogueItem.parse({ id: 'known', title: words, contentType: 'escape' })
    const kept = { slug: 'known', createdAt: new Date(0), updatedAt: new Date() }
    await saveListings(primary.db, [toCatalogueListing(item, kept)])
  }

  const title = async () => (await findListing(opened.catalogue, 'known'))?.title

  test('serves statements and transactions, read-only', async () => {
    expect(await readTimed(opened.catalogue, isReplica)).toBe(true)
    expect(await isReplica(opened.db)).toBe(false)
    expect(opened.replica).toMatchObject({ state: 'serving' })
    expect(opened.replica.answered.replica).toBeGreaterThan(1)
  })

  test('is not used before the position of the catalogue is known', async () => {
    const fresh = readFromReplica(await openDatabase({ url: server?.url ?? '' }), copy.url, vi.fn())
    expect(await isReplica(fresh.catalogue)).toBe(false)
    await syncMark(fresh)
    // Generous time-out for the first connection on a busy machine.
    await expect.poll(() => isReplica(fresh.catalogue)).toBe(true)
    await fresh.close()
  })

  test('is not used while it lags behind the change feed', async () => {
    const mark = await readMark(primary.db)
    const shown: (string | undefined)[] = []
    await pause()
    await saveTitle('Heard of')
    const following = followChanges(opened, mark, {
      take: async () => void shown.push(await title(), await title()),
      restart: () => Promise.reject(new Error('nothing was lost')),
      onFault: () => {},
    })
    await expect.poll(() => shown).toEqual(['Heard of', 'Heard of'])
    expect(opened.replica.state).toBe('behind')
    await expect.poll(() => states).toEqual(['behind'])
    expect(await title()).toBe('Heard of')
    await resume()
    await expect.poll(isFromCopy).toBe(true)
    expect(await title()).toBe('Heard of')
    expect(states).toEqual(['behind', 'serving'])
    await following.stop()
  })

  test('returns what an import has acknowledged', async () => {
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

  test('is used again after a failover that lost the last changes', async () => {
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

  test('falls back to the primary on any error, such as a missing table', async () => {
    await pause()
    await primary.pool.query('create table if not exists newer (a int)')
    expect((await opened.catalogue.execute(sql`select a from newer`)).rows).toEqual([])
    expect(opened.replica.state).toBe('serving')
    await resume()
  })

  test('does not retry a statement time-out on the primary', async () => {
    let tries = 0
    const slow = opened.catalogue.transaction(async (tx) => {
      tries += 1
      await tx.execute(sql`select set_config('statement_timeout', '50', true)`)
      await tx.execute(sql`select pg_sleep(10)`)
    })
    await expect(slow).rejects.toThrow()
    expect(tries).toBe(1)
  })

  test('no search fails when it is killed, and it is used again after a restart', async () => {
    let tries = 0
    const answer = await readTimed(opened.catalogue, async (tx) => {
      tries += 1
      if (tries === 1) await copy.kill()
      return isReplica(tx)
    })
    expect([answer, tries]).toEqual([false, 2])
    expect(await isFromCopy()).toBe(false)
    expect(opened.replica.state).toBe('unavailable')
    await saveTitle('While it was away')
    await syncMark(opened)
    await copy.restart()
    await expect.poll(isFromCopy).toBe(true)
    expect(await title()).toBe('While it was away')
    expect(states.at(0)).toBe('unavailable')
    expect(states.at(-1)).toBe('serving')
  })
})

async function isReplica(db: Db): Promise<boolean> {
  const asked: SQL = sql`select pg_is_in_recovery() as copy`
  return (await db.execute<{ copy: boolean }>(asked)).rows[0]?.copy === true
}
