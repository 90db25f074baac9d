import { lockUser, type UserChanges, updateUser } from '#data/auth/users.ts'
import type { Db } from '#data/db/db.ts'
import type { Metadata, User } from '#domain/member/account.ts'

/**
 * The field of `app_metadata` that says that no password given so far counts and a new one is to be
 * chosen. Mails and pages read it; setting a password removes it.
 */
const FLAG = 'password_dropped'
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Whether several people may have signed up for an unconfirmed address. */
export const isContested = ({
  emailConfirmedAt,
  appMetadata,
}: Pick<User, 'emailConfirmedAt' | 'appMetadata'>) =>
  emailConfirmedAt === null && appMetadata[FLAG] === true

type Unproven = Pick<User, 'passwordHash' | 'userMetadata' | 'appMetadata'>

/**
 * Changes that remove from an unconfirmed account what somebody may have set who does not own its
 * address: password and metadata. Metadata of an invitation stay, for they are the administrator's.
 */
export function withoutUnproven(
  { passwordHash, invitedAt, userMetadata, appMetadata }: User,
  isPasswordDropped = passwordHash !== null,
): Unproven {
  return {
    passwordHash: null,
    userMetadata: invitedAt && passwordHash === null ? userMetadata : {},
    appMetadata: isPasswordDropped ? { ...appMetadata, [FLAG]: true } : appMetadata,
  }
}

/** The metadata of an account after its password is set. */
export function withoutFlag({ appMetadata }: Pick<User, 'appMetadata'>): Metadata {
  const { [FLAG]: _, ...others } = appMetadata
  return others
}

/**
 * Changes an account whose address is unconfirmed as `changesOf` says, null for not at all; returns the
 * account, changed or not. Takes no lock on tokens, so a mail is drafted in a transaction of its own.
 */
export function changeUnconfirmed(
  db: Db,
  user: User | null,
  changesOf: (current: User) => Promise<UserChanges | null> | UserChanges | null,
  now: Date,
): Promise<User | null> {
  return db.transaction(async (tx) => {
    // Also locked for an unknown account: timing must not reveal accounts.
    const current = await lockUser(tx, user?.id ?? NOBODY)
    if (!current || current.emailConfirmedAt) return current
    const changes = await changesOf(current)
    return changes ? updateUser(tx, current.id, changes, now) : current
  })
}
