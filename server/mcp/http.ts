import { createMcpHandler } from '@modelcontextprotocol/server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { contextStorage, getContext } from 'hono/context-storage'
import { clientOf } from '#auth/client.ts'
import type { ProgramCaller } from '#auth/oauth/program-token.ts'
import { toError } from '#domain/to-error.ts'
import type { McpBooking, McpDeps, McpMembers } from './deps.ts'
import { memberOfRequest } from './member/access.ts'
import { createMcpServer } from './server.ts'

const BODY_LIMIT = 64 * 1024
const PARSE_ERROR = -32_700
const INVALID_REQUEST = -32_600
const SERVER_ERROR = -32_000

type McpSite = { Variables: { member: ProgramCaller | null } }

/**
 * The Model Context Protocol over streamable HTTP, mounted at /mcp. Stateless: each request has a server of its
 * own, so any node answers it. Clients of the 2025 revisions are served too.
 */
export function mcpRoutes(deps: McpDeps): Hono<McpSite> {
  const app = new Hono<McpSite>()
  const services = { booking: bookingOf(deps), members: membersOf(deps) }
  const handler = createMcpHandler(() => createMcpServer(deps, services), {
    // An open stream would occupy one of the requests that the server computes at a time.
    maxSubscriptions: 0,
    maxRequestBodySize: BODY_LIMIT,
  })
  const tooLarge = bodyLimit({
    maxSize: BODY_LIMIT,
    onError: (c) => rejection(c, 413, SERVER_ERROR, 'The request body is too large'),
  })
  app.onError((error, c) => {
    deps.log.error({ fault: toError(error) }, 'mcp failed')
    return rejection(c, 500, SERVER_ERROR, 'Something went wrong on our side')
  })
  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  app.use(contextStorage())
  app.use(requireKnownOrigin(deps))
  app.all('/', tooLarge, async (c) => {
    if (c.req.method !== 'POST') return handler.fetch(c.req.raw)
    const body = await readBody(c)
    if (body === undefined) return rejection(c, 400, PARSE_ERROR, 'The body is not valid JSON')
    // One batch would count as one request of the rate limit; the protocol has dropped batches.
    if (Array.isArray(body)) return rejection(c, 400, INVALID_REQUEST, 'Batches are not supported')
    if (deps.auth) {
      const access = await memberOfRequest(deps.auth, c, body)
      if ('challenge' in access) {
        c.header('WWW-Authenticate', access.challenge)
        return rejection(c, access.status, SERVER_ERROR, access.message)
      }
      c.set('member', access.member)
    }
    return handler.fetch(c.req.raw, { parsedBody: body })
  })
  return app
}

/** Booking requests with the network of the request that is being answered. */
function bookingOf({ booking }: McpDeps): McpBooking | null {
  if (!booking) return null
  const { trustProxy } = booking.auth.config
  return { ...booking, networkOf: () => clientOf(getContext(), trustProxy).ip }
}

/** Accounts with the member of the request that is being answered. */
function membersOf({ auth }: McpDeps): McpMembers | null {
  return auth && { auth, memberOf: () => getContext<McpSite>().get('member') }
}

async function readBody(c: Context): Promise<unknown> {
  return c.req.json().catch(() => undefined)
}

/**
 * Rejects pages of other origins, which the protocol requires against DNS rebinding: a page of an attacker whose
 * host name leads to this machine has its own host in both headers, so only the configured origins count.
 */
function requireKnownOrigin({ origin, allowedOrigins }: McpDeps): MiddlewareHandler {
  return async (c, next) => {
    const from = c.req.header('origin')
    if (from === undefined || from === origin || allowedOrigins.includes(from)) return next()
    return rejection(c, 403, SERVER_ERROR, 'This origin may not call')
  }
}

function rejection(c: Context, status: 400 | 401 | 403 | 413 | 500, code: number, message: string) {
  return c.json({ jsonrpc: '2.0', error: { code, message }, id: null }, status)
}
