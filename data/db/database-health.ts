import type { Pool } from 'pg'

type DatabaseHealth = { version: string; bytes: number; migration: string; servers: number }

/** Version and size of the database, its last migration, and the number of connections that follow changes. */
export async function readDatabaseHealth(pool: Pick<Pool, 'query'>): Promise<DatabaseHealth> {
  const { rows } = await pool.query<DatabaseHealth & { bytes: string }>(
    `select current_setting('server_version') as version,
      pg_database_size(current_database()) as bytes,
      (select max(name collate "C") from migrations) as migration,
      (select count(*)::int from pg_stat_activity
        where datname = current_database() and application_name = 'seekwell changes') as servers`,
  )
  const [row] = rows
  if (!row) throw new Error('the database has no state')
  return { ...row, bytes: Number(row.bytes) }
}
