import { randomUUID } from 'node:crypto'
import { createSession } from '#data/auth/sessions.ts'
import { updateUser } from '#data/auth/users.ts'
import type { Db } from '#data/db/db.ts'
import type { AuthenticationMethod, Session, User } from '#domain/member/account.ts'
import { audit } from '../audit.ts'
import type { Client } from '../client.ts'
import type { AuthDeps } from '../deps.ts'
import { AuthError } from '../errors.ts'
import { viewUser } from '../views.ts'
import { signAccessToken } from './access-token.ts'
import { createRefreshSalt, refreshTokenOf } from './refresh-token.ts'

export type Proof = { method: string; provider?: string; notAfter?: Date | null }

/**
 * Starts a session on a device. Runs in the transaction that authenticated the user.
 *
 * @throws AuthError for a deleted account
 */
export async function startSession(
  deps: AuthDeps,
  tx: Db,
  user: User,
  proof: Proof,
  client: Client,
): Promise<{ session: Session; user: User }> {
  if (user.deletedAt) throw new AuthError(403, 'user_not_found', 'User not found')
  const now = deps.now()
  const session = await createSession(tx, {
    id: randomUUID(),
    userId: user.id,
    aal: 'aal1',
    amr: [amrEntry(proof, now)],
    factorId: null,
    refreshSalt: createRefreshSalt(),
    notAfter: endOf(deps, proof, now),
    userAgent: client.userAgent,
    ip: client.ip,
    createdAt: now,
  })
  const updated = await updateUser(tx, user.id, { lastSignInAt: now }, now)
  const details = { method: proof.method, ...(proof.provider && { provider: proof.provider }) }
  await audit(tx, 'sign_in', { userId: user.id, ip: client.ip, now, details })
  return { session, user: updated ?? user }
}

export function amrEntry({ method, provider }: Proof, now: Date): AuthenticationMethod {
  const timestamp = Math.floor(now.getTime() / 1000)
  return { method, timestamp, ...(provider && { provider }) }
}

function endOf({ config }: AuthDeps, { notAfter = null }: Proof, now: Date): Date | null {
  const box = config.sessionTimeboxS
    ? new Date(now.getTime() + config.sessionTimeboxS * 1000)
    : null
  if (box && notAfter) return box < notAfter ? box : notAfter
  return box ?? notAfter
}

/** Session data for the client, times in seconds. */
export type SessionTokens = {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  expires_at: number
  refresh_token: string
}

export async function tokensOf(
  deps: AuthDeps,
  user: User,
  session: Session,
): Promise<SessionTokens> {
  const { token, expiresAt } = await signAccessToken(deps, user, session)
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: Math.max(1, expiresAt - Math.floor(deps.now().getTime() / 1000)),
    expires_at: expiresAt,
    refresh_token: refreshTokenOf(deps.secrets, session, session.refreshCounter),
  }
}

/** The response to a sign-in. */
export async function sessionBody(deps: AuthDeps, user: User, session: Session) {
  return { ...(await tokensOf(deps, user, session)), user: await viewUser(deps.db, user) }
}
