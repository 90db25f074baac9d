import { isDeepStrictEqual } from 'node:util'
import type { Context } from 'hono'
import { z } from 'zod'
import { createEmailAccount } from '#auth/addresses/accounts.ts'
import { draftOneTimeMail } from '#auth/addresses/one-time-mail.ts'
import { changeUnconfirmed, withoutUnproven } from '#auth/addresses/unproven.ts'
import { audit } from '#auth/audit.ts'
import {
  challengeFields,
  emailField,
  metadataField,
  phoneField,
  readBody,
  securityField,
} from '#auth/body.ts'
import { clientOf } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError, invalid } from '#auth/errors.ts'
import { requireHuman } from '#auth/limits/captcha.ts'
import { deviceOf } from '#auth/limits/device.ts'
import {
  hasPublicMailBudget,
  payFromKnownBrowser,
  requireMailAllowed,
  sendFrom,
} from '#auth/limits/mail-budget.ts'
import { throttle } from '#auth/limits/throttle.ts'
import { redirectTargetOf } from '#auth/redirects.ts'
import { challengeOf } from '#auth/tokens/flow.ts'
import { findUserByEmail } from '#data/auth/users.ts'
import type { Metadata, TokenKind, User } from '#domain/member/account.ts'
import { signupDisabled } from './signup.ts'

const otpBody = z.looseObject({
  email: emailField,
  phone: phoneField,
  create_user: z
    .boolean()
    .nullish()
    .transform((create) => create ?? true),
  data: metadataField,
  gotrue_meta_security: securityField,
  ...challengeFields,
})

/** POST /otp: mails a code and a link to sign in, creating the account on request. */
export async function otp(deps: AuthDeps, c: Context): Promise<Response> {
  const client = clientOf(c, deps.config.trustProxy)
  await throttle(deps, 'otp', client.ip)
  const body = await readBody(c, otpBody)
  if (body.email && body.phone)
    throw invalid('Only an email address or phone number should be provided')
  if (body.phone) throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider')
  const { email } = body
  if (!email) throw invalid('One of email or phone must be set')
  await requireHuman(deps, body.gotrue_meta_security, client)
  const codeChallenge = challengeOf(body)
  const redirectTo = redirectTargetOf(deps.config, c, c.req.query('redirect_to'))
  const { ip } = client
  const known = await findUserByEmail(deps.db, email)
  const request = { mayCreate: body.create_user, userMetadata: body.data }
  await dropOthers(deps, known, request)
  const isPaid = await payFromKnownBrowser(deps, 'otp', known, deviceOf(deps, c, known))
  if (!isPaid)
    await requireMailAllowed(deps, { purpose: 'otp', address: email, ip, share: 'account' })
  const isOpenLeft = await hasPublicMailBudget(deps)
  const { user, kind, share } = await recipient(deps, email, { ...request, isOpenLeft })
  const mail = await deps.db.transaction(async (tx) => {
    const draft = { user, kind, address: email, codeChallenge, redirectTo }
    const mail = await draftOneTimeMail(deps, tx, c, draft)
    await audit(tx, 'confirmation_requested', {
      userId: user?.id ?? null,
      ip: client.ip,
      now: deps.now(),
    })
    return mail
  })
  if (share && isPaid) deps.mailer.send(mail)
  else if (share) await sendFrom(deps, share, mail)
  return c.json({})
}

type Request = { mayCreate: boolean; userMetadata: Metadata }

/** Whoever asked for the account before, with a password or other metadata, may be somebody else. */
function dropOthers(
  deps: AuthDeps,
  known: User | null,
  { userMetadata }: Request,
): Promise<User | null> {
  const changesOf = (user: User) =>
    user.passwordHash === null && isDeepStrictEqual(user.userMetadata, userMetadata)
      ? null
      : withoutUnproven(user)
  return changeUnconfirmed(deps.db, known, changesOf, deps.now())
}

/** Without a share nothing is sent, and the caller does not learn of it. */
type Recipient = { user: User | null; kind: TokenKind; share: 'open' | 'account' | null }

async function recipient(
  deps: AuthDeps,
  email: string,
  { isOpenLeft, ...request }: Request & { isOpenLeft: boolean },
): Promise<Recipient> {
  const known = await findUserByEmail(deps.db, email)
  if (known?.emailConfirmedAt) return { user: known, kind: 'magiclink', share: 'account' }
  if (!known && !request.mayCreate)
    throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp')
  if (!known && !deps.config.allowSignup) throw signupDisabled()
  // A refusal here would tell a new address from one with an account, which is still written to.
  if (!isOpenLeft) return { user: null, kind: 'confirmation', share: null }
  if (known) return { user: known, kind: 'confirmation', share: 'open' }
  const { userMetadata } = request
  const now = deps.now()
  const created = await deps.db.transaction((tx) =>
    createEmailAccount(tx, { email, userMetadata }, now),
  )
  // A concurrent request may have created it.
  const user = created ?? (await dropOthers(deps, await findUserByEmail(deps.db, email), request))
  return { user, kind: 'confirmation', share: user && 'open' }
}
