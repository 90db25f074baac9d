import { eq, lt } from 'drizzle-orm'
import { samlAssertions, samlRelayStates } from '../db/auth-schema.ts'
import type { Db } from '../db/db.ts'

/** A browser that was sent to an identity provider and is awaited back. */
export type SamlRelayState = {
  id: string
  ssoProviderId: string
  /** The ID of the request, which the assertion has to name. */
  requestId: string
  /** The flow that a code is given for (PKCE); null in the implicit flow. */
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

/** Uses a relay state up, in one statement; null when somebody else did. */
export async function takeRelayState(db: Db, id: string): Promise<SamlRelayState | null> {
  const [row] = await db.delete(samlRelayStates).where(eq(samlRelayStates.id, id)).returning()
  return row ?? null
}

/** Notes that an assertion was accepted; false when it had been before. */
export async function recordAssertion(db: Db, id: string, expiresAt: Date): Promise<boolean> {
  const rows = await db
    .insert(samlAssertions)
    .values({ id, expiresAt })
    .onConflictDoNothing()
    .returning({ id: samlAssertions.id })
  return rows.length > 0
}

/** Removes relay states made before `before`, and assertions that would be refused as too old. */
export async function deleteSamlBefore(db: Db, before: Date): Promise<void> {
  await db.delete(samlRelayStates).where(lt(samlRelayStates.createdAt, before))
  await db.delete(samlAssertions).where(lt(samlAssertions.expiresAt, before))
}
