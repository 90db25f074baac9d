import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { addAuthenticator } from './account.ts'
import { mailTo } from './mailbox.ts'

const LIBRARY = join(
  dirname(createRequire(import.meta.url).resolve('@supabase/supabase-js/package.json')),
  'dist/umd/supabase.js',
)

/** The part of the real client that runs inside the page. */
type Client = { auth: import('@supabase/supabase-js').SupabaseClient['auth'] }
declare global {
  var supabase: { createClient(url: string, key: string): Client }
  var client: Client
}

/** An empty page of this site with the real client, and a virtual security key. */
async function openWithKey(page: Page): Promise<void> {
  const key = /sb_publishable_[\w-]+/.exec(await (await page.request.get('/')).text())?.[0] ?? ''
  await page.route('**/empty', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Empty</title>' }),
  )
  await page.goto('/empty')
  await page.addScriptTag({ path: LIBRARY })
  await addAuthenticator(page, 'usb')
  await page.evaluate((publicKey) => {
    globalThis.client = globalThis.supabase.createClient(location.origin, publicKey)
  }, key)
}

const levelOf = (page: Page) =>
  page.evaluate(async () => {
    const { data } = await globalThis.client.auth.mfa.getAuthenticatorAssuranceLevel()
    return data?.currentLevel
  })

test('a security key is registered and used by the real client in a browser', async ({ page }, {
  project,
}) => {
  await openWithKey(page)
  const person = { email: `key-${project.name}@example.com`, password: 'a stone by the sea 7' }
  const rejected = await page.evaluate(
    async (credentials) => (await globalThis.client.auth.signUp(credentials)).error?.message,
    person,
  )
  expect(rejected).toBeUndefined()
  const confirmation = { email: person.email, token: (await mailTo(person.email)).code }
  const registered = await page.evaluate(async (proof) => {
    const { auth } = globalThis.client
    const confirmed = await auth.verifyOtp({ ...proof, type: 'signup' })
    if (confirmed.error) return confirmed.error.message
    const { error } = await auth.mfa.webauthn.register({ friendlyName: 'on my keyring' })
    return error?.message ?? null
  }, confirmation)
  expect(registered).toBeNull()
  expect(await levelOf(page)).toBe('aal2')

  await page.evaluate(async (credentials) => {
    await globalThis.client.auth.signOut()
    await globalThis.client.auth.signInWithPassword(credentials)
  }, person)
  expect(await levelOf(page)).toBe('aal1')
  const used = await page.evaluate(async () => {
    const { auth } = globalThis.client
    const { data } = await auth.mfa.listFactors()
    const [factor] = data?.webauthn ?? []
    const { error } = await auth.mfa.webauthn.authenticate({ factorId: factor?.id ?? '' })
    const session = await auth.getSession()
    const claims = await auth.getClaims()
    return {
      error: error?.message ?? null,
      amr: claims.data?.claims.amr,
      hasSession: session.data.session !== null,
    }
  })
  expect(used.error).toBeNull()
  expect(used.hasSession).toBe(true)
  expect(used.amr).toMatchObject([{ method: 'mfa/webauthn' }, { method: 'password' }])
  expect(await levelOf(page)).toBe('aal2')
})
