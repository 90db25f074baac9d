import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test'
import { colourFaultsOf, faultsOf } from '../axe.ts'
import { excessWidth, open } from '../pages.ts'
import { mailTo } from './mailbox.ts'

export const PASSWORD = 'a stone by the sea 7'

const PLAIN_PRINT = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"/>'

/** A page that must not throw, and whose console may only contain expected rejections. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    await page.route(/\/art\/[^/]+\.svg/, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: PLAIN_PRINT }),
    )
    const complaints: string[] = []
    page.on('console', (message) => {
      const isMeant =
        /status of 4\d\d|ERR_FAILED|ERR_INTERNET_DISCONNECTED|blocked by Playwright/.test(
          message.text(),
        )
      if (['error', 'warning'].includes(message.type()) && !isMeant) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await use(page)
    expect(complaints, 'the console stays empty').toEqual([])
  },
})

/** Gives the browser an authenticator that agrees to everything: that of the device, or a key at a port. */
export async function addAuthenticator(page: Page, transport: 'internal' | 'usb'): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: transport === 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** In both themes, and without horizontal scrolling. */
export async function expectAccessible(page: Page): Promise<void> {
  // A fading toast, or colours in transition between themes, have no measurable contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await faultsOf(page), 'light').toEqual([])
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  expect(await colourFaultsOf(page), 'dark').toEqual([])
  expect(await excessWidth(page)).toBeLessThanOrEqual(0)
  await page.emulateMedia({ reducedMotion: null })
}

let people = 0

/** A unique mail address, with a network address of its own. */
export async function newPerson(page: Page, project: string): Promise<string> {
  people++
  const unique = `${Date.now().toString(36)}${process.pid.toString(36)}${people}`
  const byte = () => 1 + Math.floor(Math.random() * 254)
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` })
  return `${project}-${unique}@example.com`
}

/** Signs up by the form and the code of the mail; signed in afterwards, at `next`. */
export async function signUp(page: Page, email: string, next = '/saved'): Promise<void> {
  await open(page, `/sign-up?next=${encodeURIComponent(next)}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Code').fill((await mailTo(email)).code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(`**${next}`)
}

/** Deletes the account and the state of this browser; no open page may still have pending writes. */
export async function deleteAccount(page: Page): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.clear())
}

/** Signs in on the page; afterwards at `next`. */
export async function signIn(page: Page, email: string, next = '/saved'): Promise<void> {
  await open(page, `/sign-in?next=${encodeURIComponent(next)}`)
  await giveCredentials(page, email)
  await page.waitForURL(`**${next}`)
}

/** Fills in and submits the sign-in form of a page or dialog. */
export async function giveCredentials(place: Page | Locator, email: string): Promise<void> {
  await place.getByLabel('Email').fill(email)
  await place.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await place.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export async function openAccountMenu(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Account' }).click()
}

/** Makes this browser's access token expire. */
export async function expireSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('seekwell-session') ?? '{}')
    localStorage.setItem('seekwell-session', JSON.stringify({ ...session, expires_at: 1 }))
  })
}

/**
 * Watches requests of a page's scripts from now on; the returned function waits until the initial
 * requests of members (list, conversations, profile, requests) are done.
 */
export function watchCalls(page: Page): () => Promise<void> {
  let asked = 0
  let answered = 0
  let lastAt = 0
  const isCall = (request: Request) => request.resourceType() === 'fetch'
  const end = (request: Request) => {
    if (!isCall(request)) return
    answered += 1
    lastAt = Date.now()
  }
  page.on('request', (request) => {
    if (isCall(request)) asked += 1
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  const rests = () => answered >= 4 && answered === asked && Date.now() - lastAt > 1_000
  return () => expect.poll(rests, { timeout: 15_000 }).toBe(true)
}

/** Ends every session of the signed-in user, as another device would; this browser is not notified. */
export async function endSessions(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const { access_token } = JSON.parse(localStorage.getItem('seekwell-session') ?? '{}')
    const apikey = /sb_publishable_[\w-]+/.exec(document.documentElement.innerHTML)?.[0] ?? ''
    const headers = { apikey, authorization: `Bearer ${access_token}` }
    const ended = await fetch('/auth/v1/logout?scope=global', { method: 'POST', headers })
    return ended.status
  })
  expect(status).toBe(204)
}
