import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { freshEmail, KEYS, openService, PASSWORD, type Service } from './service.test-kit.ts'

const database = testDatabase()
const OWN_PASSWORD = 'another stone 8'

/** A stranger registers somebody's address and waits for them to confirm it. */
async function squat(service: Service) {
  const email = freshEmail('squatted')
  const options = { data: { name: 'stranger' } }
  const { data } = await service.client().signUp({ email, password: PASSWORD, options })
  return { email, id: data.user?.id ?? '', code: service.codeTo(email) }
}

const canSignIn = async (service: Service, email: string, password: string) =>
  (await service.client().signInWithPassword({ email, password })).error === null

const admin = async (service: Service, path: string, body: object, method = 'POST') => {
  const answer = await service.ask(method, path, body, KEYS.service)
  expect(answer.status).toBe(200)
  return answer.json()
}

test('of two sign-ups only the mail of the last confirms, and no password counts', async () => {
  const service = openService(database.db)
  const { email, code } = await squat(service)
  const auth = service.client()
  await auth.signUp({ email, password: OWN_PASSWORD, options: { data: { name: 'owner' } } })
  const early = await auth.verifyOtp({ email, token: code, type: 'signup' })
  expect(early.error?.code).toBe('otp_expired')
  const done = await auth.verifyOtp({ email, token: service.codeTo(email), type: 'signup' })
  expect(done.data.user?.user_metadata).toEqual({})
  expect(await canSignIn(service, email, PASSWORD)).toBe(false)
  expect(await canSignIn(service, email, OWN_PASSWORD)).toBe(false)
  expect((await auth.updateUser({ password: OWN_PASSWORD })).error).toBeNull()
  expect(await canSignIn(service, email, OWN_PASSWORD)).toBe(true)
})

test('the mail that is sent again confirms no password either', async () => {
  const service = openService(database.db)
  const { email } = await squat(service)
  const auth = service.client()
  await auth.signUp({ email, password: OWN_PASSWORD, options: { data: { name: 'owner' } } })
  await auth.resend({ type: 'signup', email })
  const done = await auth.verifyOtp({ email, token: service.codeTo(email), type: 'signup' })
  expect(done.data.user?.user_metadata).toEqual({})
  expect(await canSignIn(service, email, PASSWORD)).toBe(false)
})

test('an invitation drops what a stranger set, and ends their mail', async () => {
  const service = openService(database.db)
  const { email, code } = await squat(service)
  await admin(service, '/invite', { email, data: { team: 'a' } })
  const auth = service.client()
  const early = await auth.verifyOtp({ email, token: code, type: 'signup' })
  expect(early.error?.code).toBe('otp_expired')
  const done = await auth.verifyOtp({ email, token: service.codeTo(email), type: 'invite' })
  expect(done.data.user?.user_metadata).toEqual({ team: 'a' })
  expect(await canSignIn(service, email, PASSWORD)).toBe(false)
})

test('a sign-up after an invitation neither ends nor changes it', async () => {
  const service = openService(database.db)
  const email = freshEmail('invited')
  await admin(service, '/invite', { email, data: { team: 'a' } })
  const invitation = service.codeTo(email)
  const auth = service.client()
  await auth.signUp({ email, password: PASSWORD, options: { data: { team: 'b' } } })
  const done = await auth.verifyOtp({ email, token: invitation, type: 'invite' })
  expect(done.data.user?.user_metadata).toEqual({ team: 'a' })
  expect(await canSignIn(service, email, PASSWORD)).toBe(false)
})

test.each([
  ['invite', { data: { team: 'a' } }, false],
  ['signup', { data: { team: 'a' }, password: OWN_PASSWORD }, true],
])('a link of type %s brings its own password and data', async (type, given, hasPassword) => {
  const service = openService(database.db)
  const { email } = await squat(service)
  const link = await admin(service, '/admin/generate_link', { type, email, ...given })
  const opened = await service.open(link.action_link)
  expect(opened.hash).toContain('access_token')
  expect(await canSignIn(service, email, PASSWORD)).toBe(false)
  expect(await canSignIn(service, email, OWN_PASSWORD)).toBe(hasPassword)
})

test('an administrator who confirms an address drops what a stranger set', async () => {
  const service = openService(database.db)
  const { email, id } = await squat(service)
  const body = { email_confirm: true, user_metadata: { team: 'a' } }
  const user = await admin(service, `/admin/users/${id}`, body, 'PUT')
  expect(user.user_metadata).toEqual({ team: 'a' })
  expect(await canSignIn(service, email, PASSWORD)).toBe(false)
})
