import { and, desc, eq, lt } from 'drizzle-orm'
import type { User } from '#domain/member/account.ts'
import { oauthClients, oauthGrants, users } from '../db/auth-schema.ts'
import type { Db } from '../db/db.ts'
import type { OAuthClient } from './oauth-clients.ts'

/** What a member permits a program, with the state of its refresh token. */
export type OAuthGrant = typeof oauthGrants.$inferSelect

export async function createGrant(db: Db, grant: OAuthGrant): Promise<void> {
  await db.insert(oauthGrants).values(grant)
}

/** A grant with its member. */
export async function findGrant(
  db: Db,
  id: string,
): Promise<{ grant: OAuthGrant; user: User } | null> {
  const [row] = await db
    .select({ grant: oauthGrants, user: users })
    .from(oauthGrants)
    .innerJoin(users, eq(users.id, oauthGrants.userId))
    .where(eq(oauthGrants.id, id))
  return row ?? null
}

/** Moves the refresh token on; false if another request has done so meanwhile. */
export async function rotateGrant(
  db: Db,
  { id, refreshCounter }: Pick<OAuthGrant, 'id' | 'refreshCounter'>,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(oauthGrants)
    .set({ refreshCounter: refreshCounter + 1, refreshedAt: now })
    .where(and(eq(oauthGrants.id, id), eq(oauthGrants.refreshCounter, refreshCounter)))
    .returning({ id: oauthGrants.id })
  return rows.length > 0
}

/** A member's grants, the newest first. */
export async function listGrants(
  db: Db,
  userId: string,
): Promise<{ grant: OAuthGrant; client: OAuthClient }[]> {
  return db
    .select({ grant: oauthGrants, client: oauthClients })
    .from(oauthGrants)
    .innerJoin(oauthClients, eq(oauthClients.id, oauthGrants.clientId))
    .where(eq(oauthGrants.userId, userId))
    .orderBy(desc(oauthGrants.createdAt))
}

export async function deleteGrant(db: Db, id: string): Promise<void> {
  await db.delete(oauthGrants).where(eq(oauthGrants.id, id))
}

/** Deletes what a member permits a program, or all programs; false if there is nothing. */
export async function deleteGrantsOf(
  db: Db,
  userId: string,
  clientId: string | null = null,
): Promise<boolean> {
  const program = clientId === null ? undefined : eq(oauthGrants.clientId, clientId)
  const rows = await db
    .delete(oauthGrants)
    .where(and(eq(oauthGrants.userId, userId), program))
    .returning({ id: oauthGrants.id })
  return rows.length > 0
}

export async function deleteGrantsUnusedSince(db: Db, before: Date): Promise<void> {
  await db.delete(oauthGrants).where(lt(oauthGrants.refreshedAt, before))
}
