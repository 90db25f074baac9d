import { decodeJwt, decodeProtectedHeader } from 'jose'
import { describe, expect, test } from 'vitest'
import { readProgramToken } from '#auth/oauth/program-token.ts'
import { readAccessToken } from '#auth/tokens/access-token.ts'
import { listGrants } from '#data/auth/oauth-grants.ts'
import { testDatabase } from '#test/database.ts'
import { programOf, REDIRECT } from './oauth.test-kit.ts'
import { API, openService, PASSWORD, SITE } from './service.test-kit.ts'

const database = testDatabase()

async function openProgram() {
  const service = openService(database.db)
  const member = await service.signedIn()
  return { service, ...member, token: member.session.access_token, ...programOf(service) }
}

const errorOf = async (response: Response) => {
  expect(response.status).toBe(400)
  return ((await response.json()) as { error: string }).error
}

describe('registration', () => {
  test.each([
    ['http of another machine', ['http://evil.example/callback']],
    ['a script', ['javascript:alert(1)']],
    ['a document', ['data:text/html,x']],
    ['a file', ['file:///tmp/x']],
    ['a scheme that is no domain', ['cursor://callback']],
    ['a scheme in capitals', ['COM.example.app:/callback']],
    ['a scheme without a path', ['com.example.app:callback']],
    ['http of this name elsewhere', ['http://localhost.evil.example/callback']],
    ['a fragment', ['https://app.example/#x']],
    ['credentials', ['https://a:b@app.example/']],
    ['a space', ['https://app.example/ cb']],
    ['one bad one among good ones', [REDIRECT, 'http://evil.example/']],
    ['none', []],
  ])('%s is no address to return to', async (_what, redirect_uris) => {
    const { register } = programOf(openService(database.db))
    expect(await errorOf(await register({ redirect_uris }))).toBe('invalid_redirect_uri')
  })

  test('a name is one line, and absent it is the host', async () => {
    const { register } = programOf(openService(database.db))
    const named = await register({ client_name: 'A\nB\u202e' })
    expect(named.status).toBe(201)
    expect(await named.json()).toMatchObject({
      ...{ client_name: 'A B', token_endpoint_auth_method: 'none' },
    })
    const bare = await register({ client_name: '', redirect_uris: ['https://app.example/cb'] })
    expect(await bare.json()).toMatchObject({ client_name: 'app.example' })
  })

  test('one network cannot register without end', async () => {
    const service = openService(database.db)
    const statuses: number[] = []
    for (let n = 0; n < 25; n++)
      statuses.push(
        (
          await service.send(
            '/oauth/register',
            { method: 'POST', body: JSON.stringify({ redirect_uris: [REDIRECT] }) },
            '192.0.2.77',
          )
        ).status,
      )
    expect(statuses).toContain(429)
  })
})

describe('an authorization request', () => {
  test.each([
    ['another address', { redirect_uri: 'https://evil.example/' }],
    ['another path', { redirect_uri: 'http://127.0.0.1:7777/callback/more' }],
    ['a query', { redirect_uri: `${REDIRECT}?next=https://evil.example` }],
    ['a host that begins alike', { redirect_uri: 'http://127.0.0.1.evil.example:7777/callback' }],
    ['credentials', { redirect_uri: 'http://127.0.0.1:7777@evil.example/callback' }],
    ['no address', { redirect_uri: '' }],
    ['a control character', { redirect_uri: `\0${REDIRECT}` }],
    ['a line end', { redirect_uri: 'http://127.0.0.1:7777/call\nback' }],
    [
      'a path that is the same once normalised',
      { redirect_uri: 'http://127.0.0.1:1/x/../callback' },
    ],
    ['another spelling of the host', { redirect_uri: 'http://127.1:7777/callback' }],
    ['an unknown program', { client_id: '00000000-0000-4000-8000-000000000000' }],
    ['a program that is no id', { client_id: "' or 1=1 --" }],
  ])('with %s leads nowhere', async (_what, more) => {
    const { authorize, clientId } = programOf(openService(database.db))
    const response = await authorize(await clientId(), more)
    expect(response.headers.get('location')).toBeNull()
    await errorOf(response)
  })

  test.each([
    ['unsupported_response_type', { response_type: 'token' }],
    ['invalid_request', { code_challenge_method: 'plain' }],
    ['invalid_request', { code_challenge: 'short' }],
    ['invalid_target', { resource: 'https://other.example/mcp' }],
    ['invalid_scope', { scope: 'everything' }],
    ['invalid_request', { state: 'x'.repeat(3_000) }],
  ])('%s is told to the program: %j', async (error, more) => {
    const { authorize, clientId } = programOf(openService(database.db))
    const location = new URL(
      (await authorize(await clientId(), more)).headers.get('location') ?? '',
    )
    expect(location.href.startsWith(`${REDIRECT}?`)).toBe(true)
    expect(location.searchParams.get('error')).toBe(error)
    expect(location.searchParams.get('iss')).toBe(API)
  })

  test('a fault is not sent to a site, which anybody may have registered', async () => {
    const { register, authorize } = programOf(openService(database.db))
    const redirect_uri = 'https://phishing.example/sign-in'
    const registered = await register({ redirect_uris: [redirect_uri] })
    const { client_id } = (await registered.json()) as { client_id: string }
    const response = await authorize(client_id, { redirect_uri, scope: 'everything' })
    expect(response.headers.get('location')).toBeNull()
    expect(await errorOf(response)).toBe('invalid_scope')
  })

  test('a program on a device returns by its own scheme, exactly as registered', async () => {
    const { service, token, register, authorize, requestId, answer } = await openProgram()
    const redirect_uri = 'com.example.app:/callback'
    const registered = await register({ client_name: '', redirect_uris: [redirect_uri] })
    const { client_id, client_name } = (await registered.json()) as Record<string, string>
    expect(client_name).toBe('com.example.app')
    const id = await requestId(client_id ?? '', { redirect_uri })
    const shown = await service.ask('GET', `/oauth/authorizations/${id}`, undefined, token)
    expect(await shown.json()).toMatchObject({ redirect_uri, is_local: true })
    expect((await answer(id, token)).href).toMatch(/^com\.example\.app:\/callback\?code=/)
    for (const other of ['com.example.app:/callback2', 'com.example.app2:/callback'])
      await errorOf(await authorize(client_id ?? '', { redirect_uri: other }))
  })

  test.each([
    ['http://[::1]/cb', 'http://[::1]:50123/cb'],
    ['http://localhost/cb?a=1', 'http://localhost:50123/cb?a=1'],
  ])('%s is %s too', async (registered, redirect_uri) => {
    const { register, authorize } = programOf(openService(database.db))
    const response = await register({ redirect_uris: [registered] })
    const { client_id } = (await response.json()) as { client_id: string }
    expect((await authorize(client_id, { redirect_uri })).status).toBe(303)
  })

  test('leads to the page of consent; a loopback address may have any port', async () => {
    const { authorize, clientId } = programOf(openService(database.db))
    const response = await authorize(await clientId(), {
      redirect_uri: 'http://127.0.0.1:50123/callback',
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toContain(`${SITE}/connect?authorization_id=`)
  })
})

describe('consent', () => {
  test('needs the member, names the program, and is given once', async () => {
    const { service, token, email, clientId, requestId, answer } = await openProgram()
    const id = await requestId(await clientId())
    const path = `/oauth/authorizations/${id}`
    expect((await service.ask('GET', path)).status).toBe(403)
    expect((await service.ask('POST', `${path}/consent`, { action: 'approve' })).status).toBe(403)
    expect(await (await service.ask('GET', path, undefined, token)).json()).toMatchObject({
      redirect_uri: REDIRECT,
      is_local: true,
      client: { name: 'Test program' },
      user: { email },
      scope: 'saved:read saved:write',
    })
    const url = await answer(id, token)
    expect(url.searchParams.get('state')).toBe('a state')
    expect(url.searchParams.get('iss')).toBe(API)
    const again = await service.ask('POST', `${path}/consent`, { action: 'approve' }, token)
    expect(again.status).toBe(404)
  })

  test('is told to the owner by mail, with the name escaped', async () => {
    const { service, token, email, register, requestId, answer } = await openProgram()
    const named = await register({ client_name: '<b>Bank</b>' })
    const { client_id } = (await named.json()) as { client_id: string }
    await answer(await requestId(client_id), token)
    const mail = service.lastLetter(email)
    expect(mail.text).toContain('<b>Bank</b> can now act for you')
    expect(mail.html).not.toContain('<b>Bank')
  })

  test('that is refused gives no code and cannot be given later', async () => {
    const { service, token, clientId, requestId, answer } = await openProgram()
    const id = await requestId(await clientId())
    const url = await answer(id, token, 'deny')
    expect(url.searchParams.get('error')).toBe('access_denied')
    expect(url.searchParams.get('code')).toBeNull()
    const path = `/oauth/authorizations/${id}`
    expect((await service.ask('GET', path, undefined, token)).status).toBe(404)
  })

  test('expires, and anonymous visitors cannot give it', async () => {
    const { service, token, clientId, requestId } = await openProgram()
    const path = `/oauth/authorizations/${await requestId(await clientId())}`
    const { data } = await service.client().signInAnonymously()
    const guest = data.session?.access_token ?? ''
    const asGuest = await service.ask('POST', `${path}/consent`, { action: 'approve' }, guest)
    expect(asGuest.status).toBe(403)
    service.advance(601)
    expect((await service.ask('GET', path, undefined, token)).status).toBe(404)
  })
})

describe('a code', () => {
  test.each([
    ['a wrong verifier', { code_verifier: 'x'.repeat(43) }],
    ['no verifier', { code_verifier: '' }],
    ['another program', { client_id: '00000000-0000-4000-8000-000000000000' }],
    ['another address', { redirect_uri: 'http://127.0.0.1:7778/callback' }],
  ])('with %s gets nothing, and is used up', async (_what, more) => {
    const { token, clientId, requestId, answer, exchange } = await openProgram()
    const client = await clientId()
    const code = (await answer(await requestId(client), token)).searchParams.get('code') ?? ''
    expect(await errorOf(await exchange(client, code, more))).toBe('invalid_grant')
    expect(await errorOf(await exchange(client, code))).toBe('invalid_grant')
  })

  test('is valid once, for two minutes, for this resource', async () => {
    const { service, token, clientId, requestId, answer, exchange } = await openProgram()
    const client = await clientId()
    const codeFor = async () =>
      (await answer(await requestId(client), token)).searchParams.get('code') ?? ''
    const code = await codeFor()
    const both = await Promise.all([exchange(client, code), exchange(client, code)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const other = { resource: 'https://other.example/mcp' }
    expect(await errorOf(await exchange(client, await codeFor(), other))).toBe('invalid_target')
    const late = await codeFor()
    service.advance(121)
    expect(await errorOf(await exchange(client, late))).toBe('invalid_grant')
  })
})

describe('tokens', () => {
  test('of programs are for /mcp only, and those of the site are not for programs', async () => {
    const { service, user, token, connected } = await openProgram()
    const { tokens, client } = await connected(token)
    expect(decodeProtectedHeader(tokens.access_token).typ).toBe('at+jwt')
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      ...{ iss: API, sub: user.id, aud: `${SITE}/mcp`, client_id: client },
      scope: 'saved:read saved:write',
    })
    expect(await readAccessToken(service.deps, tokens.access_token)).toBeNull()
    expect((await service.ask('GET', '/user', undefined, tokens.access_token)).status).toBe(403)
    expect(await readProgramToken(service.deps, token)).toBeNull()
    expect(await readProgramToken(service.deps, tokens.access_token)).toMatchObject({
      clientId: client,
      scopes: ['saved:read', 'saved:write'],
    })
    const asSession = await service.ask('POST', '/token?grant_type=refresh_token', {
      refresh_token: tokens.refresh_token,
    })
    expect(asSession.status).toBe(400)
  })

  test('are refreshed with rotation; an old one ends the grant', async () => {
    const { service, user, token, connected, refresh } = await openProgram()
    const { client, tokens } = await connected(token)
    const read = async (response: Response) =>
      ((await response.json()) as { refresh_token: string }).refresh_token
    const second = await read(await refresh(client, tokens.refresh_token))
    expect(second).not.toBe(tokens.refresh_token)
    expect(await read(await refresh(client, tokens.refresh_token)), 'a lost response').toBe(second)
    service.advance(11)
    expect(await errorOf(await refresh(client, tokens.refresh_token))).toBe('invalid_grant')
    expect(await errorOf(await refresh(client, second))).toBe('invalid_grant')
    expect(await listGrants(database.db, user.id)).toEqual([])
    expect(await readProgramToken(service.deps, tokens.access_token)).toBeNull()
  })

  test('of one program are of no use to another, nor forged ones to anybody', async () => {
    const { token, connected, clientId, refresh, postForm } = await openProgram()
    const { tokens, client } = await connected(token)
    expect(await errorOf(await refresh(await clientId(), tokens.refresh_token))).toBe(
      'invalid_grant',
    )
    // The last character has two bits that say nothing, so that another one may be the same token.
    const at = tokens.refresh_token.length - 10
    const other = tokens.refresh_token[at] === 'A' ? 'B' : 'A'
    const forged = `${tokens.refresh_token.slice(0, at)}${other}${tokens.refresh_token.slice(at + 1)}`
    expect(await errorOf(await refresh(client, forged))).toBe('invalid_grant')
    expect(await errorOf(await postForm('/oauth/token', { grant_type: 'password' }))).toBe(
      'unsupported_grant_type',
    )
    expect((await refresh(client, tokens.refresh_token)).status).toBe(200)
  })

  test('of none are stored', async () => {
    const { token, connected, clientId, requestId, answer } = await openProgram()
    const { tokens } = await connected(token)
    const open = (await answer(await requestId(await clientId()), token)).searchParams.get('code')
    const rows = await database.db.execute(`
      select (select json_agg(g) from auth.oauth_grants g)::text
        || (select json_agg(a) from auth.oauth_authorizations a)::text as stored`)
    const stored = JSON.stringify(rows)
    for (const secret of [tokens.refresh_token, tokens.access_token, open ?? '?'])
      expect(stored).not.toContain(secret)
  })
})

describe('a member', () => {
  test('sees the programs and disconnects one, at once', async () => {
    const { service, auth, token, connected, refresh } = await openProgram()
    const { client, tokens } = await connected(token)
    const { data } = await auth.oauth.listGrants()
    expect(data).toMatchObject([
      { client: { id: client, name: 'Test program' }, scopes: ['saved:read', 'saved:write'] },
    ])
    expect((await auth.oauth.revokeGrant({ clientId: client })).error).toBeNull()
    expect(await readProgramToken(service.deps, tokens.access_token)).toBeNull()
    expect(await errorOf(await refresh(client, tokens.refresh_token))).toBe('invalid_grant')
    expect((await auth.oauth.listGrants()).data).toEqual([])
  })

  test('cannot disconnect the program of another member', async () => {
    const { service, token, connected } = await openProgram()
    const { client, tokens } = await connected(token)
    const stranger = await service.signedIn()
    const { error } = await stranger.auth.oauth.revokeGrant({ clientId: client })
    expect(error).not.toBeNull()
    expect(await readProgramToken(service.deps, tokens.access_token)).not.toBeNull()
  })

  test('who changes the password ends all programs', async () => {
    const { service, auth, token, connected } = await openProgram()
    const { tokens } = await connected(token)
    const { error } = await auth.updateUser({ password: `${PASSWORD} and more` })
    expect(error).toBeNull()
    expect(await readProgramToken(service.deps, tokens.access_token)).toBeNull()
  })
})

test('a program that ends itself is disconnected; another cannot end it', async () => {
  const { service, token, connected, postForm, clientId } = await openProgram()
  const { client, tokens } = await connected(token)
  const end = async (client_id: string) =>
    (await postForm('/oauth/revoke', { client_id, token: tokens.refresh_token })).status
  expect(await end(await clientId())).toBe(200)
  expect(await readProgramToken(service.deps, tokens.access_token)).not.toBeNull()
  expect(await end(client)).toBe(200)
  expect(await readProgramToken(service.deps, tokens.access_token)).toBeNull()
})
