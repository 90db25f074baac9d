import { syncProviders } from '#auth/addresses/accounts.ts'
import { withoutUnproven } from '#auth/addresses/unproven.ts'
import { audit } from '#auth/audit.ts'
import { requireSecondFactor } from '#auth/caller.ts'
import type { Client } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError } from '#auth/errors.ts'
import type { FlowState } from '#data/auth/flow-states.ts'
import { deleteIdentitiesExcept, findIdentity } from '#data/auth/identities.ts'
import { lockSession } from '#data/auth/sessions.ts'
import { findUserByEmail, lockUser, updateUser } from '#data/auth/users.ts'
import type { Db } from '#data/db/db.ts'
import type { User } from '#domain/member/account.ts'
import { addIdentity, createAccountFor, rejectBanned, welcomeBack } from './identity-account.ts'
import type { Profile } from './profile.ts'

/** An account, and whether this is a new sign-in method of an existing one. */
export type Joined = { user: User; isNewWay: boolean }

/**
 * Finds or creates the account of a provider's profile. An existing account is joined only if the provider
 * has verified the address; an unconfirmed one loses the credentials that a stranger may have set.
 *
 * @throws AuthError when no account can be used
 */
export async function joinAccount(
  deps: AuthDeps,
  tx: Db,
  provider: string,
  profile: Profile,
  client: Client,
): Promise<Joined> {
  const now = deps.now()
  const known = await findIdentity(tx, provider, profile.subject)
  if (known) return { user: await welcomeBack(deps, tx, known, profile), isNewWay: false }
  const { email } = profile
  if (email && !profile.isEmailVerified)
    throw new AuthError(
      422,
      'provider_email_needs_verification',
      `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
    )
  const owner = email ? await findUserByEmail(tx, email) : null
  if (owner) {
    const user = await claimAccount(tx, owner, now)
    rejectBanned(deps, user)
    await addIdentity(tx, user, provider, profile, now)
    await audit(tx, 'identity_linked', {
      userId: user.id,
      ip: client.ip,
      now,
      details: { provider },
    })
    return { user: await syncProviders(tx, user, now), isNewWay: owner.emailConfirmedAt !== null }
  }
  const more = { emailConfirmedAt: email ? now : null }
  const user = await createAccountFor(deps, tx, provider, profile, client, more)
  return { user, isNewWay: false }
}

async function claimAccount(tx: Db, owner: User, now: Date): Promise<User> {
  if (owner.emailConfirmedAt) return owner
  await deleteIdentitiesExcept(tx, owner.id, null)
  const changes = { ...withoutUnproven(owner), emailConfirmedAt: now }
  return (await updateUser(tx, owner.id, changes, now)) ?? owner
}

/**
 * Adds a provider's account to the one of whoever asked for it while signed in, if they still are.
 *
 * @throws AuthError when the session that asked has ended, and where the two may not be joined
 */
export async function linkAccount(
  deps: AuthDeps,
  tx: Db,
  { linkingUserId: userId, sessionId }: Pick<FlowState, 'linkingUserId' | 'sessionId'>,
  provider: string,
  profile: Profile,
  client: Client,
): Promise<User> {
  const now = deps.now()
  const user = userId && (await lockUser(tx, userId))
  if (!user || user.deletedAt) throw new AuthError(403, 'user_not_found', 'User not found')
  rejectBanned(deps, user)
  const session = sessionId && (await lockSession(tx, sessionId))
  if (!session)
    throw new AuthError(403, 'session_not_found', 'The session that asked for this has ended')
  await requireSecondFactor(tx, { user, session })
  // Otherwise another sign-in method would outlast the organisation's control.
  if (user.isSso)
    throw new AuthError(422, 'user_sso_managed', 'A SSO account can only be used via SSO')
  await requireUnlinked(tx, provider, profile)
  await addIdentity(tx, user, provider, profile, now)
  await audit(tx, 'identity_linked', { userId, ip: client.ip, now, details: { provider } })
  return syncProviders(tx, await makePermanent(tx, user, profile, now), now)
}

/** @throws AuthError when the provider's account is already linked */
export async function requireUnlinked(
  tx: Db,
  provider: string,
  { subject }: Profile,
): Promise<void> {
  if (await findIdentity(tx, provider, subject))
    throw new AuthError(422, 'identity_already_exists', 'Identity is already linked')
}

/** An anonymous account has an owner from now on. */
async function makePermanent(tx: Db, user: User, profile: Profile, now: Date): Promise<User> {
  if (!user.isAnonymous) return user
  const { email, isEmailVerified } = profile
  const isFree = email && isEmailVerified && !(await findUserByEmail(tx, email))
  const changes = { isAnonymous: false, ...(isFree && { email, emailConfirmedAt: now }) }
  return (await updateUser(tx, user.id, changes, now)) ?? user
}
