import { describe, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { freshEmail, openService, PASSWORD, VERSIONS } from './service.test-kit.ts'

const database = testDatabase()

/** An answer as a stranger sees it: random ids and times count as such, in their order. */
function shapeOf(value: unknown, address: string): { identities: unknown[] } {
  const ids: string[] = []
  const shape = JSON.stringify(value)
    .replaceAll(address, 'ADDRESS')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
      if (!ids.includes(id)) ids.push(id)
      return `ID${ids.indexOf(id)}`
    })
  return JSON.parse(shape)
}

const withoutIdentities = (shape: object | undefined) => ({ ...shape, identities: null })

describe.each(VERSIONS)('client %s', (version) => {
  test('signs up, confirms by code, and has a session', async () => {
    const service = openService(database.db)
    const auth = service.client(version)
    const email = freshEmail()
    const { data, error } = await auth.signUp({
      email: email.toUpperCase(),
      password: PASSWORD,
      options: { data: { name: 'Ada' } },
    })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user).toMatchObject({
      email,
      aud: 'authenticated',
      role: 'authenticated',
      phone: '',
      is_anonymous: false,
      user_metadata: { name: 'Ada' },
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email', identity_data: { email, email_verified: false } }],
    })
    const early = await auth.signInWithPassword({ email, password: PASSWORD })
    expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed' })
    const done = await auth.verifyOtp({ email, token: service.codeTo(email), type: 'signup' })
    expect(done.error).toBeNull()
    expect(done.data.user?.email_confirmed_at).toBeTruthy()
    expect(done.data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true })
    const me = await auth.getUser()
    expect(me.data.user?.id).toBe(data.user?.id)
  })

  test('confirms by the link of the mail, once', async () => {
    const service = openService(database.db)
    const auth = service.client(version)
    const email = freshEmail()
    await auth.signUp({
      email,
      password: PASSWORD,
      options: { emailRedirectTo: 'http://localhost:18380/welcome' },
    })
    const landed = await service.open(service.linkTo(email))
    expect(landed.pathname).toBe('/welcome')
    const fragment = new URLSearchParams(landed.hash.slice(1))
    expect(fragment.get('type')).toBe('signup')
    expect(fragment.get('token_type')).toBe('bearer')
    const { data, error } = await auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    })
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
    const again = await service.open(service.linkTo(email))
    expect(new URLSearchParams(again.hash.slice(1)).get('error_code')).toBe('otp_expired')
    expect(new URLSearchParams(again.hash.slice(1)).get('error')).toBe('access_denied')
  })

  test('an address that is taken looks like a new one, without identities', async () => {
    const service = openService(database.db)
    const { email } = await service.signedIn(version)
    const sent = service.mails.length
    const waiting = freshEmail()
    const signUp = async (address: string) => {
      const { data, error } = await service
        .client(version)
        .signUp({ email: address, password: PASSWORD, options: { data: { name: 'Ada' } } })
      expect(error).toBeNull()
      return shapeOf(data.user, address)
    }
    const shapes = [await signUp(waiting), await signUp(waiting), await signUp(email)]
    expect(shapes[1]).toEqual(shapes[0])
    expect(withoutIdentities(shapes[2])).toEqual(withoutIdentities(shapes[0]))
    expect(shapes[0]?.identities).toHaveLength(1)
    expect(shapes[2]?.identities).toEqual([])
    // Its owner learns of it, and nobody else does.
    expect(service.mails.length).toBe(sent + 3)
    expect(service.lastLetter(email).subject).toBe('You already have an account at Seekwell')
  })

  test('of two sign-ups of an unconfirmed account neither password nor data count', async () => {
    const service = openService(database.db)
    const email = freshEmail()
    await service
      .client(version)
      .signUp({ email, password: PASSWORD, options: { data: { name: 'first' } } })
    await service
      .client(version)
      .signUp({ email, password: 'another stone 8', options: { data: { name: 'second' } } })
    const auth = service.client(version)
    const done = await auth.verifyOtp({ email, token: service.codeTo(email), type: 'signup' })
    expect(done.data.user?.user_metadata).toEqual({})
    for (const password of [PASSWORD, 'another stone 8']) {
      const { error } = await service.client(version).signInWithPassword({ email, password })
      expect(error?.code).toBe('invalid_credentials')
    }
    expect((await auth.updateUser({ password: 'chosen afterwards 12' })).error).toBeNull()
  })

  test('weak passwords are refused with the reasons', async () => {
    const auth = openService(database.db).client(version)
    const { error } = await auth.signUp({ email: freshEmail(), password: '11111' })
    expect(error).toMatchObject({
      name: 'AuthWeakPasswordError',
      status: 422,
      code: 'weak_password',
      reasons: ['length', 'characters'],
    })
    const leaked = await auth.signUp({ email: freshEmail(), password: 'Password123' })
    expect(leaked.error).toMatchObject({ code: 'weak_password', reasons: ['pwned'] })
  })

  test('with nothing to confirm there is a session at once, and a taken address is said', async () => {
    const service = openService(database.db, { confirmEmail: false })
    const auth = service.client(version)
    const email = freshEmail()
    const { data } = await auth.signUp({ email, password: PASSWORD })
    expect(data.session?.user.email).toBe(email)
    const again = await auth.signUp({ email, password: PASSWORD })
    expect(again.error).toMatchObject({ status: 422, code: 'user_already_exists' })
    expect(service.mails).toEqual([])
  })

  test('anonymous: a session without an address, made permanent by confirming one', async () => {
    const service = openService(database.db)
    const auth = service.client(version)
    const { data, error } = await auth.signInAnonymously({ options: { data: { theme: 'night' } } })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ is_anonymous: true, email: '', identities: [] })
    const lone = await auth.updateUser({ password: PASSWORD })
    expect(lone.error).toMatchObject({ status: 422, code: 'validation_failed' })
    const email = freshEmail()
    const pending = await auth.updateUser({ email })
    expect(pending.data.user).toMatchObject({ new_email: email, email: '' })
    const done = await auth.verifyOtp({ email, token: service.codeTo(email), type: 'email_change' })
    expect(done.data.user).toMatchObject({ id: data.user?.id, email, is_anonymous: false })
    expect(done.data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
  })

  test('what is switched off says so', async () => {
    const closed = openService(database.db, { allowSignup: false }).client(version)
    expect((await closed.signUp({ email: freshEmail(), password: PASSWORD })).error).toMatchObject({
      status: 422,
      code: 'signup_disabled',
    })
    const named = openService(database.db, { allowAnonymous: false }).client(version)
    expect((await named.signInAnonymously()).error).toMatchObject({
      status: 422,
      code: 'anonymous_provider_disabled',
    })
    const phone = await named.signUp({ phone: '+15550100', password: PASSWORD })
    expect(phone.error).toMatchObject({ status: 400, code: 'phone_provider_disabled' })
  })
})
