import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { KEYS, openService, PASSWORD } from './service.test-kit.ts'

const database = testDatabase()
const SOME_ID = '7d0f6a2e-1111-4222-8333-444455556666'

const ACCOUNT: [method: string, path: string, body?: object][] = [
  ['GET', '/user'],
  ['PUT', '/user', { data: { stolen: true } }],
  ['GET', '/reauthenticate'],
  ['POST', '/logout'],
  ['POST', '/factors', { factor_type: 'totp' }],
  ['POST', `/factors/${SOME_ID}/challenge`, {}],
  ['POST', `/factors/${SOME_ID}/verify`, { challenge_id: SOME_ID, code: '000000' }],
  ['DELETE', `/factors/${SOME_ID}`],
  ['GET', '/user/identities/authorize?provider=google'],
  ['DELETE', `/user/identities/${SOME_ID}`],
  ['GET', '/user/sessions'],
  ['DELETE', `/user/sessions/${SOME_ID}`],
]
const ADMIN: typeof ACCOUNT = [
  ['GET', '/admin/users'],
  ['POST', '/admin/users', { email: 'made@example.com' }],
  ['GET', `/admin/users/${SOME_ID}`],
  ['PUT', `/admin/users/${SOME_ID}`, { role: 'service_role' }],
  ['DELETE', `/admin/users/${SOME_ID}`],
  ['GET', `/admin/users/${SOME_ID}/factors`],
  ['DELETE', `/admin/users/${SOME_ID}/factors/${SOME_ID}`],
  ['POST', '/admin/generate_link', { type: 'recovery', email: 'victim@example.com' }],
  ['POST', '/invite', { email: 'victim@example.com' }],
]

test('no account endpoint answers a token that is missing, tampered, expired, unsigned or foreign', async () => {
  const service = openService(database.db)
  const { session, user } = await service.signedIn()
  const [head = '', body = '', signature = ''] = session.access_token.split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString())
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const { keys } = await service.deps.keyring.jwks()
  const sign = (alg: string, key: Parameters<SignJWT['sign']>[0], header = {}) =>
    new SignJWT(claims).setProtectedHeader({ alg, kid, ...header }).sign(key)
  const expired = await new SignJWT({ ...claims, exp: claims.iat - 10 })
    .setProtectedHeader({ alg: 'ES256', kid })
    .sign((await service.deps.keyring.signingKey()).key)
  const bad = {
    tampered: `${head}.${part({ ...claims, role: 'service_role' })}.${signature}`,
    expired,
    unsigned: `${part({ alg: 'none', kid, typ: 'JWT' })}.${body}.`,
    foreignKey: await sign('ES256', privateKey),
    embeddedKey: await sign('ES256', privateKey, { jwk: await exportJWK(publicKey) }),
    confusedAlgorithm: await sign('HS256', new TextEncoder().encode(JSON.stringify(keys[0]))),
    foreignIssuer: await new SignJWT({ ...claims, iss: 'https://evil.example' })
      .setProtectedHeader({ alg: 'ES256', kid })
      .sign((await service.deps.keyring.signingKey()).key),
    publicKey: KEYS.anon,
    nonsense: 'a.b.c',
  }
  for (const [method, path, input] of ACCOUNT) {
    for (const [name, token] of Object.entries(bad)) {
      const response = await service.ask(method, path, input, token)
      expect(response.status, `${name} ${method} ${path}`).toBe(403)
      expect(await response.json()).toMatchObject({ code: 'bad_jwt' })
    }
    const none = await service.send(path, {
      method,
      headers: { apikey: KEYS.anon },
      ...(input && { body: JSON.stringify(input) }),
    })
    expect(none.status).toBe(401)
  }
  const { data } = await service.client().getUser(session.access_token)
  expect(data.user?.id).toBe(user.id)
  expect(data.user?.user_metadata).toEqual({})
})

test('spec 6 · roles · administration · administration answers nobody but the service key', async () => {
  const service = openService(database.db)
  const { session } = await service.signedIn()
  const anonymous = await service.client().signInAnonymously()
  for (const [method, path, input] of ADMIN) {
    for (const token of [
      session.access_token,
      anonymous.data.session?.access_token ?? '',
      KEYS.anon,
    ]) {
      const response = await service.ask(method, path, input, token)
      expect(
        [response.status, ((await response.json()) as { code: string }).code],
        `${method} ${path}`,
      ).toEqual([403, 'not_admin'])
    }
    const none = await service.send(path, {
      method,
      headers: { apikey: KEYS.anon },
      ...(input && { body: JSON.stringify(input) }),
    })
    expect(none.status).toBe(401)
  }
})

test('spec 6 · roles · signed-in user · what belongs to one user is not there for another', async () => {
  const service = openService(database.db)
  const owner = await service.signedIn()
  const factor = await owner.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'mine' })
  const identity = owner.user.identities?.[0]?.identity_id
  const anonymous = await service.client().signInAnonymously()
  const stranger = await service.signedIn()
  for (const token of [stranger.session.access_token, anonymous.data.session?.access_token ?? '']) {
    const status = async (method: string, path: string, body?: object) =>
      (await service.ask(method, path, body, token)).status
    expect(await status('POST', `/factors/${factor.data?.id}/challenge`, {})).toBe(404)
    expect(
      await status('POST', `/factors/${factor.data?.id}/verify`, {
        challenge_id: SOME_ID,
        code: '1',
      }),
    ).toBe(404)
    expect(await status('DELETE', `/factors/${factor.data?.id}`)).toBe(404)
    expect(await status('DELETE', `/user/identities/${identity}`)).toBe(422)
    const put = await service.ask(
      'PUT',
      '/user',
      { id: owner.user.id, role: 'service_role', data: { by: 'stranger' } },
      token,
    )
    expect(await put.json()).toMatchObject({ role: 'authenticated' })
  }
  const after = await owner.auth.getUser()
  expect(after.data.user).toMatchObject({ user_metadata: {}, factors: [{ id: factor.data?.id }] })
  const raised = await service.ask(
    'PUT',
    '/user',
    { app_metadata: { admin: true } },
    owner.session.access_token,
  )
  expect([raised.status, await raised.json()]).toMatchObject([403, { code: 'not_admin' }])
})

test('a token outlives neither its session nor its account', async () => {
  const service = openService(database.db)
  const { auth, session, email, user } = await service.signedIn()
  await auth.signOut()
  const gone = await service.ask('GET', '/user', undefined, session.access_token)
  expect([gone.status, await gone.json()]).toMatchObject([403, { code: 'session_not_found' }])
  const again = await service.client().signInWithPassword({ email, password: PASSWORD })
  await service.client('2.119.0', { key: KEYS.service }).admin.deleteUser(user.id)
  const nobody = await service.ask('GET', '/user', undefined, again.data.session?.access_token)
  expect([nobody.status, await nobody.json()]).toMatchObject([403, { code: 'user_not_found' }])
})
