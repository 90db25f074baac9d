import { randomUUID } from 'node:crypto'
import { audit } from '#auth/audit.ts'
import { isBanned } from '#auth/caller.ts'
import type { Client } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError } from '#auth/errors.ts'
import { createIdentity, refreshIdentity } from '#data/auth/identities.ts'
import { createUser, lockUser } from '#data/auth/users.ts'
import type { Db } from '#data/db/db.ts'
import type { Identity, User } from '#domain/member/account.ts'
import { identityDataOf, type Profile } from './profile.ts'

const conflict = () => new AuthError(409, 'conflict', 'Another sign-in changed this account')

/** @throws AuthError for a banned user */
export function rejectBanned({ now }: AuthDeps, user: User): void {
  if (isBanned(user, now())) throw new AuthError(403, 'user_banned', 'User is banned')
}

/** The account behind an identity that is known, with what the provider tells today. */
export async function welcomeBack(
  deps: AuthDeps,
  tx: Db,
  identity: Identity,
  profile: Profile,
): Promise<User> {
  const user = await lockUser(tx, identity.userId)
  if (!user) throw conflict()
  rejectBanned(deps, user)
  await refreshIdentity(tx, identity.id, identityDataOf(profile), deps.now())
  return user
}

/**
 * Creates the account of a provider's profile.
 *
 * @throws AuthError while sign-ups are disabled, and when a concurrent sign-in created it first
 */
export async function createAccountFor(
  deps: AuthDeps,
  tx: Db,
  provider: string,
  profile: Profile,
  client: Client,
  more: Pick<User, 'emailConfirmedAt'> & Partial<User>,
): Promise<User> {
  if (!deps.config.allowSignup)
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  const now = deps.now()
  const user = await createUser(tx, {
    id: randomUUID(),
    email: profile.email,
    userMetadata: profile.data,
    appMetadata: { provider, providers: [provider] },
    createdAt: now,
    ...more,
  })
  if (!user) throw conflict()
  await addIdentity(tx, user, provider, profile, now)
  await audit(tx, 'signup', { userId: user.id, ip: client.ip, now, details: { provider } })
  return user
}

export async function addIdentity(
  tx: Db,
  user: User,
  provider: string,
  profile: Profile,
  now: Date,
): Promise<void> {
  const identity = {
    id: randomUUID(),
    userId: user.id,
    provider,
    providerId: profile.subject,
    identityData: identityDataOf(profile),
  }
  if (!(await createIdentity(tx, identity, now))) throw conflict()
}
