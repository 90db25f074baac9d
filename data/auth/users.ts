import { and, count, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { User } from '#domain/member/account.ts'
import { anonymiseRequester } from '../booking/booking-erasure.ts'
import { users } from '../db/auth-schema.ts'
import type { Db } from '../db/db.ts'
import { isUniqueViolation } from '../db/unique-violation.ts'

export type NewUser = Pick<User, 'id' | 'createdAt'> & Partial<User>
export type UserChanges = Partial<Omit<User, 'id' | 'createdAt' | 'updatedAt'>>

/** Adds an account; null if its id or address is taken. */
export async function createUser(db: Db, user: NewUser): Promise<User | null> {
  const [row] = await db
    .insert(users)
    .values({ appMetadata: {}, userMetadata: {}, updatedAt: user.createdAt, ...user })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

export async function findUser(db: Db, id: string): Promise<User | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  return row ?? null
}

/** The account that signs in with this address (lower case); accounts of single sign-on never do. */
export async function findUserByEmail(db: Db, email: string): Promise<User | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), eq(users.isSso, false)))
  return row ?? null
}

/** Reads and locks an account until the transaction ends. */
export async function lockUser(tx: Db, id: string): Promise<User | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update')
  return row ?? null
}

/**
 * Updates an account; null if it does not exist.
 *
 * @throws EmailTaken when another account has the new address
 */
export async function updateUser(
  db: Db,
  id: string,
  changes: UserChanges,
  now: Date,
): Promise<User | null> {
  try {
    const [row] = await db
      .update(users)
      .set({ ...changes, updatedAt: now })
      .where(eq(users.id, id))
      .returning()
    return row ?? null
  } catch (error) {
    throw isUniqueViolation(error) ? new EmailTaken() : error
  }
}

export class EmailTaken extends Error {}

/** One page, numbered from 1, newest first, with the total number of accounts. */
export async function listUsers(
  db: Db,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ users: User[]; total: number }> {
  const [counted] = await db.select({ total: count() }).from(users)
  const found = await db
    .select(getTableColumns(users))
    .from(users)
    .orderBy(desc(users.createdAt), users.id)
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { users: found, total: counted?.total ?? 0 }
}

/**
 * Deletes an account and its data; false if it does not exist. Its booking requests are anonymised. Runs in a
 * transaction.
 */
export async function deleteUser(db: Db, id: string, now: Date): Promise<boolean> {
  await anonymiseRequester(db, id, now)
  const removed = await db.delete(users).where(eq(users.id, id)).returning({ id: users.id })
  return removed.length > 0
}

/** Deletes anonymous accounts created before `before` that have no session; returns their number. */
export async function deleteStaleAnonymousUsers(db: Db, before: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from auth.users u
    where is_anonymous and created_at < ${before.toISOString()}::timestamptz
      and not exists (select from auth.sessions s where s.user_id = u.id)`)
  return rowCount ?? 0
}
