import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { openProvider } from './openid.test-kit.ts'
import { API, freshEmail, KEYS, openService } from './service.test-kit.ts'

const SECRET = 'a secret that is shared'
const database = testDatabase()
let openid: Awaited<ReturnType<typeof openProvider>>
beforeAll(async () => {
  openid = await openProvider(`${API}/callback`, 'seekwell', SECRET)
})
afterAll(() => openid.close())

const open = () =>
  openService(database.db, {
    providers: {
      keycloak: { issuer: openid.issuer, clientId: 'seekwell', clientSecret: SECRET },
    },
  })
type Service = ReturnType<typeof open>
type Account = Awaited<ReturnType<Service['signedIn']>>

let subjects = 0
const person = (email = freshEmail('at-provider')) => ({
  sub: `pending-${++subjects}`,
  email,
  email_verified: true,
  name: 'Ada',
})

const ENDINGS: Record<string, (service: Service, account: Account) => Promise<unknown>> = {
  'a change of the password': (service, { session }) =>
    service.ask('PUT', '/user', { password: 'another stone 8' }, session.access_token),
  'a global logout': (service, { session }) =>
    service.ask('POST', '/logout?scope=global', undefined, session.access_token),
  'a new password by an administrator': (service, { user }) =>
    service.ask('PUT', `/admin/users/${user.id}`, { password: 'another stone 8' }, KEYS.service),
  'a ban that is lifted': async (service, { user }) => {
    const ban = (ban_duration: string) =>
      service.ask('PUT', `/admin/users/${user.id}`, { ban_duration }, KEYS.service)
    await ban('1h')
    return ban('none')
  },
  'a soft deletion': (service, { user }) =>
    service.ask('DELETE', `/admin/users/${user.id}`, { should_soft_delete: true }, KEYS.service),
}

test.each(Object.entries(ENDINGS))('%s ends a pending link and an opened code', async (_, end) => {
  const service = open()
  const account = await service.signedIn()
  const link = await account.auth.linkIdentity({
    provider: 'keycloak',
    options: { skipBrowserRedirect: true },
  })
  const back = await openid.visit(link.data?.url ?? '', person())
  const other = service.client('2.119.0', { flow: 'pkce' })
  const begun = await other.signInWithOAuth({
    provider: 'keycloak',
    options: { skipBrowserRedirect: true },
  })
  const out = await service.send(begun.data.url ?? '')
  const returned = await openid.visit(out.headers.get('location') ?? '', person(account.email))
  const landed = new URL((await service.send(returned)).headers.get('location') ?? '')
  const code = landed.searchParams.get('code') ?? ''
  expect(code).not.toBe('')

  await end(service, account)

  const linked = new URL((await service.send(back)).headers.get('location') ?? '')
  expect(linked.searchParams.get('error_code')).toBe('bad_oauth_state')
  expect(linked.hash).not.toContain('access_token')
  const exchanged = await other.exchangeCodeForSession(code)
  expect(exchanged.error?.code).toBe('flow_state_not_found')
  expect(service.faults).toEqual([])
})

test('signing out one device or the others ends what they began, and no more', async () => {
  const service = open()
  const first = await service.signedIn()
  const second = service.client()
  await service.ask('POST', '/otp', { email: first.email })
  const signedIn = await second.verifyOtp({
    email: first.email,
    token: service.codeTo(first.email),
    type: 'email',
  })
  expect(signedIn.error).toBeNull()
  const begin = async (auth: Account['auth']) => {
    const link = await auth.linkIdentity({
      provider: 'keycloak',
      options: { skipBrowserRedirect: true },
    })
    return openid.visit(link.data?.url ?? '', person())
  }
  const outcome = async (back: string) =>
    new URL((await service.send(back)).headers.get('location') ?? '').searchParams.get('error_code')
  const ofFirst = await begin(first.auth)
  const ofSecond = await begin(second)
  expect((await second.signOut({ scope: 'others' })).error).toBeNull()
  expect(await outcome(ofFirst)).toBe('bad_oauth_state')
  expect(await outcome(ofSecond)).toBeNull()
  const left = await begin(second)
  expect((await second.signOut({ scope: 'local' })).error).toBeNull()
  expect(await outcome(left)).toBe('bad_oauth_state')
})

test('an access token of a deleted account names nobody', async () => {
  const service = open()
  const { user, session } = await service.signedIn()
  const deletion = { should_soft_delete: true }
  await service.ask('DELETE', `/admin/users/${user.id}`, deletion, KEYS.service)
  const answer = await service.ask('GET', '/user', undefined, session.access_token)
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({ code: 'user_not_found' })
})
