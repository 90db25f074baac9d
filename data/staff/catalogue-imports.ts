import { and, asc, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type {
  ImportColumn,
  ImportCounts,
  ImportEntry,
  ImportSettings,
  ImportState,
} from '#domain/console/imports.ts'
import { users } from '../db/auth-schema.ts'
import type { Db } from '../db/db.ts'
import { catalogueImportRows, catalogueImports } from '../db/staff-schema.ts'

/** A row of a file by column; null for one that could not be read. */
export type ImportRow = { n: number; line: number; record: Record<string, unknown> | null }

export type StoredImport = typeof catalogueImports.$inferSelect

export async function insertImport(
  tx: Db,
  given: typeof catalogueImports.$inferInsert,
): Promise<void> {
  await tx.insert(catalogueImports).values(given)
}

export async function insertImportRows(
  tx: Db,
  importId: string,
  rows: readonly ImportRow[],
): Promise<void> {
  if (rows.length > 0)
    await tx.insert(catalogueImportRows).values(rows.map((row) => ({ importId, ...row })))
}

export async function findImport(db: Db, id: string): Promise<StoredImport | null> {
  const [row] = await db.select().from(catalogueImports).where(eq(catalogueImports.id, id))
  return row ?? null
}

/** As `findImport`, while no other transaction changes it. */
export async function lockImport(tx: Db, id: string): Promise<StoredImport | null> {
  const [row] = await tx
    .select()
    .from(catalogueImports)
    .where(eq(catalogueImports.id, id))
    .for('update')
  return row ?? null
}

/** The oldest running import that no other server works on. */
export async function claimRunningImport(tx: Db): Promise<StoredImport | null> {
  const [row] = await tx
    .select()
    .from(catalogueImports)
    .where(eq(catalogueImports.state, 'running'))
    .orderBy(asc(catalogueImports.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  return row ?? null
}

/** Whether a batch is of an import that runs or was stopped. */
export async function isBatchUnfinished(db: Db, batchId: string): Promise<boolean> {
  const isUnfinished = and(
    eq(catalogueImports.batchId, batchId),
    sql`${catalogueImports.state} in ('running', 'stopped')`,
  )
  return (await db.$count(catalogueImports, isUnfinished)) > 0
}

/** The settings of the last file with the same columns; null without one. */
export async function findSettings(
  db: Db,
  columns: readonly ImportColumn[],
): Promise<ImportSettings | null> {
  const names = columns.map(({ name }) => name)
  const [row] = await db
    .select({ settings: catalogueImports.settings })
    .from(catalogueImports)
    .where(
      and(
        isNotNull(catalogueImports.settings),
        sql`jsonb_path_query_array(${catalogueImports.columns}, '$[*].name') = ${JSON.stringify(names)}::jsonb`,
      ),
    )
    .orderBy(desc(catalogueImports.createdAt))
    .limit(1)
  return row?.settings ?? null
}

/** Newest first. */
export async function listImports(db: Db, limit: number): Promise<ImportEntry[]> {
  const { id, name, createdAt, rows, state, counts } = catalogueImports
  const found = await db
    .select({ id, name, createdAt, rows, state, counts, author: users.email })
    .from(catalogueImports)
    .leftJoin(users, eq(users.id, catalogueImports.authorId))
    .orderBy(desc(createdAt))
    .limit(limit)
  return found.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** Rows from a position on, in the order of the file. */
export async function listImportRows(
  db: Db,
  importId: string,
  { from, limit }: { from: number; limit: number },
): Promise<ImportRow[]> {
  const { n, line, record } = catalogueImportRows
  return db
    .select({ n, line, record })
    .from(catalogueImportRows)
    .where(and(eq(catalogueImportRows.importId, importId), gt(n, from)))
    .orderBy(asc(n))
    .limit(limit)
}

type ImportChange = Partial<{
  state: ImportState
  rows: number
  columns: ImportColumn[]
  settings: ImportSettings
  position: number
  counts: ImportCounts
  batchId: string | null
}>

export async function updateImport(tx: Db, id: string, change: ImportChange): Promise<void> {
  await tx.update(catalogueImports).set(change).where(eq(catalogueImports.id, id))
}

export async function deleteImportRows(tx: Db, importId: string): Promise<void> {
  await tx.delete(catalogueImportRows).where(eq(catalogueImportRows.importId, importId))
}

/** Deletes the rows of files read before a time that do not run, whose import then cannot go on. */
export async function deleteOldImportRows(db: Db, before: Date): Promise<void> {
  await db.execute(sql`delete from catalogue_import_rows where import_id in (
    select id from catalogue_imports where created_at < ${before.toISOString()}::timestamptz and state <> 'running')`)
}

/** Deletes imports read before a time. */
export async function deleteOldImports(db: Db, before: Date): Promise<void> {
  await db.delete(catalogueImports).where(lt(catalogueImports.createdAt, before))
}
