import { eq, lt } from 'drizzle-orm'
import { samlAssertions, samlRelayStates } from '../db/auth-schema.ts'
import type { Db } from '../db/db.ts'

/** A pending redirect to an identity provider. */
export type SamlRelayState = {
  id: string
  ssoProviderId: string
  /** Request id that the assertion must reference. */
  requestId: string
  /** The flow of the code (PKCE); null in the implicit flow. */
  flowStateId: string | null
  redirectTo: string
  /** The browser and the address that left the site; see auth/browser.ts. */
  browserHash: string | null
  ip: string | null
  createdAt: Date
}

export async function createRelayState(db: Db, relay: SamlRelayState): Promise<void> {
  await db.insert(samlRelayStates).values(relay)
}

/** Consumes a relay state atomically; null if it was consumed before. */
export async function takeRelayState(db: Db, id: string): Promise<SamlRelayState | null> {
  const [row] = await db.delete(samlRelayStates).where(eq(samlRelayStates.id, id)).returning()
  return row ?? null
}

/** Records an accepted assertion; false for a replay. */
export async function recordAssertion(db: Db, id: string, expiresAt: Date): Promise<boolean> {
  const rows = await db
    .insert(samlAssertions)
    .values({ id, expiresAt })
    .onConflictDoNothing()
    .returning({ id: samlAssertions.id })
  return rows.length > 0
}

/** Deletes relay states created before `before`, and expired assertions. */
export async function deleteSamlBefore(db: Db, before: Date): Promise<void> {
  await db.delete(samlRelayStates).where(lt(samlRelayStates.createdAt, before))
  await db.delete(samlAssertions).where(lt(samlAssertions.expiresAt, before))
}
