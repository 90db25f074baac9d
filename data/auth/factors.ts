import { and, asc, eq, gt, inArray, isNull, lt, ne, or } from 'drizzle-orm'
import type { Factor, FactorType } from '#domain/member/account.ts'
import { challenges, factors } from '../db/auth-schema.ts'
import type { Db } from '../db/db.ts'

export type Challenge = {
  id: string
  factorId: string
  ip: string
  webauthnChallenge: string | null
  createdAt: Date
}

/** Adds a factor; null if the user has one with that name. */
export async function createFactor(
  db: Db,
  factor: Pick<Factor, 'id' | 'userId' | 'factorType' | 'friendlyName' | 'secret' | 'createdAt'>,
): Promise<Factor | null> {
  const [row] = await db
    .insert(factors)
    .values({ ...factor, status: 'unverified', updatedAt: factor.createdAt })
    .onConflictDoNothing()
    .returning()
  return row ?? null
}

/** A factor of this user; null if it belongs to another. */
export async function findFactor(db: Db, userId: string, id: string): Promise<Factor | null> {
  const [row] = await db
    .select()
    .from(factors)
    .where(and(eq(factors.id, id), eq(factors.userId, userId)))
  return row ?? null
}

export function listFactors(db: Db, userId: string): Promise<Factor[]> {
  return listFactorsOf(db, [userId])
}

/** The factors of several users, oldest first. */
export async function listFactorsOf(db: Db, userIds: readonly string[]): Promise<Factor[]> {
  if (userIds.length === 0) return []
  return db
    .select()
    .from(factors)
    .where(inArray(factors.userId, [...userIds]))
    .orderBy(asc(factors.createdAt), asc(factors.id))
}

export async function updateFactor(
  db: Db,
  id: string,
  changes: Partial<Pick<Factor, 'status' | 'credential' | 'lastChallengedAt' | 'friendlyName'>>,
  now: Date,
): Promise<void> {
  await db
    .update(factors)
    .set({ ...changes, updatedAt: now })
    .where(eq(factors.id, id))
}

/** Claims a time step of a factor's codes, in one statement; false when it or a later one was used. */
export async function claimStep(db: Db, id: string, step: number): Promise<boolean> {
  const claimed = await db
    .update(factors)
    .set({ lastStep: step })
    .where(and(eq(factors.id, id), or(isNull(factors.lastStep), lt(factors.lastStep, step))))
    .returning({ id: factors.id })
  return claimed.length > 0
}

export async function deleteFactor(db: Db, id: string): Promise<void> {
  await db.delete(factors).where(eq(factors.id, id))
}

/** Deletes a user's factors that were never verified. */
export async function deleteUnverifiedFactors(
  db: Db,
  userId: string,
  { before, type, except }: { before?: Date; type?: FactorType; except?: string },
): Promise<void> {
  await db
    .delete(factors)
    .where(
      and(
        eq(factors.userId, userId),
        eq(factors.status, 'unverified'),
        before && lt(factors.createdAt, before),
        type && eq(factors.factorType, type),
        except ? ne(factors.id, except) : undefined,
      ),
    )
}

export async function createChallenge(db: Db, challenge: Challenge): Promise<void> {
  await db.insert(challenges).values(challenge)
}

export async function findChallenge(
  db: Db,
  factorId: string,
  id: string,
): Promise<Challenge | null> {
  const [row] = await db
    .select()
    .from(challenges)
    .where(and(eq(challenges.id, id), eq(challenges.factorId, factorId)))
  return row ?? null
}

/** Consumes a challenge atomically; false if it was consumed or has expired. */
export async function takeChallenge(db: Db, id: string, newerThan: Date): Promise<boolean> {
  const taken = await db
    .delete(challenges)
    .where(and(eq(challenges.id, id), gt(challenges.createdAt, newerThan)))
    .returning({ id: challenges.id })
  return taken.length > 0
}

export async function deleteChallengesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(challenges).where(lt(challenges.createdAt, before))
}

export async function deleteUnverifiedFactorsBefore(db: Db, before: Date): Promise<void> {
  await db
    .delete(factors)
    .where(and(eq(factors.status, 'unverified'), lt(factors.createdAt, before)))
}
