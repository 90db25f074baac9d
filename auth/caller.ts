import type { Context } from 'hono'
import { listFactors } from '#data/auth/factors.ts'
import { findSignedIn } from '#data/auth/sessions.ts'
import { findUser } from '#data/auth/users.ts'
import type { Db } from '#data/db/db.ts'
import type { Session, User } from '#domain/member/account.ts'
import { isUuid } from './body.ts'
import type { AuthDeps } from './deps.ts'
import { AuthError } from './errors.ts'
import { bearerOf } from './gateway.ts'
import { readAccessToken } from './tokens/access-token.ts'
import { findApiRole } from './tokens/api-keys.ts'

/** A signed-in user with a session. */
export type Caller = { user: User; session: Session }

/**
 * The caller of a request by its token. The session is looked up at every call, so that signing out is
 * immediate.
 *
 * @throws AuthError without a valid token, for an ended session, and for a banned user
 */
export async function requireCaller(deps: AuthDeps, c: Context): Promise<Caller> {
  const token = bearerOf(c.req.header('authorization'))
  if (!token)
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  const claims = await readAccessToken(deps, token)
  if (!claims)
    throw new AuthError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature')
  if (!isUuid(claims.sub) || !isUuid(claims.sessionId))
    throw new AuthError(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID')
  const found = await findSignedIn(deps.db, claims.sessionId)
  if (found?.user.id !== claims.sub || found.user.deletedAt) {
    const user = found?.user ?? (await findUser(deps.db, claims.sub))
    const isGone = !user || user.deletedAt !== null
    throw isGone
      ? new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
      : new AuthError(
          403,
          'session_not_found',
          'Session from session_id claim in JWT does not exist',
        )
  }
  if (isBanned(found.user, deps.now())) throw new AuthError(403, 'user_banned', 'User is banned')
  // A token issued before the second factor keeps its lower level.
  const isRaised = claims.aal === 'aal2' && found.session.aal === 'aal2'
  return { user: found.user, session: { ...found.session, aal: isRaised ? 'aal2' : 'aal1' } }
}

/**
 * Who has a second factor proves it before they change how they sign in.
 *
 * @throws AuthError with `status` (the protocol's differs by call) when they have one and have not
 */
export async function requireSecondFactor(
  db: Db,
  { user, session }: Caller,
  status: 401 | 403 = 403,
): Promise<void> {
  if (session.aal === 'aal2') return
  if (!(await listFactors(db, user.id)).some((factor) => factor.status === 'verified')) return
  throw new AuthError(
    status,
    'insufficient_aal',
    'AAL2 session is required to change how you sign in when MFA is enabled.',
  )
}

export function isBanned(user: User, now: Date): boolean {
  return user.bannedUntil !== null && user.bannedUntil > now
}

/**
 * Requires an administrator: the service key, or a user with the role service_role. Returns the user's id.
 *
 * @throws AuthError for all others
 */
export async function requireAdmin(deps: AuthDeps, c: Context): Promise<string | null> {
  const token = bearerOf(c.req.header('authorization'))
  if (!token)
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  const role = await findApiRole(deps, token)
  if (role === 'service_role') return null
  if (role === 'anon') throw new AuthError(403, 'not_admin', 'User not allowed')
  const { user } = await requireCaller(deps, c)
  if (user.role !== 'service_role') throw new AuthError(403, 'not_admin', 'User not allowed')
  return user.id
}
