import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findUserByEmail } from '#data/auth/users.ts'
import { testDatabase } from '#test/database.ts'
import { openProvider, type Person } from './openid.test-kit.ts'
import {
  API,
  countOutcomes,
  freshEmail,
  openService,
  PASSWORD,
  VERSIONS,
} from './service.test-kit.ts'

const database = testDatabase()
let openid: Awaited<ReturnType<typeof openProvider>>
beforeAll(async () => {
  openid = await openProvider(`${API}/callback`, 'seekwell', 'a secret that is shared')
})
afterAll(() => openid.close())

let subjects = 0
const person = (more: Partial<Person> = {}): Person => ({
  sub: `subject-${++subjects}`,
  email: freshEmail('at-provider'),
  email_verified: true,
  name: 'Ada',
  ...more,
})
const open = (config: Parameters<typeof openService>[1] = {}) =>
  openService(database.db, {
    providers: {
      keycloak: {
        issuer: openid.issuer,
        clientId: 'seekwell',
        clientSecret: 'a secret that is shared',
      },
    },
    ...config,
  })
type Service = ReturnType<typeof open>

/** From the address that the client is given to where the browser lands in the end. */
async function signIn(service: Service, url: string, who: Person): Promise<URL> {
  const out = await service.send(url)
  expect(out.status).toBe(302)
  const back = await openid.visit(out.headers.get('location') ?? '', who)
  return land(service, back)
}
async function land(service: Service, back: string): Promise<URL> {
  const landed = await service.send(back)
  expect([302, 303]).toContain(landed.status)
  return new URL(landed.headers.get('location') ?? '')
}
const fragmentOf = (url: URL) => new URLSearchParams(url.hash.slice(1))

describe.each(VERSIONS)('client %s', (version) => {
  test('implicit: comes back with a session and the tokens of the provider', async () => {
    const service = open()
    const auth = service.client(version)
    const who = person()
    const { data } = await auth.signInWithOAuth({
      provider: 'keycloak',
      options: {
        redirectTo: 'http://localhost:18380/in',
        skipBrowserRedirect: true,
        scopes: 'profile',
        queryParams: { prompt: 'login', state: 'forged', redirect_uri: 'https://evil.example' },
      },
    })
    const landed = await signIn(service, data.url ?? '', who)
    expect(landed.pathname).toBe('/in')
    expect(fragmentOf(landed).get('provider_token')).toBeTruthy()
    const session = await auth.setSession({
      access_token: fragmentOf(landed).get('access_token') ?? '',
      refresh_token: fragmentOf(landed).get('refresh_token') ?? '',
    })
    expect(session.data.user).toMatchObject({
      email: who.email,
      app_metadata: { provider: 'keycloak', providers: ['keycloak'] },
      user_metadata: { name: 'Ada' },
      identities: [
        {
          provider: 'keycloak',
          id: who.sub,
          identity_data: { email: who.email, email_verified: true },
        },
      ],
    })
    const again = await signIn(service, data.url ?? '', who)
    expect(fragmentOf(again).get('access_token')).toBeTruthy()
  })

  test('PKCE: comes back with a code, and the exchange brings the tokens of the provider', async () => {
    const service = open()
    const auth = service.client(version, { flow: 'pkce' })
    const { data } = await auth.signInWithOAuth({
      provider: 'keycloak',
      options: { skipBrowserRedirect: true },
    })
    const landed = await signIn(service, data.url ?? '', person())
    expect(landed.hash).toBe('')
    const done = await auth.exchangeCodeForSession(landed.searchParams.get('code') ?? '')
    expect(done.error).toBeNull()
    expect(done.data.session?.provider_token).toBeTruthy()
  })

  test('joins the account with that address only when the provider vouches for it', async () => {
    const service = open()
    const { email, user } = await service.signedIn(version)
    const { data } = await service
      .client(version)
      .signInWithOAuth({ provider: 'keycloak', options: { skipBrowserRedirect: true } })
    const unproven = await signIn(service, data.url ?? '', person({ email, email_verified: false }))
    expect(unproven.searchParams.get('error_code')).toBe('provider_email_needs_verification')
    expect(unproven.searchParams.get('error')).toBe('access_denied')
    const proven = await signIn(service, data.url ?? '', person({ email }))
    expect(fragmentOf(proven).get('access_token')).toBeTruthy()
    expect((await findUserByEmail(database.db, email))?.id).toBe(user.id)
    expect(
      (await service.client(version).signInWithPassword({ email, password: PASSWORD })).error,
    ).toBeNull()
  })

  test('an account that a stranger registered loses what the stranger set', async () => {
    const service = open()
    const who = person()
    await service.client(version).signUp({ email: who.email, password: PASSWORD })
    const { data } = await service
      .client(version)
      .signInWithOAuth({ provider: 'keycloak', options: { skipBrowserRedirect: true } })
    expect(fragmentOf(await signIn(service, data.url ?? '', who)).get('access_token')).toBeTruthy()
    const stranger = await service
      .client(version)
      .signInWithPassword({ email: who.email, password: PASSWORD })
    expect(stranger.error?.code).toBe('invalid_credentials')
  })

  test('an identity is linked and unlinked, but never the last', async () => {
    const service = open()
    const { auth, email } = await service.signedIn(version)
    const who = person()
    const asked = await auth.linkIdentity({
      provider: 'keycloak',
      options: { skipBrowserRedirect: true },
    })
    const landed = await land(service, await openid.visit(asked.data?.url ?? '', who))
    expect(fragmentOf(landed).get('access_token')).toBeTruthy()
    const identities = (await auth.getUserIdentities()).data?.identities ?? []
    expect(identities.map(({ provider }) => provider)).toEqual(['email', 'keycloak'])
    const other = await service.signedIn(version)
    const taken = await other.auth.linkIdentity({
      provider: 'keycloak',
      options: { skipBrowserRedirect: true },
    })
    const refused = await land(service, await openid.visit(taken.data?.url ?? '', who))
    expect(refused.searchParams.get('error_code')).toBe('identity_already_exists')
    const [own, linked] = identities
    if (!own || !linked) throw new Error('two identities')
    expect((await auth.unlinkIdentity(linked)).error).toBeNull()
    expect((await auth.unlinkIdentity(own)).error).toMatchObject({
      status: 422,
      code: 'single_identity_not_deletable',
    })
    expect((await auth.getUser()).data.user).toMatchObject({
      email,
      app_metadata: { providers: ['email'] },
    })
  })

  test('an id token is taken only when everything about it holds', async () => {
    const service = open()
    const auth = service.client(version)
    const refused = await auth.signInWithIdToken({ provider: 'keycloak', token: 'a.b.c' })
    expect(refused.error?.status).toBe(400)
    const off = await auth.signInWithIdToken({ provider: 'google', token: 'a.b.c' })
    expect(off.error).toMatchObject({ status: 400, code: 'provider_disabled' })
  })
})

test('a return is good once, for the flow it belongs to', async () => {
  const service = open()
  const out = await service.send('/authorize?provider=keycloak')
  const back = await openid.visit(out.headers.get('location') ?? '', person())
  const answers = await Promise.all(Array.from({ length: 10 }, () => land(service, back)))
  const outcomes = answers.map((url) => url.searchParams.get('error_code') ?? 'in')
  expect(countOutcomes(outcomes)).toEqual({ in: 1, flow_state_already_used: 9 })
  const unknown = await land(
    service,
    `${API}/callback?state=7d0f6a2e-1111-4222-8333-444455556666&code=x`,
  )
  expect(unknown.searchParams.get('error_code')).toBe('bad_oauth_state')
  const none = await land(service, `${API}/callback?code=x`)
  expect(none.searchParams.get('error_code')).toBe('bad_oauth_callback')
  const second = await service.send('/authorize?provider=keycloak')
  const state = new URL(second.headers.get('location') ?? '').searchParams.get('state')
  const denied = await land(service, `${API}/callback?state=${state}&error=access_denied`)
  expect(denied.searchParams.get('error')).toBe('access_denied')
  const third = await service.send('/authorize?provider=keycloak')
  const own = new URL(third.headers.get('location') ?? '').searchParams.get('state')
  const forged = await land(service, `${API}/callback?state=${own}&code=forged`)
  expect(forged.searchParams.get('error_code')).toBe('bad_oauth_callback')
  expect(service.faults).toEqual([])
})

test('an account with an address never loses its only confirmed one', async () => {
  const service = open()
  const { auth, email } = await service.signedIn()
  const asked = await auth.linkIdentity({
    provider: 'keycloak',
    options: { skipBrowserRedirect: true },
  })
  const unproven = person({ email_verified: false })
  await land(service, await openid.visit(asked.data?.url ?? '', unproven))
  const [own, linked] = (await auth.getUserIdentities()).data?.identities ?? []
  if (!own || !linked) throw new Error('two identities')
  expect((await auth.unlinkIdentity(own)).error).toMatchObject({
    status: 422,
    code: 'email_conflict_identity_not_deletable',
  })
  expect((await auth.getUser()).data.user).toMatchObject({ email })
  expect((await auth.unlinkIdentity(linked)).error).toBeNull()
})

test('of the last two identities one stays, whoever is faster', async () => {
  const service = open()
  const { auth, session } = await service.signedIn()
  const asked = await auth.linkIdentity({
    provider: 'keycloak',
    options: { skipBrowserRedirect: true },
  })
  await land(service, await openid.visit(asked.data?.url ?? '', person()))
  const identities = (await auth.getUserIdentities()).data?.identities ?? []
  const answers = await Promise.all(
    [...identities, ...identities].map(({ identity_id }) =>
      service.ask('DELETE', `/user/identities/${identity_id}`, undefined, session.access_token),
    ),
  )
  expect(countOutcomes(answers.map(({ status }) => String(status)))).toEqual({ 200: 1, 422: 3 })
  expect((await auth.getUserIdentities()).data?.identities).toHaveLength(1)
})
