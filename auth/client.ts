import { isIP, SocketAddress } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { isStorable } from './body.ts'

/** The client of a request, from its connection. */
export type Client = { ip: string; userAgent: string | null }

const USER_AGENT_LIMIT = 400

export function clientOf(c: Context, trustProxy: number): Client {
  const agent = c.req.header('user-agent')?.slice(0, USER_AGENT_LIMIT)
  return {
    ip: networkBehind(
      (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket?.remoteAddress,
      c.req.header('x-forwarded-for'),
      trustProxy,
    ),
    userAgent: agent && isStorable(agent) ? agent : null,
  }
}

/**
 * The visitor's network: the socket's, or with N trusted proxies the N-th address from the right of
 * X-Forwarded-For; entries further left can be forged.
 */
export function networkBehind(
  socket: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: number,
): string {
  const forwarded = (forwardedFor ?? '').split(',')
  const claimed = trustProxy > 0 ? forwarded.at(-trustProxy) : undefined
  const address = readAddress(claimed ?? '') ?? readAddress(socket ?? '')
  return address === null ? 'unknown' : networkOf(address)
}

/**
 * An IP address in its one canonical spelling, without brackets, port and zone, an IPv4 address that is mapped to IPv6
 * as the IPv4 address that it is; null for what is no address.
 */
function readAddress(text: string): string | null {
  const trimmed = text.trim()
  // Some proxies append the port: 192.0.2.1:80, [2001:db8::1]:80.
  const host =
    /^\[(.*)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed
  const version = isIP(host)
  if (version === 0) return null
  const family = version === 6 ? 'ipv6' : 'ipv4'
  return new SocketAddress({ address: host, family }).address.replace(/^::ffff:(?=[\d.]+$)/, '')
}

/** A household or server has a whole /64 of IPv6 addresses, which counts as one. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right]
  return `${groups.slice(0, 4).join(':')}::/64`
}
