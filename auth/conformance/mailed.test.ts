import { describe, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { freshEmail, openService, PASSWORD, VERSIONS } from './service.test-kit.ts'

const database = testDatabase()
const fragmentOf = (url: URL) => new URLSearchParams(url.hash.slice(1))

describe.each(VERSIONS)('client %s', (version) => {
  test('a code signs in whoever owns the mailbox, making the account on the way', async () => {
    const service = openService(database.db)
    const auth = service.client(version)
    const email = freshEmail()
    const unknown = await auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
    expect(unknown.error).toMatchObject({ status: 422, code: 'otp_disabled' })
    const sent = await auth.signInWithOtp({ email, options: { data: { name: 'Ada' } } })
    expect(sent).toMatchObject({ data: { user: null, session: null }, error: null })
    const first = await auth.verifyOtp({ email, token: service.codeTo(email), type: 'email' })
    expect(first.data.user?.user_metadata).toEqual({ name: 'Ada' })
    await auth.signInWithOtp({ email })
    const second = await auth.verifyOtp({ email, token: service.codeTo(email), type: 'email' })
    expect(second.data.user?.id).toBe(first.data.user?.id)
  })

  test('wrong, used, foreign and expired codes are all the same', async () => {
    const service = openService(database.db)
    const { email, auth } = await service.signedIn(version)
    const other = await service.signedIn(version)
    await auth.signInWithOtp({ email })
    const token = service.codeTo(email)
    const fail = async (email: string, token: string, type: 'email' | 'recovery' = 'email') =>
      (await service.client(version).verifyOtp({ email, token, type })).error
    const refusals = [
      await fail(email, token === '000000' ? '000001' : '000000'),
      await fail(other.email, token),
      await fail(freshEmail(), token),
      await fail(email, token, 'recovery'),
    ]
    expect(
      (await service.client(version).verifyOtp({ email, token, type: 'email' })).error,
    ).toBeNull()
    refusals.push(await fail(email, token))
    await auth.signInWithOtp({ email })
    service.advance(3_601)
    refusals.push(await fail(email, service.codeTo(email)))
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ status: 403, code: 'otp_expired' })
    expect(new Set(refusals.map((refusal) => refusal?.message)).size).toBe(1)
  })

  test('a forgotten password: the link, then a new one, and every other device is out', async () => {
    const service = openService(database.db)
    const { email, auth: stolen } = await service.signedIn(version)
    const auth = service.client(version)
    expect(
      (
        await auth.resetPasswordForEmail(email, {
          redirectTo: 'http://localhost:18380/new-password',
        })
      ).error,
    ).toBeNull()
    expect((await auth.resetPasswordForEmail(freshEmail())).error).toBeNull()
    const landed = await service.open(service.linkTo(email))
    expect(landed.pathname).toBe('/new-password')
    expect(fragmentOf(landed).get('type')).toBe('recovery')
    await auth.setSession({
      access_token: fragmentOf(landed).get('access_token') ?? '',
      refresh_token: fragmentOf(landed).get('refresh_token') ?? '',
    })
    expect((await auth.updateUser({ password: PASSWORD })).error).toMatchObject({
      status: 422,
      code: 'same_password',
    })
    expect((await auth.updateUser({ password: 'a new stone 99' })).error).toBeNull()
    expect((await stolen.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
    expect((await auth.getUser()).error).toBeNull()
    const old = await service.client(version).signInWithPassword({ email, password: PASSWORD })
    expect(old.error?.code).toBe('invalid_credentials')
  })

  test('PKCE: the link brings a code, good once, for five minutes, with the verifier', async () => {
    const service = openService(database.db)
    const { email } = await service.signedIn(version)
    const auth = service.client(version, { flow: 'pkce' })
    const begin = async () => {
      await auth.signInWithOtp({ email })
      const link = service.linkTo(email)
      expect(new URL(link).searchParams.get('token')).toMatch(/^pkce_/)
      const landed = await service.open(link)
      expect(landed.hash).toBe('')
      return landed.searchParams.get('code') ?? ''
    }
    const code = await begin()
    const foreign = await service.ask('POST', '/token?grant_type=pkce', {
      auth_code: code,
      code_verifier: 'x'.repeat(56),
    })
    expect(await foreign.json()).toMatchObject({ code: 'bad_code_verifier' })
    const { data, error } = await auth.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
    const again = await service.ask('POST', '/token?grant_type=pkce', {
      auth_code: code,
      code_verifier: 'x'.repeat(56),
    })
    expect([again.status, await again.json()]).toMatchObject([
      404,
      { code: 'flow_state_not_found' },
    ])
    const late = await begin()
    service.advance(301)
    expect((await auth.exchangeCodeForSession(late)).error).toMatchObject({
      status: 422,
      code: 'flow_state_expired',
    })
  })

  test('PKCE: the code in the mail works too', async () => {
    const service = openService(database.db)
    const auth = service.client(version, { flow: 'pkce' })
    const email = freshEmail()
    await auth.signInWithOtp({ email })
    const { error } = await auth.verifyOtp({ email, token: service.codeTo(email), type: 'email' })
    expect(error).toBeNull()
  })

  test('an address changes when both mailboxes have agreed', async () => {
    const service = openService(database.db)
    const { auth, email } = await service.signedIn(version)
    const next = freshEmail('next')
    const taken = await service.signedIn(version)
    expect((await auth.updateUser({ email: taken.email })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    })
    const asked = await auth.updateUser({ email: next })
    expect(asked.data.user).toMatchObject({ email, new_email: next })
    const half = await service.open(service.linkTo(next))
    expect(fragmentOf(half).get('message')).toMatch(/other email/)
    expect((await auth.getUser()).data.user?.email).toBe(email)
    const done = await auth.verifyOtp({ email, token: service.codeTo(email), type: 'email_change' })
    expect(done.error).toBeNull()
    expect(done.data.user).toMatchObject({ email: next })
    expect(done.data.user?.identities?.[0]?.identity_data).toMatchObject({ email: next })
    const old = await service.client(version).signInWithPassword({ email, password: PASSWORD })
    expect(old.error?.code).toBe('invalid_credentials')
    const now = await service
      .client(version)
      .signInWithPassword({ email: next, password: PASSWORD })
    expect(now.error).toBeNull()
  })

  test('a changed mind: the first new address is not confirmed by what was agreed before', async () => {
    const service = openService(database.db)
    const { auth, email } = await service.signedIn(version)
    const [one, two] = [freshEmail('one'), freshEmail('two')]
    await auth.updateUser({ email: one })
    const stale = service.linkTo(one)
    await service.open(service.linkTo(email))
    await auth.updateUser({ email: two })
    expect(fragmentOf(await service.open(stale)).get('error_code')).toBe('otp_expired')
    expect(fragmentOf(await service.open(service.linkTo(two))).get('message')).toBeTruthy()
    expect((await auth.getUser()).data.user?.email).toBe(email)
  })

  test('reauthentication: a code goes with the new password, once', async () => {
    const service = openService(database.db)
    const { auth, email } = await service.signedIn(version)
    expect((await auth.reauthenticate()).error).toBeNull()
    const nonce = service.codeTo(email)
    expect(service.lastLetter(email).link).toBeNull()
    const wrong = await auth.updateUser({
      password: 'a new stone 99',
      nonce: nonce === '000000' ? '1' : '000000',
    })
    expect(wrong.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' })
    expect((await auth.updateUser({ password: 'a new stone 99', nonce })).error).toBeNull()
  })

  test('mails come again on asking, for what is pending only', async () => {
    const service = openService(database.db)
    const email = freshEmail()
    const auth = service.client(version)
    await auth.signUp({ email, password: PASSWORD })
    const first = service.codeTo(email)
    expect((await auth.resend({ type: 'signup', email })).error).toBeNull()
    expect(service.mails.filter(({ to }) => to === email)).toHaveLength(2)
    if (service.codeTo(email) !== first) {
      const old = await auth.verifyOtp({ email, token: first, type: 'signup' })
      expect(old.error?.code).toBe('otp_expired')
    }
    await auth.verifyOtp({ email, token: service.codeTo(email), type: 'signup' })
    expect((await auth.resend({ type: 'signup', email })).error).toBeNull()
    expect((await auth.resend({ type: 'signup', email: freshEmail() })).error).toBeNull()
    expect(service.mails.filter(({ to }) => to === email)).toHaveLength(2)
  })

  test('an account registered by a stranger is not theirs once the mailbox has spoken', async () => {
    const service = openService(database.db)
    const email = freshEmail('victim')
    await service
      .client(version)
      .signUp({ email, password: 'the stranger 42', options: { data: { name: 'stranger' } } })
    const owner = service.client(version)
    await owner.signInWithOtp({ email })
    const { data } = await owner.verifyOtp({ email, token: service.codeTo(email), type: 'email' })
    expect(data.user?.user_metadata).toEqual({})
    const stranger = await service
      .client(version)
      .signInWithPassword({ email, password: 'the stranger 42' })
    expect(stranger.error?.code).toBe('invalid_credentials')
  })
})

test('a second mail too soon is refused alike for everybody, and so is one beyond the budget', async () => {
  const service = openService(database.db, { mailGapS: 60 })
  const email = freshEmail()
  const known = await service.client().signInWithOtp({ email })
  expect(known.error).toBeNull()
  await service.client().resetPasswordForEmail(email)
  for (const address of [email, freshEmail('nobody')]) {
    const auth = service.client()
    if (address !== email) await auth.resetPasswordForEmail(address)
    const { error } = await auth.resetPasswordForEmail(address)
    expect(error).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
    expect(error?.message).toMatch(/after \d+ seconds/)
  }
  const poor = openService(database.db, { mailPerHour: 1 })
  await poor.client().signInWithOtp({ email: freshEmail() })
  const refused = await poor.client().resetPasswordForEmail(freshEmail('nobody'))
  expect(refused.error).toMatchObject({ status: 429 })
})

test('a mail scanner that asks with HEAD uses nothing up', async () => {
  const service = openService(database.db)
  const email = freshEmail()
  await service.client().signInWithOtp({ email })
  const link = service.linkTo(email)
  expect((await service.send(link, { method: 'HEAD' })).status).toBe(405)
  expect(fragmentOf(await service.open(link)).get('access_token')).toBeTruthy()
})
