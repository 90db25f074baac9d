import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'

/** Deletes expired counters, which the limiter itself never deletes. */
export async function deleteExpiredLimits(db: Db, now: Date): Promise<void> {
  await db.execute(sql`delete from auth.rate_limits where expire < ${now.getTime()}::bigint`)
}
