import type { Context } from 'hono'
import { z } from 'zod'
import { audit } from '#auth/audit.ts'
import { readBody } from '#auth/body.ts'
import { isBanned } from '#auth/caller.ts'
import type { Client } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError, invalid } from '#auth/errors.ts'
import { isGenuine, readRefreshToken } from '#auth/tokens/refresh-token.ts'
import { sessionBody } from '#auth/tokens/session.ts'
import { deleteSession, lockSession, SessionBusy, updateSession } from '#data/auth/sessions.ts'
import { findUser } from '#data/auth/users.ts'
import type { Db } from '#data/db/db.ts'
import type { Session, User } from '#domain/member/account.ts'

const refreshBody = z.looseObject({ refresh_token: z.string().max(1_000) })

const SHORTEST = 12

type Outcome = { session: Session; user: User } | { refusal: AuthError }

/**
 * Exchanges a refresh token. Each names its number: the session's own number moves on; the one before
 * (its answer was lost), and any within the reuse interval (tabs side by side), gets the active token;
 * an older one is stolen or replayed, and ends the session.
 */
export async function refreshGrant(deps: AuthDeps, c: Context, client: Client) {
  const { refresh_token } = await readBody(c, refreshBody)
  const claimed = readRefreshToken(refresh_token)
  if (!claimed)
    throw refresh_token.length < SHORTEST ? invalid('refresh_token is too short') : notFound()
  try {
    const outcome = await deps.db.transaction(async (tx): Promise<Outcome> => {
      const session = await lockSession(tx, claimed.sessionId)
      if (!session || !isGenuine(deps.secrets, session, claimed)) return { refusal: notFound() }
      const user = await findUser(tx, session.userId)
      if (!user) return { refusal: notFound() }
      return refresh(deps, tx, { session, user, counter: claimed.counter, client })
    })
    // The error is returned rather than thrown, so that the transaction that ended the session commits.
    if ('refusal' in outcome) throw outcome.refusal
    return await sessionBody(deps, outcome.user, outcome.session)
  } catch (error) {
    if (error instanceof SessionBusy)
      throw new AuthError(409, 'conflict', 'Too many concurrent token refresh requests')
    throw error
  }
}

const notFound = () =>
  new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')

type Refresh = { session: Session; user: User; counter: number; client: Client }

async function refresh(deps: AuthDeps, tx: Db, asked: Refresh): Promise<Outcome> {
  const { session, user, counter, client } = asked
  const now = deps.now()
  if (isBanned(user, now)) return { refusal: new AuthError(400, 'user_banned', 'User is banned') }
  if (hasEnded(deps, session, now)) {
    await deleteSession(tx, session.id)
    return {
      refusal: new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired'),
    }
  }
  if (counter === session.refreshCounter) {
    const changes = {
      refreshCounter: counter + 1,
      refreshedAt: now,
      userAgent: client.userAgent,
      ip: client.ip,
    }
    return { session: (await updateSession(tx, session.id, changes)) ?? session, user }
  }
  if (counter > session.refreshCounter) return { refusal: notFound() }
  const isRecent =
    session.refreshedAt !== null &&
    now.getTime() - session.refreshedAt.getTime() <= deps.config.reuseIntervalS * 1000
  const isAboveFloor = counter >= session.refreshFloor
  if (isAboveFloor && (counter === session.refreshCounter - 1 || isRecent)) return { session, user }
  if (isAboveFloor || !isRecent) {
    await deleteSession(tx, session.id)
    await audit(tx, 'token_reuse_detected', { userId: user.id, actorId: null, ip: client.ip, now })
  }
  return {
    refusal: new AuthError(
      400,
      'refresh_token_already_used',
      'Invalid Refresh Token: Already Used',
    ),
  }
}

function hasEnded({ config }: AuthDeps, session: Session, now: Date): boolean {
  if (session.notAfter && session.notAfter <= now) return true
  if (config.inactivityS === null) return false
  const lastSeen = session.refreshedAt ?? session.createdAt
  return now.getTime() - lastSeen.getTime() > config.inactivityS * 1000
}
