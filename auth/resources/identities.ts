import type { Context } from 'hono'
import { syncProviders } from '#auth/addresses/accounts.ts'
import { notifyOwner, wayOf } from '#auth/addresses/notify.ts'
import { audit } from '#auth/audit.ts'
import { requireUuid } from '#auth/body.ts'
import { requireCaller, requireSecondFactor } from '#auth/caller.ts'
import { clientOf } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError } from '#auth/errors.ts'
import { deleteIdentity, listIdentities } from '#data/auth/identities.ts'
import { EmailTaken, lockUser, type UserChanges, updateUser } from '#data/auth/users.ts'
import type { Db } from '#data/db/db.ts'
import type { Identity, User } from '#domain/member/account.ts'

/**
 * DELETE /user/identities/{id}: never the last one, nor the last that has a confirmed address. Address
 * and providers follow from what is left.
 */
export async function unlinkIdentity(deps: AuthDeps, c: Context): Promise<Response> {
  const caller = await requireCaller(deps, c)
  if (!deps.config.allowManualLinking)
    throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled')
  await requireSecondFactor(deps.db, caller)
  const missing = new AuthError(404, 'validation_failed', 'Identity ID must be a UUID')
  const id = requireUuid(c.req.param('identityId') ?? '', missing)
  const now = deps.now()
  const { provider, before, after } = await deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, caller.user.id)
    if (!user) throw new AuthError(403, 'user_not_found', 'User not found')
    const identities = await listIdentities(tx, user.id)
    const removed = identities.find((identity) => identity.id === id)
    if (!removed) throw new AuthError(422, 'identity_not_found', 'Identity not found')
    if (identities.length === 1)
      throw new AuthError(
        422,
        'single_identity_not_deletable',
        'User must have at least 1 identity after unlinking',
      )
    await deleteIdentity(tx, id)
    const left = identities.filter((identity) => identity.id !== id)
    const after = await syncProviders(tx, await withAddressOf(tx, user, removed, left, now), now)
    const { ip } = clientOf(c, deps.config.trustProxy)
    const details = { provider: removed.provider }
    await audit(tx, 'identity_unlinked', { userId: user.id, ip, now, details })
    return { provider: removed.provider, before: user, after }
  })
  await notifyOwner(deps, c, before, 'identity_unlinked', wayOf(c, provider))
  if (after.email !== before.email) await notifyOwner(deps, c, before, 'email_changed', after.email)
  return c.json({})
}

async function withAddressOf(
  tx: Db,
  user: User,
  removed: Identity,
  left: Identity[],
  now: Date,
): Promise<User> {
  // Signing in by address goes with its identity, and so does the password.
  const withoutPassword: UserChanges = removed.provider === 'email' ? { passwordHash: null } : {}
  const addresses = left.flatMap(({ identityData }) => {
    const { email, email_verified: isVerified } = identityData
    return typeof email === 'string' && isVerified === true ? [email] : []
  })
  const email = addresses.find((address) => address === user.email) ?? addresses[0] ?? null
  if (user.email && !email)
    throw new AuthError(
      422,
      'email_conflict_identity_not_deletable',
      'Unable to unlink identity: no other one has a confirmed email address',
    )
  const changes: UserChanges =
    email === user.email
      ? withoutPassword
      : { ...withoutPassword, email, emailConfirmedAt: email ? now : null }
  try {
    return (await updateUser(tx, user.id, changes, now)) ?? user
  } catch (error) {
    if (!(error instanceof EmailTaken)) throw error
    throw new AuthError(
      422,
      'email_conflict_identity_not_deletable',
      'Unable to unlink identity due to email conflict',
    )
  }
}
