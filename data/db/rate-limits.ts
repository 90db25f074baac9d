import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'

/** Removes counts whose time is over; the limiter itself keeps them for ever. */
export async function deleteExpiredLimits(db: Db, now: Date): Promise<void> {
  await db.execute(sql`delete from auth.rate_limits where expire < ${now.getTime()}::bigint`)
}
