import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { API, freshEmail, KEYS, openService, PASSWORD, ROOT_SECRET } from './service.test-kit.ts'

const database = testDatabase()

test('spec 6 · roles · anonymous visitor · every call brings a key that is known, in either spelling; what browsers open needs none', async () => {
  const service = openService(database.db)
  const none = await service.send('/settings')
  expect([none.status, await none.json()]).toEqual([
    401,
    { message: 'No API key found in request', hint: expect.any(String) },
  ])
  const wrong = await service.send('/settings', { headers: { apikey: 'sb_publishable_other' } })
  expect([wrong.status, await wrong.json()]).toMatchObject([401, { message: 'Invalid API key' }])
  const jwt = (role: string, secret = ROOT_SECRET) =>
    new SignJWT({ role, iss: 'supabase' })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(new TextEncoder().encode(secret))
  for (const [key, status] of [
    [KEYS.anon, 200],
    [KEYS.service, 200],
    [await jwt('anon'), 200],
    [await jwt('service_role'), 200],
    [await jwt('postgres'), 401],
    [await jwt('anon', 'some other secret that is not ours'), 401],
  ] as const)
    expect((await service.send('/settings', { headers: { apikey: key } })).status).toBe(status)
  expect((await service.send('/.well-known/jwks.json')).status).toBe(200)
  expect((await service.send('/verify?token=x&type=signup')).status).toBe(303)
})

test('refusals have the shape of the version that is asked for', async () => {
  const service = openService(database.db)
  const ask = (version?: string) =>
    service.send('/token?grant_type=password', {
      method: 'POST',
      headers: { apikey: KEYS.anon, ...(version && { 'x-supabase-api-version': version }) },
      body: '{"email":"a@example.com","password":"x"}',
    })
  for (const version of ['2024-01-01', '2031-05-05']) {
    const response = await ask(version)
    expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(await response.json()).toEqual({
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
  }
  for (const version of [undefined, '2023-01-01', 'nonsense']) {
    const response = await ask(version)
    expect(response.headers.get('x-sb-error-code')).toBe('invalid_credentials')
    expect(await response.json()).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    })
  }
})

test('a browser of another origin may call, with the headers that the client sends', async () => {
  const service = openService(database.db)
  const response = await service.send('/token', {
    method: 'OPTIONS',
    headers: {
      origin: 'https://app.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers':
        'apikey,authorization,content-type,x-client-info,x-supabase-api-version',
    },
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const allowed = response.headers.get('access-control-allow-headers') ?? ''
  for (const name of [
    'apikey',
    'authorization',
    'content-type',
    'x-client-info',
    'x-supabase-api-version',
  ])
    expect(allowed.toLowerCase()).toContain(name)
  expect(response.headers.get('access-control-allow-credentials')).toBeNull()
})

test('settings and health say what there is', async () => {
  const service = openService(database.db, { confirmEmail: false })
  const settings = await (await service.ask('GET', '/settings')).json()
  expect(settings).toMatchObject({
    external: { email: true, phone: false, anonymous_users: true, google: false },
    disable_signup: false,
    mailer_autoconfirm: true,
    saml_enabled: false,
  })
  expect(await (await service.ask('GET', '/health')).json()).toMatchObject({
    name: 'Seekwell',
    version: expect.any(String),
  })
})

test('a body that is too large, or no JSON, or of odd types, is refused in the protocol’s words', async () => {
  const service = openService(database.db)
  const post = async (path: string, body: unknown) => {
    const response = await service.ask('POST', path, body)
    return [response.status, ((await response.json()) as { code: string }).code]
  }
  expect(await post('/signup', `{"email":"${'x'.repeat(1_100_000)}"}`)).toEqual([
    413,
    'request_entity_too_large',
  ])
  expect(await post('/signup', '{nope')).toEqual([400, 'bad_json'])
  const odd = [
    [],
    null,
    7,
    'text',
    { email: [] },
    { email: { $gt: '' } },
    { email: 'no address' },
    { email: `${'x'.repeat(65)}@example.com`, password: PASSWORD },
    {
      email: `x@${'y'.repeat(60)}.${'y'.repeat(60)}.${'y'.repeat(60)}.${'y'.repeat(60)}.${'z'.repeat(20)}.com`,
    },
    { email: 'a@example.com\0', password: PASSWORD },
    { email: 'a@example.com', password: `${PASSWORD}\0` },
    { email: 'a@example.com', password: '\ud800 lone half 7' },
    { email: 'a@example.com', password: 'x'.repeat(73) },
    { email: 'a@example.com', password: PASSWORD, data: [] },
    { email: 'a@example.com', password: PASSWORD, data: { text: 'x'.repeat(9_000) } },
    { email: 'a@example.com', password: PASSWORD, code_challenge: 'x' },
  ]
  for (const body of odd)
    expect(await post('/signup', JSON.stringify(body))).toEqual([400, 'validation_failed'])
  const deep = `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`
  expect(
    await post('/signup', `{"email":"a@example.com","password":"${PASSWORD}","data":${deep}}`),
  ).toEqual([400, 'validation_failed'])
  expect(service.faults).toEqual([])
})

test('keys that name prototypes are data like any other', async () => {
  const service = openService(database.db, { confirmEmail: false })
  const body = `{"email":"proto@example.com","password":"${PASSWORD}","role":"service_role","app_metadata":{"admin":true},"data":{"__proto__":{"admin":true},"constructor":1}}`
  const response = await service.ask('POST', '/signup', body)
  expect(response.status).toBe(200)
  const { user } = (await response.json()) as { user: Record<string, unknown> }
  expect(user).toMatchObject({
    role: 'authenticated',
    app_metadata: { provider: 'email', providers: ['email'] },
  })
  expect(({} as { admin?: boolean }).admin).toBeUndefined()
})

test('spec 7 · calls · auth service · no path and no method ends in a fault', async () => {
  const service = openService(database.db)
  const { session } = await service.signedIn()
  const paths = [
    '/',
    '/nothing',
    '/user/identities/x',
    '/factors/x',
    '/admin/users/x',
    '/admin/users/%00',
    '/verify?token=%00&type=signup',
    '/verify?type=__proto__&token=x',
    '/authorize?provider=__proto__',
    '/callback?state=x',
    '/logout?scope=toString',
    '/token?grant_type=%00',
    '/sso',
  ]
  for (const path of paths)
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
      const response = await service.ask(
        method,
        path,
        method === 'GET' ? undefined : {},
        session.access_token,
      )
      expect(response.status, `${method} ${path}`).toBeLessThan(500)
    }
  expect(service.faults).toEqual([])
})

test('nobody is sent to a place that is not allowed', async () => {
  const service = openService(database.db, {
    redirectAllow: [
      'https://*.example.com/**',
      'com.example.app://callback',
      'https://app.example.org/done?x=*',
    ],
  })
  const landed = async (target: string) =>
    (
      await service.open(
        `${API}/verify?token=x&type=signup&redirect_to=${encodeURIComponent(target)}`,
      )
    ).href.split('#')[0]
  for (const target of [
    'https://www.example.com/deep/page',
    'http://localhost:18380/page',
    'com.example.app://callback',
    'https://app.example.org/done?x=1',
    'http://localhost:5173/other-port',
  ])
    expect(await landed(target)).toBe(target)
  for (const target of [
    'https://evil.example/',
    'https://www.example.com.evil.example/',
    'https://evil.example/www.example.com/',
    'https://a.b.example.com/',
    'https://www.example.com@evil.example/',
    'https:evil.example',
    '//evil.example',
    'https://2130706433/',
    'https://10.0.0.1/',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://www.example.com\\@evil.example/',
    'https://www.example.com:8443/',
    'http://www.example.com/',
    'https://localhost.evil.example/',
    'com.example.app://callback.evil',
    'x'.repeat(3_000),
  ])
    expect(await landed(target), target).toBe('http://localhost:18380/')
})

test('an address header is believed only behind that many proxies', async () => {
  const forge = (service: ReturnType<typeof openService>, forwarded: string) =>
    service.send(
      '/recover',
      {
        method: 'POST',
        headers: { apikey: KEYS.anon, 'x-forwarded-for': forwarded },
        body: JSON.stringify({ email: freshEmail('limit') }),
      },
      '192.0.2.7',
    )
  const direct = openService(database.db)
  for (let n = 0; n < 30; n++) await forge(direct, `203.0.113.${n}`)
  const refused = await forge(direct, '203.0.113.99')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const proxied = openService(database.db, { trustProxy: 1 })
  for (let n = 0; n < 30; n++) await forge(proxied, `203.0.113.${n}, 198.51.100.1`)
  expect((await forge(proxied, '203.0.113.99, 198.51.100.1')).status).toBe(429)
  expect((await forge(proxied, '203.0.113.99, 198.51.100.2')).status).toBe(200)
})
