import { createHash, randomBytes } from 'node:crypto'
import { freshAddress, type Service, SITE } from './service.test-kit.ts'

export const REDIRECT = 'http://127.0.0.1:7777/callback'
const VERIFIER = randomBytes(32).toString('base64url')
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')

/** The calls of a program that wants to act for a member. */
export function programOf(service: Service) {
  const postForm = (path: string, fields: Record<string, string>) =>
    service.send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })
  async function register(more: object = {}): Promise<Response> {
    const body = JSON.stringify({ client_name: 'Test program', redirect_uris: [REDIRECT], ...more })
    return service.send('/oauth/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
  }
  async function clientId(): Promise<string> {
    const { client_id } = (await (await register()).json()) as { client_id: string }
    return client_id
  }
  function authorize(client_id: string, more: Record<string, string> = {}): Promise<Response> {
    const query = new URLSearchParams({
      client_id,
      redirect_uri: REDIRECT,
      response_type: 'code',
      state: 'a state',
      scope: 'saved:read saved:write',
      code_challenge: CHALLENGE,
      code_challenge_method: 'S256',
      resource: `${SITE}/mcp`,
      ...more,
    })
    return service.send(`/oauth/authorize?${query}`, {}, freshAddress())
  }
  /** The id of a stored request. */
  async function requestId(client: string, more: Record<string, string> = {}): Promise<string> {
    const location = (await authorize(client, more)).headers.get('location') ?? ''
    return new URL(location).searchParams.get('authorization_id') ?? ''
  }
  async function answer(id: string, bearer: string, action = 'approve'): Promise<URL> {
    const response = await service.ask(
      'POST',
      `/oauth/authorizations/${id}/consent`,
      { action },
      bearer,
    )
    const { redirect_url } = (await response.json()) as { redirect_url: string }
    return new URL(redirect_url)
  }
  const exchange = (client_id: string, code: string, more: Record<string, string> = {}) =>
    postForm('/oauth/token', {
      grant_type: 'authorization_code',
      ...{ client_id, code, redirect_uri: REDIRECT, code_verifier: VERIFIER },
      resource: `${SITE}/mcp`,
      ...more,
    })
  const refresh = (client_id: string, refresh_token: string) =>
    postForm('/oauth/token', { grant_type: 'refresh_token', client_id, refresh_token })
  /** Tokens of a new program that a member permits. */
  async function connected(bearer: string, more: Record<string, string> = {}) {
    const client = await clientId()
    const code =
      (await answer(await requestId(client, more), bearer)).searchParams.get('code') ?? ''
    const tokens = (await (await exchange(client, code)).json()) as ProgramTokens
    return { client, code, tokens }
  }
  return {
    postForm,
    register,
    clientId,
    authorize,
    requestId,
    answer,
    exchange,
    refresh,
    connected,
  }
}

type ProgramTokens = { access_token: string; refresh_token: string; scope: string }
