import { and, eq, lt, notExists } from 'drizzle-orm'
import { oauthAuthorizations, oauthClients, oauthGrants } from '../db/auth-schema.ts'
import type { Db } from '../db/db.ts'

/**
 * A program that registered itself, or is described by the document at an address; all of it is its own statement,
 * but that the document is there.
 */
export type OAuthClient = typeof oauthClients.$inferSelect

type NewOAuthClient = typeof oauthClients.$inferInsert

export async function createOAuthClient(db: Db, client: NewOAuthClient): Promise<void> {
  await db.insert(oauthClients).values(client)
}

export async function findOAuthClient(db: Db, id: string): Promise<OAuthClient | null> {
  const [row] = await db.select().from(oauthClients).where(eq(oauthClients.id, id))
  return row ?? null
}

export async function findOAuthClientByDocument(
  db: Db,
  documentUrl: string,
): Promise<OAuthClient | null> {
  const [row] = await db
    .select()
    .from(oauthClients)
    .where(eq(oauthClients.documentUrl, documentUrl))
  return row ?? null
}

/** Stores what a document describes; a known program keeps its id. */
export async function saveDescribedClient(
  db: Db,
  client: OAuthClient & { documentUrl: string },
): Promise<OAuthClient> {
  const { name, redirectUris, freshUntil } = client
  const [row] = await db
    .insert(oauthClients)
    .values(client)
    .onConflictDoUpdate({
      target: oauthClients.documentUrl,
      set: { name, redirectUris, freshUntil },
    })
    .returning()
  if (!row) throw new Error('a stored program was not returned')
  return row
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
