import { createClient } from '@supabase/supabase-js'
import { AuthClient } from 'auth-js-2.69.1'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { testDatabase } from '#test/database.ts'
import {
  API,
  type AuthJs,
  freshEmail,
  KEYS,
  openService,
  PASSWORD,
  SITE,
  VERSIONS,
  type Version,
} from './service.test-kit.ts'

const database = testDatabase()
const LINE = 'spec 8 · errors · auth library'

/** The real client against a server that gives one answer only; null breaks the connection. */
function clientOf(
  version: Version,
  answer: (() => Response) | null,
  isInBrowser = false,
  flowType: 'implicit' | 'pkce' = 'implicit',
): AuthJs {
  const fetch = async () => {
    if (!answer) throw new TypeError('fetch failed')
    return answer()
  }
  const auth = {
    autoRefreshToken: false,
    persistSession: false,
    detectSessionInUrl: isInBrowser,
    flowType,
    lock: <T>(_: string, __: number, run: () => Promise<T>) => run(),
  }
  if (version === '2.119.0') return createClient(SITE, KEYS.anon, { auth, global: { fetch } }).auth
  return new AuthClient({ url: API, fetch, ...auth }) as unknown as AuthJs
}
const credentials = { email: 'a@example.com', password: PASSWORD }
afterEach(() => vi.unstubAllGlobals())

describe.each(VERSIONS)('client %s', (version) => {
  test('spec 8 · errors · auth library · each of its errors is drawn by what the service answers', async () => {
    const service = openService(database.db)
    const { auth, session, email } = await service.signedIn(version)
    const wrong = await service.client(version).signInWithPassword({ email, password: 'x' })
    expect(wrong.error).toMatchObject({
      name: 'AuthApiError',
      status: 400,
      code: 'invalid_credentials',
    })
    const weak = await service.client(version).signUp({ email: freshEmail(), password: 'qv7!x' })
    expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] })
    const [head, body] = session.access_token.split('.')
    const forged = await auth.getClaims(`${head}.${body}.${'A'.repeat(86)}`)
    expect(forged.error).toMatchObject({ name: 'AuthInvalidJwtError', code: 'invalid_jwt' })
    await service.client(version, { key: KEYS.service }).admin.signOut(session.access_token)
    const gone = await service.client(version).getUser(session.access_token)
    expect(gone.error).toMatchObject({ name: 'AuthSessionMissingError', status: 400 })
    const slow = openService(database.db, {}, { now: () => new Date() })
    slow.deps.passwords.hash = () => Promise.reject(new Error('out of memory'))
    const broken = await slow.client(version).signUp({ email: freshEmail(), password: PASSWORD })
    expect(broken.error?.status).toBe(500)
    expect(slow.faults).toHaveLength(1)
    const link = await service.open(`${API}/verify?token=pkce_x&type=signup`)
    expect(link.searchParams.get('error_code')).toBe('otp_expired')
    expect(new URLSearchParams(link.hash.slice(1)).get('error')).toBe('access_denied')
  })

  test(`${LINE} · a fault on the way can be tried again, an answer without a session cannot`, async () => {
    for (const status of [502, 503, 504]) {
      const busy = clientOf(version, () => Response.json({ message: 'busy' }, { status }))
      expect((await busy.signInWithPassword(credentials)).error).toMatchObject({
        name: 'AuthRetryableFetchError',
        status,
      })
    }
    const cut = clientOf(version, null)
    expect((await cut.signInWithPassword(credentials)).error).toMatchObject({
      name: 'AuthRetryableFetchError',
      status: 0,
    })
    const odd = clientOf(version, () => Response.json({ access_token: 'only' }))
    expect((await odd.signInWithPassword(credentials)).error).toMatchObject({
      name: 'AuthInvalidTokenResponseError',
      status: 500,
    })
    const nobody = await odd.signInWithPassword({ password: PASSWORD } as never)
    expect(nobody.error).toMatchObject({ name: 'AuthInvalidCredentialsError', status: 400 })
  })

  test(`${LINE} · a refusal in the address a browser lands at is one of the flow`, async () => {
    const service = openService(database.db)
    const { hash } = await service.open(`${API}/verify?token=x&type=signup`)
    const location = new URL(`${SITE}/${hash}`)
    vi.stubGlobal('window', { location, history: { replaceState() {}, state: null } })
    vi.stubGlobal('document', {})
    const implicit = clientOf(version, () => Response.json({}), true)
    expect((await implicit.initialize()).error?.name).toBe('AuthImplicitGrantRedirectError')
    const session = new URLSearchParams({ access_token: 'a.b.c', refresh_token: 'r' })
    const unasked = new URL(`${SITE}/#${session}`)
    vi.stubGlobal('window', { location: unasked, history: { replaceState() {}, state: null } })
    const pkce = clientOf(version, () => Response.json({}), true, 'pkce')
    expect((await pkce.initialize()).error?.name).toBe('AuthPKCEGrantCodeExchangeError')
  })
})
