import { randomUUID } from 'node:crypto'
import { createIdentity, listIdentities } from '#data/auth/identities.ts'
import { clearOneTimeTokens } from '#data/auth/one-time-tokens.ts'
import { createUser, lockUser, updateUser } from '#data/auth/users.ts'
import type { Db } from '#data/db/db.ts'
import type { Metadata, User } from '#domain/member/account.ts'
import { withoutFlag, withoutUnproven } from './unproven.ts'

/** Adds an account with an address; null if the address is taken. */
export async function createEmailAccount(
  tx: Db,
  account: Partial<User> & { email: string },
  now: Date,
): Promise<User | null> {
  const user = await createUser(tx, {
    id: randomUUID(),
    appMetadata: { provider: 'email', providers: ['email'] },
    createdAt: now,
    ...account,
  })
  if (user) await addEmailIdentity(tx, user, now)
  return user
}

/**
 * Replaces the password and metadata of an unconfirmed account by an administrator's, and revokes the
 * mails sent before. A confirmed account stays as it is.
 */
export async function restart(
  tx: Db,
  { id }: User,
  given: Pick<User, 'passwordHash' | 'userMetadata'> & Partial<User>,
  now: Date,
): Promise<User | null> {
  // Tokens before the account, in the order in which they are redeemed.
  await clearOneTimeTokens(tx, id, ['confirmation', 'invite'])
  const user = await lockUser(tx, id)
  if (!user || user.emailConfirmedAt) return user
  const { passwordHash, userMetadata } = given
  const invitedAt = given.invitedAt ?? user.invitedAt
  const appMetadata = passwordHash ? withoutFlag(user) : withoutUnproven(user).appMetadata
  return updateUser(tx, id, { passwordHash, userMetadata, invitedAt, appMetadata }, now)
}

export async function createAnonymousAccount(
  db: Db,
  userMetadata: Metadata,
  now: Date,
): Promise<User> {
  const user = await createUser(db, {
    id: randomUUID(),
    isAnonymous: true,
    userMetadata,
    createdAt: now,
  })
  if (!user) throw new Error('a random id is never taken')
  return user
}

/** Adds the identity for signing in by address. */
export async function addEmailIdentity(tx: Db, user: User, now: Date): Promise<void> {
  await createIdentity(
    tx,
    {
      id: randomUUID(),
      userId: user.id,
      provider: 'email',
      providerId: user.id,
      identityData: emailIdentityData(user),
    },
    now,
  )
}

export function emailIdentityData(user: User): Metadata {
  return {
    sub: user.id,
    email: user.email,
    email_verified: user.emailConfirmedAt !== null,
    phone_verified: false,
  }
}

/** Updates the list of providers from the identities. */
export async function syncProviders(tx: Db, user: User, now: Date): Promise<User> {
  const identities = await listIdentities(tx, user.id)
  const providers = [...new Set(identities.map(({ provider }) => provider))]
  const current = user.appMetadata['provider']
  const provider =
    typeof current === 'string' && providers.includes(current) ? current : providers[0]
  const { provider: _, providers: __, ...others } = user.appMetadata
  const appMetadata = provider ? { ...others, provider, providers } : others
  return (await updateUser(tx, user.id, { appMetadata }, now)) ?? user
}
