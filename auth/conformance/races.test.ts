import { expect, test } from 'vitest'
import { listSessions } from '#data/auth/sessions.ts'
import { updateUser } from '#data/auth/users.ts'
import { testDatabase } from '#test/database.ts'
import { countOutcomes, freshEmail, openService, PASSWORD } from './service.test-kit.ts'

const database = testDatabase()
const MANY = 50
const many = <T>(work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: MANY }, (_, n) => work(n)))

test('fifty refreshes of one token: one new token for all, and the session lives', async () => {
  const service = openService(database.db)
  const { session, user } = await service.signedIn()
  const answers = await many(() =>
    service.ask('POST', '/token?grant_type=refresh_token', {
      refresh_token: session.refresh_token,
    }),
  )
  expect(countOutcomes(answers.map(({ status }) => String(status)))).toEqual({ 200: MANY })
  const tokens = await Promise.all(
    answers.map(
      async (answer) => ((await answer.json()) as { refresh_token: string }).refresh_token,
    ),
  )
  expect(new Set(tokens).size).toBe(1)
  expect(await listSessions(database.db, user.id)).toHaveLength(1)
  const next = await service.client().refreshSession({ refresh_token: tokens[0] ?? '' })
  expect(next.error).toBeNull()
})

test('fifty uses of one link, and of one code: one session', async () => {
  const service = openService(database.db)
  const email = freshEmail()
  await service.client().signInWithOtp({ email })
  const landed = await many(() => service.open(service.linkTo(email)))
  const outcomes = landed.map(({ hash }) =>
    hash.includes('access_token=')
      ? 'in'
      : (new URLSearchParams(hash.slice(1)).get('error_code') ?? ''),
  )
  expect(countOutcomes(outcomes)).toEqual({ in: 1, otp_expired: MANY - 1 })
  await service.client().signInWithOtp({ email })
  const token = service.codeTo(email)
  const answers = await many(() => service.ask('POST', '/verify', { type: 'email', email, token }))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
})

test('fifty exchanges of one code: one session', async () => {
  const service = openService(database.db)
  const { createHash } = await import('node:crypto')
  const verifier = 'v'.repeat(56)
  const code_challenge = createHash('sha256').update(verifier).digest('base64url')
  const email = freshEmail()
  await service.ask('POST', '/otp', { email, code_challenge, code_challenge_method: 's256' })
  const auth_code = (await service.open(service.linkTo(email))).searchParams.get('code')
  const answers = await many(() =>
    service.ask('POST', '/token?grant_type=pkce', { auth_code, code_verifier: verifier }),
  )
  expect(countOutcomes(answers.map(({ status }) => String(status)))).toEqual({
    200: 1,
    404: MANY - 1,
  })
})

test('fifty sign-ups of one address: one account', async () => {
  const service = openService(database.db, { confirmEmail: false })
  const email = freshEmail()
  const answers = await many(() => service.ask('POST', '/signup', { email, password: PASSWORD }))
  expect(countOutcomes(answers.map(({ status }) => String(status)))).toEqual({
    200: 1,
    422: MANY - 1,
  })
  const waiting = openService(database.db, { mailGapS: 60 })
  const other = freshEmail()
  const asked = await many(() =>
    waiting.ask('POST', '/signup', { email: other, password: PASSWORD }),
  )
  expect(countOutcomes(asked.map(({ status }) => String(status)))).toEqual({
    200: 1,
    429: MANY - 1,
  })
  expect(waiting.mails).toHaveLength(1)
})

test('a password change against sign-ins: nobody with the old one stays', async () => {
  const service = openService(database.db)
  const { auth, email, user } = await service.signedIn()
  const signIns = Array.from({ length: 8 }, () =>
    service.ask('POST', '/token?grant_type=password', { email, password: PASSWORD }),
  )
  const changed = auth.updateUser({ password: 'a new stone 99' })
  const answers = await Promise.all(signIns)
  expect((await changed).error).toBeNull()
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect(await listSessions(database.db, user.id)).toHaveLength(1)
})

test('an address change against sign-ins: the account has one address, and no fault', async () => {
  const service = openService(database.db)
  const { auth, email } = await service.signedIn()
  const next = freshEmail('next')
  await auth.updateUser({ email: next })
  const links = [service.linkTo(next), service.linkTo(email)]
  const [halves, signIns] = await Promise.all([
    Promise.all([...links, ...links].map((link) => service.open(link))),
    Promise.all(
      Array.from({ length: 8 }, () =>
        service.ask('POST', '/token?grant_type=password', { email, password: PASSWORD }),
      ),
    ),
  ])
  const outcomes = halves.map(({ hash }) =>
    hash.includes('access_token=') ? 'done' : hash.includes('message=') ? 'half' : 'refused',
  )
  expect(countOutcomes(outcomes)).toEqual({ done: 1, half: 1, refused: 2 })
  expect(signIns.filter(({ status }) => status >= 500)).toEqual([])
  expect((await auth.getUser()).data.user?.email).toBe(next)
})

test('a password that changes while it is verified is no longer accepted', async () => {
  const service = openService(database.db)
  const { email, user } = await service.signedIn()
  const { passwords } = service.deps
  const { verify } = passwords
  passwords.verify = async (stored, password) => {
    const isRight = await verify(stored, password)
    const passwordHash = await passwords.hash('a new stone 99')
    await updateUser(database.db, user.id, { passwordHash }, new Date())
    return isRight
  }
  const answer = await service.ask('POST', '/token?grant_type=password', {
    email,
    password: PASSWORD,
  })
  expect(await answer.json()).toMatchObject({ code: 'invalid_credentials' })
  expect(answer.status).toBe(400)
  expect(await listSessions(database.db, user.id)).toHaveLength(1)
})
