import type { AuthDeps } from '../deps.ts'
import { tooMany } from '../errors.ts'
import type { LimitName } from './limits.ts'

/**
 * Consumes one point of a limit.
 *
 * @throws AuthError with the seconds to wait when none is left
 */
export async function throttle(
  { limits }: Pick<AuthDeps, 'limits'>,
  name: LimitName,
  key: string,
): Promise<void> {
  const wait = await limits.take(name, key)
  if (wait > 0) throw tooMany(wait)
}
