import { hasSignedInFrom } from '#data/audit.ts'
import type { User } from '#domain/account.ts'
import type { Client } from './client.ts'
import type { AuthDeps } from './deps.ts'
import { throttle } from './throttle.ts'

const FAMILIAR_MS = 90 * 86_400_000

/**
 * Counts a guess before it is tried, so that many at once count too; gives what takes it back when
 * the password was right. Strangers share the guesses of an account; an address that its owner has
 * signed in from lately has some of its own, so that nobody can be kept out by others.
 *
 * @throws AuthError with the seconds to wait when there is no guess left
 */
export async function countGuess(
  deps: AuthDeps,
  { ip }: Client,
  email: string,
  user: User | null,
): Promise<() => Promise<void>> {
  const { limits, now } = deps
  await throttle(deps, 'passwordAddress', ip)
  const since = new Date(now().getTime() - FAMILIAR_MS)
  // Asked for nobody too: how long the answer takes must not tell who has an account.
  if (await hasSignedInFrom(deps.db, user?.id ?? NOBODY, ip, since)) {
    const key = `${ip} ${email}`
    await throttle(deps, 'passwordFamiliar', key)
    return async () => {
      await limits.giveBack('passwordAddress', ip)
      await limits.forget('passwordFamiliar', key)
    }
  }
  await throttle(deps, 'passwordAccount', email)
  return async () => {
    await limits.giveBack('passwordAddress', ip)
    await limits.giveBack('passwordAccount', email)
  }
}

const NOBODY = '00000000-0000-0000-0000-000000000000'
