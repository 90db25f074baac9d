import fc from 'fast-check'
import { z } from 'zod'
import { functionRequest } from '#domain/chat/function-request.ts'
import { profileChange, savedChanges } from '#domain/member/member.ts'
import { agentCalls } from './agent-endpoints.ts'
import { hostile, like } from './like.ts'
import type { Shot } from './shot.ts'

const PAGES = [
  '/',
  '/escapes',
  '/essentials',
  '/enhancements',
  '/experiences',
  '/search',
  '/search-results',
  '/saved',
  '/profile',
  '/sign-in',
  '/sign-in/return',
  '/directory',
  '/directory/escapes',
  '/directory/escapes/search',
  '/directory/experiences',
  '/api/suggest',
  '/api/listings',
  '/sitemap.xml',
  '/robots.txt',
]
const DEEP = [
  '/escapes/',
  '/experiences/',
  '/shared/',
  '/directory/escapes/',
  '/directory/experiences/category/',
  '/art/',
  '/og/',
  '/sitemaps/',
  '/directory/experiences/x/',
  '/api/v1/listings/',
  '/assets/',
]
const PARAMETERS = [
  'q',
  'concern',
  'searchQuery',
  'wellnessConcern',
  'rating',
  'verified',
  'not',
  'sort',
  'view',
  'page',
  'item',
  'tab',
  'category',
  'price',
  'country',
  'kind',
  'on',
  'from',
  'reviews',
  'photo',
  'next',
  'redirectTo',
  '_routes',
  'index',
]
const AUTH = [
  '/token?grant_type=password',
  '/token?grant_type=refresh_token',
  '/token?grant_type=pkce',
  '/signup',
  '/otp',
  '/verify',
  '/recover',
  '/resend',
  '/logout',
  '/sso',
  '/callback',
  '/sso/saml/acs',
  '/passkeys/authentication/options',
  '/passkeys/authentication/verify',
  '/invite',
  '/admin/users',
]

const query = fc
  .array(fc.tuple(fc.constantFrom(...PARAMETERS), hostile), { maxLength: 4 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${safely(value)}`).join('&'))

/** Requests to every address: valid ones from its documented input, and invalid ones. */
export async function endpointsOf(url: string, anonKey: string): Promise<fc.Arbitrary<Shot>> {
  const described = (await (await fetch(`${url}/api/v1/openapi.json`)).json()) as OpenApi
  const key = { apikey: anonKey, authorization: `Bearer ${anonKey}` }
  const json = { ...key, 'content-type': 'application/json' }
  const page = fc
    .tuple(
      fc.oneof(
        fc.constantFrom(...PAGES),
        fc.tuple(fc.constantFrom(...DEEP), hostile).map(([path, rest]) => path + safely(rest)),
      ),
      fc.constantFrom('', '.data', '/', '//'),
      query,
      fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE'),
    )
    .map(
      ([path, end, asked, method]): Shot => ({
        method,
        path: `${path}${end}?${asked}`,
        headers: {},
      }),
    )
  const post = (path: fc.Arbitrary<string>, body: fc.Arbitrary<unknown>, method = 'POST') =>
    fc.tuple(path, body).map(
      ([to, given]): Shot => ({
        method,
        path: to,
        headers: json,
        body: typeof given === 'string' ? given : (JSON.stringify(given) ?? ''),
      }),
    )
  const credentials = fc.record(
    Object.fromEntries(
      [
        'email',
        'password',
        'token',
        'token_hash',
        'type',
        'refresh_token',
        'auth_code',
        'code_verifier',
        'provider_id',
        'domain',
        'redirect_to',
        'data',
        'phone',
      ].map((name) => [name, fc.oneof(hostile, fc.jsonValue(), fc.constant('a@example.com'))]),
    ),
    { requiredKeys: [] },
  )
  return fc.oneof(
    { arbitrary: page, weight: 5 },
    { arbitrary: callsOf(described), weight: 3 },
    { arbitrary: agentCalls, weight: 2 },
    {
      arbitrary: post(
        fc.constant('/functions/v1/anthropic-ai'),
        fc.oneof(
          like(z.toJSONSchema(functionRequest, { io: 'input', unrepresentable: 'any' })),
          fc.jsonValue(),
          hostile,
        ),
      ),
      weight: 3,
    },
    {
      arbitrary: post(
        fc.constantFrom(...AUTH).map((path) => `/auth/v1${path}`),
        fc.oneof(credentials, fc.jsonValue(), hostile),
      ),
      weight: 2,
    },
    {
      arbitrary: post(
        fc.constantFrom(
          '/account/v1/saved',
          '/account/v1/profile',
          '/account/v1/photo',
          '/account/v1/deletion',
        ),
        fc.oneof(
          like(z.toJSONSchema(savedChanges, { io: 'input', unrepresentable: 'any' })),
          like(z.toJSONSchema(profileChange, { io: 'input', unrepresentable: 'any' })),
          hostile,
        ),
        'PUT',
      ),
      weight: 1,
    },
  )
}

type Schema = { [key: string]: unknown }
type OpenApi = {
  paths: Record<string, { get?: { parameters?: { name: string; in: string; schema: Schema }[] } }>
}

function callsOf({ paths }: OpenApi): fc.Arbitrary<Shot> {
  const calls = Object.entries(paths).map(([path, { get }]) => {
    const given = (get?.parameters ?? []).map(({ name, in: where, schema }) =>
      fc.option(fc.oneof(like(schema), hostile)).map((value) => ({ name, where, value })),
    )
    return fc.tuple(...given).map((values): Shot => {
      let to = path
      const asked: string[] = []
      for (const { name, where, value } of values) {
        const text = safely(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
        if (where === 'path') to = to.replace(`{${name}}`, text || 'x')
        else if (value !== null) asked.push(`${name}=${text}`)
      }
      const base = to.startsWith('/api/v1') ? to : `/api/v1${to}`
      return { method: 'GET', path: `${base}?${asked.join('&')}`, headers: {} }
    })
  })
  return fc.oneof(...calls)
}

/** Encoded like a browser or a misbehaving client; a lone surrogate cannot be encoded. */
function safely(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, 4_000)
}
