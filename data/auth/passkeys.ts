import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Passkey, StoredCredential } from '#domain/member/account.ts'
import { passkeyChallenges, passkeys } from '../db/auth-schema.ts'
import type { Db } from '../db/db.ts'

/** Adds a passkey; null if it is already registered. */
export async function createPasskey(
  db: Db,
  passkey: Omit<Passkey, 'lastUsedAt'>,
): Promise<Passkey | null> {
  const [row] = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning()
  return row ?? null
}

/** A member's passkeys, newest first. */
export function listPasskeysOf(db: Db, userId: string): Promise<Passkey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), passkeys.id)
}

/** Finds a passkey by credential id and locks it until the transaction ends. */
export async function lockPasskey(tx: Db, credentialId: string): Promise<Passkey | null> {
  const [row] = await tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, credentialId))
    .for('update')
  return row ?? null
}

/** Updates a passkey of this user; null if they have none with that id. */
export async function updatePasskey(
  db: Db,
  userId: string,
  id: string,
  changes: Partial<{ friendlyName: string; credential: StoredCredential; lastUsedAt: Date }>,
): Promise<Passkey | null> {
  const [row] = await db
    .update(passkeys)
    .set(changes)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning()
  return row ?? null
}

/** Returns false if this user has no passkey with that id. */
export async function removePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const removed = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id })
  return removed.length > 0
}

export async function removePasskeysOf(db: Db, userId: string): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.userId, userId))
}

export async function createPasskeyChallenge(
  db: Db,
  challenge: { id: string; userId: string | null; challenge: string; createdAt: Date },
): Promise<void> {
  await db.insert(passkeyChallenges).values(challenge)
}

/** Consumes a challenge atomically; null if it belongs to another user, was consumed or has expired. */
export async function takePasskeyChallenge(
  db: Db,
  id: string,
  userId: string | null,
  newerThan: Date,
): Promise<string | null> {
  const owner =
    userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId)
  const [row] = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.id, id), owner, gt(passkeyChallenges.createdAt, newerThan)))
    .returning({ challenge: passkeyChallenges.challenge })
  return row?.challenge ?? null
}

export async function deletePasskeyChallengesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.createdAt, before))
}
