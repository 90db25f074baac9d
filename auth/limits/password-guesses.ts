import type { Context } from 'hono'
import type { User } from '#domain/member/account.ts'
import type { Client } from '../client.ts'
import type { AuthDeps } from '../deps.ts'
import { deviceOf } from './device.ts'
import { isFamiliar } from './familiar.ts'
import type { LimitName } from './limits.ts'
import { throttle } from './throttle.ts'
import { wideNetworkOf } from './wide-network.ts'

/**
 * Counts a password before it is verified, so that parallel guesses count too; returns what takes the
 * guess back when the password was right.
 *
 * A browser that has signed in to the account has a budget that nobody else can spend. Other browsers
 * count by network (IPv4 address, /64 and /48), by network and account, and by account; an address that
 * the owner has signed in from lately has a budget of its own in place of the account's.
 *
 * @throws AuthError with the seconds to wait when there is no guess left
 */
export async function countGuess(
  deps: AuthDeps,
  c: Context,
  client: Client,
  email: string,
  user: User | null,
): Promise<() => Promise<void>> {
  const device = deviceOf(deps, c, user)
  if (device) return take(deps, [], [['passwordDevice', `${device} ${email}`]])
  const { ip } = client
  const site = wideNetworkOf(ip)
  const shared: Count[] = [['passwordAddress', ip]]
  if (site) shared.push(['passwordSite', site])
  if (await isFamiliar(deps, user, client, 'sign_in'))
    return take(deps, shared, [['passwordFamiliar', `${ip} ${email}`]])
  const own: Count[] = [['passwordClient', `${site ?? ip} ${email}`]]
  return take(deps, [...shared, ['passwordAccount', email]], own)
}

type Count = [name: LimitName, key: string]

/** A correct password returns a point to shared counters and resets the caller's own. */
async function take(deps: AuthDeps, shared: Count[], own: Count[]): Promise<() => Promise<void>> {
  // Narrow counters first: a caller over them must not use up shared ones.
  for (const [name, key] of [...own, ...shared]) await throttle(deps, name, key)
  return async () => {
    for (const [name, key] of shared) await deps.limits.refund(name, key)
    for (const [name, key] of own) await deps.limits.reset(name, key)
  }
}
