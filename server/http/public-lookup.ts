import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { RequestOptions } from 'node:http'
import { isPublicAddress } from './public-address.ts'

export type LookupRules = {
  /** Replaces the check for public addresses; for fake hosts in tests. */
  isAllowedAddress?: (address: string) => boolean
  resolve?: (host: string) => Promise<LookupAddress[]>
}

/** Reason why no connection to a host is made, without its name. */
export class HostError extends Error {
  override name = 'HostRefused'
}

/**
 * Resolves a host once: a connection must use the addresses checked here, by `pinnedLookup`.
 *
 * @throws HostError unless every address is public; the error of the resolver; the reason of the signal
 */
export async function resolvePublic(
  host: string,
  { isAllowedAddress = isPublicAddress, resolve = resolveAll }: LookupRules,
  signal: AbortSignal,
): Promise<LookupAddress[]> {
  const addresses = await raceAbort(signal, resolve(host))
  if (addresses.length === 0) throw new HostError('a host without an address')
  if (!addresses.every(({ address }) => isAllowedAddress(address)))
    throw new HostError('an address that is not public')
  return addresses
}

/** A lookup that returns only the checked addresses. */
export function pinnedLookup(
  addresses: readonly LookupAddress[],
): NonNullable<RequestOptions['lookup']> {
  return (_host, options, done) => {
    const [first] = addresses
    if (options.all) done(null, [...addresses])
    else done(null, first?.address ?? '', first?.family)
  }
}

const resolveAll = (host: string) => lookup(host, { all: true })

/** The system's resolver cannot be cancelled, so stop waiting for it. */
async function raceAbort<T>(signal: AbortSignal, promise: Promise<T>): Promise<T> {
  signal.throwIfAborted()
  const { promise: over, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  return Promise.race([promise, over]).finally(() => signal.removeEventListener('abort', stop))
}
