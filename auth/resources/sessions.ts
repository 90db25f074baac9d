import type { Context } from 'hono'
import { audit } from '#auth/audit.ts'
import { requireUuid } from '#auth/body.ts'
import { requireCaller, requireSecondFactor } from '#auth/caller.ts'
import { clientOf } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError } from '#auth/errors.ts'
import { deleteSessionOf, listSessions } from '#data/auth/sessions.ts'
import type { Session } from '#domain/member/account.ts'

/** GET /user/sessions: the devices that the caller is signed in at, the latest first. Our own addition. */
export async function listDevices(deps: AuthDeps, c: Context): Promise<Response> {
  const { user, session } = await requireCaller(deps, c)
  const now = deps.now()
  const open = (await listSessions(deps.db, user.id)).filter(
    ({ notAfter }) => notAfter === null || notAfter > now,
  )
  const devices = open
    .map((one) => toDevice(one, session.id))
    .sort((a, b) => b.last_seen_at.localeCompare(a.last_seen_at))
  return c.json({ sessions: devices })
}

/** Times in ISO 8601; "last seen" is the last token refresh, about once an hour. */
function toDevice(session: Session, currentId: string) {
  const { id, userAgent, ip, aal, createdAt, refreshedAt, notAfter } = session
  return {
    id,
    user_agent: userAgent,
    ip,
    aal,
    created_at: createdAt.toISOString(),
    last_seen_at: (refreshedAt ?? createdAt).toISOString(),
    not_after: notAfter?.toISOString() ?? null,
    is_current: id === currentId,
  }
}

/** DELETE /user/sessions/{id}: signs one of the caller's devices out, at once. */
export async function endDevice(deps: AuthDeps, c: Context): Promise<Response> {
  const caller = await requireCaller(deps, c)
  const { user } = caller
  const missing = new AuthError(404, 'not_found', 'No such session')
  const id = requireUuid(c.req.param('sessionId') ?? '', missing)
  if (id !== caller.session.id) await requireSecondFactor(deps.db, caller)
  await deps.db.transaction(async (tx) => {
    if (!(await deleteSessionOf(tx, user.id, id))) throw missing
    const { ip } = clientOf(c, deps.config.trustProxy)
    const details = { scope: 'device' }
    await audit(tx, 'sign_out', { userId: user.id, ip, now: deps.now(), details })
  })
  return c.body(null, 204)
}
