import type { Client } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { createAccountFor, welcomeBack } from '#auth/external/identity-account.ts'
import type { Profile } from '#auth/external/profile.ts'
import { findIdentity } from '#data/auth/identities.ts'
import { updateUser } from '#data/auth/users.ts'
import type { Db } from '#data/db/db.ts'
import type { User } from '#domain/member/account.ts'

/**
 * Finds or creates the account of a person from an organisation. It is never joined with another account,
 * even with the same address.
 *
 * @throws AuthError when no account can be used
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
  if (!known) {
    const more = { emailConfirmedAt: now, isSso: true }
    return createAccountFor(deps, tx, provider, profile, client, more)
  }
  const user = await welcomeBack(deps, tx, known, profile)
  if (user.email === profile.email) return user
  return (await updateUser(tx, user.id, { email: profile.email }, now)) ?? user
}
