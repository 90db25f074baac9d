import { setImmediate } from 'node:timers/promises'
import { AuthClient } from 'auth-js-2.69.1'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const URL_BASE = 'http://auth.test/auth/v1'
const KEY = 'spec 9 · constants · auth client'
const START = new Date('2026-06-01T00:00:00Z')
const nowS = () => Math.floor(Date.now() / 1000)

type Asked = { at: number; path: string; headers: Headers; body: Record<string, unknown> }

/** The library of the specification, against a server that notes what it is asked and when. */
function openClient(
  answer: (asked: Asked) => Response,
  options: ConstructorParameters<typeof AuthClient>[0] = {},
) {
  const asked: Asked[] = []
  const stored = new Map<string, string>()
  const auth = new AuthClient({
    url: URL_BASE,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    persistSession: true,
    storageKey: 'test',
    storage: {
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, value) => void stored.set(name, value),
      removeItem: (name) => void stored.delete(name),
    },
    fetch: async (input, init) => {
      const one: Asked = {
        at: Date.now() - START.getTime(),
        path: String(input).slice(URL_BASE.length),
        headers: new Headers(init?.headers),
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : {},
      }
      asked.push(one)
      return answer(one)
    },
    ...options,
  })
  return { auth, asked, stored }
}

const session = (lifeS: number, more: object = {}) => ({
  access_token: 'a.b.c',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: lifeS,
  expires_at: nowS() + lifeS,
  user: { id: 'somebody' },
  ...more,
})
const empty = () => Response.json({})

describe('auth-js 2.69.1', () => {
  beforeEach(() => {
    vi.useFakeTimers({
      now: START,
      toFake: ['Date', 'setTimeout', 'setInterval', 'clearInterval', 'clearTimeout'],
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test(`${KEY} · looks every 30 s, and refreshes within three ticks of the end`, async () => {
    const { auth, asked, stored } = openClient(() => Response.json(session(3_600)))
    await auth.initialize()
    stored.set('test', JSON.stringify(session(130)))
    await auth.startAutoRefresh()
    await vi.advanceTimersByTimeAsync(29_999)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    // `waitFor` would move the clock that is being read.
    while (asked.length === 0) await setImmediate()
    expect(asked[0]).toMatchObject({ at: 30_000, path: '/token?grant_type=refresh_token' })
    await auth.stopAutoRefresh()
  })

  test(`${KEY} · asks anew after 200 ms, doubled each time, within 30 s`, async () => {
    const { auth, asked } = openClient(() => Response.json({}, { status: 503 }))
    await auth.initialize()
    const refreshed = auth.refreshSession({ refresh_token: 'refresh' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await refreshed).error?.name).toBe('AuthRetryableFetchError')
    expect(asked.map(({ at }) => at)).toEqual([0, 200, 600, 1_400, 3_000, 6_200, 12_600, 25_400])
  })

  test(`${KEY} · keeps the key set for ten minutes`, async () => {
    const { publicKey, privateKey } = await generateKeyPair('ES256')
    const keys = [
      { ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256', key_ops: ['verify'] },
    ]
    const { auth, asked } = openClient(() => Response.json({ keys }))
    const token = await new SignJWT({ exp: nowS() + 7_200 })
      .setProtectedHeader({ alg: 'ES256', kid: 'one', typ: 'JWT' })
      .sign(privateKey)
    for (const [pauseMs, requests] of [
      [0, 1],
      [599_999, 1],
      [1, 2],
    ] as const) {
      vi.setSystemTime(Date.now() + pauseMs)
      expect((await auth.getClaims(token)).error).toBeNull()
      expect(asked).toHaveLength(requests)
    }
    expect(asked[0]?.path).toBe('/.well-known/jwks.json')
  })

  test(`${KEY} · names its version and the version of the API, and is implicit unless told`, async () => {
    const { auth, asked, stored } = openClient(empty)
    await auth.signInWithOtp({ email: 'a@example.com' })
    expect(asked[0]?.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(asked[0]?.headers.get('x-client-info')).toBe('gotrue-js/2.69.1')
    expect(asked[0]?.body['code_challenge']).toBeNull()
    expect([...stored.keys()]).toEqual([])
  })

  test(`${KEY} · draws 56 random values for a verifier`, async () => {
    const drawn = vi.spyOn(globalThis.crypto, 'getRandomValues')
    const { auth, asked, stored } = openClient(empty, { flowType: 'pkce' })
    await auth.signInWithOtp({ email: 'a@example.com' })
    expect(drawn.mock.calls[0]?.[0]).toHaveLength(56)
    // Each is written as two hexadecimal digits.
    expect(JSON.parse(stored.get('test-code-verifier') ?? '""')).toMatch(/^([0-9a-f]{2}){56}$/)
    expect(asked[0]?.body['code_challenge_method']).toBe('s256')
  })

  test.each([
    [119, 0],
    [120, 1],
  ])(
    `${KEY} · a session from the address issued %i s ago draws %i warnings`,
    async (ageS, times) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
      const { expires_in, token_type, access_token, refresh_token } = session(3_600)
      const hash = new URLSearchParams({
        access_token,
        refresh_token,
        token_type,
        expires_in: String(expires_in),
        expires_at: String(nowS() - ageS + 3_600),
      })
      const location = new URL(`http://localhost/#${hash}`)
      vi.stubGlobal('window', { location })
      vi.stubGlobal('document', {})
      const { auth } = openClient(() => Response.json({ id: 'somebody' }), {
        detectSessionInUrl: true,
        persistSession: false,
        lock: (_, __, run) => run(),
      })
      expect((await auth.initialize()).error).toBeNull()
      const stale = warn.mock.calls.filter(([text]) =>
        String(text).includes('issued over 120s ago'),
      )
      expect(stale).toHaveLength(times)
    },
  )
})
