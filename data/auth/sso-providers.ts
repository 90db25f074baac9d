import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { SsoProvider } from '#domain/member/account.ts'
import { ssoDomains, ssoProviders } from '../db/auth-schema.ts'
import type { Db } from '../db/db.ts'
import { isUniqueViolation } from '../db/unique-violation.ts'

/** Adds a provider; null if its entity id or resource id is taken. */
export async function createSsoProvider(
  db: Db,
  provider: SsoProvider,
): Promise<SsoProvider | null> {
  const [row] = await db.insert(ssoProviders).values(provider).onConflictDoNothing().returning()
  return row ?? null
}

export async function findSsoProvider(db: Db, id: string): Promise<SsoProvider | null> {
  const [row] = await db.select().from(ssoProviders).where(eq(ssoProviders.id, id))
  return row ?? null
}

export async function findSsoProviderByEntity(
  db: Db,
  entityId: string,
): Promise<SsoProvider | null> {
  const [row] = await db.select().from(ssoProviders).where(eq(ssoProviders.entityId, entityId))
  return row ?? null
}

/** The provider of a domain (lower case). */
export async function findSsoProviderByDomain(db: Db, domain: string): Promise<SsoProvider | null> {
  const [row] = await db
    .select()
    .from(ssoProviders)
    .innerJoin(ssoDomains, eq(ssoDomains.ssoProviderId, ssoProviders.id))
    .where(eq(ssoDomains.domain, domain))
  return row?.sso_providers ?? null
}

export function listSsoProviders(db: Db): Promise<SsoProvider[]> {
  return db.select().from(ssoProviders).orderBy(asc(ssoProviders.createdAt), asc(ssoProviders.id))
}

/**
 * Updates a provider; null if it does not exist.
 *
 * @throws SsoProviderTaken when another provider has the new entity id or resource id
 */
export async function updateSsoProvider(
  db: Db,
  id: string,
  changes: Partial<Omit<SsoProvider, 'id' | 'createdAt'>>,
): Promise<SsoProvider | null> {
  try {
    const [row] = await db
      .update(ssoProviders)
      .set(changes)
      .where(eq(ssoProviders.id, id))
      .returning()
    return row ?? null
  } catch (error) {
    throw isUniqueViolation(error) ? new SsoProviderTaken() : error
  }
}

export class SsoProviderTaken extends Error {}

/** Deletes a provider with its domains; its accounts remain. */
export async function deleteSsoProvider(db: Db, id: string): Promise<void> {
  await db.delete(ssoProviders).where(eq(ssoProviders.id, id))
}

/** The domains of several providers, in alphabetical order. */
export async function listSsoDomains(
  db: Db,
  providerIds: readonly string[],
): Promise<{ domain: string; ssoProviderId: string }[]> {
  if (providerIds.length === 0) return []
  return db
    .select()
    .from(ssoDomains)
    .where(inArray(ssoDomains.ssoProviderId, [...providerIds]))
    .orderBy(asc(ssoDomains.domain))
}

/** Sets the domains of a provider; false if another provider has one of them. */
export async function replaceSsoDomains(
  tx: Db,
  providerId: string,
  domains: readonly string[],
): Promise<boolean> {
  await tx.delete(ssoDomains).where(eq(ssoDomains.ssoProviderId, providerId))
  if (domains.length === 0) return true
  const rows = await tx
    .insert(ssoDomains)
    .values(domains.map((domain) => ({ domain, ssoProviderId: providerId })))
    .onConflictDoNothing()
    .returning()
  return rows.length === domains.length
}

/** Ends all sessions and pending flows of a provider (`sso:<id>`). */
export async function deleteSessionsOfProvider(db: Db, provider: string): Promise<void> {
  await db.execute(sql`delete from auth.flow_states where provider = ${provider}`)
  await db.execute(sql`delete from auth.sessions where user_id in
    (select user_id from auth.identities where provider = ${provider})`)
}
