import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import {
  countOutcomes,
  freshAddress,
  freshEmail,
  KEYS,
  openService,
  PASSWORD,
} from './service.test-kit.ts'

const database = testDatabase()

test('guessing at one account is stopped, wherever it comes from, with the time to wait', async () => {
  const service = openService(database.db)
  const { email } = await service.signedIn()
  const guess = (address: string) =>
    service.ask('POST', '/token?grant_type=password', { email: address, password: 'a guess' })
  for (const address of [email, freshEmail('nobody')]) {
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess(address)))
    expect(countOutcomes(answers.map(({ status }) => String(status)))).toEqual({ 400: 10, 429: 20 })
    const refused = await guess(address)
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ code: 'over_request_rate_limit' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  }
})

test('strangers cannot keep the owner of an account out', async () => {
  const service = openService(database.db)
  const ip = freshAddress()
  const { email } = await service.signedIn('2.119.0', freshEmail(), { ip })
  const ask = (password: string, from = freshAddress()) =>
    service.ask('POST', '/token?grant_type=password', { email, password }, KEYS.anon, from)
  await Promise.all(Array.from({ length: 30 }, () => ask('a guess')))
  expect((await ask(PASSWORD)).status).toBe(429)
  expect((await ask(PASSWORD, ip)).status).toBe(200)
  // Being let in there gives strangers no further guesses.
  expect((await ask('a guess')).status).toBe(429)
  const own = await Promise.all(Array.from({ length: 30 }, () => ask('a guess', ip)))
  expect(countOutcomes(own.map(({ status }) => String(status)))).toEqual({ 400: 10, 429: 20 })
  // The way in that is left to somebody at a new address: a link to their mailbox.
  const elsewhere = freshAddress()
  const auth = service.client('2.119.0', { ip: elsewhere })
  await auth.resetPasswordForEmail(email)
  for (let n = 0; n < 12; n++) await auth.verifyOtp({ email, token: '000000', type: 'recovery' })
  const opened = await service.send(service.linkTo(email), {}, elsewhere)
  expect(opened.headers.get('location')).toContain('access_token')
  expect((await ask(PASSWORD, elsewhere)).status).toBe(200)
})

test('guessing from one address is stopped, whomever it is aimed at', async () => {
  const service = openService(database.db)
  const ip = freshAddress()
  const guess = () =>
    service.ask(
      'POST',
      '/token?grant_type=password',
      { email: freshEmail(), password: 'a guess' },
      KEYS.anon,
      ip,
    )
  const answers = await Promise.all(Array.from({ length: 30 }, guess))
  expect(countOutcomes(answers.map(({ status }) => String(status)))).toEqual({ 400: 20, 429: 10 })
})

test('who signs in rightly is never counted out', async () => {
  const service = openService(database.db)
  const ip = freshAddress()
  const { email } = await service.signedIn()
  for (let n = 0; n < 25; n++) {
    const { error } = await service
      .client('2.119.0', { ip })
      .signInWithPassword({ email, password: PASSWORD })
    expect(error).toBeNull()
  }
})

test('codes cannot be tried out', async () => {
  const service = openService(database.db)
  const { email } = await service.signedIn()
  await service.client().signInWithOtp({ email })
  const guess = (n: number) =>
    service.ask('POST', '/verify', { type: 'email', email, token: String(n).padStart(6, '0') })
  const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => guess(n)))
  const counts = countOutcomes(answers.map(({ status }) => String(status)))
  expect(counts['429']).toBeGreaterThanOrEqual(30)
  expect(counts['500']).toBeUndefined()
})

test('a captcha that is wanted is asked about, and a missing or wrong one refused', async () => {
  const { createServer } = await import('node:http')
  const seen: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      seen.push(body)
      response.end(JSON.stringify({ success: body.includes('response=solved') }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const service = openService(database.db, {
    captcha: { secret: 'shh', verifyUrl: `http://127.0.0.1:${port}/` },
  })
  const signUp = (captchaToken?: string) =>
    service.client().signUp({
      email: freshEmail(),
      password: PASSWORD,
      options: captchaToken ? { captchaToken } : {},
    })
  expect((await signUp()).error).toMatchObject({ status: 400, code: 'captcha_failed' })
  expect((await signUp('wrong')).error).toMatchObject({ code: 'captcha_failed' })
  expect((await signUp('solved')).error).toBeNull()
  expect(seen[1]).toMatch(/secret=shh.*remoteip=/)
  server.close()
})
