import { and, eq, lt, notExists } from 'drizzle-orm'
import { oauthAuthorizations, oauthClients, oauthGrants } from '../db/auth-schema.ts'
import type { Db } from '../db/db.ts'

/** A program that registered itself; all of it is its own statement. */
export type OAuthClient = typeof oauthClients.$inferSelect

export async function createOAuthClient(db: Db, client: OAuthClient): Promise<void> {
  await db.insert(oauthClients).values(client)
}

export async function findOAuthClient(db: Db, id: string): Promise<OAuthClient | null> {
  const [row] = await db.select().from(oauthClients).where(eq(oauthClients.id, id))
  return row ?? null
}

/** Deletes programs registered before a time that nobody permits anything. */
export async function deleteUnusedOAuthClients(db: Db, before: Date): Promise<void> {
  const open = db
    .select()
    .from(oauthAuthorizations)
    .where(eq(oauthAuthorizations.clientId, oauthClients.id))
  const grants = db.select().from(oauthGrants).where(eq(oauthGrants.clientId, oauthClients.id))
  await db
    .delete(oauthClients)
    .where(and(lt(oauthClients.createdAt, before), notExists(open), notExists(grants)))
}
