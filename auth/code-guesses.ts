import type { Client } from './client.ts'
import type { AuthDeps } from './deps.ts'
import { throttle } from './throttle.ts'

/**
 * Counts a typed code before it is tried, so that many at once count too; gives what takes it back when
 * the code was right. Each address has guesses of its own at an account. All together have a higher
 * number that renews itself soon, and that does not count for who is `known` there: nobody is kept out
 * by strangers.
 *
 * @throws AuthError with the seconds to wait when there is no guess left
 */
export async function countCodeGuess(
  deps: AuthDeps,
  { ip }: Client,
  account: string,
  isKnown: boolean,
): Promise<() => Promise<void>> {
  const { limits } = deps
  const own = `${ip} ${account}`
  await throttle(deps, 'codeClient', own)
  if (!isKnown) await throttle(deps, 'codeAccount', account)
  return async () => {
    await limits.forget('codeClient', own)
    if (!isKnown) await limits.giveBack('codeAccount', account)
  }
}
