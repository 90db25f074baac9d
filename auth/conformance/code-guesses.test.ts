import { generate } from 'otplib'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import {
  countOutcomes,
  freshAddress,
  freshEmail,
  KEYS,
  openService,
  PASSWORD,
  type Service,
} from './service.test-kit.ts'

const database = testDatabase()
const statuses = (answers: Response[]) => countOutcomes(answers.map(({ status }) => String(status)))
const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))

const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')
const guessAt = (service: Service, email: string, token: string, ip = freshAddress()) =>
  service.ask('POST', '/verify', { type: 'email', email, token }, KEYS.anon, ip)

test('wrong codes from one address do not use up the guesses of another', async () => {
  const service = openService(database.db)
  const { email } = await service.signedIn()
  await service.client().signInWithOtp({ email })
  const code = service.codeTo(email)
  const stranger = freshAddress()
  const guesses = await times(15, () => guessAt(service, email, wrongOf(code), stranger))
  expect(statuses(guesses)).toEqual({ 403: 10, 429: 5 })
  const refused = guesses.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await guessAt(service, email, code)).status).toBe(200)
})

test('wrong codes from everywhere keep neither the link nor a known address out', async () => {
  const service = openService(database.db)
  const home = freshAddress()
  const { email } = await service.signedIn('2.119.0', freshEmail(), { ip: home })
  const begin = async () => {
    await service.client().signInWithOtp({ email })
    return service.codeTo(email)
  }
  const code = await begin()
  const guesses = await times(60, () => guessAt(service, email, wrongOf(code)))
  expect(statuses(guesses)).toEqual({ 403: 30, 429: 30 })
  expect((await guessAt(service, email, code)).status).toBe(429)
  expect((await guessAt(service, email, code, home)).status).toBe(200)
  await begin()
  expect((await service.open(service.linkTo(email))).hash).toContain('access_token=')
})

test('guesses count alike for an address that nobody has', async () => {
  const service = openService(database.db)
  const guesses = await times(60, () => guessAt(service, 'nobody-here@example.com', '000000'))
  expect(statuses(guesses)).toEqual({ 403: 30, 429: 30 })
})

test('who knows the password cannot keep the owner from their second factor', async () => {
  const service = openService(database.db)
  const home = freshAddress()
  const { auth, email } = await service.signedIn('2.119.0', freshEmail(), { ip: home })
  const { data } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })
  if (data?.type !== 'totp') throw new Error('no app')
  const factorId = data.id
  const verify = async (bearer: string, code: string, ip: string) => {
    const path = `/factors/${factorId}`
    const started = await service.ask('POST', `${path}/challenge`, {}, bearer, ip)
    const { id } = (await started.json()) as { id: string }
    return service.ask('POST', `${path}/verify`, { challenge_id: id, code }, bearer, ip)
  }
  const codeNow = () =>
    generate({
      secret: data.totp.secret,
      epoch: Math.floor(service.deps.now().getTime() / 1000),
    })
  const signIn = async (ip: string) => {
    const answer = await service.ask(
      'POST',
      '/token?grant_type=password',
      { email, password: PASSWORD },
      KEYS.anon,
      ip,
    )
    return ((await answer.json()) as { access_token: string }).access_token
  }
  const first = (await auth.getSession()).data.session?.access_token ?? ''
  expect((await verify(first, await codeNow(), home)).status).toBe(200)
  const travelling = freshAddress()
  const elsewhere = await signIn(travelling)
  service.advance(1_000)
  const guesses = await times(9, async () => {
    const ip = freshAddress()
    const bearer = await signIn(ip)
    return times(4, async () => verify(bearer, wrongOf(await codeNow()), ip))
  })
  expect(statuses(guesses.flat())).toEqual({ 422: 30, 429: 6 })
  expect((await verify(await signIn(freshAddress()), await codeNow(), freshAddress())).status).toBe(
    429,
  )
  expect((await verify(elsewhere, await codeNow(), travelling)).status).toBe(200)
  service.advance(30)
  expect((await verify(await signIn(home), await codeNow(), home)).status).toBe(200)
})
