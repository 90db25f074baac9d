import { and, desc, eq, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import type { AssuranceLevel, Session, User } from '#domain/member/account.ts'
import { sessions, users } from '../db/auth-schema.ts'
import type { Db } from '../db/db.ts'

export type SessionChanges = Partial<
  Pick<
    Session,
    | 'aal'
    | 'amr'
    | 'factorId'
    | 'refreshCounter'
    | 'refreshFloor'
    | 'refreshedAt'
    | 'userAgent'
    | 'ip'
  >
>

export async function createSession(
  db: Db,
  session: Omit<Session, 'refreshCounter' | 'refreshFloor' | 'refreshedAt'>,
): Promise<Session> {
  const [row] = await db.insert(sessions).values(session).returning()
  if (!row) throw new Error('a session that was inserted is returned')
  return row
}

/** A session with its user; null if either is missing. */
export async function findSignedIn(
  db: Db,
  sessionId: string,
): Promise<{ session: Session; user: User } | null> {
  const [row] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sessionId))
  return row ?? null
}

const LOCK_WAIT_MS = 5_000
const LOCK_NOT_AVAILABLE = '55P03'

/** Thrown when another request holds the lock for too long. */
export class SessionBusy extends Error {}

/**
 * Reads and locks a session until the transaction ends.
 *
 * @throws SessionBusy after waiting five seconds
 */
export async function lockSession(tx: Db, id: string): Promise<Session | null> {
  await tx.execute(sql.raw(`set local lock_timeout = ${LOCK_WAIT_MS}`))
  try {
    const [row] = await tx.select().from(sessions).where(eq(sessions.id, id)).for('update')
    return row ?? null
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : null
    const isBusy = cause instanceof Error && 'code' in cause && cause.code === LOCK_NOT_AVAILABLE
    throw isBusy ? new SessionBusy() : error
  }
}

export async function updateSession(
  db: Db,
  id: string,
  changes: SessionChanges,
): Promise<Session | null> {
  const [row] = await db.update(sessions).set(changes).where(eq(sessions.id, id)).returning()
  return row ?? null
}

/** The devices of a user, newest first. */
export function listSessions(db: Db, userId: string): Promise<Session[]> {
  return db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id))
}

/** Ends a session of this user; false if it belongs to another. */
export async function deleteSessionOf(db: Db, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends the sessions of a user, optionally except one. */
export async function deleteSessions(
  db: Db,
  userId: string,
  except: string | null = null,
): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except ? ne(sessions.id, except) : undefined))
}

/** Ends a user's sessions without a second factor, except one. */
export async function deleteSessionsBelowAal2(
  db: Db,
  userId: string,
  except: string,
): Promise<void> {
  const below: AssuranceLevel = 'aal1'
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.aal, below), ne(sessions.id, except)))
}

/** Sessions elevated by a factor. */
export function listSessionsOfFactor(db: Db, factorId: string): Promise<Session[]> {
  return db.select().from(sessions).where(eq(sessions.factorId, factorId))
}

/** Deletes sessions that ended, or were last used, before the given times. */
export async function deleteEndedSessions(
  db: Db,
  { endedBefore, unusedSince }: { endedBefore: Date; unusedSince: Date | null },
): Promise<void> {
  const ended = and(isNotNull(sessions.notAfter), lt(sessions.notAfter, endedBefore))
  const unused = unusedSince
    ? sql`coalesce(${sessions.refreshedAt}, ${sessions.createdAt}) < ${unusedSince}`
    : undefined
  await db.delete(sessions).where(or(ended, unused))
}
