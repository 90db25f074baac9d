import type { Context } from 'hono'
import { z } from 'zod'
import { createEmailAccount, restart } from '#auth/addresses/accounts.ts'
import {
  issueOneTimeToken,
  mailFor,
  VERIFY_TYPES,
  verifyLinkOf,
} from '#auth/addresses/one-time-mail.ts'
import { emailExists } from '#auth/addresses/redeem.ts'
import { changeUnconfirmed, withoutUnproven } from '#auth/addresses/unproven.ts'
import { audit } from '#auth/audit.ts'
import { emailField, metadataField, passwordField, readBody, textField } from '#auth/body.ts'
import { requireAdmin } from '#auth/caller.ts'
import { clientOf } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError, invalid } from '#auth/errors.ts'
import { requireStrong } from '#auth/passwords/password-rules.ts'
import { redirectTargetOf } from '#auth/redirects.ts'
import { viewUser } from '#auth/views.ts'
import { findUserByEmail, updateUser } from '#data/auth/users.ts'
import type { Db } from '#data/db/db.ts'
import { readLanguage } from '#domain/language/accepted-language.ts'
import type { TokenKind, User } from '#domain/member/account.ts'

const KINDS = new Map<string, TokenKind>([
  ['signup', 'confirmation'],
  ['magiclink', 'magiclink'],
  ['recovery', 'recovery'],
  ['invite', 'invite'],
  ['email_change_current', 'email_change_current'],
  ['email_change_new', 'email_change_new'],
])

const linkBody = z.looseObject({
  type: textField,
  email: emailField,
  new_email: emailField,
  password: passwordField,
  data: metadataField,
  redirect_to: textField,
})
type LinkBody = z.output<typeof linkBody>
type Prepared = { user: User; kind: TokenKind; address: string }

/** POST /admin/generate_link: what a mail would have brought, for the administrator to bring. */
export async function generateLink(deps: AuthDeps, c: Context): Promise<Response> {
  const actorId = await requireAdmin(deps, c)
  const body = await readBody(c, linkBody)
  const kind = KINDS.get(body.type ?? '')
  if (!kind) throw invalid('Invalid email action link type requested')
  if (!body.email) throw invalid('An email address is required')
  if (kind === 'confirmation' && !body.password) throw invalid('Signup requires a valid password')
  if (body.password) await requireStrong(body.password, deps.config.passwordMin)
  const passwordHash = body.password ? await deps.passwords.hash(body.password) : null
  const redirectTo = redirectTargetOf(
    deps.config,
    c,
    c.req.query('redirect_to') ?? body.redirect_to,
    null,
  )
  if (kind === 'magiclink' || kind === 'recovery') {
    const known = await findUserByEmail(deps.db, body.email)
    await changeUnconfirmed(deps.db, known, (it) => withoutUnproven(it), deps.now())
  }
  const { user, request, issued } = await deps.db.transaction(async (tx) => {
    const prepared = await prepare(deps, tx, kind, body, passwordHash)
    const request = { kind: prepared.kind, address: prepared.address, flowStateId: null }
    const issued = await issueOneTimeToken(deps, tx, prepared.user.id, request)
    const { ip } = clientOf(c, deps.config.trustProxy)
    const details = { type: body.type }
    const now = deps.now()
    await audit(tx, 'admin_link_generated', { userId: prepared.user.id, actorId, ip, now, details })
    return { user: prepared.user, request, issued }
  })
  return c.json({
    ...(await viewUser(deps.db, user)),
    action_link: verifyLinkOf(deps, request, issued.linkToken, redirectTo),
    email_otp: issued.code,
    hashed_token: issued.linkToken,
    verification_type: VERIFY_TYPES[request.kind],
    redirect_to: redirectTo,
  })
}

async function prepare(
  deps: AuthDeps,
  tx: Db,
  kind: TokenKind,
  body: LinkBody,
  passwordHash: string | null,
): Promise<Prepared> {
  const email = body.email ?? ''
  const known = await findUserByEmail(tx, email)
  if (kind === 'email_change_current' || kind === 'email_change_new')
    return prepareChange(deps, tx, known, kind, body.new_email)
  if (known?.emailConfirmedAt && (kind === 'confirmation' || kind === 'invite')) throw emailExists()
  if (!known && kind === 'recovery') throw new AuthError(404, 'user_not_found', 'User not found')
  const now = deps.now()
  const invitedAt = kind === 'invite' ? now : null
  const account = { email, passwordHash, invitedAt, userMetadata: body.data }
  if (known) {
    const isNew = kind === 'confirmation' || kind === 'invite'
    const restarted = isNew ? await restart(tx, known, account, now) : known
    return { user: restarted ?? known, kind, address: email }
  }
  const user = await createEmailAccount(tx, account, now)
  if (!user) throw emailExists()
  return { user, kind: kind === 'magiclink' ? 'confirmation' : kind, address: email }
}

async function prepareChange(
  deps: AuthDeps,
  tx: Db,
  user: User | null,
  kind: TokenKind,
  newEmail: string | null,
): Promise<Prepared> {
  if (!user?.email) throw new AuthError(404, 'user_not_found', 'User not found')
  if (!newEmail) throw invalid('A new email address is required')
  if (await findUserByEmail(tx, newEmail)) throw emailExists()
  // The second link of a pair must not undo what the first one has brought about.
  const changes = user.newEmail === newEmail ? {} : { newEmail, emailChangeHalf: false }
  const changed = (await updateUser(tx, user.id, changes, deps.now())) ?? user
  return { user: changed, kind, address: kind === 'email_change_new' ? newEmail : user.email }
}

/** POST /invite: mails an invitation to make an account. */
export async function invite(deps: AuthDeps, c: Context): Promise<Response> {
  const actorId = await requireAdmin(deps, c)
  const body = await readBody(c, linkBody)
  if (!body.email) throw invalid('An email address is required')
  const redirectTo = redirectTargetOf(deps.config, c, c.req.query('redirect_to'), null)
  const { user, letter } = await deps.db.transaction(async (tx) => {
    const prepared = await prepare(deps, tx, 'invite', body, null)
    const request = { kind: prepared.kind, address: prepared.address, flowStateId: null }
    const issued = await issueOneTimeToken(deps, tx, prepared.user.id, request)
    const { ip } = clientOf(c, deps.config.trustProxy)
    await audit(tx, 'user_invited', { userId: prepared.user.id, actorId, ip, now: deps.now() })
    const locale = readLanguage(prepared.user.userMetadata['locale'])
    const options = { redirectTo, user: prepared.user, ...(locale && { locale }) }
    return { user: prepared.user, letter: mailFor(deps, c, request, issued, options) }
  })
  deps.mailer.send(letter)
  return c.json(await viewUser(deps.db, user))
}
