import { describe, expect, test } from 'vitest'
import { networkBehind } from './client.ts'

const PROXY = '10.0.0.1'

describe('the network of a visitor', () => {
  test.each([
    ['an IPv4 address', '192.0.2.1', '192.0.2.1'],
    ['with a port', '192.0.2.1:61234', '192.0.2.1'],
    ['mapped to IPv6', '::ffff:192.0.2.1', '192.0.2.1'],
    ['mapped, in hexadecimal', '::ffff:c000:0201', '192.0.2.1'],
    ['mapped, with every group', '0:0:0:0:0:FFFF:C000:201', '192.0.2.1'],
    ['mapped, with a port', '[::ffff:c000:0201]:61234', '192.0.2.1'],
    ['an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['in capitals, with zeros', '2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['in brackets', '[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
    ['in brackets, with a port', '[2001:db8:1:2::1]:61234', '2001:db8:1:2::/64'],
    ['shortened to the left', '2001:db8::1', '2001:db8:0:0::/64'],
    ['shortened to the right', '::1', '0:0:0:0::/64'],
    ['with a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s: %s', (_, address, network) => {
    expect(networkBehind(PROXY, address, 1)).toBe(network)
    expect(networkBehind(PROXY, `203.0.113.9, ${address}`, 1)).toBe(network)
  })

  test('visitors behind a proxy that appends ports are distinguished', () => {
    expect(networkBehind(PROXY, '192.0.2.1:1', 1)).not.toBe(networkBehind(PROXY, '192.0.2.2:1', 1))
  })

  test.each([
    '',
    'unknown',
    '_hidden',
    '192.0.2',
    '0x7f.1',
    '192.0.2.1:port',
    'a@192.0.2.1',
    '[::1',
  ])('the connection counts where a proxy names none: %j', (address) => {
    expect(networkBehind(PROXY, address, 1)).toBe(PROXY)
  })

  test('the connection counts without a proxy, and is normalised alike', () => {
    expect(networkBehind('::ffff:c000:0201', '192.0.2.9', 0)).toBe('192.0.2.1')
    expect(networkBehind(undefined, undefined, 0)).toBe('unknown')
  })
})
