import type { Context } from 'hono'
import { createEmailAccount } from '#auth/addresses/accounts.ts'
import { mergeMetadata } from '#auth/addresses/metadata.ts'
import { notifyOwner } from '#auth/addresses/notify.ts'
import { emailExists, syncEmailIdentity } from '#auth/addresses/redeem.ts'
import { withoutFlag, withoutUnproven } from '#auth/addresses/unproven.ts'
import { audit } from '#auth/audit.ts'
import { readBody, readOptionalBody } from '#auth/body.ts'
import { isBanned, requireAdmin } from '#auth/caller.ts'
import { clientOf } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError, invalid } from '#auth/errors.ts'
import { canImportHash } from '#auth/passwords/password-hasher.ts'
import { requireStrong } from '#auth/passwords/password-rules.ts'
import { viewUser, viewUsers } from '#auth/views.ts'
import { deleteFlowStates } from '#data/auth/flow-states.ts'
import { deleteIdentitiesExcept } from '#data/auth/identities.ts'
import { deleteGrantsOf } from '#data/auth/oauth-grants.ts'
import { clearOneTimeTokens } from '#data/auth/one-time-tokens.ts'
import { deleteSessions } from '#data/auth/sessions.ts'
import {
  deleteUser,
  EmailTaken,
  findUser,
  listUsers,
  lockUser,
  type UserChanges,
  updateUser,
} from '#data/auth/users.ts'
import { anonymiseRequester } from '#data/booking/booking-erasure.ts'
import type { User } from '#domain/member/account.ts'
import { linkHeader, pageOf } from './paging.ts'
import { requiredUser } from './required-user.ts'
import { type AdminUserBody, adminUserBody, bannedUntilOf, deletionBody } from './user-body.ts'

/** GET /admin/users */
export async function listAccounts(deps: AuthDeps, c: Context): Promise<Response> {
  await requireAdmin(deps, c)
  const page = pageOf(c)
  const { users, total } = await listUsers(deps.db, page)
  c.header('X-Total-Count', String(total))
  c.header('Link', linkHeader(c, page, total))
  return c.json({ users: await viewUsers(deps.db, users), aud: 'authenticated' })
}

/** GET /admin/users/{id} */
export async function getAccount(deps: AuthDeps, c: Context): Promise<Response> {
  await requireAdmin(deps, c)
  return c.json(await viewUser(deps.db, await requiredUser(deps, c)))
}

/** POST /admin/users: a password follows the same rules as at sign-up; an imported hash cannot be checked. */
export async function createAccount(deps: AuthDeps, c: Context): Promise<Response> {
  const actorId = await requireAdmin(deps, c)
  const body = await readBody(c, adminUserBody)
  if (body.phone) throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider')
  const { email } = body
  if (!email) throw invalid('Cannot create a user without either an email or phone')
  if (body.id && (await findUser(deps.db, body.id)))
    throw new AuthError(422, 'user_already_exists', 'A user with this id already exists')
  const passwordHash = await hashOf(deps, body)
  const now = deps.now()
  const user = await deps.db.transaction(async (tx) => {
    const created = await createEmailAccount(
      tx,
      {
        ...(body.id && { id: body.id }),
        email,
        passwordHash,
        emailConfirmedAt: body.email_confirm ? now : null,
        userMetadata: mergeMetadata({}, body.user_metadata ?? {}),
        appMetadata: mergeMetadata(
          { provider: 'email', providers: ['email'] },
          body.app_metadata ?? {},
        ),
        ...(body.role && { role: body.role }),
        bannedUntil: bannedUntilOf(body.ban_duration, now) ?? null,
      },
      now,
    )
    if (!created) throw emailExists()
    const { ip } = clientOf(c, deps.config.trustProxy)
    await audit(tx, 'admin_user_created', { userId: created.id, actorId, ip, now })
    return created
  })
  return c.json(await viewUser(deps.db, user))
}

/** PUT /admin/users/{id}: metadata merges; a new password ends every session. */
export async function updateAccount(deps: AuthDeps, c: Context): Promise<Response> {
  const actorId = await requireAdmin(deps, c)
  const target = await requiredUser(deps, c)
  const body = await readBody(c, adminUserBody)
  if (body.phone) throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider')
  const passwordHash = await hashOf(deps, body)
  const now = deps.now()
  const user = await deps.db.transaction(async (tx) => {
    const current = await lockUser(tx, target.id)
    if (!current) throw new AuthError(404, 'user_not_found', 'User not found')
    const changed = await applyChanges(
      tx,
      current,
      changesOf(current, body, passwordHash, now),
      now,
    )
    if (body.email || body.email_confirm) await syncEmailIdentity(tx, changed, now)
    if (!current.emailConfirmedAt && changed.emailConfirmedAt)
      await clearOneTimeTokens(tx, current.id)
    if (passwordHash) {
      await deleteSessions(tx, current.id)
      await deleteGrantsOf(tx, current.id)
      await clearOneTimeTokens(tx, current.id)
    }
    if (passwordHash || isBanned(changed, now)) await deleteFlowStates(tx, current.id)
    const { ip } = clientOf(c, deps.config.trustProxy)
    await audit(tx, 'admin_user_updated', { userId: current.id, actorId, ip, now })
    return changed
  })
  if (user.email !== target.email) await notifyOwner(deps, c, target, 'email_changed', user.email)
  return c.json(await viewUser(deps.db, user))
}

async function applyChanges(
  tx: AuthDeps['db'],
  user: User,
  changes: UserChanges,
  now: Date,
): Promise<User> {
  try {
    return (await updateUser(tx, user.id, changes, now)) ?? user
  } catch (error) {
    throw error instanceof EmailTaken ? emailExists() : error
  }
}

function changesOf(
  user: User,
  body: AdminUserBody,
  passwordHash: string | null,
  now: Date,
): UserChanges {
  const bannedUntil = bannedUntilOf(body.ban_duration, now)
  const isConfirming = body.email_confirm || (body.email && body.email !== user.email)
  // Whoever registered the address has not proved it: what they set is not the owner's.
  const isUnproven = isConfirming && user.email !== null && user.emailConfirmedAt === null
  const kept = isUnproven ? withoutUnproven(user) : user
  const appMetadata = passwordHash ? withoutFlag(kept) : kept.appMetadata
  return {
    ...(body.email && { email: body.email, isAnonymous: false, newEmail: null }),
    ...(isConfirming && { emailConfirmedAt: now }),
    ...(isUnproven && { passwordHash: null, userMetadata: kept.userMetadata }),
    ...(passwordHash && { passwordHash }),
    ...(body.role && { role: body.role }),
    ...(body.user_metadata && {
      userMetadata: mergeMetadata(kept.userMetadata, body.user_metadata),
    }),
    appMetadata: mergeMetadata(appMetadata, body.app_metadata ?? {}),
    ...(bannedUntil !== undefined && { bannedUntil }),
  }
}

async function hashOf(deps: AuthDeps, body: AdminUserBody): Promise<string | null> {
  const { password, password_hash: imported } = body
  if (password && imported) throw invalid('Only a password or a password hash should be provided')
  if (imported) {
    if (!canImportHash(imported)) throw invalid('Unsupported password hash')
    return imported
  }
  if (!password) return null
  await requireStrong(password, deps.config.passwordMin)
  return deps.passwords.hash(password)
}

/** DELETE /admin/users/{id}; a soft deletion keeps the id and forgets the person. */
export async function deleteAccount(deps: AuthDeps, c: Context): Promise<Response> {
  const actorId = await requireAdmin(deps, c)
  const { id, email } = await requiredUser(deps, c)
  const { should_soft_delete: isSoft } = await readOptionalBody(c, deletionBody)
  const now = deps.now()
  await deps.db.transaction(async (tx) => {
    if (isSoft) {
      const hidden = email ? deps.secrets.mac('deleted-address', email) : null
      const changes: UserChanges = {
        email: hidden,
        newEmail: null,
        passwordHash: null,
        userMetadata: {},
        appMetadata: {},
        deletedAt: now,
        bannedUntil: null,
      }
      await updateUser(tx, id, changes, now)
      await deleteIdentitiesExcept(tx, id, null)
      await clearOneTimeTokens(tx, id)
      await deleteSessions(tx, id)
      await deleteGrantsOf(tx, id)
      await deleteFlowStates(tx, id)
      await anonymiseRequester(tx, id, now)
    } else await deleteUser(tx, id, now)
    const { ip } = clientOf(c, deps.config.trustProxy)
    await audit(tx, 'admin_user_deleted', { userId: id, actorId, ip, now })
  })
  return c.json({})
}
