import { findUserByEmail } from '#data/auth/users.ts'
import type { Metadata, User } from '#domain/member/account.ts'
import type { AuthDeps } from '../deps.ts'
import { createEmailAccount } from './accounts.ts'
import { changeUnconfirmed, withoutUnproven } from './unproven.ts'

/** The input of a sign-up. */
export type SignUp = { email: string; password: string; userMetadata: Metadata }

/**
 * Records a sign-up: creates the account (where `mayCreate`), or changes the unconfirmed one that has the
 * address. Whoever repeats its password may change the metadata; after a sign-up with another password
 * nobody can tell which of them owns the address, so password and metadata of all are dropped. A
 * confirmed account stays as it is. The work is the same in all cases.
 *
 * @returns the account that has the address now, null for none
 */
export async function register(
  deps: AuthDeps,
  { email, password, userMetadata }: SignUp,
  mayCreate: boolean,
): Promise<{ user: User | null; isNew: boolean }> {
  const { db, passwords } = deps
  const now = deps.now()
  const before = (await findUserByEmail(db, email))?.passwordHash ?? null
  const wasSame = await passwords.verify(before, password)
  const passwordHash = await passwords.hash(password)
  const created = mayCreate
    ? await db.transaction((tx) =>
        createEmailAccount(tx, { email, passwordHash, userMetadata }, now),
      )
    : null
  if (created) return { user: created, isNew: true }
  const known = await findUserByEmail(db, email)
  const user = await changeUnconfirmed(
    db,
    known,
    async (current) => {
      const isUnchanged = current.passwordHash === before
      const isSame = isUnchanged ? wasSame : await passwords.verify(current.passwordHash, password)
      return isSame ? { userMetadata } : withoutUnproven(current, true)
    },
    now,
  )
  return { user, isNew: false }
}
