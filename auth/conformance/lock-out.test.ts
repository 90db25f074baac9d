import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import {
  type AuthJs,
  countOutcomes,
  freshAddress,
  freshEmail,
  KEYS,
  openService,
  PASSWORD,
  type Service,
} from './service.test-kit.ts'

const database = testDatabase()
const WRONG = 'a guess 77'
const LOCKED = 'over_request_rate_limit'
const YEAR_S = 365 * 86_400

const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))
const statuses = (answers: Response[]) => countOutcomes(answers.map(({ status }) => String(status)))
const guess = (service: Service, email: string, ip = freshAddress()) =>
  service.ask('POST', '/token?grant_type=password', { email, password: WRONG }, KEYS.anon, ip)
const signIn = async (auth: AuthJs, email: string, password = PASSWORD) =>
  (await auth.signInWithPassword({ email, password })).error?.code ?? null
/** Strangers everywhere have used up the guesses of every device that is new to the account. */
const lock = (service: Service, email: string) => times(30, () => guess(service, email))

/** Its device's cookie goes along wherever it is. */
async function ownersBrowser(service: Service) {
  const email = freshEmail('owner')
  const { auth } = await service.signedIn('2.119.0', email, { roams: true })
  return { email, auth }
}

test('a stranger at one address keeps nobody out, at no other address', async () => {
  const service = openService(database.db)
  const { email } = await ownersBrowser(service)
  const ip = freshAddress()
  expect(statuses(await times(11, () => guess(service, email, ip)))).toEqual({ 400: 5, 429: 6 })
  expect(await signIn(service.client(), email)).toBeNull()
})

test('a browser that has signed in before is let in at any address, whatever strangers do', async () => {
  const service = openService(database.db)
  const { email, auth } = await ownersBrowser(service)
  await lock(service, email)
  expect(await signIn(service.client(), email)).toBe(LOCKED)
  expect(await signIn(auth, email)).toBeNull()
  // It has no more guesses than anybody.
  const own = []
  for (let n = 0; n < 12; n++) own.push(await signIn(auth, email, WRONG))
  expect(countOutcomes(own.map(String))).toEqual({ invalid_credentials: 10, [LOCKED]: 2 })
  expect(await signIn(auth, email)).toBe(LOCKED)
})

test('a neighbour at the same address cannot use up the guesses of a known browser', async () => {
  const service = openService(database.db)
  const ip = freshAddress()
  const email = freshEmail('owner')
  const { auth } = await service.signedIn('2.119.0', email, { ip })
  await times(25, () => guess(service, freshEmail('victim'), ip))
  expect(await signIn(service.client('2.119.0', { ip }), email)).toBe(LOCKED)
  expect(await signIn(auth, email)).toBeNull()
})

test('every way of signing in marks the browser, each for its own account', async () => {
  const service = openService(database.db)
  const { email } = await ownersBrowser(service)
  const other = await ownersBrowser(service)
  const known: [string, AuthJs][] = []
  const mark = async (name: string, auth: AuthJs, act: (auth: AuthJs) => Promise<unknown>) => {
    await act(auth)
    known.push([name, auth])
  }
  const roaming = (flow: 'implicit' | 'pkce' = 'implicit') =>
    service.client('2.119.0', { roams: true, flow })
  await mark('password', roaming(), (auth) => signIn(auth, email))
  await mark('code', roaming(), async (auth) => {
    await auth.signInWithOtp({ email })
    await auth.verifyOtp({ email, token: service.codeTo(email), type: 'email' })
  })
  await mark('PKCE', roaming('pkce'), async (auth) => {
    await auth.signInWithOtp({ email })
    const landed = await service.open(service.linkTo(email))
    await auth.exchangeCodeForSession(landed.searchParams.get('code') ?? '')
  })
  const link = new Map<string, string>()
  await service.client().signInWithOtp({ email })
  await service.send(service.linkTo(email), {}, freshAddress(), link)
  await lock(service, email)
  await lock(service, other.email)
  for (const [name, auth] of known) expect(await signIn(auth, email), name).toBeNull()
  expect(await signIn(other.auth, email)).toBe(LOCKED)
  const answer = await service.send(
    '/token?grant_type=password',
    {
      method: 'POST',
      headers: { apikey: KEYS.anon },
      body: JSON.stringify({ email, password: PASSWORD }),
    },
    freshAddress(),
    link,
  )
  expect(answer.status).toBe(200)
})

test('a browser keeps its mark at up to five accounts', async () => {
  const service = openService(database.db)
  const auth = service.client('2.119.0', { roams: true })
  const people = await Promise.all(Array.from({ length: 6 }, () => ownersBrowser(service)))
  for (const { email } of people) expect(await signIn(auth, email)).toBeNull()
  for (const { email } of people) await lock(service, email)
  const codes = []
  for (const { email } of people) codes.push(await signIn(auth, email))
  expect(codes).toEqual([LOCKED, null, null, null, null, null])
})

test('a mark cannot be forged, lasts a year, and ends with a new password', async () => {
  const service = openService(database.db)
  const email = freshEmail('owner')
  const signInWith = (device: Map<string, string>, password = PASSWORD, from = service) =>
    from.send(
      '/token?grant_type=password',
      {
        method: 'POST',
        headers: { apikey: KEYS.anon },
        body: JSON.stringify({ email, password }),
      },
      freshAddress(),
      device,
    )
  const { auth } = await service.signedIn('2.119.0', email, { roams: true })
  const device = new Map<string, string>()
  const marked = await signInWith(device)
  expect(marked.headers.get('set-cookie')).toMatch(
    /^auth-device=[\w-]{22}\.\d+\.[0-9a-f]{64}; Max-Age=31536000; Path=\/auth\/v1; HttpOnly; SameSite=Lax$/,
  )
  const safe = openService(database.db, { siteUrl: 'https://site.example' })
  const safely = await signInWith(new Map(), PASSWORD, safe)
  expect(safely.headers.get('set-cookie')).toMatch(
    /^__Secure-auth-device=[^;]+; Max-Age=31536000; Path=\/auth\/v1; HttpOnly; Secure; SameSite=Lax$/,
  )
  await lock(service, email)
  const [id = '', issued = '', mac = ''] = (device.get('auth-device') ?? '').split('.')
  const forged = [
    `${'A'.repeat(22)}.${issued}.${mac}`,
    `${id}.${Number(issued) + 1}.${mac}`,
    `${id}.${issued}.${'0'.repeat(64)}`,
    `${id}.${issued}`,
    '',
    '%00',
    '~~~~~',
    `${'x'.repeat(3_000)}`,
  ]
  for (const value of forged) {
    const answer = await signInWith(new Map([['auth-device', value]]))
    expect(answer.status, value).toBe(429)
  }
  const copy = () => new Map([['auth-device', `${id}.${issued}.${mac}`]])
  expect((await signInWith(copy())).status).toBe(200)
  service.advance(YEAR_S + 1)
  expect((await signInWith(copy())).status).toBe(429)
  service.advance(-YEAR_S - 1)
  await auth.updateUser({ password: 'a new stone 99' })
  expect((await signInWith(copy(), 'a new stone 99')).status).toBe(429)
  expect(await signIn(auth, email, 'a new stone 99')).toBeNull()
})

test('guesses from all networks of one /48 count together', async () => {
  const service = openService(database.db)
  const { email } = await ownersBrowser(service)
  const within = (n: number) => `2001:db8:77:${n.toString(16)}::1`
  const atOne = await times(20, (n) => guess(service, email, within(n)))
  expect(statuses(atOne)).toEqual({ 400: 5, 429: 15 })
  const atMany = await times(80, (n) => guess(service, freshEmail('victim'), within(100 + n)))
  expect(statuses(atMany)).toEqual({ 400: 55, 429: 25 })
  expect((await guess(service, freshEmail('victim'), '2001:db8:78::1')).status).toBe(400)
})

test('a mail lets a new device in while passwords are locked', async () => {
  const service = openService(database.db, { mailGapS: 60 })
  const { email } = await ownersBrowser(service)
  await lock(service, email)
  const byLink = service.client()
  expect((await byLink.signInWithOtp({ email })).error).toBeNull()
  expect((await service.open(service.linkTo(email))).hash).toContain('access_token=')
  const byCode = service.client()
  expect((await byCode.resetPasswordForEmail(email)).error).toBeNull()
  const token = service.codeTo(email)
  expect((await byCode.verifyOtp({ email, token, type: 'recovery' })).error).toBeNull()
  expect((await byCode.updateUser({ password: 'a new stone 99' })).error).toBeNull()
  expect(await signIn(byCode, email, 'a new stone 99')).toBeNull()
})

test('when a stranger has used up the mails to an address, the last one lets its owner in', async () => {
  const service = openService(database.db)
  const { email } = await ownersBrowser(service)
  await lock(service, email)
  for (let n = 0; n < 12; n++) await service.client().signInWithOtp({ email })
  const owner = service.client()
  expect((await owner.signInWithOtp({ email })).error?.code).toBe('over_email_send_rate_limit')
  const token = service.codeTo(email)
  expect((await owner.verifyOtp({ email, token, type: 'email' })).error).toBeNull()
})

test('a known browser has mails and codes of its own, whatever strangers ask for', async () => {
  const service = openService(database.db, { mailPerHour: 12 })
  const { email, auth } = await ownersBrowser(service)
  for (let n = 0; n < 12; n++) await service.client().signInWithOtp({ email })
  const sent = service.mails.length
  expect((await service.client().signInWithOtp({ email })).error?.status).toBe(429)
  await times(60, () =>
    service.ask('POST', '/verify', { type: 'email', email, token: '000000' }, KEYS.anon),
  )
  expect((await auth.signInWithOtp({ email })).error).toBeNull()
  expect(service.mails).toHaveLength(sent + 1)
  const token = service.codeTo(email)
  expect((await auth.verifyOtp({ email, token, type: 'email' })).error).toBeNull()
  expect((await auth.resetPasswordForEmail(email)).error).toBeNull()
  expect(service.lastLetter(email).subject).toBe('Choose a new password for Seekwell')
})

test('browsers of one account cannot use up the mails of those of another', async () => {
  const service = openService(database.db, { mailPerHour: 12 })
  const { email, auth } = await ownersBrowser(service)
  const { email: strangers } = await ownersBrowser(service)
  // Each sign-in without a cookie makes a browser that is known.
  for (let n = 0; n < 30; n++) {
    const browser = service.client('2.119.0', { roams: true })
    await signIn(browser, strangers)
    await browser.signInWithOtp({ email: strangers })
  }
  expect((await service.client().signInWithOtp({ email })).error?.status).toBe(429)
  const sent = service.mails.length
  expect((await auth.signInWithOtp({ email })).error).toBeNull()
  expect((await auth.resetPasswordForEmail(email)).error).toBeNull()
  expect(service.mails).toHaveLength(sent + 2)
})
