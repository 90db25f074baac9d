import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { openProvider } from './openid.test-kit.ts'
import { API, freshAddress, freshEmail, KEYS, openService } from './service.test-kit.ts'

const SECRET = 'a secret that is shared'
const database = testDatabase()
let openid: Awaited<ReturnType<typeof openProvider>>
beforeAll(async () => {
  openid = await openProvider(`${API}/callback`, 'seekwell', SECRET)
})
afterAll(() => openid.close())

const providers = () => ({
  keycloak: { issuer: openid.issuer, clientId: 'seekwell', clientSecret: SECRET },
})
const open = (siteUrl?: string) =>
  openService(database.db, { providers: providers(), ...(siteUrl && { siteUrl }) })
type Service = ReturnType<typeof open>

let subjects = 0
const person = () => ({
  sub: `browser-${++subjects}`,
  email: freshEmail('at-provider'),
  email_verified: true,
  name: 'Ada',
})
const ELSEWHERE = { headers: { cookie: 'another=browser' } }
async function land(service: Service, back: string, init: RequestInit = {}, ip?: string) {
  const landed = await service.send(back, init, ip)
  return new URL(landed.headers.get('location') ?? '')
}
const errorOf = (url: URL) => url.searchParams.get('error_code')
const verifier = 'v'.repeat(56)
const CHALLENGE = `code_challenge=${createHash('sha256').update(verifier).digest('base64url')}&code_challenge_method=s256`

test('a sign-in ends only in the browser that began it', async () => {
  const service = open()
  const begin = async () => {
    const out = await service.send('/authorize?provider=keycloak')
    return openid.visit(out.headers.get('location') ?? '', person())
  }
  const lured = await land(service, await begin(), ELSEWHERE)
  expect(errorOf(lured)).toBe('bad_oauth_state')
  expect(lured.hash).not.toContain('access_token')
  // Tabs side by side have the same cookie.
  const [first, second] = [await begin(), await begin()]
  expect((await land(service, first)).hash).toContain('access_token=')
  expect((await land(service, second)).hash).toContain('access_token=')
})

test('the cookie is for this site alone, and only as long as a sign-in lasts', async () => {
  const plain = await open().send('/authorize?provider=keycloak')
  expect(plain.headers.get('set-cookie')).toMatch(
    /^auth-flow=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  const safe = await open('https://site.example').send('/authorize?provider=keycloak')
  expect(safe.headers.get('set-cookie')).toMatch(
    /^__Host-auth-flow=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
})

test('an answer that comes as a form from elsewhere has a cookie that comes along', async () => {
  const deps = open('https://site.example').deps
  const posting = {
    ...deps,
    providers: {
      find: () => ({
        answersByPost: true,
        begin: async () => ({ url: 'https://provider.example/', secrets: {} }),
        finish: async () => Promise.reject(new Error('nobody comes back')),
        readIdToken: async () => null,
      }),
    },
  }
  const { authRoutes } = await import('#auth/http.ts')
  const out = await authRoutes(posting).request('/authorize?provider=any')
  expect(out.headers.get('set-cookie')).toMatch(
    /^__Host-auth-flow-post=[\w-]{43}; .*Secure; SameSite=None$/,
  )
})

test('linking without a cookie: only from the address that began it', async () => {
  const service = open()
  const { session, auth } = await service.signedIn()
  const home = freshAddress()
  const begin = async () => {
    const path = '/user/identities/authorize?provider=keycloak&skip_http_redirect=true'
    const answer = await service.ask('GET', path, undefined, session.access_token, home)
    const { url } = (await answer.json()) as { url: string }
    return openid.visit(url, person())
  }
  const lured = await land(service, await begin(), ELSEWHERE, freshAddress())
  expect(errorOf(lured)).toBe('bad_oauth_state')
  expect(lured.hash).not.toContain('access_token')
  expect((await auth.getUserIdentities()).data?.identities).toHaveLength(1)
  expect((await land(service, await begin(), ELSEWHERE, home)).hash).toContain('access_token=')
  expect((await land(service, await begin())).hash).toContain('access_token=')
  expect((await auth.getUserIdentities()).data?.identities).toHaveLength(3)
})

test('linking with PKCE is done by the exchange, wherever the return lands', async () => {
  const service = open()
  const { session, auth, email } = await service.signedIn()
  const who = person()
  const begin = async () => {
    const path = `/user/identities/authorize?provider=keycloak&skip_http_redirect=true&${CHALLENGE}`
    const answer = await service.ask('GET', path, undefined, session.access_token)
    const { url } = (await answer.json()) as { url: string }
    return land(service, await openid.visit(url, who), ELSEWHERE, freshAddress())
  }
  const exchange = (auth_code: string | null, code_verifier: string) =>
    service.ask('POST', '/token?grant_type=pkce', { auth_code, code_verifier })
  const code = (await begin()).searchParams.get('code')
  expect((await exchange(code, 'x'.repeat(56))).status).toBe(400)
  expect((await auth.getUserIdentities()).data?.identities).toHaveLength(1)
  const done = await exchange(code, verifier)
  expect(done.status).toBe(200)
  const body = (await done.json()) as Record<string, unknown>
  expect(body).toMatchObject({
    user: { email, app_metadata: { providers: ['email', 'keycloak'] } },
  })
  expect(body['provider_token']).toBeTruthy()
  expect(Object.keys(body)).not.toContain('linking')
  expect((await auth.getUserIdentities()).data?.identities).toHaveLength(2)
  expect(errorOf(await begin())).toBe('identity_already_exists')
  const ended = await service.ask('POST', '/logout', undefined, session.access_token)
  expect(ended.status).toBe(204)
})

test('a link that was begun ends with its session, exchanged or not', async () => {
  const service = open()
  const { session } = await service.signedIn()
  const path = `/user/identities/authorize?provider=keycloak&skip_http_redirect=true&${CHALLENGE}`
  const answer = await service.ask('GET', path, undefined, session.access_token)
  const { url } = (await answer.json()) as { url: string }
  const landed = await land(service, await openid.visit(url, person()))
  await service.ask('POST', '/logout', undefined, session.access_token)
  const exchanged = await service.ask(
    'POST',
    '/token?grant_type=pkce',
    { auth_code: landed.searchParams.get('code'), code_verifier: verifier },
    KEYS.anon,
  )
  expect(await exchanged.json()).toMatchObject({ code: 'flow_state_not_found' })
})
