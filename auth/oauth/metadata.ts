import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { type AuthConfig, apiUrlOf } from '#auth/config.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { PROGRAM_SCOPES } from '#domain/member/program-scopes.ts'

type Site = Pick<AuthConfig, 'siteUrl'>

const MAX_AGE_S = 600
const RESOURCE = '/mcp'
const RESOURCE_METADATA = '/.well-known/oauth-protected-resource'
const SERVER_METADATA = '/.well-known/oauth-authorization-server'

/** The only resource that programs get tokens for. */
export const resourceOf = ({ siteUrl }: Site) => `${siteUrl}${RESOURCE}`
export const resourceMetadataUrlOf = ({ siteUrl }: Site) =>
  `${siteUrl}${RESOURCE_METADATA}${RESOURCE}`

/** The documents by which programs find the service (RFC 9728, RFC 8414), mounted at the root of the site. */
export function wellKnownRoutes({ config }: Pick<AuthDeps, 'config'>): Hono {
  const app = new Hono()
  app.use('/.well-known/*', cors({ origin: '*', allowMethods: ['GET'] }))
  const resource = {
    resource: resourceOf(config),
    authorization_servers: [apiUrlOf(config)],
    scopes_supported: PROGRAM_SCOPES,
    bearer_methods_supported: ['header'],
    resource_name: config.siteName,
  }
  for (const path of [RESOURCE_METADATA, `${RESOURCE_METADATA}${RESOURCE}`])
    app.get(path, (c) => cached(c, resource))
  // The path of an issuer stands behind the well-known part (RFC 8414, 3.1).
  const path = SERVER_METADATA + new URL(apiUrlOf(config)).pathname
  app.get(path, (c) => cached(c, serverMetadataOf(config)))
  return app
}

/** GET /.well-known/oauth-authorization-server of the service itself. */
export async function serverMetadata({ config }: AuthDeps, c: Context): Promise<Response> {
  return cached(c, serverMetadataOf(config))
}

function serverMetadataOf(config: Site) {
  const api = apiUrlOf(config)
  return {
    issuer: api,
    authorization_endpoint: `${api}/oauth/authorize`,
    token_endpoint: `${api}/oauth/token`,
    registration_endpoint: `${api}/oauth/register`,
    revocation_endpoint: `${api}/oauth/revoke`,
    jwks_uri: `${api}/.well-known/jwks.json`,
    scopes_supported: PROGRAM_SCOPES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
  }
}

function cached(c: Context, body: object): Response {
  c.header('Cache-Control', `public, max-age=${MAX_AGE_S}`)
  return c.json(body)
}
