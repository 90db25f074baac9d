import { and, eq, isNull, lt } from 'drizzle-orm'
import { oauthAuthorizations, oauthClients } from '../db/auth-schema.ts'
import type { Db } from '../db/db.ts'
import type { OAuthClient } from './oauth-clients.ts'

/** A program's request to act for a member; with a code once the member permits it. */
export type OAuthAuthorization = typeof oauthAuthorizations.$inferSelect

export async function createAuthorization(db: Db, request: OAuthAuthorization): Promise<void> {
  await db.insert(oauthAuthorizations).values(request)
}

/** A request that is neither permitted nor rejected yet, with its program. */
export async function findOpenAuthorization(
  db: Db,
  id: string,
): Promise<{ request: OAuthAuthorization; client: OAuthClient } | null> {
  const [row] = await db
    .select({ request: oauthAuthorizations, client: oauthClients })
    .from(oauthAuthorizations)
    .innerJoin(oauthClients, eq(oauthClients.id, oauthAuthorizations.clientId))
    .where(and(eq(oauthAuthorizations.id, id), isNull(oauthAuthorizations.permittedAt)))
  return row ?? null
}

/** Sets member and code atomically; false if the request was answered before. */
export async function permitAuthorization(
  db: Db,
  id: string,
  permitted: { userId: string; codeHash: string; permittedAt: Date },
): Promise<boolean> {
  const rows = await db
    .update(oauthAuthorizations)
    .set(permitted)
    .where(and(eq(oauthAuthorizations.id, id), isNull(oauthAuthorizations.permittedAt)))
    .returning({ id: oauthAuthorizations.id })
  return rows.length > 0
}

/** Deletes an open request; false if it was answered before. */
export async function deleteOpenAuthorization(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .delete(oauthAuthorizations)
    .where(and(eq(oauthAuthorizations.id, id), isNull(oauthAuthorizations.permittedAt)))
    .returning({ id: oauthAuthorizations.id })
  return rows.length > 0
}

/** Consumes a code atomically; null if it was consumed before. */
export async function takeAuthorization(
  db: Db,
  codeHash: string,
): Promise<OAuthAuthorization | null> {
  const [row] = await db
    .delete(oauthAuthorizations)
    .where(eq(oauthAuthorizations.codeHash, codeHash))
    .returning()
  return row ?? null
}

export async function deleteAuthorizationsOf(db: Db, userId: string, clientId: string) {
  const own = and(
    eq(oauthAuthorizations.userId, userId),
    eq(oauthAuthorizations.clientId, clientId),
  )
  await db.delete(oauthAuthorizations).where(own)
}

export async function deleteAuthorizationsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(oauthAuthorizations).where(lt(oauthAuthorizations.createdAt, before))
}
