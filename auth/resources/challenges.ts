import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import { notifyOwner } from '#auth/addresses/notify.ts'
import { audit } from '#auth/audit.ts'
import { readBody, readOptionalBody, requireUuid, textField } from '#auth/body.ts'
import { type Caller, requireCaller } from '#auth/caller.ts'
import { type Client, clientOf } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError, invalid } from '#auth/errors.ts'
import { SEALED_TOTP, stepOfCode } from '#auth/factors/totp.ts'
import {
  checkKey,
  keyOptions,
  readRelyingParty,
  relyingPartyField,
} from '#auth/factors/webauthn.ts'
import { countCodeGuess } from '#auth/limits/code-guesses.ts'
import { isFamiliar } from '#auth/limits/familiar.ts'
import { LIMITS } from '#auth/limits/limits.ts'
import { throttle } from '#auth/limits/throttle.ts'
import { amrEntry, sessionBody } from '#auth/tokens/session.ts'
import {
  type Challenge,
  claimStep,
  createChallenge,
  deleteUnverifiedFactors,
  findChallenge,
  takeChallenge,
  updateFactor,
} from '#data/auth/factors.ts'
import { deleteSessionsBelowAal2, lockSession, updateSession } from '#data/auth/sessions.ts'
import type { Db } from '#data/db/db.ts'
import type { Factor, Session, StoredCredential } from '#domain/member/account.ts'
import { requiredFactor } from './factors.ts'

const TTL_S = 300

const challengeBody = z.looseObject({ webauthn: relyingPartyField })

/** POST /factors/{id}/challenge */
export async function challenge(deps: AuthDeps, c: Context): Promise<Response> {
  const { user } = await requireCaller(deps, c)
  const client = clientOf(c, deps.config.trustProxy)
  await throttle(deps, 'mfa', client.ip)
  const factor = await requiredFactor(deps, c, user)
  const body = await readOptionalBody(c, challengeBody)
  const now = deps.now()
  const common = {
    id: randomUUID(),
    type: factor.factorType,
    expires_at: Math.floor(now.getTime() / 1000) + TTL_S,
  }
  const key =
    factor.factorType === 'webauthn'
      ? await keyOptions(factor, user, deps.config, readRelyingParty(deps.config, c, body.webauthn))
      : null
  await createChallenge(deps.db, {
    id: common.id,
    factorId: factor.id,
    ip: client.ip,
    webauthnChallenge: key?.challenge ?? null,
    createdAt: now,
  })
  await updateFactor(deps.db, factor.id, { lastChallengedAt: now }, now)
  return c.json({ ...common, ...(key && { webauthn: key.view }) })
}

const verifyBody = z.looseObject({
  challenge_id: textField,
  code: textField,
  webauthn: z
    .looseObject({ credential_response: z.unknown().optional() })
    .and(z.looseObject({ rpId: textField, rpOrigins: z.unknown().optional() }))
    .nullish(),
})
type VerifyBody = z.output<typeof verifyBody>
type Proven = { method: 'totp' | 'mfa/webauthn'; credential: StoredCredential | null }

/** POST /factors/{id}/verify: raises the caller's session to aal2. */
export async function verifyFactor(deps: AuthDeps, c: Context): Promise<Response> {
  const caller = await requireCaller(deps, c)
  const client = clientOf(c, deps.config.trustProxy)
  await throttle(deps, 'mfa', client.ip)
  const factor = await requiredFactor(deps, c, caller.user)
  const body = await readBody(c, verifyBody)
  const takeBack = await countFactorGuess(deps, caller, client, factor)
  const pending = await requiredChallenge(deps, factor, body, client.ip)
  const proven =
    factor.factorType === 'totp'
      ? await proveByCode(deps, factor, body.code)
      : await proveByKey(deps, c, factor, pending, body)
  const session = await deps.db.transaction(async (tx) => {
    const newerThan = new Date(deps.now().getTime() - TTL_S * 1000)
    if (!(await takeChallenge(tx, pending.id, newerThan))) throw challengeExpired()
    const raised = await raiseSession(deps, tx, caller, factor, proven)
    await audit(tx, 'factor_verified', { userId: caller.user.id, ip: client.ip, now: deps.now() })
    return raised
  })
  await takeBack()
  if (factor.status !== 'verified') await notifyOwner(deps, c, caller.user, 'factor_added')
  c.header('Cache-Control', 'no-store')
  return c.json(await sessionBody(deps, caller.user, session))
}

/**
 * Whoever knows the password can begin sessions at any address: known is where the factor was proved
 * before. Sessions from before a flood of guesses do not share them with the new ones.
 */
async function countFactorGuess(
  deps: AuthDeps,
  { user, session }: Caller,
  client: Client,
  factor: Factor,
) {
  const account = `factor:${factor.id}`
  const isKnown =
    session.aal === 'aal2' || (await isFamiliar(deps, user, client, 'factor_verified'))
  const began = deps.now().getTime() - LIMITS.codeAccount.duration * 1000
  const pool = session.createdAt.getTime() < began ? `${account} older` : account
  return countCodeGuess(deps, client.ip, account, isKnown ? null : pool)
}

const challengeExpired = () =>
  new AuthError(
    422,
    'mfa_challenge_expired',
    'MFA challenge has expired, verify against another challenge or create a new challenge',
  )

async function requiredChallenge(
  deps: AuthDeps,
  factor: Factor,
  body: VerifyBody,
  ip: string,
): Promise<Challenge> {
  // A used challenge is deleted; the public server answers 422 to one that it cannot find.
  const missing = new AuthError(
    422,
    'mfa_factor_not_found',
    'MFA factor with the provided challenge ID not found',
  )
  const found = await findChallenge(
    deps.db,
    factor.id,
    requireUuid(body.challenge_id ?? '', missing),
  )
  if (!found) throw missing
  if (found.ip !== ip)
    throw new AuthError(
      422,
      'mfa_ip_address_mismatch',
      'Challenge and verify IP addresses mismatch',
    )
  if (deps.now().getTime() - found.createdAt.getTime() > TTL_S * 1000) throw challengeExpired()
  return found
}

const verificationFailed = () =>
  new AuthError(422, 'mfa_verification_failed', 'Invalid MFA code entered')

async function proveByCode(deps: AuthDeps, factor: Factor, code: string | null): Promise<Proven> {
  if (!code) throw invalid('Code needs to be non-empty')
  const secret = deps.secrets.open(SEALED_TOTP, factor.secret ?? '')
  const step = await stepOfCode(secret, code, deps.now())
  if (step === null || !(await claimStep(deps.db, factor.id, step))) throw verificationFailed()
  return { method: 'totp', credential: null }
}

async function proveByKey(
  deps: AuthDeps,
  c: Context,
  factor: Factor,
  pending: Challenge,
  body: VerifyBody,
): Promise<Proven> {
  const party = readRelyingParty(deps.config, c, body.webauthn)
  const response = body.webauthn?.credential_response
  const credential = await checkKey(factor, pending.webauthnChallenge, response, party)
  if (!credential) throw verificationFailed()
  return { method: 'mfa/webauthn', credential }
}

/** The refresh tokens from before stay behind: none of them becomes aal2. */
async function raiseSession(
  deps: AuthDeps,
  tx: Db,
  { user, session }: Caller,
  factor: Factor,
  { method, credential }: Proven,
): Promise<Session> {
  const now = deps.now()
  const current = await lockSession(tx, session.id)
  if (!current) throw new AuthError(403, 'session_not_found', 'Session not found')
  await updateFactor(tx, factor.id, { status: 'verified', ...(credential && { credential }) }, now)
  await deleteUnverifiedFactors(tx, user.id, { type: factor.factorType, except: factor.id })
  const counter = current.refreshCounter + 2
  const others = current.amr.filter((entry) => entry.method !== method)
  const raised = await updateSession(tx, current.id, {
    aal: 'aal2',
    factorId: factor.id,
    amr: [amrEntry({ method }, now), ...others],
    refreshCounter: counter,
    refreshFloor: counter,
    refreshedAt: now,
  })
  await deleteSessionsBelowAal2(tx, user.id, current.id)
  if (!raised) throw new AuthError(403, 'session_not_found', 'Session not found')
  return raised
}
