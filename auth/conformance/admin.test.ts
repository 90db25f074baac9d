import { describe, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { freshEmail, KEYS, openService, PASSWORD, SITE, VERSIONS } from './service.test-kit.ts'

const database = testDatabase()

describe.each(VERSIONS)('client %s', (version) => {
  const open = () => {
    const service = openService(database.db)
    const { admin } = service.client(version, { key: KEYS.service })
    return { service, admin }
  }

  test('an account is made, read, changed, banned and removed', async () => {
    const { service, admin } = open()
    const email = freshEmail()
    const made = await admin.createUser({
      email,
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { a: 1 },
      app_metadata: { plan: 'x' },
    })
    expect(made.error).toBeNull()
    const id = made.data.user?.id ?? ''
    expect(made.data.user).toMatchObject({
      email,
      user_metadata: { a: 1 },
      app_metadata: { plan: 'x', provider: 'email' },
    })
    expect((await admin.createUser({ email })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    })
    expect((await admin.createUser({})).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
    })
    expect((await admin.getUserById(id)).data.user?.email).toBe(email)
    const auth = service.client(version)
    expect((await auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
    const next = freshEmail('next')
    const changed = await admin.updateUserById(id, {
      email: next,
      user_metadata: { b: 2 },
      password: 'a new stone 99',
    })
    expect(changed.data.user).toMatchObject({ email: next, user_metadata: { a: 1, b: 2 } })
    expect((await auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
    const banned = await admin.updateUserById(id, { ban_duration: '24h' })
    expect(Date.parse(banned.data.user?.banned_until ?? '')).toBeGreaterThan(
      Date.now() + 86_000_000,
    )
    expect(
      (await auth.signInWithPassword({ email: next, password: 'a new stone 99' })).error,
    ).toMatchObject({ code: 'user_banned' })
    await admin.updateUserById(id, { ban_duration: 'none' })
    expect(
      (await auth.signInWithPassword({ email: next, password: 'a new stone 99' })).error,
    ).toBeNull()
    expect((await admin.deleteUser(id)).error).toBeNull()
    expect((await auth.getUser()).error).toMatchObject({ status: 403, code: 'user_not_found' })
    expect((await admin.getUserById(id)).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    })
  })

  test('a soft deletion keeps the id, forgets the person and frees the address', async () => {
    const { admin } = open()
    const email = freshEmail()
    const { data } = await admin.createUser({
      email,
      email_confirm: true,
      user_metadata: { name: 'Ada' },
    })
    const id = data.user?.id ?? ''
    expect((await admin.deleteUser(id, true)).error).toBeNull()
    const { data: left } = await admin.getUserById(id)
    expect(left.user).toMatchObject({ id, user_metadata: {}, identities: [] })
    expect(left.user?.email).not.toContain('@')
    expect((await admin.createUser({ email })).error).toBeNull()
  })

  test('accounts come in pages, newest first', async () => {
    const { admin } = open()
    for (let n = 0; n < 3; n++) await admin.createUser({ email: freshEmail('page') })
    const first = await admin.listUsers({ page: 1, perPage: 2 })
    expect(first.error).toBeNull()
    expect(first.data.users).toHaveLength(2)
    const paging = first.data as { nextPage: number | null; total: number }
    expect(paging.nextPage).toBe(2)
    expect(paging.total).toBeGreaterThanOrEqual(3)
    expect((await admin.listUsers({ page: -1 })).error).toMatchObject({ status: 400 })
  })

  test('links do what their mails would have done', async () => {
    const { service, admin } = open()
    const email = freshEmail()
    const signup = await admin.generateLink({
      type: 'signup',
      email,
      password: PASSWORD,
      options: { data: { a: 1 } },
    })
    expect(signup.data.properties?.verification_type).toBe('signup')
    const use = async (link: { action_link?: string } | null | undefined) =>
      new URLSearchParams((await service.open(link?.action_link ?? '')).hash.slice(1)).get(
        'access_token',
      )
    expect(await use(signup.data.properties)).toBeTruthy()
    const recovery = await admin.generateLink({ type: 'recovery', email })
    const byHash = await service
      .client(version)
      .verifyOtp({ type: 'recovery', token_hash: recovery.data.properties?.hashed_token ?? '' })
    expect(byHash.data.user?.email).toBe(email)
    const magic = await admin.generateLink({ type: 'magiclink', email })
    const byCode = await service
      .client(version)
      .verifyOtp({ type: 'magiclink', email, token: magic.data.properties?.email_otp ?? '' })
    expect(byCode.error).toBeNull()
    const newcomer = await admin.generateLink({ type: 'magiclink', email: freshEmail() })
    expect(newcomer.data.properties?.verification_type).toBe('signup')
    const newEmail = freshEmail('next')
    const there = await admin.generateLink({ type: 'email_change_new', email, newEmail })
    const here = await admin.generateLink({ type: 'email_change_current', email, newEmail })
    const half = await service
      .client(version)
      .verifyOtp({ type: 'email_change', token_hash: there.data.properties?.hashed_token ?? '' })
    expect(half.error).toBeNull()
    expect(await use(here.data.properties)).toBeTruthy()
    expect(
      (await service.client(version).signInWithPassword({ email: newEmail, password: PASSWORD }))
        .error,
    ).toBeNull()
    // Only that the address has changed, which its former mailbox is told.
    expect(service.mails).toMatchObject([{ to: email, link: SITE }])
  })

  test('an invitation is mailed, and accepted by its link', async () => {
    const { service, admin } = open()
    const email = freshEmail()
    const invited = await admin.inviteUserByEmail(email, { data: { team: 'x' } })
    expect(invited.data.user).toMatchObject({ email, invited_at: expect.any(String) })
    const landed = await service.open(service.linkTo(email))
    expect(new URLSearchParams(landed.hash.slice(1)).get('type')).toBe('invite')
    expect((await admin.inviteUserByEmail(email)).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    })
  })

  test('factors of others are listed and removed; hashes come along', async () => {
    const { service, admin } = open()
    const { auth, user } = await service.signedIn(version)
    const { data } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'x' })
    const listed = await admin.mfa.listFactors({ userId: user.id })
    expect(listed.data?.factors).toMatchObject([{ id: data?.id, status: 'unverified' }])
    expect((await admin.mfa.deleteFactor({ userId: user.id, id: data?.id ?? '' })).error).toBeNull()
    expect((await admin.mfa.listFactors({ userId: user.id })).data?.factors).toEqual([])
    const { hash } = await import('@node-rs/argon2')
    const email = freshEmail()
    const password_hash = await hash('correct horse', { memoryCost: 64, timeCost: 1 })
    expect((await admin.createUser({ email, password_hash, email_confirm: true })).error).toBeNull()
    expect(
      (await service.client(version).signInWithPassword({ email, password: 'correct horse' }))
        .error,
    ).toBeNull()
    const bad = await admin.createUser({ email: freshEmail(), password_hash: 'md5:abc' })
    expect(bad.error).toMatchObject({ status: 400 })
  })
})
