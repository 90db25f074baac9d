import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { connectEmbedded, type Db, type OpenDatabase, openDatabase } from '#data/db/db.ts'
import { startEmbeddedPostgres } from '#data/embedded/embedded-postgres.ts'
import { type SeededDatabase, withDatabase } from './catalogue-dump.ts'

class Rollback extends Error {}

/**
 * A database for the calling test file, with the sample catalogue: PostgreSQL if TEST_DATABASE_URL is
 * set, else PGlite.
 */
export function testDatabase() {
  let opened: OpenDatabase | undefined
  let discard = async () => {}
  beforeAll(async () => {
    const seeded = inject('seededDatabase')
    if ('url' in seeded) [opened, discard] = await cloneTemplate(seeded)
    else opened = connectEmbedded(await startEmbeddedPostgres({ folder: null, dump: seeded.dump }))
  })
  afterAll(async () => {
    await opened?.close()
    await discard()
  })
  function ready(): OpenDatabase {
    if (!opened) throw new Error('the database opens before the first test')
    return opened
  }
  return {
    get db(): Db {
      return ready().db
    },
    get pool() {
      return ready().pool
    },
    get opened(): OpenDatabase {
      return ready()
    },
    /** Terminates the LISTEN connections, as a network failure would. */
    async breakListeners(): Promise<void> {
      const { kind, pool } = ready()
      if (kind === 'server') {
        await pool.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'seekwell changes'",
        )
        return
      }
      const client = await pool.connect()
      client.release(true)
    },
    /** Runs `body` in a transaction that is rolled back. */
    async undone(body: (db: Db) => Promise<void>): Promise<void> {
      const run = ready().db.transaction(async (tx) => {
        await body(tx)
        throw new Rollback()
      })
      await run.catch((error: unknown) => {
        if (!(error instanceof Rollback)) throw error
      })
    },
  }
}

type Template = Extract<SeededDatabase, { url: string }>

async function cloneTemplate({
  url,
  template,
}: Template): Promise<[OpenDatabase, () => Promise<void>]> {
  const name = `seekwell_test_${randomBytes(6).toString('hex')}`
  await asAdmin(url, `create database ${name} template ${template}`)
  const opened = await openDatabase({ url: withDatabase(url, name) })
  return [opened, () => asAdmin(url, `drop database ${name} with (force)`)]
}

async function asAdmin(url: string, sql: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(sql).finally(() => admin.end())
}
