import type { Context } from 'hono'
import { z } from 'zod'
import { audit } from '#auth/audit.ts'
import { emailField, passwordField, phoneField, readBody, securityField } from '#auth/body.ts'
import { isBanned } from '#auth/caller.ts'
import type { Client } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError, invalid } from '#auth/errors.ts'
import { requireHuman } from '#auth/limits/captcha.ts'
import { markDevice } from '#auth/limits/device.ts'
import { countGuess } from '#auth/limits/password-guesses.ts'
import { weaknessesOf, weaknessText } from '#auth/passwords/password-rules.ts'
import { sessionBody, startSession } from '#auth/tokens/session.ts'
import { findUserByEmail, lockUser, updateUser } from '#data/auth/users.ts'
import type { User } from '#domain/member/account.ts'

const passwordBody = z.looseObject({
  email: emailField,
  phone: phoneField,
  password: passwordField,
  gotrue_meta_security: securityField,
})

export async function passwordGrant(deps: AuthDeps, c: Context, client: Client) {
  const { email, phone, password, gotrue_meta_security } = await readBody(c, passwordBody)
  if (email && phone) throw invalid('Only an email address or phone number should be provided')
  if (phone) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled')
  if (!email) throw invalid('missing email or phone')
  await requireHuman(deps, gotrue_meta_security, client)
  const user = await requirePassword(deps, c, client, email, password ?? '')
  if (isBanned(user, deps.now())) throw new AuthError(400, 'user_banned', 'User is banned')
  if (!user.emailConfirmedAt) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  const passwordHash = await modernHash(deps, user, password ?? '')
  const started = await deps.db.transaction(async (tx) => {
    // A password that changed during verification is no longer proof.
    const current = await lockUser(tx, user.id)
    if (current?.passwordHash !== user.passwordHash) throw wrongCredentials()
    const kept = passwordHash
      ? await updateUser(tx, user.id, { passwordHash }, deps.now())
      : current
    return startSession(deps, tx, kept ?? user, { method: 'password' }, client)
  })
  markDevice(deps, c, started.user)
  const reasons = await weaknessesOf(password ?? '', deps.config.passwordMin)
  return {
    ...(await sessionBody(deps, started.user, started.session)),
    ...(reasons.length > 0 && {
      weak_password: { reasons, message: weaknessText(reasons, deps.config.passwordMin) },
    }),
  }
}

export const wrongCredentials = () =>
  new AuthError(400, 'invalid_credentials', 'Invalid login credentials')

/** The user with this address and password. */
async function requirePassword(
  deps: AuthDeps,
  c: Context,
  client: Client,
  email: string,
  password: string,
): Promise<User> {
  const user = await findUserByEmail(deps.db, email)
  const takeBack = await countGuess(deps, c, client, email, user)
  const isRight = await deps.passwords.verify(user?.passwordHash ?? null, password)
  if (!user || !isRight) {
    await audit(deps.db, 'sign_in_failed', {
      userId: user?.id ?? null,
      actorId: null,
      ip: client.ip,
      now: deps.now(),
    })
    throw wrongCredentials()
  }
  await takeBack()
  return user
}

/** An imported or weaker hash is replaced when its password is verified. */
async function modernHash(deps: AuthDeps, user: User, password: string): Promise<string | null> {
  const { passwordHash } = user
  if (passwordHash && deps.passwords.isCurrent(passwordHash)) return null
  return deps.passwords.hash(password)
}
