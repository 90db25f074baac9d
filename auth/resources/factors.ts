import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { generateSecret, generateURI } from 'otplib'
import { z } from 'zod'
import { notifyOwner } from '#auth/addresses/notify.ts'
import { audit } from '#auth/audit.ts'
import { nameField, readBody, requireUuid, textField } from '#auth/body.ts'
import { requireCaller } from '#auth/caller.ts'
import { clientOf } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError, invalid } from '#auth/errors.ts'
import { SEALED_TOTP } from '#auth/factors/totp.ts'
import {
  createFactor,
  deleteFactor,
  deleteUnverifiedFactors,
  findFactor,
  listFactors,
} from '#data/auth/factors.ts'
import { listSessionsOfFactor, updateSession } from '#data/auth/sessions.ts'
import { lockUser } from '#data/auth/users.ts'
import type { Db } from '#data/db/db.ts'
import type { Factor, FactorType, User } from '#domain/member/account.ts'

const FACTOR_LIMIT = 10
const UNFINISHED_MS = 5 * 60_000

const enrolBody = z.looseObject({
  factor_type: textField,
  friendly_name: nameField,
  issuer: textField,
  phone: textField,
})

/** POST /factors: begins a second way to prove who one is; it counts once it was verified. */
export async function enrol(deps: AuthDeps, c: Context): Promise<Response> {
  const { user, session } = await requireCaller(deps, c)
  const body = await readBody(c, enrolBody)
  if (user.isAnonymous)
    throw new AuthError(403, 'no_authorization', 'Anonymous users cannot use MFA')
  if (body.factor_type === 'phone')
    throw new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
  if (body.factor_type !== 'totp' && body.factor_type !== 'webauthn')
    throw invalid('factor_type needs to be totp or webauthn')
  const secret = body.factor_type === 'totp' ? generateSecret() : null
  const factor = await deps.db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    await requireRoom(deps, tx, user, session.aal)
    return addFactor(deps, tx, user, body.factor_type as FactorType, body.friendly_name, secret)
  })
  const { ip } = clientOf(c, deps.config.trustProxy)
  await audit(deps.db, 'factor_enrolled', { userId: user.id, ip, now: deps.now() })
  return c.json(await enrolmentBody(deps, user, factor, secret, body.issuer))
}

async function requireRoom(deps: AuthDeps, tx: Db, user: User, aal: string): Promise<void> {
  const before = new Date(deps.now().getTime() - UNFINISHED_MS)
  await deleteUnverifiedFactors(tx, user.id, { before })
  const known = await listFactors(tx, user.id)
  if (known.length >= FACTOR_LIMIT)
    throw new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of enrolled factors reached, unenroll to continue',
    )
  if (aal !== 'aal2' && known.some(({ status }) => status === 'verified'))
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
}

async function addFactor(
  deps: AuthDeps,
  tx: Db,
  user: User,
  factorType: FactorType,
  friendlyName: string | null,
  secret: string | null,
): Promise<Factor> {
  const factor = await createFactor(tx, {
    id: randomUUID(),
    userId: user.id,
    factorType,
    friendlyName,
    secret: secret && deps.secrets.seal(SEALED_TOTP, secret),
    createdAt: deps.now(),
  })
  if (!factor)
    throw new AuthError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${friendlyName}" for this user already exists`,
    )
  return factor
}

async function enrolmentBody(
  deps: AuthDeps,
  user: User,
  factor: Factor,
  secret: string | null,
  issuer: string | null,
) {
  const { id, factorType: type, friendlyName } = factor
  const common = { id, type, friendly_name: friendlyName ?? '' }
  if (!secret) return common
  const { toString: toQrCode } = await import('qrcode')
  const uri = generateURI({
    issuer: issuer ?? deps.config.siteName,
    label: user.email ?? user.id,
    secret,
  })
  return { ...common, totp: { qr_code: await toQrCode(uri, { type: 'svg' }), secret, uri } }
}

/** A factor of the caller that the address names. @throws AuthError for none, and for anybody else's */
export async function requiredFactor(deps: AuthDeps, c: Context, user: User): Promise<Factor> {
  const missing = new AuthError(404, 'mfa_factor_not_found', 'MFA factor not found')
  const id = requireUuid(c.req.param('factorId') ?? '', missing)
  const factor = await findFactor(deps.db, user.id, id)
  if (!factor) throw missing
  return factor
}

/** DELETE /factors/{id}: sessions that were raised by it fall back. */
export async function unenrol(deps: AuthDeps, c: Context): Promise<Response> {
  const { user, session } = await requireCaller(deps, c)
  const factor = await requiredFactor(deps, c, user)
  if (factor.status === 'verified' && session.aal !== 'aal2')
    throw new AuthError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
  await deps.db.transaction((tx) => removeFactor(deps, tx, factor))
  const { ip } = clientOf(c, deps.config.trustProxy)
  await audit(deps.db, 'factor_removed', { userId: user.id, ip, now: deps.now() })
  if (factor.status === 'verified') await notifyOwner(deps, c, user, 'factor_removed')
  return c.json({ id: factor.id })
}

const SECOND_FACTORS = new Set(['totp', 'mfa/webauthn', 'mfa/phone'])

export async function removeFactor(_deps: AuthDeps, tx: Db, factor: Factor): Promise<void> {
  for (const session of await listSessionsOfFactor(tx, factor.id)) {
    const amr = session.amr.filter(({ method }) => !SECOND_FACTORS.has(method))
    await updateSession(tx, session.id, { aal: 'aal1', amr, factorId: null })
  }
  await deleteFactor(tx, factor.id)
}
