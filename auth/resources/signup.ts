import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import { createAnonymousAccount, createEmailAccount } from '#auth/addresses/accounts.ts'
import { notifyOwner } from '#auth/addresses/notify.ts'
import { draftOneTimeMail } from '#auth/addresses/one-time-mail.ts'
import { register } from '#auth/addresses/register.ts'
import { audit } from '#auth/audit.ts'
import {
  challengeFields,
  emailField,
  metadataField,
  passwordField,
  phoneField,
  readBody,
  securityField,
} from '#auth/body.ts'
import { type Client, clientOf } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError, invalid } from '#auth/errors.ts'
import { requireHuman } from '#auth/limits/captcha.ts'
import { markDevice } from '#auth/limits/device.ts'
import { isMailRecent, mailLimitError, sendFrom } from '#auth/limits/mail-budget.ts'
import { throttle } from '#auth/limits/throttle.ts'
import { requireStrong } from '#auth/passwords/password-rules.ts'
import { redirectTargetOf } from '#auth/redirects.ts'
import { challengeOf } from '#auth/tokens/flow.ts'
import { sessionBody, startSession } from '#auth/tokens/session.ts'
import { toUserView } from '#auth/views.ts'
import { listIdentities } from '#data/auth/identities.ts'
import type { Metadata, User } from '#domain/member/account.ts'

const signupBody = z.looseObject({
  email: emailField,
  phone: phoneField,
  password: passwordField,
  data: metadataField,
  gotrue_meta_security: securityField,
  ...challengeFields,
})

/** POST /signup: with an address and a password, or with neither for an anonymous account. */
export async function signup(deps: AuthDeps, c: Context): Promise<Response> {
  const client = clientOf(c, deps.config.trustProxy)
  await throttle(deps, 'signup', client.ip)
  const body = await readBody(c, signupBody)
  if (!deps.config.allowSignup) throw signupDisabled()
  await requireHuman(deps, body.gotrue_meta_security, client)
  if (body.email && body.phone)
    throw invalid('Only an email address or phone number should be provided')
  if (body.phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled')
  if (!body.email) return c.json(await signUpAnonymously(deps, client, body.data))
  if (!body.password) throw invalid('Signup requires a valid password')
  await requireStrong(body.password, deps.config.passwordMin)
  const codeChallenge = challengeOf(body)
  const account = { email: body.email, password: body.password, userMetadata: body.data }
  return deps.config.confirmEmail
    ? signUpToConfirm(deps, c, client, account, codeChallenge)
    : c.json(await signUpConfirmed(deps, c, client, account))
}

export const signupDisabled = () =>
  new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')

type NewAccount = { email: string; password: string; userMetadata: Metadata }

async function signUpAnonymously(deps: AuthDeps, client: Client, data: Metadata) {
  if (!deps.config.allowAnonymous)
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  await throttle(deps, 'anonymous', client.ip)
  const started = await deps.db.transaction(async (tx) => {
    const user = await createAnonymousAccount(tx, data, deps.now())
    await audit(tx, 'signup', { userId: user.id, ip: client.ip, now: deps.now() })
    return startSession(deps, tx, user, { method: 'anonymous' }, client)
  })
  return sessionBody(deps, started.user, started.session)
}

/** Without confirmation the account is usable at once. */
async function signUpConfirmed(
  deps: AuthDeps,
  c: Context,
  client: Client,
  { password, ...account }: NewAccount,
) {
  const now = deps.now()
  const passwordHash = await deps.passwords.hash(password)
  const started = await deps.db.transaction(async (tx) => {
    const user = await createEmailAccount(
      tx,
      { ...account, passwordHash, emailConfirmedAt: now },
      now,
    )
    if (!user) throw new AuthError(422, 'user_already_exists', 'User already registered')
    await audit(tx, 'signup', { userId: user.id, ip: client.ip, now })
    return startSession(deps, tx, user, { method: 'password' }, client)
  })
  markDevice(deps, c, started.user)
  return sessionBody(deps, started.user, started.session)
}

/**
 * The answer looks the same whether the address is new, unconfirmed or taken, but for the identities, of which
 * by the client's contract a taken one has none; its mailbox is told. A sign-up whose mail is refused still
 * counts: the mail that came before it must not confirm somebody else's password.
 */
async function signUpToConfirm(
  deps: AuthDeps,
  c: Context,
  client: Client,
  account: NewAccount,
  codeChallenge: string | null,
): Promise<Response> {
  const now = deps.now()
  const redirectTo = redirectTargetOf(deps.config, c, c.req.query('redirect_to'))
  const request = {
    purpose: 'signup',
    address: account.email,
    ip: client.ip,
    share: 'open',
  } as const
  const error = await mailLimitError(deps, request)
  const mayCreate = !error || (await isMailRecent(deps, request))
  const { user, isNew } = await register(deps, account, mayCreate)
  if (error) throw error
  const isTaken = user?.emailConfirmedAt !== null
  const mail = await deps.db.transaction(async (tx) => {
    const action = isNew ? 'signup' : 'confirmation_requested'
    await audit(tx, action, { userId: user?.id ?? null, ip: client.ip, now })
    return draftOneTimeMail(deps, tx, c, {
      user: isTaken ? null : user,
      kind: 'confirmation',
      address: account.email,
      codeChallenge,
      redirectTo,
    })
  })
  if (user && isTaken) await notifyOwner(deps, c, user, 'account_exists')
  else await sendFrom(deps, 'open', mail)
  const fresh = pretended(account, now)
  // The client's contract: a taken address is answered with an account that has no identities.
  if (!user || isTaken) return c.json(toUserView(fresh, [], []))
  const identities = await listIdentities(deps.db, user.id)
  const seen = identities.map((identity) => ({ ...identity, createdAt: now, updatedAt: now }))
  return c.json(toUserView({ ...fresh, id: user.id }, seen, []))
}

/** A fake account that looks newly created. */
function pretended({ email, userMetadata }: NewAccount, now: Date): User {
  return {
    id: randomUUID(),
    email,
    phone: null,
    passwordHash: null,
    role: 'authenticated',
    appMetadata: { provider: 'email', providers: ['email'] },
    userMetadata,
    isAnonymous: false,
    isSso: false,
    emailConfirmedAt: null,
    phoneConfirmedAt: null,
    invitedAt: null,
    newEmail: null,
    emailChangeHalf: false,
    confirmationSentAt: now,
    recoverySentAt: null,
    emailChangeSentAt: null,
    reauthenticationSentAt: null,
    lastSignInAt: null,
    bannedUntil: null,
    deletedAt: null,
    createdAt: now,
    updatedAt: now,
  }
}
