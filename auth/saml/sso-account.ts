import { randomUUID } from 'node:crypto'
import { audit } from '#auth/audit.ts'
import { isBanned } from '#auth/caller.ts'
import type { Client } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError } from '#auth/errors.ts'
import { identityDataOf, type Profile } from '#auth/external/profile.ts'
import type { Db } from '#data/db.ts'
import { createIdentity, findIdentity, refreshIdentity } from '#data/identities.ts'
import { createUser, lockUser, updateUser } from '#data/users.ts'
import type { Identity, User } from '#domain/account.ts'

/**
 * Finds or makes the account of somebody from an organisation. It is never joined with another
 * account, though both may have the same address.
 *
 * @throws AuthError where no account may be had
 */
export async function ssoAccount(
  deps: AuthDeps,
  tx: Db,
  provider: string,
  profile: Profile,
  client: Client,
): Promise<User> {
  const now = deps.now()
  const known = await findIdentity(tx, provider, profile.subject)
  if (known) return welcomeBack(deps, tx, known, profile)
  if (!deps.config.allowSignup)
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  const user = await createUser(tx, {
    id: randomUUID(),
    email: profile.email,
    emailConfirmedAt: now,
    isSso: true,
    userMetadata: profile.data,
    appMetadata: { provider, providers: [provider] },
    createdAt: now,
  })
  if (!user) throw conflict()
  const identity = await createIdentity(
    tx,
    {
      id: randomUUID(),
      userId: user.id,
      provider,
      providerId: profile.subject,
      identityData: identityDataOf(profile),
    },
    now,
  )
  if (!identity) throw conflict()
  await audit(tx, 'signup', { userId: user.id, ip: client.ip, now, details: { provider } })
  return user
}

const conflict = () => new AuthError(409, 'conflict', 'Another sign-in changed this account')

async function welcomeBack(
  deps: AuthDeps,
  tx: Db,
  identity: Identity,
  profile: Profile,
): Promise<User> {
  const user = await lockUser(tx, identity.userId)
  if (!user) throw conflict()
  const now = deps.now()
  if (isBanned(user, now)) throw new AuthError(403, 'user_banned', 'User is banned')
  await refreshIdentity(tx, identity.id, identityDataOf(profile), now)
  if (user.email === profile.email) return user
  return (await updateUser(tx, user.id, { email: profile.email }, now)) ?? user
}
