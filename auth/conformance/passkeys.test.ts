import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { createSecurityKey } from './security-key.test-kit.ts'
import { openService } from './service.test-kit.ts'

const database = testDatabase()

type Begun = { challenge_id: string; options: { challenge: string; user: { id: string } } }
type Service = ReturnType<typeof openService>

async function begin(service: Service, step: 'registration' | 'authentication', token?: string) {
  const response = await service.ask('POST', `/passkeys/${step}/options`, {}, token)
  expect(response.status).toBe(200)
  return (await response.json()) as Begun
}

async function addPasskey(service: Service, token: string) {
  const key = createSecurityKey(undefined, { verifies: true })
  const { challenge_id, options } = await begin(service, 'registration', token)
  const body = { challenge_id, credential: key.create(options.challenge, options.user.id) }
  const response = await service.ask('POST', '/passkeys/registration/verify', body, token)
  return { key, response }
}

async function signIn(
  service: Service,
  key: ReturnType<typeof createSecurityKey>,
  holder?: string,
) {
  const { challenge_id, options } = await begin(service, 'authentication')
  const body = { challenge_id, credential: key.use(options.challenge, holder) }
  return service.ask('POST', '/passkeys/authentication/verify', body)
}

test('a passkey signs in, is listed, renamed and removed, and then signs in no more', async () => {
  const service = openService(database.db)
  const { session, auth, user } = await service.signedIn()
  const { key, response } = await addPasskey(service, session.access_token)
  expect(response.status).toBe(200)
  const { id } = (await response.json()) as { id: string }

  const signedIn = await signIn(service, key)
  expect(signedIn.status).toBe(200)
  expect(await signedIn.json()).toMatchObject({ user: { id: user.id } })
  expect((await auth.passkey.list()).data).toMatchObject([{ id, last_used_at: expect.any(String) }])
  const renamed = await auth.passkey.update({ passkeyId: id, friendlyName: 'My phone' })
  expect(renamed.data).toMatchObject({ friendly_name: 'My phone' })
  expect((await auth.passkey.delete({ passkeyId: id })).error).toBeNull()
  expect((await signIn(service, key)).status).toBe(400)
})

test('a challenge is good once, for its owner, and not for long', async () => {
  const service = openService(database.db)
  const one = (await service.signedIn()).session.access_token
  const other = (await service.signedIn()).session.access_token
  const key = createSecurityKey(undefined, { verifies: true })
  const verify = (begun: Begun, token: string) =>
    service.ask(
      'POST',
      '/passkeys/registration/verify',
      { challenge_id: begun.challenge_id, credential: key.create(begun.options.challenge) },
      token,
    )
  const stolen = await begin(service, 'registration', one)
  expect((await verify(stolen, other)).status).toBe(400)
  expect((await verify(stolen, one)).status).toBe(200)
  expect((await verify(stolen, one)).status).toBe(400)

  const late = await begin(service, 'authentication')
  service.advance(301)
  const body = { challenge_id: late.challenge_id, credential: key.use(late.options.challenge) }
  expect((await service.ask('POST', '/passkeys/authentication/verify', body)).status).toBe(400)
})

test('a key that did not ask who holds it, or answers another challenge, is refused', async () => {
  const service = openService(database.db)
  const token = (await service.signedIn()).session.access_token
  const { key } = await addPasskey(service, token)
  const begun = await begin(service, 'authentication')
  const wrong = await service.ask('POST', '/passkeys/authentication/verify', {
    challenge_id: begun.challenge_id,
    credential: key.use('bm90IHRoZSBvbmU'),
  })
  expect(wrong.status).toBe(400)

  const silent = createSecurityKey()
  const { challenge_id, options } = await begin(service, 'registration', token)
  const body = { challenge_id, credential: silent.create(options.challenge) }
  expect((await service.ask('POST', '/passkeys/registration/verify', body, token)).status).toBe(400)
})

test('passkeys belong to their owner, and are not changed without a session', async () => {
  const service = openService(database.db)
  const one = await service.signedIn()
  const other = await service.signedIn()
  const { response } = await addPasskey(service, one.session.access_token)
  const { id } = (await response.json()) as { id: string }
  expect((await other.auth.passkey.list()).data).toEqual([])
  expect((await other.auth.passkey.delete({ passkeyId: id })).error).toMatchObject({ status: 404 })
  const renamed = await other.auth.passkey.update({ passkeyId: id, friendlyName: 'mine' })
  expect(renamed.error).toMatchObject({ status: 404 })
  for (const path of ['/passkeys/registration/options', '/passkeys/registration/verify'])
    expect((await service.ask('POST', path, {})).status).toBe(403)
  expect((await one.auth.passkey.list()).data).toHaveLength(1)
})

test('a key that says it is somebody else, or nobody, signs nobody in', async () => {
  const service = openService(database.db)
  const { session } = await service.signedIn()
  const { key } = await addPasskey(service, session.access_token)
  const stranger = Buffer.from('00000000-0000-4000-8000-000000000000').toString('base64url')
  expect((await signIn(service, key, stranger)).status).toBe(400)
  expect((await signIn(service, key, '')).status).toBe(400)
  expect((await signIn(service, key)).status).toBe(200)
})

test('an account without an address has no passkeys to leave behind', async () => {
  const service = openService(database.db)
  const { data } = await service.client().signInAnonymously()
  const token = data.session?.access_token
  const response = await service.ask('POST', '/passkeys/registration/options', {}, token)
  expect(response.status).toBe(403)
})

test('the owner is told of a passkey that comes or goes', async () => {
  const service = openService(database.db)
  const { session, auth, email } = await service.signedIn()
  const { response } = await addPasskey(service, session.access_token)
  const { id } = (await response.json()) as { id: string }
  expect(service.lastLetter(email).subject).toBe('A new passkey for Seekwell')
  await auth.passkey.delete({ passkeyId: id })
  expect(service.lastLetter(email).subject).toBe('A passkey for Seekwell was removed')
})

test('who recovers an account by its mailbox shares it with no passkey', async () => {
  const service = openService(database.db)
  const { session, email } = await service.signedIn()
  const { key } = await addPasskey(service, session.access_token)
  const auth = service.client()
  await auth.resetPasswordForEmail(email)
  expect((await signIn(service, key)).status).toBe(200)
  await auth.verifyOtp({ email, token: service.codeTo(email), type: 'recovery' })
  expect((await signIn(service, key)).status).toBe(400)
})
