import type { Context } from 'hono'
import { requireUuid } from '#auth/body.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError } from '#auth/errors.ts'
import { findUser } from '#data/auth/users.ts'
import type { User } from '#domain/member/account.ts'

/** The account that the address names. @throws AuthError when there is none */
export async function requiredUser(deps: AuthDeps, c: Context): Promise<User> {
  const missing = new AuthError(404, 'user_not_found', 'User not found')
  const user = await findUser(deps.db, requireUuid(c.req.param('id') ?? '', missing))
  if (!user) throw missing
  return user
}
