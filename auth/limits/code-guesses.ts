import type { AuthDeps } from '../deps.ts'
import { throttle } from './throttle.ts'

/**
 * Counts a typed code before it is tried, so that many at once count too; gives what takes it back when
 * the code was right. Each `place` (a network address or a known device) has guesses of its own at an account. All in the same `pool` together
 * have a higher number that renews itself soon; who is known there is in none: nobody is kept out by
 * strangers.
 *
 * @throws AuthError with the seconds to wait when there is no guess left
 */
export async function countCodeGuess(
  deps: AuthDeps,
  place: string,
  account: string,
  pool: string | null,
): Promise<() => Promise<void>> {
  const { limits } = deps
  const own = `${place} ${account}`
  await throttle(deps, 'codeClient', own)
  if (pool) await throttle(deps, 'codeAccount', pool)
  return async () => {
    await limits.reset('codeClient', own)
    if (pool) await limits.refund('codeAccount', pool)
  }
}
