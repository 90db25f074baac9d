import type { Context } from 'hono'
import { audit } from '#auth/audit.ts'
import { requireUuid } from '#auth/body.ts'
import { requireCaller } from '#auth/caller.ts'
import { clientOf } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError } from '#auth/errors.ts'
import { deleteAuthorizationsOf } from '#data/auth/oauth-authorizations.ts'
import { deleteGrantsOf, listGrants } from '#data/auth/oauth-grants.ts'

/** GET /user/oauth/grants: the programs that act for the caller, each once. */
export async function listPrograms(deps: AuthDeps, c: Context): Promise<Response> {
  const { user } = await requireCaller(deps, c)
  const grants = await listGrants(deps.db, user.id)
  const byClient = Map.groupBy(grants, ({ client }) => client.id)
  return c.json(
    [...byClient.values()].flatMap(([newest, ...others]) => {
      if (!newest) return []
      const { client, grant } = newest
      const scopes = [newest, ...others].flatMap((each) => each.grant.scopes)
      return [
        {
          client: { id: client.id, name: client.name },
          scopes: [...new Set(scopes)],
          granted_at: grant.createdAt.toISOString(),
        },
      ]
    }),
  )
}

/** DELETE /user/oauth/grants?client_id=: disconnects a program, at once. */
export async function disconnectProgram(deps: AuthDeps, c: Context): Promise<Response> {
  const { user } = await requireCaller(deps, c)
  const missing = new AuthError(404, 'not_found', 'No such program')
  const clientId = requireUuid(c.req.query('client_id') ?? '', missing)
  const { ip } = clientOf(c, deps.config.trustProxy)
  await deps.db.transaction(async (tx) => {
    await deleteAuthorizationsOf(tx, user.id, clientId)
    if (!(await deleteGrantsOf(tx, user.id, clientId))) throw missing
    const details = { client: clientId }
    await audit(tx, 'program_disconnected', { userId: user.id, ip, now: deps.now(), details })
  })
  return c.body(null, 204)
}
