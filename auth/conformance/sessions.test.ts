import { decodeJwt, decodeProtectedHeader } from 'jose'
import { describe, expect, test } from 'vitest'
import { listAudit } from '#data/audit/audit.ts'
import { listSessions } from '#data/auth/sessions.ts'
import { createUser, updateUser } from '#data/auth/users.ts'
import { testDatabase } from '#test/database.ts'
import { freshEmail, openService, PASSWORD, VERSIONS } from './service.test-kit.ts'

const database = testDatabase()

describe.each(VERSIONS)('client %s', (version) => {
  test('signs in with a password; whoever fails learns nothing', async () => {
    const service = openService(database.db)
    const { email } = await service.signedIn(version)
    const auth = service.client(version)
    const wrong = await auth.signInWithPassword({ email, password: 'not the stone 1' })
    const unknown = await auth.signInWithPassword({ email: freshEmail(), password: PASSWORD })
    expect(wrong.error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
    expect(unknown.error).toEqual(wrong.error)
    const right = await auth.signInWithPassword({ email, password: PASSWORD })
    expect(right.error).toBeNull()
    expect(right.data.user?.last_sign_in_at).toBeTruthy()
  })

  test('an access token says who, how and for how long, and its key is public', async () => {
    const service = openService(database.db)
    const { auth, session, email } = await service.signedIn(version)
    const claims = decodeJwt(session.access_token)
    expect(claims).toMatchObject({
      iss: 'http://localhost:18380/auth/v1',
      aud: 'authenticated',
      role: 'authenticated',
      email,
      aal: 'aal1',
      amr: [{ method: 'otp', timestamp: expect.any(Number) }],
      session_id: expect.any(String),
      is_anonymous: false,
    })
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(3_600)
    const { kid, alg, typ } = decodeProtectedHeader(session.access_token)
    expect({ alg, typ }).toEqual({ alg: 'ES256', typ: 'JWT' })
    const response = await service.send('/.well-known/jwks.json')
    expect(response.headers.get('cache-control')).toBe('public, max-age=600')
    const { keys } = (await response.json()) as { keys: Record<string, unknown>[] }
    expect(keys.map((key) => key['kid'])).toContain(kid)
    expect(keys.every((key) => key['kty'] === 'EC' && key['d'] === undefined)).toBe(true)
    const checked = await auth.getClaims()
    expect(checked.error).toBeNull()
    expect(checked.data?.claims.sub).toBe(claims.sub)
  })

  test('refreshing gives a new token; the one before still leads to the active one', async () => {
    const service = openService(database.db)
    const { auth, session } = await service.signedIn(version)
    const first = session.refresh_token
    const second = (await auth.refreshSession({ refresh_token: first })).data.session?.refresh_token
    expect(second).toBeTruthy()
    expect(second).not.toBe(first)
    service.advance(3_600)
    const other = service.client(version)
    const lost = await other.refreshSession({ refresh_token: first })
    expect(lost.data.session?.refresh_token).toBe(second)
  })

  test('within the interval any token of the session gets the active one', async () => {
    const service = openService(database.db, { reuseIntervalS: 3_600 })
    const { session } = await service.signedIn(version)
    const tokens = [session.refresh_token]
    for (let turn = 0; turn < 3; turn++) {
      const { data } = await service
        .client(version)
        .refreshSession({ refresh_token: tokens.at(-1) ?? '' })
      tokens.push(data.session?.refresh_token ?? '')
    }
    const { data } = await service
      .client(version)
      .refreshSession({ refresh_token: tokens[0] ?? '' })
    expect(data.session?.refresh_token).toBe(tokens[3])
  })

  test('an old token used later is taken for stolen: the session ends, for everybody', async () => {
    const service = openService(database.db)
    const { auth, session, user } = await service.signedIn(version)
    const second = await auth.refreshSession({ refresh_token: session.refresh_token })
    const third = await service
      .client(version)
      .refreshSession({ refresh_token: second.data.session?.refresh_token ?? '' })
    service.advance(60)
    const thief = await service
      .client(version)
      .refreshSession({ refresh_token: session.refresh_token })
    expect(thief.error).toMatchObject({ status: 400, code: 'refresh_token_already_used' })
    const owner = await service
      .client(version)
      .refreshSession({ refresh_token: third.data.session?.refresh_token ?? '' })
    expect(owner.error).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
    expect((await listAudit(database.db, user.id)).map(({ action }) => action)).toContain(
      'token_reuse_detected',
    )
  })

  test('signing out acts at once, here, elsewhere or everywhere', async () => {
    const service = openService(database.db)
    const { auth: here, email, user } = await service.signedIn(version)
    const devices = await Promise.all(
      [1, 2].map(async () => {
        const device = service.client(version)
        await device.signInWithPassword({ email, password: PASSWORD })
        return device
      }),
    )
    expect(await listSessions(database.db, user.id)).toHaveLength(3)
    const [local, other] = devices
    const token = (await local?.getSession())?.data.session?.access_token ?? ''
    expect((await local?.signOut({ scope: 'local' }))?.error).toBeNull()
    const gone = await service.client(version).getUser(token)
    expect(gone.error).toMatchObject({ name: 'AuthSessionMissingError' })
    expect((await here.getUser()).error).toBeNull()
    expect((await here.signOut({ scope: 'others' })).error).toBeNull()
    expect((await other?.getUser())?.error).toMatchObject({ name: 'AuthSessionMissingError' })
    expect((await here.signOut()).error).toBeNull()
    expect(await listSessions(database.db, user.id)).toEqual([])
  })

  test('a box of time and a limit of idleness end a session at its refresh', async () => {
    const boxed = openService(database.db, { sessionTimeboxS: 600 })
    const { session } = await boxed.signedIn(version)
    expect(session.expires_in).toBeLessThanOrEqual(600)
    boxed.advance(601)
    const late = await boxed
      .client(version)
      .refreshSession({ refresh_token: session.refresh_token })
    expect(late.error).toMatchObject({ status: 400, code: 'session_expired' })
    const idle = openService(database.db, { inactivityS: 300 })
    const started = await idle.signedIn(version)
    idle.advance(200)
    const alive = await started.auth.refreshSession()
    expect(alive.error).toBeNull()
    idle.advance(301)
    expect((await started.auth.refreshSession()).error).toMatchObject({ code: 'session_expired' })
  })

  test('a banned user neither signs in, refreshes nor is answered', async () => {
    const service = openService(database.db)
    const { auth, email, user } = await service.signedIn(version)
    await updateUser(
      database.db,
      user.id,
      { bannedUntil: new Date(Date.now() + 60_000) },
      new Date(),
    )
    expect((await auth.getUser()).error).toMatchObject({ status: 403, code: 'user_banned' })
    expect((await auth.refreshSession()).error).toMatchObject({ status: 400, code: 'user_banned' })
    const right = await service.client(version).signInWithPassword({ email, password: PASSWORD })
    expect(right.error).toMatchObject({ status: 400, code: 'user_banned' })
    const wrong = await service.client(version).signInWithPassword({ email, password: 'x' })
    expect(wrong.error?.code).toBe('invalid_credentials')
  })
})

test('nonsense for a refresh token is refused without a fault', async () => {
  const service = openService(database.db)
  const refuse = async (refresh_token: unknown) => {
    const response = await service.ask('POST', '/token?grant_type=refresh_token', { refresh_token })
    return [response.status, ((await response.json()) as { code: string }).code]
  }
  const { session } = await service.signedIn()
  const flipped = `${session.refresh_token.slice(0, 40)}${session.refresh_token[40] === 'A' ? 'B' : 'A'}${session.refresh_token.slice(41)}`
  expect(await refuse('short')).toEqual([400, 'validation_failed'])
  expect(await refuse('x'.repeat(55))).toEqual([400, 'refresh_token_not_found'])
  expect(await refuse(flipped)).toEqual([400, 'refresh_token_not_found'])
  expect(await refuse(7)).toEqual([400, 'validation_failed'])
  const unknown = await service.ask('POST', '/token?grant_type=__proto__', {})
  expect([unknown.status, ((await unknown.json()) as { code: string }).code]).toEqual([
    400,
    'invalid_credentials',
  ])
})

test('a bcrypt hash that came along signs in, and is ours from then on', async () => {
  const service = openService(database.db)
  const email = freshEmail()
  const now = new Date()
  // bcrypt of "correct horse", cost 4.
  const { hash } = await import('@node-rs/bcrypt')
  const passwordHash = await hash('correct horse', 4)
  await createUser(database.db, {
    id: crypto.randomUUID(),
    email,
    passwordHash,
    emailConfirmedAt: now,
    createdAt: now,
  })
  const signIn = () => service.client().signInWithPassword({ email, password: 'correct horse' })
  expect((await signIn()).error).toBeNull()
  const { rows } = await database.pool.query(
    'select password_hash from auth.users where email = $1',
    [email],
  )
  expect(rows[0].password_hash).toMatch(/^\$argon2id\$/)
  expect((await signIn()).error).toBeNull()
})

test('what is stored gives away neither tokens, codes nor keys', async () => {
  const service = openService(database.db)
  const { session, email } = await service.signedIn()
  await service.client().signInWithOtp({ email })
  const link = new URL(service.linkTo(email)).searchParams.get('token') ?? ''
  const code = service.codeTo(email)
  const { rows } = await database.pool.query(`select
    (select json_agg(t)::text from auth.one_time_tokens t) || (select json_agg(s)::text from auth.sessions s)
    || (select json_agg(k)::text from auth.signing_keys k) as everything`)
  const { everything } = rows[0]
  for (const secret of [link, `"${code}"`, session.refresh_token, '"d":'])
    expect(everything).not.toContain(secret)
})
