import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'

const READ_LIMIT_MS = 3_000

/**
 * Reads in one snapshot, so that totals, facets and rows agree, and gives up after three seconds a
 * statement. The embedded database cannot interrupt a statement; there only the driver's limit holds.
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
