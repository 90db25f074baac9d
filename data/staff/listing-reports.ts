import { randomUUID } from 'node:crypto'
import { and, asc, count, desc, eq, inArray, isNull, lt, max, notExists, sql } from 'drizzle-orm'
import type { ImportCounts } from '#domain/console/imports.ts'
import type { Decision, QueueImport, QueueReport } from '#domain/console/queue.ts'
import type { NewReport } from '#domain/listing/report.ts'
import { users } from '../db/auth-schema.ts'
import type { Db } from '../db/db.ts'
import { catalogueImports, listingReports, queueDecisions } from '../db/staff-schema.ts'

/** Anybody may report: a listing with this many open reports needs no more of them. */
const OPEN_PER_LISTING = 50
const DECIDED_DAYS = 180
const DAY_MS = 86_400_000

/** Stores a report, unless its listing has enough of them; deletes what was decided long ago. */
export async function storeReport(db: Db, report: NewReport, now: Date): Promise<void> {
  const open = and(
    eq(listingReports.listingId, report.listingId),
    isNull(listingReports.decisionId),
  )
  if ((await db.$count(listingReports, open)) >= OPEN_PER_LISTING) return
  await db.insert(listingReports).values({ ...report, id: randomUUID(), at: now })
  await deleteOldDecisions(db, new Date(now.getTime() - DECIDED_DAYS * DAY_MS))
}

async function deleteOldDecisions(db: Db, before: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const old = tx
      .select({ id: queueDecisions.id })
      .from(queueDecisions)
      .where(lt(queueDecisions.at, before))
    await tx.delete(listingReports).where(inArray(listingReports.decisionId, old))
    await tx.delete(queueDecisions).where(lt(queueDecisions.at, before))
  })
}

export type OpenReports = { listingId: string; reportCount: number; reports: QueueReport[] }

/** Listings with open reports, the newest report first, at most `limit`. */
export async function listOpenReports(db: Db, limit: number): Promise<OpenReports[]> {
  const { listingId, decisionId, at } = listingReports
  const groups = await db
    .select({ listingId, reportCount: count() })
    .from(listingReports)
    .where(isNull(decisionId))
    .groupBy(listingId)
    .orderBy(desc(max(at)), asc(listingId))
    .limit(limit)
  const ids = groups.map((group) => group.listingId)
  const open = and(isNull(decisionId), inArray(listingId, ids))
  const rows = await db.select().from(listingReports).where(open).orderBy(desc(at))
  return groups.map((group) => ({
    ...group,
    reports: rows.filter((row) => row.listingId === group.listingId).map(toReport),
  }))
}

/** Number of listings with open reports. */
export async function countReportedListings(db: Db): Promise<number> {
  const { listingId, decisionId } = listingReports
  const reported = db
    .selectDistinct({ listingId })
    .from(listingReports)
    .where(isNull(decisionId))
    .as('reported')
  return db.$count(reported)
}

export type StoredDecision = {
  id: string
  listingId: string | null
  import: QueueImport | null
  kind: Decision
  note: string
  at: Date
  by: string | null
  reports: QueueReport[]
}

/** Newest first, at most `limit`. */
export async function listDecisions(db: Db, limit: number): Promise<StoredDecision[]> {
  const { id, listingId, importId, kind, note, at, decidedBy } = queueDecisions
  const decisions = await db
    .select({ id, listingId, import: IMPORT_COLUMNS, kind, note, at, by: users.email })
    .from(queueDecisions)
    .leftJoin(users, eq(users.id, decidedBy))
    .leftJoin(catalogueImports, eq(catalogueImports.id, importId))
    .orderBy(desc(at), asc(id))
    .limit(limit)
  const ids = decisions.map((decision) => decision.id)
  const rows = await db
    .select()
    .from(listingReports)
    .where(inArray(listingReports.decisionId, ids))
    .orderBy(desc(listingReports.at))
  return decisions.map((decision) => ({
    ...decision,
    import: decision.import && toQueueImport(decision.import),
    reports: rows.filter((row) => row.decisionId === decision.id).map(toReport),
  }))
}

export type NewDecision = typeof queueDecisions.$inferInsert

/** Decides the given open reports of a listing; returns how many there were. */
export async function storeDecision(
  tx: Db,
  decision: NewDecision & { listingId: string },
  reportIds: readonly string[],
): Promise<number> {
  await tx.insert(queueDecisions).values(decision)
  const decided = await tx
    .update(listingReports)
    .set({ decisionId: decision.id })
    .where(
      and(
        inArray(listingReports.id, [...reportIds]),
        eq(listingReports.listingId, decision.listingId),
        isNull(listingReports.decisionId),
      ),
    )
    .returning({ id: listingReports.id })
  return decided.length
}

const IMPORT_COLUMNS = {
  id: catalogueImports.id,
  name: catalogueImports.name,
  at: catalogueImports.createdAt,
  counts: catalogueImports.counts,
}
type ImportRow = { id: string; name: string; at: Date; counts: ImportCounts }

const toQueueImport = ({ id, name, at, counts }: ImportRow): QueueImport => ({
  id,
  name,
  at: at.toISOString(),
  rejected: counts.rejected,
})

const isUndecided = (db: Db) =>
  and(
    eq(catalogueImports.state, 'done'),
    sql`(${catalogueImports.counts}->>'rejected')::int > 0`,
    notExists(
      db
        .select({ id: queueDecisions.id })
        .from(queueDecisions)
        .where(eq(queueDecisions.importId, catalogueImports.id)),
    ),
  )

/** Imports with rejected rows that nobody has decided about, newest first, at most `limit`. */
export async function listDoubtfulImports(db: Db, limit: number): Promise<QueueImport[]> {
  const rows = await db
    .select(IMPORT_COLUMNS)
    .from(catalogueImports)
    .where(isUndecided(db))
    .orderBy(desc(catalogueImports.createdAt))
    .limit(limit)
  return rows.map(toQueueImport)
}

/** Number of imports with rejected rows that wait for a decision. */
export const countDoubtfulImports = (db: Db) => db.$count(catalogueImports, isUndecided(db))

/** Decides about an import with rejected rows; false if it does not wait for a decision. */
export async function storeImportDecision(
  tx: Db,
  decision: NewDecision & { importId: string },
): Promise<boolean> {
  const [waiting] = await tx
    .select({ id: catalogueImports.id })
    .from(catalogueImports)
    .where(and(eq(catalogueImports.id, decision.importId), isUndecided(tx)))
    .for('update')
  if (!waiting) return false
  await tx.insert(queueDecisions).values(decision)
  return true
}

/** Deletes a decision, so that its reports wait again; null if there is none. */
export async function deleteDecision(
  tx: Db,
  id: string,
): Promise<typeof queueDecisions.$inferSelect | null> {
  const [deleted] = await tx.delete(queueDecisions).where(eq(queueDecisions.id, id)).returning()
  return deleted ?? null
}

/** Whether a decision to withdraw a listing stands. */
export async function isWithdrawnByDecision(tx: Db, listingId: string): Promise<boolean> {
  const { kind, listingId: id } = queueDecisions
  return (await tx.$count(queueDecisions, and(eq(id, listingId), eq(kind, 'withdrawn')))) > 0
}

function toReport({ id, reason, words, at }: typeof listingReports.$inferSelect): QueueReport {
  return { id, reason, words, at: at.toISOString() }
}
