import { listFactors } from '#data/auth/factors.ts'
import { listIdentities, refreshIdentity } from '#data/auth/identities.ts'
import {
  clearOneTimeTokens,
  type OneTimeToken,
  takeOneTimeToken,
} from '#data/auth/one-time-tokens.ts'
import { removePasskeysOf } from '#data/auth/passkeys.ts'
import { EmailTaken, lockUser, type UserChanges, updateUser } from '#data/auth/users.ts'
import type { Db } from '#data/db/db.ts'
import type { TokenKind, User } from '#domain/member/account.ts'
import { audit } from '../audit.ts'
import { isBanned } from '../caller.ts'
import type { Client } from '../client.ts'
import type { AuthDeps } from '../deps.ts'
import { AuthError } from '../errors.ts'
import { addEmailIdentity, emailIdentityData, syncProviders } from './accounts.ts'
import { withoutUnproven } from './unproven.ts'

/** Token kinds of a `type` of /verify; null for an unknown type. */
export function kindsOf(type: string): readonly TokenKind[] | null {
  return KINDS.get(type) ?? null
}

const KINDS = new Map<string, readonly TokenKind[]>([
  ['signup', ['confirmation']],
  ['invite', ['invite']],
  ['magiclink', ['magiclink']],
  ['recovery', ['recovery']],
  ['email_change', ['email_change_current', 'email_change_new']],
  ['email', ['confirmation', 'magiclink']],
])

export const otpExpired = () =>
  new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')

/** Half: one of the two addresses of a change has confirmed. */
export type Redeemed = {
  kind: 'done' | 'half'
  user: User
  token: OneTimeToken
  /** The account before an address change; its owner must be notified. */
  former: User | null
}

/**
 * Redeems a mailed token and applies its effect. Runs in a transaction; of concurrent uses one succeeds.
 *
 * @throws AuthError for a wrong, used, foreign or expired token, always the same
 */
export async function redeem(
  deps: AuthDeps,
  tx: Db,
  wanted: { tokenHash: string; kinds: readonly TokenKind[] },
  client: Client,
): Promise<Redeemed> {
  const now = deps.now()
  const newerThan = new Date(now.getTime() - deps.config.otpTtlS * 1000)
  const token = await takeOneTimeToken(tx, { ...wanted, newerThan })
  if (!token) throw otpExpired()
  const user = await lockUser(tx, token.userId)
  if (!user) throw otpExpired()
  if (isBanned(user, now)) throw new AuthError(403, 'user_banned', 'User is banned')
  if (token.kind === 'email_change_current' || token.kind === 'email_change_new')
    return agreeToChange(deps, tx, token, user, client)
  if (token.relatesTo !== user.email) throw otpExpired()
  if (token.kind === 'recovery') await dropPasskeys(tx, user)
  const confirmed = await confirmAddress(deps, tx, user, token.kind)
  return { kind: 'done', user: confirmed, token, former: null }
}

/**
 * Who recovers an account may have lost it to somebody who left a passkey. With a second factor none lets
 * anybody in alone, and the mailbox alone must not remove any.
 */
async function dropPasskeys(tx: Db, { id }: User): Promise<void> {
  const factors = await listFactors(tx, id)
  if (!factors.some(({ status }) => status === 'verified')) await removePasskeysOf(tx, id)
}

/** Access to the mailbox proves the address, and takes the account from an earlier unconfirmed registrant. */
async function confirmAddress(deps: AuthDeps, tx: Db, user: User, kind: TokenKind): Promise<User> {
  await clearOneTimeTokens(tx, user.id)
  if (user.emailConfirmedAt) return user
  const now = deps.now()
  // Requested without the password, so the stored one may be a stranger's.
  const isUnproven = kind === 'magiclink' || kind === 'recovery'
  const changes: UserChanges = {
    emailConfirmedAt: now,
    ...(isUnproven && withoutUnproven(user)),
  }
  const confirmed = (await updateUser(tx, user.id, changes, now)) ?? user
  await syncEmailIdentity(tx, confirmed, now)
  return confirmed
}

async function agreeToChange(
  deps: AuthDeps,
  tx: Db,
  token: OneTimeToken,
  user: User,
  client: Client,
): Promise<Redeemed> {
  const expected = token.kind === 'email_change_new' ? user.newEmail : user.email
  if (!user.newEmail || token.relatesTo !== expected) throw otpExpired()
  const now = deps.now()
  const oneIsEnough = token.kind === 'email_change_new' && !user.emailConfirmedAt
  if (!user.emailChangeHalf && !oneIsEnough) {
    const waiting = await updateUser(tx, user.id, { emailChangeHalf: true }, now)
    return { kind: 'half', user: waiting ?? user, token, former: null }
  }
  const changed = await changeEmail(tx, user, user.newEmail, now)
  await clearOneTimeTokens(tx, user.id)
  await audit(tx, 'email_changed', { userId: user.id, ip: client.ip, now })
  return { kind: 'done', user: changed, token, former: user }
}

/**
 * Sets a confirmed address.
 *
 * @throws AuthError when another account has it meanwhile
 */
export async function changeEmail(tx: Db, user: User, email: string, now: Date): Promise<User> {
  const changes: UserChanges = {
    email,
    emailConfirmedAt: now,
    newEmail: null,
    emailChangeHalf: false,
    isAnonymous: false,
  }
  const changed = await updateUser(tx, user.id, changes, now).catch((error: unknown) => {
    throw error instanceof EmailTaken ? emailExists() : error
  })
  if (!changed) throw otpExpired()
  await syncEmailIdentity(tx, changed, now)
  return syncProviders(tx, changed, now)
}

export const emailExists = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered')

/** Updates the address identity from the account. */
export async function syncEmailIdentity(tx: Db, user: User, now: Date): Promise<void> {
  const own = (await listIdentities(tx, user.id)).find(({ provider }) => provider === 'email')
  if (own)
    await refreshIdentity(tx, own.id, { ...own.identityData, ...emailIdentityData(user) }, now)
  else await addEmailIdentity(tx, user, now)
}
