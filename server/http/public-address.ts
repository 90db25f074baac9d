import { BlockList, isIP } from 'node:net'

/** IANA's special-purpose IPv4 addresses, multicast, and public addresses that clouds use internally. */
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
  // Azure's virtual machine agent.
  ['168.63.129.16', 32],
]
/** Reserved within 2000::/3, the only allocated range: protocols, Teredo, documentation, 6to4. */
const NOT_PUBLIC_IPV6: readonly [address: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]

const reserved = new BlockList()
for (const [address, prefix] of NOT_PUBLIC_IPV4) reserved.addSubnet(address, prefix, 'ipv4')
for (const [address, prefix] of NOT_PUBLIC_IPV6) reserved.addSubnet(address, prefix, 'ipv6')
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is publicly routable, so not of this machine, its network or its cloud. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !reserved.check(address, 'ipv4')
    case 6:
      // Embedded IPv4 addresses are outside global unicast, or in 6to4 and Teredo.
      return globalUnicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
    default:
      return false
  }
}
