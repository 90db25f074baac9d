import { exportJWK, generateKeyPair } from 'jose'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { openService, ROOT_SECRET } from '../conformance/service.test-kit.ts'
import { createKeyring } from './keyring.ts'
import { createSecrets } from './secrets.ts'

const database = testDatabase()
const secrets = createSecrets(ROOT_SECRET)
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

test('servers with one database share the key, and a new one is published before it signs', async () => {
  let now = Date.now()
  const clock = () => new Date(now)
  const open = () => createKeyring({ db: database.db, secrets, configured: null, now: clock })
  const [one, two] = [open(), open()]
  const old = (await one.signingKey()).kid
  expect((await two.signingKey()).kid).toBe(old)
  now += 91 * DAY_MS
  await Promise.all([one.rotate(90 * DAY_MS), two.rotate(90 * DAY_MS)])
  const shown = (await one.jwks()).keys.map(({ kid }) => kid)
  expect(shown).toHaveLength(2)
  expect((await one.signingKey()).kid).toBe(old)
  now += 16 * MINUTE_MS
  const fresh = (await two.signingKey()).kid
  expect(fresh).not.toBe(old)
  expect(shown).toContain(fresh)
  expect(await one.findPublicKey(old)).not.toBeNull()
  now += 2 * DAY_MS
  await one.rotate(90 * DAY_MS)
  expect(await one.findPublicKey(old)).toBeNull()
  expect((await one.jwks()).keys.map(({ kid }) => kid)).toEqual([fresh])
})

test('an access token from before a rotation is valid until it expires', async () => {
  const service = openService(database.db)
  const { session } = await service.signedIn()
  service.advance(-1)
  await service.deps.keyring.rotate(-DAY_MS)
  service.advance(20 * 60)
  const { error } = await service.client().getUser(session.access_token)
  expect(error).toBeNull()
})

test('stored keys cannot be read with another root secret, which is reported', async () => {
  await createKeyring({ db: database.db, secrets, configured: null, now: () => new Date() }).jwks()
  const other = createSecrets('another root secret')
  const keyring = createKeyring({
    db: database.db,
    secrets: other,
    configured: null,
    now: () => new Date(),
  })
  await expect(keyring.signingKey()).rejects.toThrow(/JWT_SECRET/)
})

test('a configured set signs with its first key and accepts the others', async () => {
  const made = await Promise.all(
    [1, 2].map(async () =>
      exportJWK((await generateKeyPair('ES256', { extractable: true })).privateKey),
    ),
  )
  const configured = JSON.stringify({ keys: made.map((jwk, n) => ({ ...jwk, kid: `k${n}` })) })
  const keyring = createKeyring({ db: database.db, secrets, configured, now: () => new Date() })
  expect((await keyring.signingKey()).kid).toBe('k0')
  expect((await keyring.jwks()).keys.map(({ kid }) => kid)).toEqual(['k0', 'k1'])
  expect(JSON.stringify(await keyring.jwks())).not.toContain('"d"')
  const bad = createKeyring({
    db: database.db,
    secrets,
    configured: '{"kty":"oct","k":"x"}',
    now: () => new Date(),
  })
  await expect(bad.signingKey()).rejects.toThrow(/JWT_PRIVATE_JWK/)
})
