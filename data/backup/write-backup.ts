import { createHash } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { type BackupHeader, FORMAT, type TableSum } from './backup-format.ts'
import { listTables, type Table } from './tables.ts'

const ROWS_AT_ONCE = 500
/** Describes the schema of the rows; a restored database has its own. */
export const MIGRATIONS = 'public.migrations'

/**
 * The whole database as JSON lines: a header, `{"table":…}` before the rows of each table, each row as an
 * object, and the checksums last. One snapshot, taken while the site keeps writing; identical on PGlite and
 * PostgreSQL. Rows pass through as text, so numbers and times keep their precision.
 */
export async function* writeBackup(pool: Pool, now: Date): AsyncGenerator<string> {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const header: BackupHeader = {
      format: FORMAT,
      takenAt: now.toISOString(),
      migrations: await listMigrations(client),
    }
    yield JSON.stringify(header)
    const sums: TableSum[] = []
    for (const table of await listTables(client)) {
      if (table.name === MIGRATIONS) continue
      yield JSON.stringify({ table: table.name })
      const hash = createHash('sha256')
      let rows = 0
      for await (const row of readRows(client, table)) {
        hash.update(row).update('\n')
        rows += 1
        yield row
      }
      sums.push({ table: table.name, rows, sha256: hash.digest('hex') })
    }
    yield JSON.stringify({ end: sums })
  } finally {
    await client.query('rollback').catch(() => {})
    client.release()
  }
}

/** Current row count and checksum of each table, in backup order. */
export async function sumTables(client: PoolClient): Promise<TableSum[]> {
  const sums: TableSum[] = []
  for (const table of await listTables(client)) {
    if (table.name === MIGRATIONS) continue
    const hash = createHash('sha256')
    let rows = 0
    for await (const row of readRows(client, table)) {
      hash.update(row).update('\n')
      rows += 1
    }
    sums.push({ table: table.name, rows, sha256: hash.digest('hex') })
  }
  return sums
}

export async function listMigrations(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from migrations order by name collate "C"',
  )
  return rows.map(({ name }) => name)
}

/** Each row as one line of JSON, in key order, fetched in batches. */
async function* readRows(
  client: PoolClient,
  { name, columns, key }: Table,
): AsyncGenerator<string> {
  await client.query("set local timezone = 'UTC'")
  await client.query(
    `declare backup_rows no scroll cursor for
      select to_jsonb(r)::text as line from (select ${columns.join(', ')} from ${name}) as r
      order by ${key.map((column) => `r.${column}`).join(', ')}`,
  )
  try {
    for (;;) {
      const { rows } = await client.query<{ line: string }>(
        `fetch ${ROWS_AT_ONCE} from backup_rows`,
      )
      if (rows.length === 0) return
      for (const { line } of rows) yield line
    }
  } finally {
    await client.query('close backup_rows')
  }
}
