/** The /48 of a network "a:b:c:d::/64", which one site or hosting customer may own; null for any other address. */
export function wideNetworkOf(network: string): string | null {
  if (!network.endsWith('::/64')) return null
  return `${network.split(':').slice(0, 3).join(':')}::/48`
}
