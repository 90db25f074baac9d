import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Identity, Metadata } from '#domain/member/account.ts'
import { identities } from '../db/auth-schema.ts'
import type { Db } from '../db/db.ts'

/** Adds an identity; null if the provider's subject is already linked. */
export async function createIdentity(
  db: Db,
  identity: Omit<Identity, 'createdAt' | 'updatedAt' | 'lastSignInAt'>,
  now: Date,
): Promise<Identity | null> {
  const [row] = await db
    .insert(identities)
    .values({ ...identity, lastSignInAt: now, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

export async function findIdentity(
  db: Db,
  provider: string,
  providerId: string,
): Promise<Identity | null> {
  const [row] = await db
    .select()
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.providerId, providerId)))
  return row ?? null
}

/** The identities of an account, oldest first. */
export function listIdentities(db: Db, userId: string): Promise<Identity[]> {
  return listIdentitiesOf(db, [userId])
}

/** The identities of several accounts, oldest first. */
export async function listIdentitiesOf(db: Db, userIds: readonly string[]): Promise<Identity[]> {
  if (userIds.length === 0) return []
  return db
    .select()
    .from(identities)
    .where(inArray(identities.userId, [...userIds]))
    .orderBy(asc(identities.createdAt), asc(identities.id))
}

/** Replaces the provider's data and records the sign-in. */
export async function refreshIdentity(
  db: Db,
  id: string,
  identityData: Metadata,
  now: Date,
): Promise<void> {
  await db
    .update(identities)
    .set({ identityData, lastSignInAt: now, updatedAt: now })
    .where(eq(identities.id, id))
}

export async function deleteIdentity(db: Db, id: string): Promise<void> {
  await db.delete(identities).where(eq(identities.id, id))
}

/** Removes every identity of an account except one provider's. */
export async function deleteIdentitiesExcept(
  db: Db,
  userId: string,
  kept: Identity | null,
): Promise<void> {
  const own = await listIdentities(db, userId)
  const removedIds = own.filter(({ id }) => id !== kept?.id).map(({ id }) => id)
  if (removedIds.length > 0) await db.delete(identities).where(inArray(identities.id, removedIds))
}
