import { and, desc, eq, ilike, inArray, lt, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AuditEntry } from '#domain/console/console-api.ts'
import type { AuditQuery } from '#domain/console/console-requests.ts'
import { apiKeys } from '../db/api-schema.ts'
import { users } from '../db/auth-schema.ts'
import type { Db } from '../db/db.ts'
import { staffAuditLog } from '../db/staff-schema.ts'

export type NewAuditEntry = Omit<typeof staffAuditLog.$inferInsert, 'id'>

/** Appends an entry. Runs in the transaction of the action. */
export async function appendAudit(tx: Db, entry: NewAuditEntry): Promise<void> {
  await tx.insert(staffAuditLog).values(entry)
}

const actors = alias(users, 'actors')
const subjects = alias(users, 'subjects')

/** Entries that match, newest first, at most `limit`. */
export async function listAuditEntries(
  db: Db,
  query: AuditQuery,
  limit: number,
): Promise<AuditEntry[]> {
  const rows = await db
    .select({
      entry: staffAuditLog,
      actor: actors.email,
      subject: subjects.email,
      key: { name: apiKeys.name, prefix: apiKeys.prefix },
    })
    .from(staffAuditLog)
    .leftJoin(actors, eq(actors.id, staffAuditLog.actorId))
    .leftJoin(apiKeys, eq(apiKeys.id, staffAuditLog.keyId))
    .leftJoin(
      subjects,
      and(
        eq(staffAuditLog.subjectKind, 'member'),
        eq(sql`${subjects.id}::text`, staffAuditLog.subjectId),
      ),
    )
    .where(matching(db, query))
    .orderBy(desc(staffAuditLog.id))
    .limit(limit)
  return rows.map(({ entry, actor, subject, key }) => {
    const { actorId, keyId, at, subjectId, subjectKind, ...rest } = entry
    return {
      ...rest,
      subjectKind,
      subjectId,
      at: at.toISOString(),
      actor: actorOf({ actorId, keyId, email: actor, key }),
      subjectLabel: subjectKind === 'member' ? subject : subjectId,
    }
  })
}

type ActorRow = {
  actorId: string | null
  keyId: string | null
  email: string | null
  key: { name: string; prefix: string } | null
}

function actorOf({ actorId, keyId, email, key }: ActorRow): AuditEntry['actor'] {
  if (keyId !== null) return { id: keyId, label: key ? `${key.name} (${key.prefix}…)` : keyId }
  return actorId === null ? null : { id: actorId, label: email ?? actorId }
}

function matching(db: Db, { person, subject, action, before }: AuditQuery) {
  const pattern = `%${person.replace(/[\\%_]/g, '\\$&')}%`
  const people = db
    .select({ id: sql<string>`${users.id}::text` })
    .from(users)
    .where(or(ilike(users.email, pattern), eq(sql`${users.id}::text`, person)))
  return and(
    person === ''
      ? undefined
      : or(
          inArray(sql`${staffAuditLog.actorId}::text`, people),
          and(eq(staffAuditLog.subjectKind, 'member'), inArray(staffAuditLog.subjectId, people)),
        ),
    subject === '' ? undefined : eq(staffAuditLog.subjectId, subject),
    action === null ? undefined : eq(staffAuditLog.action, action),
    before === null ? undefined : lt(staffAuditLog.id, before),
  )
}
