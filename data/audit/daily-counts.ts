import { sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'

/** Number of events on a day (UTC, as 2026-05-01). */
export type DailyCount = { day: string; kind: string; label: string; count: number }

/** Adds to the stored counts. */
export async function addCounts(db: Db, counts: readonly DailyCount[]): Promise<void> {
  if (counts.length === 0) return
  // A fixed order prevents deadlocks between nodes that update the same rows.
  const keyOf = ({ day, kind, label }: DailyCount) => `${day} ${kind} ${label}`
  const sorted = [...counts].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  const rows = sorted.map(
    ({ day, kind, label, count }) => sql`(${day}::date, ${kind}, ${label}, ${count}::bigint)`,
  )
  await db.execute(sql`
    insert into daily_counts (day, kind, label, count) values ${sql.join(rows, sql`, `)}
    on conflict (day, kind, label) do update set count = daily_counts.count + excluded.count`)
}

/** Every count since a day, oldest first. */
export async function listCounts(db: Db, since: string): Promise<DailyCount[]> {
  const { rows } = await db.execute<{ day: string; kind: string; label: string; count: string }>(
    sql`select day::text, kind, label, count from daily_counts where day >= ${since}::date
      order by day, kind, label`,
  )
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

export async function deleteCountsBefore(db: Db, day: string): Promise<void> {
  await db.execute(sql`delete from daily_counts where day < ${day}::date`)
}
