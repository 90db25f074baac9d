const LENGTH_LIMIT = 2_048
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a program may register an address: https, or http on the machine of the member. */
export function isRegistrable(address: string): boolean {
  // The URL parser drops spaces and control characters, so that another text would be the same address.
  if (address.length > LENGTH_LIMIT || /[^\x21-\x7e]/.test(address)) return false
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  if (url.username || url.password || address.includes('#')) return false
  return url.protocol === 'https:' || isLoopback(url)
}

/** Whether an address is a registered one, exactly; of a loopback address any port is (RFC 8252, 7.3). */
export function isRegistered(registered: readonly string[], address: string): boolean {
  return registered.some((each) => each === address || isSameButPort(each, address))
}

export function isLoopbackAddress(address: string): boolean {
  return URL.canParse(address) && isLoopback(new URL(address))
}

function isSameButPort(registered: string, address: string): boolean {
  if (!isRegistrable(address) || !isLoopbackAddress(registered)) return false
  return withoutPort(registered) === withoutPort(address)
}

/** The text itself and not a normalised URL: all but the port is compared exactly. */
function withoutPort(address: string): string {
  return address.replace(/^(http:\/\/(?:\[::1\]|[^:/?]+)):\d{1,5}(?=[/?]|$)/, '$1')
}

function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && LOOPBACK.has(hostname)
}
