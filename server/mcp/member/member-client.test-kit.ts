import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import { Hono } from 'hono'
import { programOf } from '#auth/conformance/oauth.test-kit.ts'
import { openService, SITE } from '#auth/conformance/service.test-kit.ts'
import { wellKnownRoutes } from '#auth/oauth/metadata.ts'
import type { AuthOptions } from '#auth/runtime.ts'
import type { OpenDatabase } from '#data/db/db.ts'
import { mcpSite } from '../mcp.test-kit.ts'
import { callBody, MCP_HEADERS } from '../mcp-requests.test-kit.ts'

export const REDIRECT = 'http://localhost:4321/callback'

/** The accounts and /mcp on one site, with a member. */
export async function openMemberSite(opened: OpenDatabase, options: Partial<AuthOptions> = {}) {
  const service = openService(opened.db, {}, options)
  const { app: mcp, errors } = mcpSite(opened, ...([undefined, SITE, null, service.deps] as const))
  const app = new Hono()
    .route('/', wellKnownRoutes(service.deps))
    .route('/', service.app)
    .route('/', mcp)
  const member = await service.signedIn()
  const post = (name: string, args: object, authorization?: string) =>
    app.request('/mcp', {
      method: 'POST',
      headers: { ...MCP_HEADERS, ...(authorization && { authorization }) },
      body: callBody(name, args),
    })
  return { service, app, errors, post, ...member, token: member.session.access_token }
}

/** What a client remembers, and the member's browser, which answers as the test says. */
export function providerFor(
  site: Awaited<ReturnType<typeof openMemberSite>>,
  more: Partial<OAuthClientProvider> = {},
) {
  const { answer } = programOf(site.service)
  const stored: {
    client?: Parameters<NonNullable<OAuthClientProvider['saveClientInformation']>>[0]
    tokens?: Parameters<OAuthClientProvider['saveTokens']>[0]
    verifier?: string
    callback?: URL
  } = {}
  const provider: OAuthClientProvider = {
    redirectUrl: REDIRECT,
    clientMetadata: { client_name: 'Official client', redirect_uris: [REDIRECT] },
    state: () => 'state of the client',
    clientInformation: () => stored.client,
    saveClientInformation: (client) => {
      Object.assign(stored, { client })
    },
    tokens: () => stored.tokens,
    saveTokens: (tokens) => {
      Object.assign(stored, { tokens })
    },
    saveCodeVerifier: (verifier) => {
      Object.assign(stored, { verifier })
    },
    codeVerifier: () => stored.verifier ?? '',
    async redirectToAuthorization(url) {
      const page = await site.app.request(url.href)
      const location = new URL(page.headers.get('location') ?? '')
      const id = location.searchParams.get('authorization_id') ?? ''
      stored.callback = await answer(id, site.token)
    },
    ...more,
  }
  return { provider, stored }
}

export async function connectAs(app: Hono, authProvider: OAuthClientProvider) {
  const transport = new StreamableHTTPClientTransport(new URL(`${SITE}/mcp`), {
    authProvider,
    fetch: async (url, init) => app.request(url.toString(), init),
  })
  const client = new Client(
    { name: 'test', version: '1' },
    { versionNegotiation: { mode: 'auto' } },
  )
  await client.connect(transport)
  return { client, transport }
}
