import { join } from 'node:path'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { CatalogueMark } from '../catalogue/catalogue-mark.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded/embedded-postgres.ts'
import { lockFolder } from '../embedded/folder-lock.ts'
import * as schema from './schema.ts'

/** The database, or a transaction in it. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>

export type OpenDatabase = {
  db: Db
  /** For reads of listings: the primary, or a replica (data/db/replica.ts). */
  catalogue: Db
  /**
   * Requires later reads of listings to include this mark. `anew` discards earlier marks: after a failover
   * the last changes may be lost.
   */
  reached: (mark: CatalogueMark, anew?: 'anew') => void
  pool: pg.Pool
  kind: 'embedded' | 'server'
  close: () => Promise<void>
}

export type DatabaseLocation = { url: string } | { dataDir: string }

const QUERY_TIMEOUT_MS = 15_000

/**
 * Opens the database, once per process.
 *
 * @throws FolderInUse when another process has the embedded database open
 */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  if ('url' in location) return openServer(location.url)
  const lock = lockFolder(location.dataDir)
  try {
    const folder = join(location.dataDir, 'postgres')
    const embedded = await startEmbeddedPostgres({ folder, dump: null }).catch((cause: Error) => {
      const message = `The embedded database in ${location.dataDir} cannot be opened: ${cause.message}. Is there room on its disk?`
      throw new Error(message, { cause })
    })
    const opened = connectEmbedded(embedded)
    return { ...opened, close: () => opened.close().finally(lock.release) }
  } catch (error) {
    lock.release()
    throw error
  }
}

function openServer(url: string): OpenDatabase {
  const pool = openPool(url, {
    connectionTimeoutMillis: 5_000,
    query_timeout: QUERY_TIMEOUT_MS,
    application_name: 'seekwell',
  })
  return { ...onPool(pool), kind: 'server', close: () => pool.end() }
}

/** A connection pool; broken connections are replaced. */
export function openPool(url: string, limits: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 10, ...limits })
  ignoreConnectionErrors(pool)
  return pool
}

/** All reads use the primary, so they are never stale. */
function onPool(pool: pg.Pool) {
  const db: Db = drizzle(pool, { schema })
  return { db, catalogue: db, reached: () => {}, pool }
}

/**
 * A broken connection is replaced at the next query, and its current query fails. Without listeners the error
 * event would end the process: the pool's when idle, the client's when checked out.
 */
function ignoreConnectionErrors(pool: pg.Pool): void {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
}

/** The `pg` driver on an embedded database. */
export function connectEmbedded(embedded: EmbeddedPostgres): OpenDatabase {
  const pool = new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    stream: () => embedded.connect(),
    // PGlite is one session: a second connection would share its transaction.
    max: 1,
    idleTimeoutMillis: 0,
  })
  ignoreConnectionErrors(pool)
  const close = async () => {
    await pool.end()
    await embedded.close()
  }
  return { ...onPool(pool), kind: 'embedded', close }
}
