import { randomUUID } from 'node:crypto'
import { isStorable, isUuid } from '#auth/body.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { OAuthError } from '#auth/errors.ts'
import { throttle } from '#auth/limits/throttle.ts'
import {
  findOAuthClient,
  findOAuthClientByDocument,
  type OAuthClient,
  saveDescribedClient,
} from '#data/auth/oauth-clients.ts'
import { isDocumentUrl, readDescription } from './client-document.ts'

/** A document is fetched again after a day, whatever its headers permit. */
const DOCUMENT_TTL_S = 86_400

/** The client_id by which a program knows itself. */
export const clientIdOf = ({ id, documentUrl }: OAuthClient) => documentUrl ?? id

/** The stored program with a client_id, however old its document is; null for an unknown one. */
export async function findClient(
  { db }: Pick<AuthDeps, 'db'>,
  clientId: string,
): Promise<OAuthClient | null> {
  if (isUuid(clientId)) {
    const client = await findOAuthClient(db, clientId)
    return client?.documentUrl ? null : client
  }
  return isDocumentUrl(clientId) && isStorable(clientId)
    ? findOAuthClientByDocument(db, clientId)
    : null
}

/**
 * The program with a client_id for a new request: its document is fetched unless the stored one is fresh. A fetch
 * counts as a registration of the caller's network.
 *
 * @throws OAuthError if there is no such program or document
 */
export async function requireClient(
  deps: AuthDeps,
  clientId: string,
  ip: string,
): Promise<OAuthClient> {
  const known = await findClient(deps, clientId)
  const now = deps.now()
  if (known && (known.documentUrl === null || (known.freshUntil ?? now) > now)) return known
  if (!isDocumentUrl(clientId))
    throw new OAuthError('invalid_client', 'This program is not registered here')
  await throttle(deps, 'oauthRegister', ip)
  const fetched = await deps.fetchDocument(clientId)
  const description = fetched && readDescription(clientId, fetched.text)
  if (!description)
    throw new OAuthError('invalid_client', 'The address of this program has no valid document')
  const freshS = Math.min(fetched.maxAgeS, DOCUMENT_TTL_S)
  return saveDescribedClient(deps.db, {
    ...{ id: known?.id ?? randomUUID(), documentUrl: clientId, ...description },
    ...{ createdAt: now, freshUntil: new Date(now.getTime() + freshS * 1000) },
  })
}
