import { and, eq, isNull, lt, ne, or } from 'drizzle-orm'
import { flowStates } from '../db/auth-schema.ts'
import type { Db } from '../db/db.ts'

/** A sign-in in progress outside the site: through a mail or a provider. */
export type FlowState = {
  id: string
  userId: string | null
  authCodeHash: string | null
  /** Base64url SHA-256 of the browser's code verifier; null in the implicit flow. */
  codeChallenge: string | null
  authenticationMethod: string
  provider: string | null
  redirectTo: string
  linkingUserId: string | null
  /** The session that is linking a provider; the flow ends with it. */
  sessionId: string | null
  /** Sealed. */
  providerSecrets: string | null
  /** The browser and the address that left the site; see auth/browser.ts. */
  browserHash: string | null
  ip: string | null
  completedAt: Date | null
  createdAt: Date
}

export async function createFlowState(db: Db, flow: FlowState): Promise<void> {
  await db.insert(flowStates).values(flow)
}

export async function findFlowState(db: Db, id: string): Promise<FlowState | null> {
  const [row] = await db.select().from(flowStates).where(eq(flowStates.id, id))
  return row ?? null
}

export async function findFlowStateByCode(db: Db, authCodeHash: string): Promise<FlowState | null> {
  const [row] = await db.select().from(flowStates).where(eq(flowStates.authCodeHash, authCodeHash))
  return row ?? null
}

/** Completes a flow atomically; null if it was completed before or is missing. */
export async function completeFlowState(db: Db, id: string, now: Date): Promise<FlowState | null> {
  const [row] = await db
    .update(flowStates)
    .set({ completedAt: now })
    .where(and(eq(flowStates.id, id), isNull(flowStates.completedAt)))
    .returning()
  return row ?? null
}

/** Sets the user of a completed flow and the code that the browser will exchange. */
export async function grantFlowState(
  db: Db,
  id: string,
  granted: Pick<FlowState, 'userId' | 'authCodeHash' | 'authenticationMethod' | 'providerSecrets'>,
): Promise<void> {
  await db.update(flowStates).set(granted).where(eq(flowStates.id, id))
}

/** Consumes a flow atomically; null if it was consumed before. */
export async function takeFlowState(db: Db, id: string): Promise<FlowState | null> {
  const [row] = await db.delete(flowStates).where(eq(flowStates.id, id)).returning()
  return row ?? null
}

/** Deletes a user's pending flows, optionally except those of one session. */
export async function deleteFlowStates(
  db: Db,
  userId: string,
  except: string | null = null,
): Promise<void> {
  const own = or(eq(flowStates.userId, userId), eq(flowStates.linkingUserId, userId))
  const others = except && or(isNull(flowStates.sessionId), ne(flowStates.sessionId, except))
  await db.delete(flowStates).where(and(own, others || undefined))
}

export async function deleteFlowStatesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(flowStates).where(lt(flowStates.createdAt, before))
}
