import { isNativeScheme } from '#domain/member/native-scheme.ts'

const LENGTH_LIMIT = 2_048
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a program may register an address: https, or one that leads to the machine of the member. */
export function isRegistrable(address: string): boolean {
  // The URL parser drops spaces and control characters, so that another text would be the same address.
  if (address.length > LENGTH_LIMIT || /[^\x21-\x7e]/.test(address)) return false
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  if (url.username || url.password || address.includes('#')) return false
  return url.protocol === 'https:' || isLoopback(url) || isNative(url, address)
}

/** Whether an address is a registered one, exactly; of a loopback address any port is (RFC 8252, 7.3). */
export function isRegistered(registered: readonly string[], address: string): boolean {
  return registered.some((each) => each === address || isSameButPort(each, address))
}

/** Whether an address leads to the machine of the member, where any program may listen. */
export function isOnDevice(address: string): boolean {
  const url = URL.parse(address)
  return url !== null && (isLoopback(url) || isNativeScheme(url.protocol))
}

/** Where an address leads, for people: its host, or the scheme of a program on a device. */
export function placeOf(address: string): string {
  const { protocol, host } = new URL(address)
  return isNativeScheme(protocol) ? protocol.slice(0, -1) : host
}

function isSameButPort(registered: string, address: string): boolean {
  const url = URL.parse(registered)
  if (!isRegistrable(address) || !url || !isLoopback(url)) return false
  return withoutPort(registered) === withoutPort(address)
}

/** The text itself and not a normalised URL: all but the port is compared exactly. */
function withoutPort(address: string): string {
  return address.replace(/^(http:\/\/(?:\[::1\]|[^:/?]+)):\d{1,5}(?=[/?]|$)/, '$1')
}

function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && LOOPBACK.has(hostname)
}

/** A path has to follow the scheme, which the parser would accept in capitals too. */
function isNative({ protocol }: URL, address: string): boolean {
  return isNativeScheme(protocol) && address.startsWith(`${protocol}/`)
}
