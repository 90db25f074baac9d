import type { Context } from 'hono'
import { z } from 'zod'
import { mailAddressChange } from '#auth/addresses/address-change.ts'
import { mergeMetadata, metadataChange } from '#auth/addresses/metadata.ts'
import { notifyOwner } from '#auth/addresses/notify.ts'
import { linkTokenOf, tokenHashOf } from '#auth/addresses/one-time-codes.ts'
import { changeEmail, emailExists } from '#auth/addresses/redeem.ts'
import { withoutFlag } from '#auth/addresses/unproven.ts'
import { audit } from '#auth/audit.ts'
import {
  challengeFields,
  emailField,
  passwordField,
  phoneField,
  readBody,
  textField,
} from '#auth/body.ts'
import { type Caller, requireCaller, requireSecondFactor } from '#auth/caller.ts'
import { clientOf } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError, invalid } from '#auth/errors.ts'
import { markDevice } from '#auth/limits/device.ts'
import { requireMailAllowed } from '#auth/limits/mail-budget.ts'
import { throttle } from '#auth/limits/throttle.ts'
import { requireStrong } from '#auth/passwords/password-rules.ts'
import { redirectTargetOf } from '#auth/redirects.ts'
import { challengeOf } from '#auth/tokens/flow.ts'
import { viewUser } from '#auth/views.ts'
import { deleteFlowStates } from '#data/auth/flow-states.ts'
import { deleteGrantsOf } from '#data/auth/oauth-grants.ts'
import { clearOneTimeTokens, takeOneTimeToken } from '#data/auth/one-time-tokens.ts'
import { deleteSessions } from '#data/auth/sessions.ts'
import { findUserByEmail, lockUser, type UserChanges, updateUser } from '#data/auth/users.ts'
import type { User } from '#domain/member/account.ts'
import { wrongCredentials } from './grants/password.ts'

/** GET /user */
export async function getUser(deps: AuthDeps, c: Context): Promise<Response> {
  const { user } = await requireCaller(deps, c)
  return c.json(await viewUser(deps.db, user))
}

const userBody = z.looseObject({
  email: emailField,
  phone: phoneField,
  password: passwordField,
  current_password: passwordField,
  nonce: textField,
  data: metadataChange,
  app_metadata: z.unknown().optional(),
  ...challengeFields,
})
type UserBody = z.output<typeof userBody>

/** PUT /user: updates the caller's own account. */
export async function putUser(deps: AuthDeps, c: Context): Promise<Response> {
  const caller = await requireCaller(deps, c)
  const client = clientOf(c, deps.config.trustProxy)
  await throttle(deps, 'user', client.ip)
  const body = await readBody(c, userBody)
  await requireMayChange(deps, caller, body)
  const passwordHash = await newHash(deps, caller.user, body)
  const user = await deps.db.transaction(async (tx) => {
    const current = await lockUser(tx, caller.user.id)
    if (!current) throw new AuthError(403, 'user_not_found', 'User not found')
    const now = deps.now()
    if (body.nonce && passwordHash) await requireNonce(deps, tx, current, body.nonce)
    const changes: UserChanges = {
      ...(body.data && { userMetadata: mergeMetadata(current.userMetadata, body.data) }),
      ...(passwordHash && { passwordHash, appMetadata: withoutFlag(current) }),
    }
    if (passwordHash) {
      await clearOneTimeTokens(tx, current.id)
      await deleteSessions(tx, current.id, caller.session.id)
      await deleteFlowStates(tx, current.id)
      await deleteGrantsOf(tx, current.id)
      await audit(tx, 'password_changed', { userId: current.id, ip: client.ip, now })
    } else await audit(tx, 'user_updated', { userId: current.id, ip: client.ip, now })
    return (await updateUser(tx, current.id, changes, now)) ?? current
  })
  if (passwordHash) {
    markDevice(deps, c, user)
    await notifyOwner(deps, c, user, 'password_changed')
  }
  const changed = await startEmailChange(deps, c, user, body)
  return c.json(await viewUser(deps.db, changed))
}

/** @throws AuthError when the caller may not change what the body names */
async function requireMayChange({ db }: AuthDeps, caller: Caller, body: UserBody) {
  const { user } = caller
  if (body.app_metadata !== undefined)
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges')
  if (body.phone) throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider')
  if (!body.email && body.password === null) return
  if (user.isSso)
    throw new AuthError(
      422,
      'user_sso_managed',
      'Updating email or password of a SSO account only possible via SSO',
    )
  await requireSecondFactor(db, caller, 401)
}

/** The hash of a requested and valid new password; else null. */
async function newHash(deps: AuthDeps, user: User, body: UserBody): Promise<string | null> {
  const { password, current_password: currentPassword } = body
  if (password === null) return null
  if (user.isAnonymous && !user.email && !body.email)
    throw new AuthError(
      422,
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
    )
  await requireStrong(password, deps.config.passwordMin)
  if (currentPassword !== null && user.passwordHash) {
    await throttle(deps, 'passwordAccount', user.id)
    if (!(await deps.passwords.verify(user.passwordHash, currentPassword))) throw wrongCredentials()
    await deps.limits.reset('passwordAccount', user.id)
  }
  if (user.passwordHash && (await deps.passwords.verify(user.passwordHash, password)))
    throw new AuthError(
      422,
      'same_password',
      'New password should be different from the old password.',
    )
  return deps.passwords.hash(password)
}

async function requireNonce(
  deps: AuthDeps,
  tx: AuthDeps['db'],
  user: User,
  nonce: string,
): Promise<void> {
  const newerThan = new Date(deps.now().getTime() - deps.config.otpTtlS * 1000)
  const tokenHash = tokenHashOf(deps.secrets, linkTokenOf(deps.secrets, user.email ?? '', nonce))
  const kinds = ['reauthentication'] as const
  const taken = await takeOneTimeToken(tx, { tokenHash, kinds, newerThan, userId: user.id })
  if (!taken)
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
}

/** Requesting the current address cancels a pending change. */
async function cancelEmailChange(deps: AuthDeps, user: User): Promise<User> {
  if (!user.newEmail) return user
  return deps.db.transaction(async (tx) => {
    await clearOneTimeTokens(tx, user.id, ['email_change_current', 'email_change_new'])
    const changes = { newEmail: null, emailChangeHalf: false }
    return (await updateUser(tx, user.id, changes, deps.now())) ?? user
  })
}

async function startEmailChange(
  deps: AuthDeps,
  c: Context,
  user: User,
  body: UserBody,
): Promise<User> {
  const { email } = body
  if (!email) return user
  if (email === user.email) return cancelEmailChange(deps, user)
  if (await findUserByEmail(deps.db, email)) throw emailExists()
  if (!deps.config.confirmEmail) {
    const now = deps.now()
    const changed = await deps.db.transaction(async (tx) => {
      const current = await lockUser(tx, user.id)
      if (!current) throw invalid('User not found')
      return changeEmail(tx, current, email, now)
    })
    await notifyOwner(deps, c, user, 'email_changed', email)
    return changed
  }
  const { ip } = clientOf(c, deps.config.trustProxy)
  const address = user.email ?? user.id
  await requireMailAllowed(deps, { purpose: 'email_change', address, ip, share: 'open' })
  const redirectTo = redirectTargetOf(deps.config, c, c.req.query('redirect_to'))
  await mailAddressChange(deps, c, user, email, challengeOf(body), redirectTo)
  return { ...user, newEmail: email, emailChangeSentAt: deps.now() }
}
