import type { Pool, PoolClient } from 'pg'
import { type BackupHeader, backupHeader, backupTrailer, type TableSum } from './backup-format.ts'
import { LEFT_OUT, listTables, type Table } from './tables.ts'
import { listMigrations, MIGRATIONS, sumTables } from './write-backup.ts'

const ROWS_AT_ONCE = 200

export class BackupError extends Error {}

/** The backup is of another version of the schema. */
export class BackupVersionError extends BackupError {}

type RestoreChecks = {
  /** Runs when nobody can write any more and nothing is replaced yet. */
  before: (client: PoolClient) => Promise<void>
  /** Runs when everything is replaced and not committed yet. */
  after: (client: PoolClient) => Promise<void>
}

/**
 * Replaces the contents of a migrated database by a backup, in one transaction, and verifies row count and
 * checksum of every table before the commit.
 *
 * @param lines the lines of a backup (see writeBackup)
 * @param checks further conditions; what they throw leaves the database as it was
 * @returns the restored tables
 * @throws BackupError if the backup is incomplete, of another version, or fails the verification
 */
export async function restoreBackup(
  pool: Pool,
  lines: AsyncIterable<string>,
  checks?: RestoreChecks,
): Promise<TableSum[]> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query("set local timezone = 'UTC'")
    const tables = (await listTables(client)).filter(({ name }) => name !== MIGRATIONS)
    if (checks) {
      const names = tables.map(({ name }) => name)
      await client.query(`lock table ${names.join(', ')} in access exclusive mode`)
      await checks.before(client)
    }
    const sums = await replaceAll(client, tables, lines)
    await checks?.after(client)
    // Last: a rollback does not reset them.
    for (const table of tables) await resetSequences(client, table)
    await client.query('commit')
    return sums
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw isUnfit(error) ? new BackupError('a row of the backup does not fit its table') : error
  } finally {
    client.release()
  }
}

/** Whether PostgreSQL rejected a value (class 22) or a constraint (23). */
function isUnfit(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code))
}

async function replaceAll(
  client: PoolClient,
  tables: readonly Table[],
  lines: AsyncIterable<string>,
): Promise<TableSum[]> {
  const names = tables.map(({ name }) => name)
  // The backup includes the rows that triggers wrote; they must not be written twice.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${[...names, ...LEFT_OUT].join(', ')}`)
  const promised = await insertAll(client, tables, lines)
  for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  const found = await sumTables(client)
  const wrong = promised.filter(
    (sum) =>
      !found.some(
        ({ table, rows, sha256 }) =>
          table === sum.table && rows === sum.rows && sha256 === sum.sha256,
      ),
  )
  if (wrong.length > 0)
    throw new BackupError(
      `the backup does not come out the same in: ${wrong.map(({ table }) => table).join(', ')}`,
    )
  return found
}

async function insertAll(
  client: PoolClient,
  tables: readonly Table[],
  lines: AsyncIterable<string>,
): Promise<TableSum[]> {
  let isFirst = true
  let table: Table | undefined
  let batch: string[] = []
  const flush = async () => {
    if (table && batch.length > 0) await insertRows(client, table, batch)
    batch = []
  }
  for await (const line of lines) {
    if (line === '') continue
    if (isFirst) {
      await checkHeader(client, line)
      isFirst = false
      continue
    }
    const mark = readMark(line)
    if (mark && 'end' in mark) {
      await flush()
      return mark.end
    }
    if (mark) {
      await flush()
      table = tables.find(({ name }) => name === mark.table)
      if (!table) throw new BackupError(`there is no table ${mark.table} to restore into`)
      continue
    }
    batch.push(line)
    if (batch.length >= ROWS_AT_ONCE) await flush()
  }
  throw new BackupError(isFirst ? 'the file is empty' : 'the backup breaks off: its end is missing')
}

async function checkHeader(client: PoolClient, line: string): Promise<void> {
  const header = backupHeader.safeParse(parsed(line))
  if (!header.success) throw new BackupError('this is no backup that this version can read')
  const known = await listMigrations(client)
  const { migrations }: BackupHeader = header.data
  if (migrations.join() !== known.join())
    throw new BackupVersionError(
      `the backup is of another version: it has ${migrations.at(-1)}, the database ${known.at(-1)}`,
    )
}

type Mark = { table: string } | { end: TableSum[] }

/** Parses a line between tables; null for a row, the vast majority. */
function readMark(line: string): Mark | null {
  if (line.startsWith('{"end"')) {
    const trailer = backupTrailer.safeParse(parsed(line))
    if (!trailer.success) throw new BackupError('the end of the backup cannot be read')
    return trailer.data
  }
  const [, table] = /^\{"table":"([a-z_]+\.[a-z_]+)"\}$/.exec(line) ?? []
  return table === undefined ? null : { table }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

async function insertRows(
  client: PoolClient,
  table: Table,
  rows: readonly string[],
): Promise<void> {
  const columns = table.columns.join(', ')
  await client.query(
    `insert into ${table.name} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${table.name}, $1::jsonb)`,
    [`[${rows.join(',')}]`],
  )
}

async function resetSequences(client: PoolClient, { name, sequences }: Table): Promise<void> {
  for (const { column, sequence } of sequences) {
    await client.query(
      `select setval($1::regclass, coalesce((select max(${column}) from ${name}), 0) + 1, false)`,
      [sequence],
    )
  }
}
