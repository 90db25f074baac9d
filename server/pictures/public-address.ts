import { BlockList, isIP } from 'node:net'

/** IANA's special-purpose IPv4 addresses, multicast, and what a cloud keeps for itself among public ones. */
const NOT_PUBLIC_IPV4: readonly [address: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  // Azure's machine agent.
  ['168.63.129.16', 32],
]
/** Within 2000::/3, the only addresses that are given out: protocols, Teredo, examples, 6to4. */
const NOT_PUBLIC_IPV6: readonly [address: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]

const refused = new BlockList()
for (const [address, prefix] of NOT_PUBLIC_IPV4) refused.addSubnet(address, prefix, 'ipv4')
for (const [address, prefix] of NOT_PUBLIC_IPV6) refused.addSubnet(address, prefix, 'ipv6')
const givenOut = new BlockList()
givenOut.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one of the open internet: of no machine, network or cloud that is ours to reach. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !refused.check(address, 'ipv4')
    case 6:
      // IPv4 in any disguise lies outside what is given out, or in 6to4 and Teredo.
      return givenOut.check(address, 'ipv6') && !refused.check(address, 'ipv6')
    default:
      return false
  }
}
