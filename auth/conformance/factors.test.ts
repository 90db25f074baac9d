import { generate } from 'otplib'
import { describe, expect, test } from 'vitest'
import { listSessions } from '#data/auth/sessions.ts'
import { testDatabase } from '#test/database.ts'
import { type AuthJs, openService, PASSWORD, type Service, VERSIONS } from './service.test-kit.ts'

const database = testDatabase()
const codeFor = (service: Service, secret: string) =>
  generate({ secret, epoch: Math.floor(service.deps.now().getTime() / 1000) })

async function enrolled(service: Service, auth: AuthJs) {
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })
  if (error || data.type !== 'totp') throw error ?? new Error('no app')
  const started = await auth.mfa.challenge({ factorId: data.id })
  if (started.error) throw started.error
  const code = await codeFor(service, data.totp.secret)
  const verified = await auth.mfa.verify({ factorId: data.id, challengeId: started.data.id, code })
  return { factorId: data.id, totp: data.totp, verified, code }
}

describe.each(VERSIONS)('client %s', (version) => {
  test('an authenticator app raises the session, and lesser sessions end', async () => {
    const service = openService(database.db)
    const ip = '192.0.2.1'
    const { auth, email, user, session } = await service.signedIn(version, undefined, { ip })
    await service.client(version).signInWithPassword({ email, password: PASSWORD })
    const { factorId, totp, verified, code } = await enrolled(service, auth)
    expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/)
    expect(totp.uri).toMatch(/^otpauth:\/\/totp\/Seekwell:/)
    expect(verified.error).toBeNull()
    const level = await auth.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
    expect(
      level.data?.currentAuthenticationMethods.map((entry) =>
        typeof entry === 'string' ? entry : entry.method,
      ),
    ).toEqual(['totp', 'otp'])
    expect(await listSessions(database.db, user.id)).toHaveLength(1)
    const factors = await auth.mfa.listFactors()
    expect(factors.data?.totp).toMatchObject([
      { id: factorId, status: 'verified', friendly_name: 'phone' },
    ])
    expect(JSON.stringify(factors.data)).not.toContain(totp.secret)
    const before = await service
      .client(version)
      .refreshSession({ refresh_token: session.refresh_token })
    expect(before.error).toMatchObject({ code: 'refresh_token_already_used' })
    expect((await auth.refreshSession()).error).toBeNull()
    const replay = await auth.mfa.challengeAndVerify({ factorId, code })
    expect(replay.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  })

  test('with a factor, aal1 changes no password, enrols nothing and removes nothing', async () => {
    const service = openService(database.db)
    const { auth, email } = await service.signedIn(version, undefined, { ip: '192.0.2.2' })
    const { factorId } = await enrolled(service, auth)
    const lesser = service.client(version)
    await lesser.signInWithPassword({ email, password: PASSWORD })
    expect((await lesser.updateUser({ password: 'a new stone 99' })).error).toMatchObject({
      status: 401,
      code: 'insufficient_aal',
    })
    expect((await lesser.updateUser({ data: { name: 'Ada' } })).error).toBeNull()
    expect(
      (await lesser.mfa.enroll({ factorType: 'totp', friendlyName: 'b' })).error,
    ).toMatchObject({ status: 403, code: 'insufficient_aal' })
    expect((await lesser.mfa.unenroll({ factorId })).error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
    })
    expect((await auth.mfa.unenroll({ factorId })).error).toBeNull()
    await auth.refreshSession()
    expect((await auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
    })
  })

  test('what cannot be enrolled, challenged or verified says why', async () => {
    const service = openService(database.db)
    const { auth } = await service.signedIn(version, undefined, { ip: '192.0.2.3' })
    expect(
      (await auth.mfa.enroll({ factorType: 'phone', phone: '+15550100', friendlyName: 'p' })).error,
    ).toMatchObject({ status: 422, code: 'mfa_phone_enroll_not_enabled' })
    const first = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'same' })
    expect(
      (await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'same' })).error,
    ).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' })
    const factorId = first.data?.id ?? ''
    expect((await auth.mfa.challengeAndVerify({ factorId, code: '000000' })).error).toMatchObject({
      code: 'mfa_verification_failed',
    })
    const other = await service.signedIn(version)
    expect((await other.auth.mfa.challenge({ factorId })).error).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
    })
    expect((await other.auth.mfa.unenroll({ factorId })).error).toMatchObject({ status: 404 })
    const anonymous = service.client(version)
    await anonymous.signInAnonymously()
    expect(
      (await anonymous.mfa.enroll({ factorType: 'totp', friendlyName: 'a' })).error,
    ).toMatchObject({ status: 403, code: 'no_authorization' })
  })
})

test('a challenge is for one address and five minutes, and a secret is never stored in the open', async () => {
  const service = openService(database.db)
  const { auth, session } = await service.signedIn('2.119.0', undefined, { ip: '192.0.2.4' })
  const { data } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })
  if (data?.type !== 'totp') throw new Error('no app')
  const started = await auth.mfa.challenge({ factorId: data.id })
  const challenge_id = started.data?.id
  const code = await codeFor(service, data.totp.secret)
  const elsewhere = await service.ask(
    'POST',
    `/factors/${data.id}/verify`,
    { challenge_id, code },
    session.access_token,
    '192.0.2.5',
  )
  expect(await elsewhere.json()).toMatchObject({ code: 'mfa_ip_address_mismatch' })
  service.advance(301)
  const late = await auth.mfa.verify({
    factorId: data.id,
    challengeId: challenge_id ?? '',
    code: await codeFor(service, data.totp.secret),
  })
  expect(late.error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' })
  const { rows } = await database.pool.query('select secret from auth.mfa_factors where id = $1', [
    data.id,
  ])
  expect(rows[0].secret).not.toContain(data.totp.secret)
})

test('a security key is asked to make a credential for this site only', async () => {
  const service = openService(database.db)
  const { session } = await service.signedIn('2.119.0', undefined, { ip: '192.0.2.6' })
  const ask = (path: string, body: unknown) =>
    service.ask('POST', path, body, session.access_token, '192.0.2.6')
  const factor = (await (
    await ask('/factors', { factor_type: 'webauthn', friendly_name: 'key' })
  ).json()) as { id: string }
  const webauthn = { rpId: 'localhost', rpOrigins: ['http://localhost:18380'] }
  const started = await ask(`/factors/${factor.id}/challenge`, { webauthn })
  const body = (await started.json()) as { id: string }
  expect(body).toMatchObject({
    type: 'webauthn',
    webauthn: {
      type: 'create',
      credential_options: { publicKey: { rp: { id: 'localhost' }, challenge: expect.any(String) } },
    },
  })
  const foreign = await ask(`/factors/${factor.id}/challenge`, {
    webauthn: { rpId: 'evil.example', rpOrigins: ['https://evil.example'] },
  })
  expect(foreign.status).toBe(400)
  const forged = await ask(`/factors/${factor.id}/verify`, {
    challenge_id: body.id,
    webauthn: { ...webauthn, type: 'create', credential_response: { id: 'x' } },
  })
  expect(await forged.json()).toMatchObject({ code: 'mfa_verification_failed' })
})
