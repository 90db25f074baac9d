import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { Metadata } from '#domain/member/account.ts'
import { auditLog } from '../db/auth-schema.ts'
import type { Db } from '../db/db.ts'

export type AuditEntry = {
  /** The affected account. */
  userId: string | null
  /** The acting account; null for the service key. */
  actorId: string | null
  action: string
  ip: string | null
  details: Metadata
  createdAt: Date
}

export async function writeAudit(db: Db, entry: AuditEntry): Promise<void> {
  await db.insert(auditLog).values(entry)
}

/** Audit entries of an account, newest first. */
export async function listAudit(db: Db, userId: string, limit = 100): Promise<AuditEntry[]> {
  return db
    .select()
    .from(auditLog)
    .where(eq(auditLog.userId, userId))
    .orderBy(desc(auditLog.id))
    .limit(limit)
}

/** Whether an action was performed on an account from this address since then. */
export async function hasActedFrom(
  db: Db,
  userId: string,
  ip: string,
  action: string,
  since: Date,
): Promise<boolean> {
  const found = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.userId, userId),
        gt(auditLog.createdAt, since),
        eq(auditLog.action, action),
        eq(auditLog.ip, ip),
      ),
    )
    .limit(1)
  return found.length > 0
}

export async function deleteAuditBefore(db: Db, before: Date): Promise<void> {
  await db.delete(auditLog).where(lt(auditLog.createdAt, before))
}
