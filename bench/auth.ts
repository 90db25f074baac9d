import { hash } from '@node-rs/argon2'
import { generateKeyPair, SignJWT } from 'jose'
import { openService, PASSWORD } from '#auth/conformance/service.test-kit.ts'
import { LIMITS } from '#auth/limits/limits.ts'
import { DEFAULT_COST } from '#auth/passwords/password-hasher.ts'
import { connectEmbedded } from '#data/db/db.ts'
import { migrate } from '#data/db/migrate.ts'
import { startEmbeddedPostgres } from '#data/embedded/embedded-postgres.ts'
import { median, printRows } from './report.ts'

const TURNS = 40

/** Sign-in, refresh and getUser, compared with the hash or signature that each requires. */
export async function benchAuth(): Promise<void> {
  const opened = connectEmbedded(await startEmbeddedPostgres({ folder: null, dump: null }))
  try {
    await migrate(opened.pool)
    const service = openService(opened.db, {}, { hashCost: DEFAULT_COST })
    const { email, session } = await service.signedIn()
    const { privateKey } = await generateKeyPair('ES256')
    const grant = (type: string, body: object) => () =>
      service.ask('POST', `/token?grant_type=${type}`, body)
    let refreshToken = session.refresh_token
    async function refresh(): Promise<void> {
      const response = await grant('refresh_token', { refresh_token: refreshToken })()
      refreshToken = ((await response.json()) as { refresh_token: string }).refresh_token
    }
    const bareHash = await perSecond(() => hash(PASSWORD, DEFAULT_COST))
    const bareSignature = await perSecond(() =>
      new SignJWT({ sub: email }).setProtectedHeader({ alg: 'ES256' }).sign(privateKey),
    )
    const signIn = await perSecond(grant('password', { email, password: PASSWORD }))
    const refreshed = await perSecond(refresh)
    const got = await perSecond(() => service.ask('GET', '/user', undefined, session.access_token))
    const unit = 'per second'
    printRows('Accounts, one after another', [
      { what: 'sign-in', unit, ours: signIn, peer: 'one argon2 hash', theirs: bareHash },
      { what: 'refresh', unit, ours: refreshed, peer: 'one signature', theirs: bareSignature },
      { what: 'getUser', unit, ours: got, peer: 'one signature', theirs: bareSignature },
    ])
    printRows('Is this address known? Medians of time', [
      await compareAccounts('wrong password', (address) =>
        service.ask('POST', '/token?grant_type=password', { email: address, password: 'wrong' }),
      ),
      await compareAccounts('recover', (address) =>
        service.ask('POST', '/recover', { email: address }),
      ),
      await compareAccounts('sign-up', (address) =>
        service.ask('POST', '/signup', { email: address, password: PASSWORD }),
      ),
      await compareAccounts('resend', (address) =>
        service.ask('POST', '/resend', { type: 'signup', email: address }),
      ),
      await compareAccounts('wrong code', (address) =>
        service.ask('POST', '/verify', { type: 'recovery', email: address, token: '000000' }),
      ),
    ])

    /** Compares the time of a call for existing accounts and for unknown addresses, alternating. */
    async function compareAccounts(what: string, call: (address: string) => Promise<Response>) {
      const known: number[] = []
      const unknown: number[] = []
      for (let turn = 0; turn < Math.min(TURNS, LIMITS.token.points); turn++) {
        const { email: address } = await service.signedIn()
        const unknownAddress = `nobody-${what.length}-${turn}@example.com`
        // The first call of a pair includes deferred work of the sign-in before.
        if (turn % 2 === 0) known.push(await msOf(() => call(address)))
        unknown.push(await msOf(() => call(unknownAddress)))
        if (turn % 2 === 1) known.push(await msOf(() => call(address)))
      }
      return {
        what,
        unit: 'ms',
        ours: median(known),
        peer: 'nobody has it',
        theirs: median(unknown),
      }
    }
  } finally {
    await opened.close()
  }
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function perSecond(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < TURNS; turn++) times.push(await msOf(work))
  return 1_000 / median(times)
}
