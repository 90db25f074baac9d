import {
  createMcpHandler,
  isLegacyRequest,
  type McpServer,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { contextStorage, getContext } from 'hono/context-storage'
import { z } from 'zod'
import { clientOf } from '#auth/client.ts'
import type { ProgramCaller } from '#auth/oauth/program-token.ts'
import { toError } from '#domain/to-error.ts'
import { accessOf } from './access.ts'
import type { McpBooking, McpDeps, McpMembers } from './deps.ts'
import { createMcpServer } from './server.ts'

const BODY_LIMIT = 64 * 1024
const PARSE_ERROR = -32_700
const INVALID_REQUEST = -32_600
const SERVER_ERROR = -32_000

type McpSite = { Variables: { member: ProgramCaller | null; called: string | null } }

const toolCall = z.object({
  method: z.literal('tools/call'),
  params: z.object({ name: z.string() }),
})

/**
 * The Model Context Protocol over streamable HTTP, mounted at /mcp. Stateless: each request has a server of its
 * own, so any node answers it. Clients of the 2025 revisions are served too.
 */
export function mcpRoutes(deps: McpDeps): Hono<McpSite> {
  const app = new Hono<McpSite>()
  const services = { booking: bookingOf(deps), members: membersOf(deps) }
  const create = (called?: string | null) => createMcpServer(deps, services, called)
  const handler = createMcpHandler(() => create(getContext<McpSite>().get('called')), {
    // An open stream would occupy one of the requests that the server computes at a time.
    maxSubscriptions: 0,
    maxRequestBodySize: BODY_LIMIT,
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
  app.all('/', limitBody, async (c) => {
    if (c.req.method !== 'POST') return handler.fetch(c.req.raw)
    const body = await readBody(c)
    if (body === undefined) return rejection(c, 400, PARSE_ERROR, 'The body is not valid JSON')
    // One batch would count as one request of the rate limit; the protocol has dropped batches.
    if (Array.isArray(body)) return rejection(c, 400, INVALID_REQUEST, 'Batches are not supported')
    if (deps.auth) {
      const access = await accessOf(deps.auth, deps.keys, c, body)
      if ('status' in access) {
        for (const [name, value] of Object.entries(access.headers)) c.header(name, value)
        return rejection(c, access.status, SERVER_ERROR, access.message)
      }
      c.set('member', access.member)
    }
    c.set('called', toolCall.safeParse(body).data?.params.name ?? null)
    return (await isLegacyRequest(c.req.raw, body))
      ? answerLegacy(create(c.get('called')), c.req.raw, body)
      : handler.fetch(c.req.raw, { parsedBody: body })
  })
  return app
}

/**
 * Answers a request of the 2025 revisions as one JSON body, as those of the current one are: nothing here sends a
 * message before its result, and the SDK's own fallback would open a stream for it. The call also ends when the
 * client has left: a closed transport never answers, and the request would count as running for good.
 */
async function answerLegacy(server: McpServer, request: Request, body: unknown): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  return transport.handleRequest(request, { parsedBody: body })
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

const limitUnstated = bodyLimit({ maxSize: BODY_LIMIT, onError: tooLarge })

/** The middleware builds a whole Request to see whether there is a body, which takes longer than most tools. */
const limitBody: MiddlewareHandler = async (c, next) => {
  const length = c.req.header('content-length')
  const isStated = length !== undefined && c.req.header('transfer-encoding') === undefined
  if (!isStated) return limitUnstated(c, next)
  return Number(length) > BODY_LIMIT ? tooLarge(c) : next()
}

function tooLarge(c: Context): Response {
  return rejection(c, 413, SERVER_ERROR, 'The request body is too large')
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

type RejectedStatus = 400 | 401 | 403 | 413 | 429 | 500

function rejection(c: Context, status: RejectedStatus, code: number, message: string) {
  return c.json({ jsonrpc: '2.0', error: { code, message }, id: null }, status)
}
