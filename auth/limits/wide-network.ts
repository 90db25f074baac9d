/**
 * The /48 around a network "a:b:c:d::/64", which one site or customer of a host may have whole; null for
 * any other address.
 */
export function wideNetworkOf(network: string): string | null {
  if (!network.endsWith('::/64')) return null
  return `${network.split(':').slice(0, 3).join(':')}::/48`
}
