import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { freshEmail, openService } from './service.test-kit.ts'

const database = testDatabase()
const server = createServer()
const keys = await generateKeyPair('RS256', { extractable: true })
let issuer = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  issuer = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }
  server.on('request', (request, response) => {
    response.setHeader('content-type', 'application/json')
    const metadata = {
      issuer,
      jwks_uri: `${issuer}/jwks`,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
    }
    response.end(JSON.stringify(request.url === '/jwks' ? { keys: [jwk] } : metadata))
  })
})
afterAll(() => {
  server.close()
})

const HOUR_S = 3_600

function sign(claims: Record<string, unknown>, key = keys.privateKey): Promise<string> {
  const iat = Math.floor(Date.now() / 1000)
  return new SignJWT({
    iss: issuer,
    aud: 'app',
    iat,
    exp: iat + HOUR_S,
    email_verified: true,
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .sign(key)
}

test('an id token signs in, and makes or finds the account', async () => {
  const service = openService(database.db, {
    providers: { keycloak: { issuer, clientId: 'site, app', clientSecret: null } },
  })
  const email = freshEmail()
  const token = await sign({ sub: 'one', email })
  const first = await service.client().signInWithIdToken({ provider: 'keycloak', token })
  expect(first.error).toBeNull()
  expect(first.data.user).toMatchObject({ email, app_metadata: { provider: 'keycloak' } })
  const again = await service.client('2.69.1').signInWithIdToken({ provider: 'keycloak', token })
  expect(again.data.user?.id).toBe(first.data.user?.id)
})

test('what does not hold is refused in the shape of OAuth', async () => {
  const service = openService(database.db, {
    providers: { keycloak: { issuer, clientId: 'app', clientSecret: null } },
  })
  const stranger = await generateKeyPair('RS256', { extractable: true })
  const nonce = 'a nonce'
  const hashed = createHash('sha256').update(nonce).digest('hex')
  const ask = async (id_token: string, more: object = {}) => {
    const body = { provider: 'keycloak', id_token, ...more }
    const response = await service.ask('POST', '/token?grant_type=id_token', body)
    return [
      response.status,
      Object.keys((await response.json()) as object)
        .sort()
        .join(),
    ]
  }
  const refused = [400, 'error,error_description']
  const sub = 'two'
  expect(await ask(await sign({ sub }, stranger.privateKey))).toEqual(refused)
  expect(await ask(await sign({ sub, aud: 'other' }))).toEqual(refused)
  expect(await ask(await sign({ sub, iss: 'https://evil.example' }))).toEqual(refused)
  expect(await ask(await sign({ sub, exp: 1 }))).toEqual(refused)
  expect(await ask(await sign({}))).toEqual(refused)
  expect(await ask(await sign({ sub }), { issuer: 'https://evil.example' })).toEqual(refused)
  expect(await ask(await sign({ sub, nonce: hashed }))).toEqual(refused)
  expect(await ask(await sign({ sub }), { nonce })).toEqual(refused)
  expect(await ask(await sign({ sub, nonce: hashed }), { nonce: 'another' })).toEqual(refused)
  expect(await ask(await sign({ sub, at_hash: 'wrong' }), { access_token: 'x' })).toEqual(refused)
  const [status] = await ask(await sign({ sub, nonce: hashed }), { nonce })
  expect(status).toBe(200)
})
