import { expect, test } from 'vitest'
import { findUser } from '#data/auth/users.ts'
import { createLimiterMaker } from '#server/limits/limiters.ts'
import { testDatabase } from '#test/database.ts'
import { freshEmail, openService } from './conformance/service.test-kit.ts'
import { cleanUp } from './housekeeping.ts'

const database = testDatabase()

test('expired data is deleted, active data stays', async () => {
  const service = openService(database.db, { sessionTimeboxS: 600 })
  const { user, auth } = await service.signedIn()
  await auth.signInWithOtp({ email: freshEmail() })
  await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'unfinished' })
  const count = async () => {
    const { rows } = await database.pool.query(`select
      (select count(*)::int from auth.one_time_tokens) as tokens,
      (select count(*)::int from auth.mfa_factors) as factors,
      (select count(*)::int from auth.sessions) as sessions`)
    return rows[0]
  }
  await cleanUp(service.deps)
  expect(await count()).toEqual({ tokens: 1, factors: 1, sessions: 1 })
  service.advance(5 * 86_400)
  await cleanUp(service.deps)
  expect(await count()).toEqual({ tokens: 0, factors: 0, sessions: 0 })
  expect(await findUser(database.db, user.id)).not.toBeNull()
})

test('an abandoned anonymous account is deleted after a month', async () => {
  const service = openService(database.db)
  const auth = service.client()
  const { data } = await auth.signInAnonymously()
  const id = data.user?.id ?? ''
  service.advance(31 * 86_400)
  await cleanUp(service.deps)
  expect(await findUser(database.db, id)).not.toBeNull()
  await database.pool.query('delete from auth.sessions where user_id = $1', [id])
  await cleanUp(service.deps)
  expect(await findUser(database.db, id)).toBeNull()
})

test('servers with one database share the counts of attempts', async () => {
  const shared = { makeLimiter: createLimiterMaker({ pool: database.pool, redis: null }) }
  const [one, two] = [openService(database.db, {}, shared), openService(database.db, {}, shared)]
  const email = freshEmail()
  const guess = (service: typeof one) =>
    service.ask('POST', '/token?grant_type=password', { email, password: 'a guess' })
  for (let n = 0; n < 5; n++) for (const service of [one, two]) await guess(service)
  expect((await guess(one)).status).toBe(429)
  const refused = await guess(two)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})
