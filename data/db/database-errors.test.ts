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

test('a question that is wrong is no absence', async () => {
  expect(isDatabaseUnavailable(await faultOf(database.pool.query('select nonsense')))).toBe(false)
  expect(isDatabaseUnavailable(await faultOf(database.db.execute(sql`select 1 / 0`)))).toBe(false)
  expect(isDatabaseUnavailable(new TypeError('undefined is not a function'))).toBe(false)
  expect(isDatabaseUnavailable(null)).toBe(false)
})

test('a server that nobody answers at is away, also through the layer above the driver', async () => {
  const opened = await openDatabase({ url: 'postgres://nobody@127.0.0.1:9/nothing' })
  expect(isDatabaseUnavailable(await faultOf(opened.pool.query('select 1')))).toBe(true)
  expect(isDatabaseUnavailable(await faultOf(opened.db.execute(sql`select 1`)))).toBe(true)
  await opened.close()
})

test('a connection that breaks while somebody holds it ends nothing but what is under way', async () => {
  const client = await database.pool.connect()
  // As a socket does it between two statements of a transaction.
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

test('a driver without a connection is away', () => {
  expect(isDatabaseUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true)
  expect(isDatabaseUnavailable(new Error('timeout exceeded when trying to connect'))).toBe(true)
  // By a connection of its own, not by the pool.
  expect(isDatabaseUnavailable(new Error('timeout expired'))).toBe(true)
})

test('an embedded engine that dies is begun again with everything that was committed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seekwell-engine-'))
  const home = join(folder, 'postgres')
  // From a copy, where there is one: making a database takes longer than all the rest.
  const seeded = inject('seededDatabase')
  const dump = 'dump' in seeded ? seeded.dump : null
  const opened = connectEmbedded(await startEmbeddedPostgres({ folder: home, dump }))
  const { pool } = opened
  await pool.query('create table kept (a int primary key)')
  await pool.query('insert into kept values (1)')
  // It is begun again after a pause; not before its folder is back, where it would find another in its place.
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
  // Moves the timers on between two looks.
  await vi.waitFor(
    async () => expect((await pool.query('select a from kept')).rows).toEqual([{ a: 1 }]),
    { timeout: 60_000, interval: 500 },
  )
  await pool.query('insert into kept values (2)')
  await opened.close()
  await rm(folder, { recursive: true })
}, 120_000)
