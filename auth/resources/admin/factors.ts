import type { Context } from 'hono'
import { audit } from '#auth/audit.ts'
import { requireAdmin } from '#auth/caller.ts'
import { clientOf } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { removeFactor, requiredFactor } from '#auth/resources/factors.ts'
import { toFactorView } from '#auth/views.ts'
import { listFactors } from '#data/auth/factors.ts'
import { requiredUser } from './required-user.ts'

/** GET /admin/users/{id}/factors: a bare array. */
export async function listAccountFactors(deps: AuthDeps, c: Context): Promise<Response> {
  await requireAdmin(deps, c)
  const user = await requiredUser(deps, c)
  return c.json((await listFactors(deps.db, user.id)).map(toFactorView))
}

/** DELETE /admin/users/{id}/factors/{factorId} */
export async function deleteAccountFactor(deps: AuthDeps, c: Context): Promise<Response> {
  const actorId = await requireAdmin(deps, c)
  const user = await requiredUser(deps, c)
  const factor = await requiredFactor(deps, c, user)
  await deps.db.transaction((tx) => removeFactor(deps, tx, factor))
  const { ip } = clientOf(c, deps.config.trustProxy)
  await audit(deps.db, 'factor_removed', { userId: user.id, actorId, ip, now: deps.now() })
  return c.json(toFactorView(factor))
}
