import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import { notifyOwner } from '#auth/addresses/notify.ts'
import { audit } from '#auth/audit.ts'
import { isUuid, readBody } from '#auth/body.ts'
import { requireCaller, requireSecondFactor } from '#auth/caller.ts'
import { clientOf } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError } from '#auth/errors.ts'
import { throttle } from '#auth/limits/throttle.ts'
import {
  deleteOpenAuthorization,
  findOpenAuthorization,
  permitAuthorization,
} from '#data/auth/oauth-authorizations.ts'
import type { OAuthClient } from '#data/auth/oauth-clients.ts'
import { answerUrl } from './authorize.ts'
import { clientIdOf } from './clients.ts'
import { isOnDevice } from './redirect-uris.ts'

/** How long a member has to answer. */
const OPEN_MS = 10 * 60_000

const answer = z.looseObject({ action: z.enum(['approve', 'deny']) })

/** GET /oauth/authorizations/{id}: what a program asks the caller for. */
export async function getAuthorization(deps: AuthDeps, c: Context): Promise<Response> {
  const { user } = await requireCaller(deps, c)
  const { request, client } = await requireOpen(deps, c)
  return c.json({
    authorization_id: request.id,
    redirect_uri: request.redirectUri,
    is_local: isOnDevice(request.redirectUri),
    client: { id: clientIdOf(client), name: client.name, host: hostOf(client) },
    user: { id: user.id, email: user.email ?? '' },
    scope: request.scopes.join(' '),
  })
}

/**
 * POST /oauth/authorizations/{id}/consent: the caller's answer; returns the address to go to. No other site can
 * send it, since the caller is known by a header and not by a cookie.
 */
export async function answerAuthorization(deps: AuthDeps, c: Context): Promise<Response> {
  const caller = await requireCaller(deps, c)
  const { user } = caller
  await throttle(deps, 'user', user.id)
  const { action } = await readBody(c, answer)
  const { request, client } = await requireOpen(deps, c)
  if (action === 'deny') {
    if (!(await deleteOpenAuthorization(deps.db, request.id))) throw notFound()
    return c.json({ redirect_url: answerUrl(deps.config, request, { error: 'access_denied' }) })
  }
  if (user.isAnonymous)
    throw new AuthError(403, 'no_authorization', 'Only members can connect a program')
  await requireSecondFactor(deps.db, caller)
  const code = randomBytes(32).toString('base64url')
  const codeHash = deps.secrets.mac('oauth-code', code)
  const now = deps.now()
  await deps.db.transaction(async (tx) => {
    const permitted = { userId: user.id, codeHash, permittedAt: now }
    if (!(await permitAuthorization(tx, request.id, permitted))) throw notFound()
    const { ip } = clientOf(c, deps.config.trustProxy)
    const details = { client: client.id, scopes: request.scopes }
    await audit(tx, 'program_permitted', { userId: user.id, ip, now, details })
  })
  await notifyOwner(deps, c, user, 'program_connected', client.name)
  return c.json({ redirect_url: answerUrl(deps.config, request, { code }) })
}

/** Of the document that describes a program; null for a program that registered itself. */
const hostOf = ({ documentUrl }: OAuthClient) => documentUrl && new URL(documentUrl).host

const notFound = () => new AuthError(404, 'not_found', 'This request was answered or has expired')

async function requireOpen({ db, now }: AuthDeps, c: Context) {
  const id = c.req.param('id') ?? ''
  const found = isUuid(id) ? await findOpenAuthorization(db, id) : null
  if (!found || now().getTime() - found.request.createdAt.getTime() > OPEN_MS) throw notFound()
  return found
}
