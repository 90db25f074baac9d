import { generate } from 'otplib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { openProvider } from './openid.test-kit.ts'
import { API, type AuthJs, freshEmail, KEYS, openService, PASSWORD } from './service.test-kit.ts'

const SECRET = 'a secret that is shared'
const database = testDatabase()
let openid: Awaited<ReturnType<typeof openProvider>>
beforeAll(async () => {
  openid = await openProvider(`${API}/callback`, 'seekwell', SECRET)
})
afterAll(() => openid.close())

const open = () =>
  openService(database.db, {
    providers: { keycloak: { issuer: openid.issuer, clientId: 'seekwell', clientSecret: SECRET } },
  })
type Service = ReturnType<typeof open>

let subjects = 0
const person = (email = freshEmail('at-provider')) => ({
  sub: `second-factor-${++subjects}`,
  email,
  email_verified: true,
  name: 'Ada',
})

async function enrolled(service: Service, auth: AuthJs) {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })
  if (error || data.type !== 'totp') throw error ?? new Error('no app')
  const started = await auth.mfa.challenge({ factorId: data.id })
  if (started.error) throw started.error
  const epoch = Math.floor(service.deps.now().getTime() / 1000)
  const code = await generate({ secret: data.totp.secret, epoch })
  const verified = await auth.mfa.verify({ factorId: data.id, challengeId: started.data.id, code })
  if (verified.error) throw verified.error
  return { factorId: data.id, accessToken: verified.data.access_token }
}

async function link(service: Service, auth: AuthJs) {
  const options = { skipBrowserRedirect: true }
  const { data } = await auth.linkIdentity({ provider: 'keycloak', options })
  const landed = await service.send(await openid.visit(data?.url ?? '', person()))
  expect(landed.headers.get('location')).not.toContain('error_code')
}

test('with a factor, linking and unlinking need it too', async () => {
  const service = open()
  const { auth, email } = await service.signedIn('2.119.0', undefined, { ip: '192.0.2.11' })
  await link(service, auth)
  await enrolled(service, auth)
  const lesser = service.client()
  const { data } = await lesser.signInWithPassword({ email, password: PASSWORD })
  const bearer = data.session?.access_token ?? ''
  const [identity] = data.user?.identities ?? []
  const insufficient = { code: 'insufficient_aal' }
  const linking = '/user/identities/authorize?provider=keycloak&skip_http_redirect=true'
  const id_token = 'a.b.c'
  const answers = [
    await service.ask('GET', linking, undefined, bearer),
    await service.ask('DELETE', `/user/identities/${identity?.identity_id}`, undefined, bearer),
    await service.ask(
      'POST',
      '/token?grant_type=id_token',
      { provider: 'keycloak', id_token, link_identity: true },
      bearer,
    ),
  ]
  for (const answer of answers) {
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject(insufficient)
  }
  await link(service, auth)
  const own = (await auth.getUserIdentities()).data?.identities ?? []
  const last = own.at(-1)
  if (!last) throw new Error('no identity')
  expect((await auth.unlinkIdentity(last)).error).toBeNull()
})

test('a token from before the second factor does not rise with its session', async () => {
  const service = open()
  const { auth, session } = await service.signedIn('2.119.0', undefined, { ip: '192.0.2.12' })
  const { factorId, accessToken } = await enrolled(service, auth)
  const change = (bearer: string) =>
    service.ask('PUT', '/user', { password: 'a new stone 99' }, bearer)
  const before = await change(session.access_token)
  expect([before.status, await before.json()]).toMatchObject([401, { code: 'insufficient_aal' }])
  const removal = await service.ask(
    'DELETE',
    `/factors/${factorId}`,
    undefined,
    session.access_token,
  )
  expect([removal.status, await removal.json()]).toMatchObject([422, { code: 'insufficient_aal' }])
  expect((await change(accessToken)).status).toBe(200)
})

test('the owner is told at the old address what was done', async () => {
  const service = open()
  const { auth, email, session } = await service.signedIn('2.119.0', undefined, {
    ip: '192.0.2.13',
  })
  const told = (to: string) =>
    service.mails.filter((one) => one.to === to).map(({ subject }) => subject)
  await link(service, auth)
  expect(told(email)).toContain('A new way to sign in to Seekwell')
  const own = (await auth.getUserIdentities()).data?.identities ?? []
  const linked = own.find(({ provider }) => provider === 'keycloak')
  if (!linked) throw new Error('not linked')
  await auth.unlinkIdentity(linked)
  expect(told(email)).toContain('A way to sign in to Seekwell was removed')
  const next = freshEmail('next')
  await auth.updateUser({ email: next })
  await service.open(service.linkTo(next))
  await auth.verifyOtp({ email, token: service.codeTo(email), type: 'email_change' })
  expect(told(email).at(-1)).toBe('The address of your account at Seekwell has changed')
  expect(service.lastLetter(email).text).toContain(next)
  await auth.updateUser({ password: 'a new stone 99' })
  expect(told(next).at(-1)).toBe('Your password at Seekwell has changed')
  await service.ask('PUT', `/admin/users/${session.user.id}`, { email }, KEYS.service)
  expect(told(next).at(-1)).toBe('The address of your account at Seekwell has changed')
})

test('a provider that vouches for the address of an account is told of too', async () => {
  const service = open()
  const { email } = await service.signedIn()
  const out = await service.send('/authorize?provider=keycloak')
  const back = await openid.visit(out.headers.get('location') ?? '', person(email))
  await service.send(back)
  expect(service.lastLetter(email).subject).toBe('A new way to sign in to Seekwell')
})

test('an address that changes by the links of both mails is told as well', async () => {
  const service = open()
  const { auth, email } = await service.signedIn()
  const next = freshEmail('next')
  await auth.updateUser({ email: next })
  await service.open(service.linkTo(email))
  await service.open(service.linkTo(next))
  expect(service.lastLetter(email).subject).toBe(
    'The address of your account at Seekwell has changed',
  )
})

test('a session that knows only the password does not sign other devices out', async () => {
  const service = open()
  const { auth, email } = await service.signedIn()
  const { accessToken } = await enrolled(service, auth)
  expect(service.lastLetter(email).subject).toBe('Two-step sign-in at Seekwell has changed')
  const { data } = await service.client().signInWithPassword({ email, password: PASSWORD })
  const lesser = data.session?.access_token
  const answer = await service.ask('GET', '/user/sessions', undefined, accessToken)
  const { sessions } = (await answer.json()) as { sessions: { id: string; aal: string }[] }
  const idOf = (aal: string) => sessions.find((session) => session.aal === aal)?.id
  const end = async (id = '', bearer = '') =>
    (await service.ask('DELETE', `/user/sessions/${id}`, undefined, bearer)).status
  expect(await end(idOf('aal2'), lesser)).toBe(403)
  expect(await end(idOf('aal1'), lesser), 'itself').toBe(204)
})
