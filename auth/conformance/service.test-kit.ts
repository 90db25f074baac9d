import { createClient } from '@supabase/supabase-js'
import { AuthClient } from 'auth-js-2.69.1'
import { Hono } from 'hono'
import type { AuthConfig } from '#auth/config.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { authRoutes } from '#auth/http.ts'
import type { Mail } from '#auth/mail/mailer.ts'
import { type AuthOptions, createAuth } from '#auth/runtime.ts'
import type { Db } from '#data/db/db.ts'
import { makeMemoryLimiter } from '#test/limiters.ts'

export const SITE = 'http://localhost:18380'
export const API = `${SITE}/auth/v1`
export const ROOT_SECRET = 'a root secret for tests, long enough for HS256'
export const KEYS = { anon: 'sb_publishable_test', service: 'sb_secret_test' }
/** Cheap on purpose: what is tested is not the strength of argon2. */
export const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 }
export const PASSWORD = 'a stone by the sea 7'

export const CONFIG: AuthConfig = {
  siteName: 'Seekwell',
  siteUrl: SITE,
  redirectAllow: [],
  home: 'site',
  confirmEmail: true,
  allowAnonymous: true,
  allowManualLinking: true,
  allowSignup: true,
  mailPerHour: 100_000,
  mailGapS: 0,
  reuseIntervalS: 10,
  otpTtlS: 3_600,
  accessTokenTtlS: 3_600,
  sessionTimeboxS: null,
  inactivityS: null,
  passwordMin: 8,
  providers: {},
  samlEnabled: false,
  captcha: null,
  trustProxy: 0,
}

const DEVICE = 'auth-device'

/** A busy machine must not fail a test of rules. */
const PATIENCE_MS = 60_000

export const VERSIONS = ['2.119.0', '2.69.1'] as const
export type Version = (typeof VERSIONS)[number]
export type AuthJs = ReturnType<typeof createClient>['auth']
type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

let addresses = 0
/** An address that no other test asks from: limits count by address. */
export const freshAddress = () =>
  `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses++ & 255}`
let people = 0
export const freshEmail = (name = 'person') => `${name}-${++people}@example.com`

/** The service on a test database, with its mails and clock under control of the test. */
export function openService(
  db: Db,
  config: Partial<AuthConfig> = {},
  options: Partial<AuthOptions> = {},
) {
  const mails: Mail[] = []
  const faults: object[] = []
  let ahead = 0
  const deps: AuthDeps = createAuth({
    db,
    makeLimiter: makeMemoryLimiter,
    config: { ...CONFIG, ...config },
    rootSecret: ROOT_SECRET,
    apiKeys: KEYS,
    privateJwk: null,
    mailer: {
      isConfigured: true,
      send: (mail) => void mails.push(mail),
      post: async (mail) => void mails.push(mail),
      settled: async () => {},
    },
    log: { info() {}, warn() {}, error: (fields) => void faults.push(fields) },
    now: () => new Date(Date.now() + ahead),
    hashCost: CHEAP,
    ...options,
  })
  const app = new Hono().route('/auth/v1', authRoutes(deps, PATIENCE_MS))

  /** One browser's; a request that names cookies comes from another. */
  const cookies = new Map<string, string>()

  /** Each client is a device of its own, and so is every other request: `device` is what it was marked with. */
  async function send(
    path: string,
    init: RequestInit = {},
    ip = freshAddress(),
    device = new Map<string, string>(),
  ): Promise<Response> {
    const url = path.startsWith('http') ? path : `${API}${path}`
    const headers = new Headers(init.headers)
    const kept = [...cookies, ...device].map(([name, value]) => `${name}=${value}`).join('; ')
    if (kept && !headers.has('cookie')) headers.set('cookie', kept)
    const env = { incoming: { socket: { remoteAddress: ip } } }
    const answer = await app.request(url, { ...init, headers }, env)
    for (const set of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (name) (name.endsWith(DEVICE) ? device : cookies).set(name, value ?? '')
    }
    return answer
  }

  /** A bare request with the public key; `bearer` is the user's token. */
  function ask(method: string, path: string, body?: unknown, bearer = KEYS.anon, ip?: string) {
    const headers = {
      apikey: KEYS.anon,
      authorization: `Bearer ${bearer}`,
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
    }
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return send(path, { method, headers, ...(body !== undefined && { body: text }) }, ip)
  }

  /** The real client; `flow` as a browser would have it. */
  function client(
    version: Version = '2.119.0',
    { key = KEYS.anon, flow = 'implicit', ip = freshAddress(), roams = false }: ClientOptions = {},
  ): AuthJs {
    const device = new Map<string, string>()
    const fetch: Fetch = (input, init) =>
      send(String(input), init, roams ? freshAddress() : ip, device)
    const store = new Map<string, string>()
    const storage = {
      getItem: (name: string) => store.get(name) ?? null,
      setItem: (name: string, value: string) => void store.set(name, value),
      removeItem: (name: string) => void store.delete(name),
    }
    const auth = {
      autoRefreshToken: false,
      persistSession: true,
      detectSessionInUrl: false,
      flowType: flow,
      storage,
      storageKey: `test-${Math.random()}`,
    }
    if (version === '2.119.0') return createClient(SITE, key, { auth, global: { fetch } }).auth
    const headers = { apikey: key, Authorization: `Bearer ${key}` }
    return new AuthClient({ url: API, headers, fetch, ...auth }) as unknown as AuthJs
  }

  function lastLetter(to: string): Mail {
    const mail = mails.findLast((one) => one.to === to)
    if (!mail) throw new Error(`no letter to ${to}`)
    return mail
  }

  /** Notices of what was done bring no code. */
  function lastWithCode(to: string): Mail {
    const mail = mails.findLast((one) => one.to === to && CODE.test(withoutLinks(one)))
    if (!mail) throw new Error(`no code to ${to}`)
    return mail
  }

  return {
    deps,
    app,
    send,
    ask,
    client,
    mails,
    faults,
    lastLetter,
    codeTo: (to: string) => codeOf(lastWithCode(to)),
    linkTo: (to: string) => lastWithCode(to).link ?? '',
    advance: (seconds: number) => {
      ahead += seconds * 1000
    },
    /** Opens a link as a browser does: where it leads to. */
    async open(link: string): Promise<URL> {
      const response = await send(link)
      if (response.status !== 303) throw new Error(`opened with ${response.status}`)
      return new URL(response.headers.get('location') ?? '')
    },
    /** A confirmed account, signed in. */
    async signedIn(
      version: Version = '2.119.0',
      email = freshEmail(),
      options: ClientOptions = {},
    ) {
      const auth = client(version, options)
      await auth.signUp({ email, password: PASSWORD })
      const token = codeOf(lastWithCode(email))
      const { data, error } = await auth.verifyOtp({ email, token, type: 'signup' })
      if (error || !data.session) throw error ?? new Error('no session')
      return { auth, email, session: data.session, user: data.session.user }
    },
  }
}

type ClientOptions = {
  key?: string
  flow?: 'implicit' | 'pkce'
  ip?: string
  /** Every request comes from another address. */
  roams?: boolean
}

export type Service = ReturnType<typeof openService>

const CODE = /\b\d{6}\b/
const withoutLinks = ({ text }: Mail) => text.replace(/https?:\S+/g, '')

export function codeOf(mail: Mail): string {
  const code = CODE.exec(withoutLinks(mail))?.[0]
  if (!code) throw new Error('the letter has no code')
  return code
}

/** How often each outcome came. */
export function countOutcomes(outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1
  return counts
}
