import type { Context } from 'hono'
import { findSignedIn } from '#data/sessions.ts'
import { findUser } from '#data/users.ts'
import type { Session, User } from '#domain/account.ts'
import { readAccessToken } from './access-token.ts'
import { findApiRole } from './api-keys.ts'
import { isUuid } from './body.ts'
import type { AuthDeps } from './deps.ts'
import { AuthError } from './errors.ts'
import { bearerOf } from './gateway.ts'

/** A signed-in user at one of their devices. */
export type Caller = { user: User; session: Session }

/**
 * Whose token the request carries. The session is looked up at every call, so that signing out acts
 * at once.
 *
 * @throws AuthError without a token, with a bad one, for an ended session, and for a banned user
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
  return found
}

export function isBanned(user: User, now: Date): boolean {
  return user.bannedUntil !== null && user.bannedUntil > now
}

/**
 * An administrator: the service key, or a user whose role is service_role. Gives the user's id.
 *
 * @throws AuthError for everybody else
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
