import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import { notifyOwner } from '#auth/addresses/notify.ts'
import { audit } from '#auth/audit.ts'
import { isUuid, readBody, readOptionalBody, securityField, textField } from '#auth/body.ts'
import { type Caller, isBanned, requireCaller, requireSecondFactor } from '#auth/caller.ts'
import { clientOf } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError } from '#auth/errors.ts'
import {
  checkNewPasskey,
  checkPasskey,
  passkeyCreation,
  passkeyRequest,
} from '#auth/factors/passkey.ts'
import { readRelyingParty } from '#auth/factors/webauthn.ts'
import { requireHuman } from '#auth/limits/captcha.ts'
import { markDevice } from '#auth/limits/device.ts'
import { throttle } from '#auth/limits/throttle.ts'
import { sessionBody, startSession } from '#auth/tokens/session.ts'
import {
  createPasskey,
  createPasskeyChallenge,
  listPasskeysOf,
  lockPasskey,
  removePasskey,
  takePasskeyChallenge,
  updatePasskey,
} from '#data/auth/passkeys.ts'
import { findUser } from '#data/auth/users.ts'
import type { Db } from '#data/db/db.ts'
import type { Passkey } from '#domain/member/account.ts'
import { toSingleLine } from '#domain/text/single-line.ts'

const TTL_S = 300
const PASSKEYS_LIMIT = 20
const NAME_LIMIT = 80

const verifyBody = z.looseObject({
  challenge_id: textField,
  credential: z.looseObject({ id: z.string().max(2_048) }),
})

/** POST /passkeys/registration/options */
export async function startPasskey(deps: AuthDeps, c: Context): Promise<Response> {
  const { user } = await requireProvenCaller(deps, c)
  await throttle(deps, 'mfa', clientOf(c, deps.config.trustProxy).ip)
  const known = await listPasskeysOf(deps.db, user.id)
  if (known.length >= PASSKEYS_LIMIT)
    throw new AuthError(422, 'too_many_passkeys', 'Maximum number of passkeys reached')
  const credentials = known.map(({ credential }) => credential)
  const party = readRelyingParty(deps.config, c, null)
  const options = await passkeyCreation(user, credentials, deps.config.siteName, party)
  return c.json(await begin(deps, user.id, options))
}

/** POST /passkeys/registration/verify */
export async function verifyPasskey(deps: AuthDeps, c: Context): Promise<Response> {
  const { user } = await requireProvenCaller(deps, c)
  const { ip } = clientOf(c, deps.config.trustProxy)
  await throttle(deps, 'mfa', ip)
  const body = await readBody(c, verifyBody)
  const passkey = await deps.db.transaction(async (tx) => {
    const challenge = await requiredChallenge(deps, tx, body.challenge_id, user.id)
    const party = readRelyingParty(deps.config, c, null)
    const credential = await checkNewPasskey(body.credential, challenge, party)
    if (!credential) return null
    const made = { userId: user.id, credentialId: credential.id, credential }
    const now = deps.now()
    await audit(tx, 'passkey_added', { userId: user.id, ip, now })
    return createPasskey(tx, { id: randomUUID(), ...made, friendlyName: '', createdAt: now })
  })
  if (!passkey) throw verificationFailed()
  await notifyOwner(deps, c, user, 'passkey_added')
  return c.json(toView(passkey))
}

const signInBody = z.looseObject({ gotrue_meta_security: securityField })

/** POST /passkeys/authentication/options: the same for everybody, since nobody has said who they are. */
export async function startPasskeySignIn(deps: AuthDeps, c: Context): Promise<Response> {
  const client = clientOf(c, deps.config.trustProxy)
  await throttle(deps, 'token', client.ip)
  const body = await readOptionalBody(c, signInBody)
  await requireHuman(deps, body.gotrue_meta_security, client)
  return c.json(
    await begin(deps, null, await passkeyRequest(readRelyingParty(deps.config, c, null))),
  )
}

/** POST /passkeys/authentication/verify: a session, for whoever holds a passkey of ours. */
export async function verifyPasskeySignIn(deps: AuthDeps, c: Context): Promise<Response> {
  const client = clientOf(c, deps.config.trustProxy)
  await throttle(deps, 'token', client.ip)
  const body = await readBody(c, verifyBody)
  const started = await deps.db.transaction(async (tx) => {
    const challenge = await requiredChallenge(deps, tx, body.challenge_id, null)
    const passkey = await lockPasskey(tx, body.credential.id)
    const party = readRelyingParty(deps.config, c, null)
    const credential = passkey && (await checkPasskey(passkey, body.credential, challenge, party))
    const user = passkey && credential ? await findUser(tx, passkey.userId) : null
    // The challenge stays used up.
    if (!passkey || !credential || !user) return null
    if (isBanned(user, deps.now())) throw new AuthError(403, 'user_banned', 'User is banned')
    await updatePasskey(tx, user.id, passkey.id, { credential, lastUsedAt: deps.now() })
    return startSession(deps, tx, user, { method: 'passkey' }, client)
  })
  if (!started) throw verificationFailed()
  c.header('Cache-Control', 'no-store')
  markDevice(deps, c, started.user)
  return c.json(await sessionBody(deps, started.user, started.session))
}

/** GET /passkeys */
export async function listPasskeys(deps: AuthDeps, c: Context): Promise<Response> {
  const { user } = await requireCaller(deps, c)
  return c.json((await listPasskeysOf(deps.db, user.id)).map(toView))
}

const renameBody = z.looseObject({
  friendly_name: z.string().overwrite(toSingleLine).min(1).max(NAME_LIMIT),
})

/** PATCH /passkeys/{id} */
export async function renamePasskey(deps: AuthDeps, c: Context): Promise<Response> {
  const { user } = await requireProvenCaller(deps, c)
  const { friendly_name: friendlyName } = await readBody(c, renameBody)
  const renamed = await updatePasskey(deps.db, user.id, requiredId(c), { friendlyName })
  if (!renamed) throw notFound()
  return c.json(toView(renamed))
}

/** DELETE /passkeys/{id} */
export async function deletePasskey(deps: AuthDeps, c: Context): Promise<Response> {
  const { user } = await requireProvenCaller(deps, c)
  if (!(await removePasskey(deps.db, user.id, requiredId(c)))) throw notFound()
  const { ip } = clientOf(c, deps.config.trustProxy)
  await audit(deps.db, 'passkey_removed', { userId: user.id, ip, now: deps.now() })
  await notifyOwner(deps, c, user, 'passkey_removed')
  return c.body(null, 204)
}

/** Ways in are not changed by a session that has not proved its second factor. */
async function requireProvenCaller(deps: AuthDeps, c: Context): Promise<Caller> {
  const caller = await requireCaller(deps, c)
  // An account without an owner must not bring a way in to the one who gives it an address.
  if (caller.user.isAnonymous)
    throw new AuthError(403, 'no_authorization', 'Anonymous users cannot use passkeys')
  await requireSecondFactor(deps.db, caller, 401)
  return caller
}

async function begin<T extends { challenge: string }>(
  deps: AuthDeps,
  userId: string | null,
  options: T,
) {
  const id = randomUUID()
  const createdAt = deps.now()
  await createPasskeyChallenge(deps.db, { id, userId, challenge: options.challenge, createdAt })
  const expires_at = Math.floor(createdAt.getTime() / 1000) + TTL_S
  return { challenge_id: id, options, expires_at }
}

/** @throws AuthError for one that is another's, used, or too old */
async function requiredChallenge(
  deps: AuthDeps,
  tx: Db,
  id: string | null,
  userId: string | null,
): Promise<string> {
  const newerThan = new Date(deps.now().getTime() - TTL_S * 1000)
  const found = id && isUuid(id) ? await takePasskeyChallenge(tx, id, userId, newerThan) : null
  if (!found)
    throw new AuthError(400, 'webauthn_challenge_expired', 'Challenge has expired or is unknown')
  return found
}

const verificationFailed = () =>
  new AuthError(400, 'webauthn_verification_failed', 'The passkey could not be verified')

const notFound = () => new AuthError(404, 'webauthn_credential_not_found', 'Passkey not found')

function requiredId(c: Context): string {
  const id = c.req.param('passkeyId') ?? ''
  if (!isUuid(id)) throw notFound()
  return id
}

function toView({ id, friendlyName, createdAt, lastUsedAt }: Passkey) {
  return {
    id,
    ...(friendlyName && { friendly_name: friendlyName }),
    created_at: createdAt.toISOString(),
    ...(lastUsedAt && { last_used_at: lastUsedAt.toISOString() }),
  }
}
