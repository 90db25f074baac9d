import type { Context } from 'hono'
import { z } from 'zod'
import { notifyOwner } from '#auth/addresses/notify.ts'
import { linkTokenOf, PKCE_MARK, tokenHashOf } from '#auth/addresses/one-time-codes.ts'
import { kindsOf, otpExpired, redeem } from '#auth/addresses/redeem.ts'
import { emailField, isStorable, phoneField, readBody, textField } from '#auth/body.ts'
import { type Client, clientOf } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { type AuthError, invalid, isAuthError } from '#auth/errors.ts'
import { countCodeGuess } from '#auth/limits/code-guesses.ts'
import { deviceOf, markDevice } from '#auth/limits/device.ts'
import { isFamiliar } from '#auth/limits/familiar.ts'
import { throttle } from '#auth/limits/throttle.ts'
import { errorParams, redirectWith } from '#auth/redirect-answer.ts'
import { redirectTargetOf } from '#auth/redirects.ts'
import { grantCode, openFlow } from '#auth/tokens/flow.ts'
import { sessionBody, startSession, tokensOf } from '#auth/tokens/session.ts'
import { findUserByEmail } from '#data/auth/users.ts'
import type { TokenKind, User } from '#domain/member/account.ts'

const verifyBody = z.looseObject({
  type: textField,
  token: textField,
  token_hash: textField,
  email: emailField,
  phone: phoneField,
})

const HALF_MESSAGE =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** POST /verify: a typed code with its address, or the token of a link. */
export async function verifyCode(deps: AuthDeps, c: Context): Promise<Response> {
  const client = clientOf(c, deps.config.trustProxy)
  await throttle(deps, 'verify', client.ip)
  const body = await readBody(c, verifyBody)
  if (!body.type) throw invalid('Verify requires a verification type')
  if (body.type === 'sms' || body.type === 'phone_change') throw unusablePhone(body)
  const kinds = kindsOf(body.type)
  if (!kinds) throw invalid('Unsupported verification type')
  const tokenHash = requestedHash(deps, body)
  const takeBack = body.email && (await countTyped(deps, c, client, body.email))
  c.header('Cache-Control', 'no-store')
  const done = await deps.db.transaction(async (tx) => {
    const redeemed = await redeem(deps, tx, { tokenHash, kinds }, client)
    if (redeemed.kind === 'half') return null
    const started = await startSession(deps, tx, redeemed.user, { method: 'otp' }, client)
    return { ...started, former: redeemed.former }
  })
  if (takeBack) await takeBack()
  if (!done) return c.json({ msg: HALF_MESSAGE, code: '200' })
  if (done.former) await notifyOwner(deps, c, done.former, 'email_changed', done.user.email)
  markDevice(deps, c, done.user)
  return c.json(await sessionBody(deps, done.user, done.session))
}

/** Counts a typed code; browsers and addresses that have signed in to the account count as known. */
async function countTyped(deps: AuthDeps, c: Context, client: Client, email: string) {
  const user = await findUserByEmail(deps.db, email)
  const device = deviceOf(deps, c, user)
  const isKnown = device !== null || (await isFamiliar(deps, user, client, 'sign_in'))
  return countCodeGuess(deps, device ?? client.ip, email, isKnown ? null : email)
}

/** The stored hash of the requested token. */
function requestedHash(
  deps: AuthDeps,
  { token, token_hash, email, phone }: z.output<typeof verifyBody>,
): string {
  if (token_hash) {
    if (token || email || phone) throw invalid('Only the token_hash and type should be provided')
    return tokenHashOf(deps.secrets, token_hash)
  }
  if (!token) throw invalid('Verify requires a token or a token hash')
  if (!email || phone)
    throw invalid('Only an email address or phone number should be provided on verify')
  return tokenHashOf(deps.secrets, linkTokenOf(deps.secrets, email, token))
}

/** Accounts have no phone numbers, so a code for one is always wrong. */
function unusablePhone({ email, phone }: z.output<typeof verifyBody>): AuthError {
  if (email && phone)
    return invalid('Only an email address or phone number should be provided on verify')
  return phone ? otpExpired() : invalid('Verify requires a phone number')
}

/**
 * GET /verify: a browser opens a link from a mail, and is sent on with a session or a code.
 *
 * @throws AuthError 400 without a `type`, as the public server does; other faults travel in the redirect
 */
export async function verifyLink(deps: AuthDeps, c: Context): Promise<Response> {
  const client = clientOf(c, deps.config.trustProxy)
  const linkToken = c.req.query('token') ?? ''
  const type = c.req.query('type') ?? ''
  if (!type) throw invalid('Verify requires a verification type')
  const target = redirectTargetOf(deps.config, c, c.req.query('redirect_to'))
  c.header('Cache-Control', 'no-store')
  c.header('Referrer-Policy', 'no-referrer')
  try {
    await throttle(deps, 'verify', client.ip)
    const kinds = kindsOf(type)
    if (!kinds || !linkToken || linkToken.length > 200 || !isStorable(linkToken))
      throw invalid('Verify requires a token and a verification type')
    const { former, email, signedIn, ...answer } = await openLink(
      deps,
      { linkToken, kinds, type },
      client,
    )
    if (signedIn) markDevice(deps, c, signedIn)
    if (former) await notifyOwner(deps, c, former, 'email_changed', email)
    return c.redirect(redirectWith(target, answer), 303)
  } catch (error) {
    if (!isAuthError(error)) throw error
    if (error.status === 429) throw error
    const params = errorParams(error)
    const query = linkToken.startsWith(PKCE_MARK) ? params : {}
    return c.redirect(redirectWith(target, { query, fragment: { ...params, sb: '' } }), 303)
  }
}

type Link = { linkToken: string; kinds: readonly TokenKind[]; type: string }
type Answer = {
  query?: Record<string, string>
  fragment?: Record<string, string>
  /** The account before an address change, and its address now. */
  former: User | null
  email: string | null
  /** Null without a session: half of a change, or a code still to be exchanged. */
  signedIn: User | null
}

async function openLink(deps: AuthDeps, link: Link, client: Client): Promise<Answer> {
  const tokenHash = tokenHashOf(deps.secrets, link.linkToken)
  const opened = await deps.db.transaction(async (tx) => {
    const redeemed = await redeem(deps, tx, { tokenHash, kinds: link.kinds }, client)
    const { user, token } = redeemed
    const told = { former: redeemed.former, email: user.email }
    if (redeemed.kind === 'half') return { ...told, message: HALF_MESSAGE }
    if (!token.flowStateId)
      return { ...told, ...(await startSession(deps, tx, user, { method: 'otp' }, client)) }
    const flow = await openFlow(deps, tx, token.flowStateId)
    if (!flow) throw otpExpired()
    return { ...told, code: await grantCode(deps, tx, flow, user.id) }
  })
  const { former, email } = opened
  const signedIn = 'session' in opened ? opened.user : null
  if ('message' in opened)
    return { former, email, signedIn, fragment: { message: opened.message, sb: '' } }
  if ('code' in opened) return { former, email, signedIn, query: { code: opened.code } }
  const tokens = await tokensOf(deps, opened.user, opened.session)
  const fragment = Object.entries({ ...tokens, type: link.type, sb: '' })
  const values = Object.fromEntries(fragment.map(([name, value]) => [name, String(value)]))
  return { former, email, signedIn, fragment: values }
}
