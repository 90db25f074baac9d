import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { type GithubPerson, openGithub } from './github.test-kit.ts'
import { API, freshEmail, openService, VERSIONS } from './service.test-kit.ts'

const database = testDatabase()
let github: Awaited<ReturnType<typeof openGithub>>
beforeAll(async () => {
  github = await openGithub('seekwell', 'a secret that is shared')
})
afterAll(() => void github.close())

const open = (clientSecret = 'a secret that is shared') =>
  openService(database.db, {
    providers: { github: { issuer: github.issuer, clientId: 'seekwell', clientSecret } },
  })
let ids = 0
const person = (more: Partial<GithubPerson> = {}): GithubPerson => ({
  id: ++ids,
  login: `ada-${ids}`,
  name: 'Ada',
  emails: [
    { email: freshEmail('second'), primary: false, verified: true },
    { email: freshEmail('First'), primary: true, verified: true },
  ],
  ...more,
})
async function signIn(service: ReturnType<typeof open>, url: string, who: GithubPerson) {
  const out = await service.send(url)
  const landed = await service.send(github.visit(out.headers.get('location') ?? '', who))
  return new URL(landed.headers.get('location') ?? '')
}

describe.each(VERSIONS)('client %s', (version) => {
  test('signs in with GitHub, by the primary address, and again after it changed', async () => {
    const service = open()
    const auth = service.client(version, { flow: 'pkce' })
    const who = person()
    const options = { skipBrowserRedirect: true, scopes: 'read:user' }
    for (const address of [who.emails[1]?.email.toLowerCase(), null]) {
      const { data } = await auth.signInWithOAuth({ provider: 'github', options })
      const out = await service.send(data.url ?? '')
      const asked = new URL(out.headers.get('location') ?? '')
      expect(asked.href).toContain(`${github.issuer}/login/oauth/authorize`)
      expect(asked.searchParams.get('scope')).toBe('user:email read:user')
      const landed = await service.send(github.visit(asked.href, who))
      const code = new URL(landed.headers.get('location') ?? '').searchParams.get('code') ?? ''
      const done = await auth.exchangeCodeForSession(code)
      expect(done.data.session?.provider_token).toMatch(/^gho_/)
      expect(done.data.user?.identities?.[0]?.id).toBe(String(who.id))
      expect(done.data.user?.user_metadata).toMatchObject({ user_name: who.login, name: 'Ada' })
      if (address) expect(done.data.user?.email).toBe(address)
      who.emails = [{ email: freshEmail('changed'), primary: true, verified: true }]
    }
  })
})

test('an address that GitHub has not verified, a wrong secret and a wrong code open nothing', async () => {
  const url = `${API}/authorize?provider=github`
  const unproven = person({
    emails: [{ email: freshEmail(), primary: true, verified: false }],
  })
  const landed = await signIn(open(), url, unproven)
  expect(landed.searchParams.get('error_code')).toBe('provider_email_needs_verification')
  const stranger = await signIn(open('another secret'), url, person())
  expect(stranger.searchParams.get('error_code')).toBe('bad_oauth_callback')
  const service = open()
  const out = await service.send(url)
  const state = new URL(out.headers.get('location') ?? '').searchParams.get('state')
  const made = await service.send(`/callback?state=${state}&code=made-up`)
  expect(new URL(made.headers.get('location') ?? '').searchParams.get('error_code')).toBe(
    'bad_oauth_callback',
  )
  expect(service.faults).toEqual([])
})
