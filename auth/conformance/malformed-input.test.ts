import { generate } from 'otplib'
import { describe, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import {
  freshEmail,
  KEYS,
  openService,
  PASSWORD,
  type Service,
  SITE,
  VERSIONS,
} from './service.test-kit.ts'

const database = testDatabase()
const validationFailed = { code: 'validation_failed' }

test('a link without a verification type is answered 400; other faults redirect', async () => {
  const service = openService(database.db)
  const versioned = { headers: { 'x-supabase-api-version': '2024-01-01' } }
  for (const query of ['', '?token=x', '?token=x&type=', '?token=pkce_x'])
    for (const headers of [{}, versioned]) {
      const answer = await service.send(`/verify${query}`, headers)
      expect(answer.status, query).toBe(400)
      expect(await answer.text(), query).toContain('Verify requires a verification type')
    }
  for (const query of ['?token=x&type=nonsense', '?type=signup', '?token=x&type=signup']) {
    const answer = await service.send(`/verify${query}`)
    expect([answer.status, answer.headers.get('location')], query).toEqual([
      303,
      expect.stringContaining(`${SITE}/#error=`),
    ])
  }
  const posted = await service.ask('POST', '/verify', { token_hash: 'x' })
  expect([posted.status, await posted.json()]).toMatchObject([400, validationFailed])
})

test.each([
  ['/otp', {}],
  ['/resend', { type: 'signup' }],
  ['/resend', { type: 'email_change' }],
  ['/resend', { type: 'sms' }],
  ['/resend', { type: 'phone_change' }],
  ['/verify', { type: 'email', token: '123456' }],
  ['/verify', { type: 'sms', token: '123456' }],
  ['/signup', { password: PASSWORD }],
  ['/token?grant_type=password', { password: PASSWORD }],
])('%s with %o, an email address and a phone number is answered 400', async (path, fields) => {
  const service = openService(database.db)
  const both = { email: freshEmail(), phone: '+15550100' }
  const answer = await service.ask('POST', path, { ...fields, ...both })
  expect([answer.status, await answer.json()]).toMatchObject([400, validationFailed])
  expect(service.mails).toEqual([])
})

test.each(['/otp', '/resend', '/recover'])(
  '%s with several addresses is answered 400',
  async (path) => {
    const service = openService(database.db)
    for (const email of [
      'one@example.com,two@example.com',
      'one@example.com two@example.com',
      'one@example.com\r\ntwo@example.com',
      ['one@example.com', 'two@example.com'],
      { 0: 'one@example.com' },
    ]) {
      const answer = await service.ask('POST', path, { type: 'signup', email })
      expect([answer.status, await answer.json()]).toMatchObject([400, validationFailed])
    }
    expect(service.mails).toEqual([])
  },
)

async function startTotp(service: Service, ip: string) {
  const { auth, session } = await service.signedIn('2.119.0', undefined, { ip })
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })
  if (error || data.type !== 'totp') throw error ?? new Error('no authenticator app')
  const { id, totp } = data
  const started = await auth.mfa.challenge({ factorId: id })
  if (started.error) throw started.error
  const challenge_id = started.data.id
  const code = () =>
    generate({ secret: totp.secret, epoch: Math.floor(service.deps.now().getTime() / 1000) })
  const verify = async (body: object, bearer = session.access_token) => {
    const answer = await service.ask('POST', `/factors/${id}/verify`, body, bearer, ip)
    return { status: answer.status, body: (await answer.json()) as Record<string, string> }
  }
  return { challenge_id, code, verify }
}

test('a used, unknown or malformed challenge is answered 422, as by the public server', async () => {
  const service = openService(database.db)
  const { challenge_id, code, verify } = await startTotp(service, '192.0.2.21')
  const first = await verify({ challenge_id, code: await code() })
  expect(first.status).toBe(200)
  const bearer = first.body['access_token']
  service.advance(60)
  for (const id of [challenge_id, crypto.randomUUID(), 'nonsense', '']) {
    const again = await verify({ challenge_id: id, code: await code() }, bearer)
    expect(again, id).toMatchObject({ status: 422, body: { code: 'mfa_factor_not_found' } })
  }
})

describe.each(VERSIONS)('client %s', (version) => {
  test.each([
    ['short 1', 'length'],
    ['aaaaaaaaaaaa', 'characters'],
    ['password123', 'pwned'],
  ])('an administrator cannot set the weak password "%s" either', async (password, reason) => {
    const service = openService(database.db)
    const { admin } = service.client(version, { key: KEYS.service })
    const known = freshEmail()
    const { data } = await admin.createUser({ email: known, email_confirm: true })
    const email = freshEmail()
    const answers = [
      await admin.generateLink({ type: 'signup', email, password }),
      await admin.createUser({ email, password }),
      await admin.updateUserById(data.user?.id ?? '', { password }),
    ]
    for (const { error } of answers)
      expect(error).toMatchObject({
        status: 422,
        code: 'weak_password',
        reasons: expect.arrayContaining([reason]),
      })
    for (const type of ['magiclink', 'recovery', 'invite']) {
      const body = { type, email: known, password }
      const answer = await service.ask('POST', '/admin/generate_link', body, KEYS.service)
      expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'weak_password' }])
    }
    const listed = await admin.listUsers({ page: 1, perPage: 100 })
    expect(listed.data.users.map((user) => user.email)).not.toContain(email)
  })
})
