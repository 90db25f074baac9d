import { describe, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { API, freshEmail, KEYS, openService, PASSWORD, VERSIONS } from './service.test-kit.ts'

const database = testDatabase()

describe.each(VERSIONS)('client %s', (version) => {
  test('spec 8 · errors · auth library · each of its errors is drawn by what the service answers', async () => {
    const service = openService(database.db)
    const { auth, session, email } = await service.signedIn(version)
    const wrong = await service.client(version).signInWithPassword({ email, password: 'x' })
    expect(wrong.error).toMatchObject({
      name: 'AuthApiError',
      status: 400,
      code: 'invalid_credentials',
    })
    const weak = await service.client(version).signUp({ email: freshEmail(), password: 'qv7!x' })
    expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] })
    const [head, body] = session.access_token.split('.')
    const forged = await auth.getClaims(`${head}.${body}.${'A'.repeat(86)}`)
    expect(forged.error).toMatchObject({ name: 'AuthInvalidJwtError', code: 'invalid_jwt' })
    await service.client(version, { key: KEYS.service }).admin.signOut(session.access_token)
    const gone = await service.client(version).getUser(session.access_token)
    expect(gone.error).toMatchObject({ name: 'AuthSessionMissingError', status: 400 })
    const slow = openService(database.db, {}, { now: () => new Date() })
    slow.deps.passwords.hash = () => Promise.reject(new Error('out of memory'))
    const broken = await slow.client(version).signUp({ email: freshEmail(), password: PASSWORD })
    expect(broken.error?.status).toBe(500)
    expect(slow.faults).toHaveLength(1)
    const link = await service.open(`${API}/verify?token=pkce_x&type=signup`)
    expect(link.searchParams.get('error_code')).toBe('otp_expired')
    expect(new URLSearchParams(link.hash.slice(1)).get('error')).toBe('access_denied')
  })
})
