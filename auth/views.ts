import { listFactorsOf } from '#data/auth/factors.ts'
import { listIdentitiesOf } from '#data/auth/identities.ts'
import type { Db } from '#data/db/db.ts'
import type { Factor, Identity, User } from '#domain/member/account.ts'

/** The public view of an account, without password and pending data. */
export type UserView = Record<string, unknown> & { id: string }

/** Loads related data of an account and returns its view. */
export async function viewUser(db: Db, user: User): Promise<UserView> {
  const [view] = await viewUsers(db, [user])
  return view ?? toUserView(user, [], [])
}

/** As `viewUser` for many, with two queries. */
export async function viewUsers(db: Db, users: readonly User[]): Promise<UserView[]> {
  const ids = users.map(({ id }) => id)
  const identities = await listIdentitiesOf(db, ids)
  const factors = await listFactorsOf(db, ids)
  const of = <T extends { userId: string }>(rows: T[], { id }: User) =>
    rows.filter(({ userId }) => userId === id)
  return users.map((user) => toUserView(user, of(identities, user), of(factors, user)))
}

export function toUserView(user: User, identities: Identity[], factors: Factor[]): UserView {
  return {
    id: user.id,
    aud: 'authenticated',
    role: user.role,
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...present({
      email_confirmed_at: user.emailConfirmedAt,
      phone_confirmed_at: user.phoneConfirmedAt,
      confirmed_at: user.emailConfirmedAt ?? user.phoneConfirmedAt,
      invited_at: user.invitedAt,
      confirmation_sent_at: user.confirmationSentAt,
      recovery_sent_at: user.recoverySentAt,
      new_email: user.newEmail,
      email_change_sent_at: user.emailChangeSentAt,
      reauthentication_sent_at: user.reauthenticationSentAt,
      last_sign_in_at: user.lastSignInAt,
      banned_until: user.bannedUntil,
      deleted_at: user.deletedAt,
    }),
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    identities: identities.map(toIdentityView),
    ...(factors.length > 0 && { factors: factors.map(toFactorView) }),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    is_anonymous: user.isAnonymous,
  }
}

function toIdentityView(identity: Identity) {
  const { email } = identity.identityData
  return {
    identity_id: identity.id,
    id: identity.providerId,
    user_id: identity.userId,
    identity_data: identity.identityData,
    provider: identity.provider,
    ...present({ last_sign_in_at: identity.lastSignInAt }),
    created_at: identity.createdAt.toISOString(),
    updated_at: identity.updatedAt.toISOString(),
    ...(typeof email === 'string' && { email }),
  }
}

export function toFactorView(factor: Factor) {
  return {
    id: factor.id,
    created_at: factor.createdAt.toISOString(),
    updated_at: factor.updatedAt.toISOString(),
    status: factor.status,
    ...present({ friendly_name: factor.friendlyName, last_challenged_at: factor.lastChallengedAt }),
    factor_type: factor.factorType,
  }
}

/** Only what is set, times as text. */
function present(fields: Record<string, Date | string | null>): Record<string, string> {
  const set = Object.entries(fields).flatMap(([name, value]) =>
    value === null ? [] : [[name, value instanceof Date ? value.toISOString() : value] as const],
  )
  return Object.fromEntries(set)
}
