import type { User } from '#domain/account.ts'
import type { Client } from './client.ts'
import type { AuthDeps } from './deps.ts'
import { isFamiliar } from './familiar.ts'
import { throttle } from './throttle.ts'

/**
 * Counts a guess before it is tried, so that many at once count too; gives what takes it back when
 * the password was right. Strangers share the guesses of an account; an address that its owner has
 * signed in from lately has some of its own, so that nobody can be kept out by others.
 *
 * @throws AuthError with the seconds to wait when there is no guess left
 */
export async function countGuess(
  deps: AuthDeps,
  client: Client,
  email: string,
  user: User | null,
): Promise<() => Promise<void>> {
  const { limits } = deps
  const { ip } = client
  await throttle(deps, 'passwordAddress', ip)
  if (await isFamiliar(deps, user, client, 'sign_in')) {
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
