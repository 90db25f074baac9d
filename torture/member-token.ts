import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { PROGRAM_SCOPES } from '#domain/member/program-scopes.ts'
import { apiKeysOf } from '#server/secrets.ts'
import { SECRET } from './report.ts'

const REDIRECT = 'http://127.0.0.1/callback'

const session = z.object({ access_token: z.string() })
const registered = z.object({ client_id: z.string() })
const answered = z.object({ redirect_url: z.url() })

/**
 * The access token of a program to which a new member permits every scope, by the steps of OAuth.
 *
 * @param url a node that does not confirm addresses (AUTH_CONFIRM_EMAIL=off)
 */
export async function permitProgram(url: string): Promise<string> {
  const auth = `${url}/auth/v1`
  const apikey = apiKeysOf(SECRET).anon
  const json = { 'content-type': 'application/json', apikey }
  const post = async (path: string, body: object, authorization = `Bearer ${apikey}`) => {
    const headers = { ...json, authorization }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await okay(await fetch(`${auth}${path}`, init))).json()
  }
  const account = { email: `${randomUUID()}@example.com`, password: `a stone ${randomUUID()}` }
  const member = `Bearer ${session.parse(await post('/signup', account)).access_token}`
  const { client_id } = registered.parse(
    await post('/oauth/register', { client_name: 'Torture', redirect_uris: [REDIRECT] }),
  )
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    ...{ client_id, redirect_uri: REDIRECT, response_type: 'code', code_challenge_method: 'S256' },
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    scope: PROGRAM_SCOPES.join(' '),
  })
  const page = await fetch(`${auth}/oauth/authorize?${query}`, { redirect: 'manual' })
  const id = fieldOf(page.headers.get('location') ?? '', 'authorization_id')
  const { redirect_url } = answered.parse(
    await post(`/oauth/authorizations/${id}/consent`, { action: 'approve' }, member),
  )
  const body = new URLSearchParams({
    ...{ grant_type: 'authorization_code', client_id, redirect_uri: REDIRECT },
    ...{ code: fieldOf(redirect_url, 'code'), code_verifier: verifier },
  })
  const tokens = await okay(await fetch(`${auth}/oauth/token`, { method: 'POST', body }))
  return session.parse(await tokens.json()).access_token
}

function fieldOf(address: string, name: string): string {
  const value = URL.parse(address)?.searchParams.get(name)
  if (!value) throw new Error(`no ${name} in ${address}`)
  return value
}

async function okay(response: Response): Promise<Response> {
  if (response.ok) return response
  throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
}
