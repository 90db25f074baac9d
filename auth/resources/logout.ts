import type { Context } from 'hono'
import { audit } from '#auth/audit.ts'
import { requireCaller } from '#auth/caller.ts'
import { clientOf } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { invalid } from '#auth/errors.ts'
import { deleteFlowStates } from '#data/auth/flow-states.ts'
import { deleteSession, deleteSessions } from '#data/auth/sessions.ts'

/** POST /logout?scope=: this device (local), all others, or all (global, the default). */
export async function logout(deps: AuthDeps, c: Context): Promise<Response> {
  const scope = c.req.query('scope') || 'global'
  if (scope !== 'global' && scope !== 'local' && scope !== 'others')
    throw invalid(`Unsupported logout scope "${scope.slice(0, 40)}"`)
  const { user, session } = await requireCaller(deps, c)
  await deps.db.transaction(async (tx) => {
    if (scope === 'local') await deleteSession(tx, session.id)
    else {
      const kept = scope === 'others' ? session.id : null
      await deleteSessions(tx, user.id, kept)
      await deleteFlowStates(tx, user.id, kept)
    }
    const { ip } = clientOf(c, deps.config.trustProxy)
    await audit(tx, 'sign_out', { userId: user.id, ip, now: deps.now(), details: { scope } })
  })
  return c.body(null, 204)
}
