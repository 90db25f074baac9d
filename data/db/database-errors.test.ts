import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { startEmbeddedPostgres } from '../embedded/embedded-postgres.ts'
import { isDatabaseUnavailable } from './database-errors.ts'
import { connectEmbedded, openDatabase } from './db.ts'

const database = testDatabase()
afterEach(() => void vi.useRealTimers())
const faultOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => error,
  )
const withCode = (code: string) => Object.assign(new Error('failed'), { code })

test('an invalid query does not mean unavailable', async () => {
  expect(isDatabaseUnavailable(await faultOf(database.pool.query('select nonsense')))).toBe(false)
  expect(isDatabaseUnavailable(await faultOf(database.db.execute(sql`select 1 / 0`)))).toBe(false)
  expect(isDatabaseUnavailable(new TypeError('undefined is not a function'))).toBe(false)
  expect(isDatabaseUnavailable(null)).toBe(false)
})

test('a refused connection means unavailable, also through Drizzle', async () => {
  const opened = await openDatabase({ url: 'postgres://nobody@127.0.0.1:9/nothing' })
  expect(isDatabaseUnavailable(await faultOf(opened.pool.query('select 1')))).toBe(true)
  expect(isDatabaseUnavailable(await faultOf(opened.db.execute(sql`select 1`)))).toBe(true)
  await opened.close()
})

test('a broken connection fails only its current query', async () => {
  const client = await database.pool.connect()
  // As a socket error between two statements of a transaction.
  expect(() => client.emit('error', withCode('ECONNRESET'))).not.toThrow()
  client.release(true)
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test.each([
  ['57P01', true],
  ['57P03', true],
  ['08006', true],
  ['53300', true],
  ['53100', true],
  ['25006', true],
  ['ENOSPC', true],
  ['ECONNRESET', true],
  ['23505', false],
  ['57014', false],
  ['22P02', false],
])('code %s: away %s', (code, away) => {
  expect(isDatabaseUnavailable(withCode(code))).toBe(away)
  expect(isDatabaseUnavailable(new Error('query failed', { cause: withCode(code) }))).toBe(away)
})

test('a driver without a connection means unavailable', () => {
  expect(isDatabaseUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true)
  expect(isDatabaseUnavailable(new Error('timeout exceeded when trying to connect'))).toBe(true)
  // On a separate connection, not from the pool.
  expect(isDatabaseUnavailable(new Error('timeout expired'))).toBe(true)
})

test('a crashed embedded engine restarts with all committed data', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seekwell-engine-'))
  const home = join(folder, 'postgres')
  // From a copy if available: creating a database is the slowest part.
  const seeded = inject('seededDatabase')
  const dump = 'dump' in seeded ? seeded.dump : null
  const opened = connectEmbedded(await startEmbeddedPostgres({ folder: home, dump }))
  const { pool } = opened
  await pool.query('create table kept (a int primary key)')
  await pool.query('insert into kept values (1)')
  // It restarts after a delay, and only once its folder is back; otherwise it would use a new one.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await rename(home, `${home}-gone`)
  const faults = new Set<boolean>()
  for (let at = 2; at < 6; at++) {
    const fault = await faultOf(pool.query('checkpoint'))
    if (fault) faults.add(isDatabaseUnavailable(fault))
  }
  expect([...faults]).toEqual([true])
  await rm(home, { recursive: true, force: true })
  await rename(`${home}-gone`, home)
  // Advances the timers between polls.
  await vi.waitFor(
    async () => expect((await pool.query('select a from kept')).rows).toEqual([{ a: 1 }]),
    { timeout: 60_000, interval: 500 },
  )
  await pool.query('insert into kept values (2)')
  await opened.close()
  await rm(folder, { recursive: true })
}, 120_000)
