import { randomBytes, randomUUID } from 'node:crypto'
import { createApiKey, listApiKeys, revokeApiKey } from '#data/staff/api-keys.ts'
import { type ApiKeyList, keyStartOf, type NewApiKey } from '#domain/console/api-keys.ts'
import { apiKeyRequest } from '#domain/console/console-requests.ts'
import { type ConsoleCall, type Endpoint, idOf, notFound, readBody, record } from './endpoint.ts'

const KEY_BYTES = 32
/** Random characters of a key that are stored: enough to recognise it by, too little to guess it. */
const SHOWN = 6

export const KEY_ENDPOINTS: readonly Endpoint[] = [
  { method: 'GET', path: '/keys', action: 'keys.read', run: showKeys },
  { method: 'POST', path: '/keys', action: 'keys.create', run: createKey },
  { method: 'DELETE', path: '/keys/:id', action: 'keys.revoke', run: revokeKey },
]

async function showKeys({ c, deps: { auth } }: ConsoleCall): Promise<Response> {
  return c.json({ keys: await listApiKeys(auth.db) } satisfies ApiKeyList)
}

/** Creates a key of the API; its text is returned once. */
async function createKey(call: ConsoleCall): Promise<Response> {
  const { c, deps, actor, now } = call
  const { name, scopes, perMinute } = await readBody(c, apiKeyRequest)
  const id = randomUUID()
  const start = keyStartOf(scopes)
  const key = `${start}${randomBytes(KEY_BYTES).toString('base64url')}`
  const prefix = key.slice(0, start.length + SHOWN)
  const entry = await deps.auth.db.transaction(async (tx) => {
    await record(tx, call, {
      action: 'key.created',
      subjectKind: 'key',
      subjectId: id,
      before: null,
      after: { name, prefix, scopes, perMinute },
    })
    const row = { id, name, prefix, scopes, perMinute, createdBy: actor.id, createdAt: now, key }
    return createApiKey(tx, row)
  })
  return c.json({ key, entry } satisfies NewApiKey, 201)
}

async function revokeKey(call: ConsoleCall): Promise<Response> {
  const { c, deps, now } = call
  const id = idOf(c)
  await deps.auth.db.transaction(async (tx) => {
    const revoked = await revokeApiKey(tx, id, now)
    if (!revoked) throw notFound()
    await record(tx, call, {
      action: 'key.revoked',
      subjectKind: 'key',
      subjectId: id,
      before: { name: revoked.name, prefix: revoked.prefix },
      after: null,
    })
  })
  return showKeys(call)
}
