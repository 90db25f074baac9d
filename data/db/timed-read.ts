import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'

const READ_LIMIT_MS = 3_000

/**
 * Reads in one snapshot, so that totals, facets and rows agree, with a statement time-out of three seconds.
 * The embedded database cannot interrupt a statement; only the driver's limit applies there.
 */
export function readTimed<T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', ${String(READ_LIMIT_MS)}, true)`)
      return read(tx)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
