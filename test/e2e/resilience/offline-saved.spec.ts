import { test as offline, type Page } from '@playwright/test'
import { newPerson, openAccountMenu, signUp } from '../account/account.ts'
import { expect, goOffline, goOnline, open } from '../pages.ts'

// Chromium logs the missing network, so these tests do not check the console.

offline.use({ serviceWorkers: 'allow' })
offline.setTimeout(90_000)

/** The service worker is ready with its files, after an interaction: at the first visit, or the next. */
async function expectReady(page: Page) {
  let visits = 0
  await expect(async () => {
    if (visits++ > 0) await page.reload()
    // It fetches some dozens of files while the page is idle.
    await expect.poll(() => isReady(page), { timeout: 8_000 }).toBe(true)
  }).toPass({ timeout: 40_000 })
}

async function isReady(page: Page): Promise<boolean> {
  await page.mouse.move(Math.random() * 9, 1)
  return page.evaluate(async () => {
    const keys = await caches.keys()
    const shell = keys.find((key) => key.startsWith('seekwell-shell-'))
    const cached = shell ? await (await caches.open(shell)).keys() : []
    const names = cached.map(({ url }) => new URL(url).pathname)
    return Boolean(
      navigator.serviceWorker.controller &&
        names.includes('/saved') &&
        names.includes('/offline') &&
        names.some((name) => name.startsWith('/assets/list-picker')),
    )
  })
}

/** The addresses of the cached pictures. */
const pictures = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('seekwell-pictures')).keys()).map(({ url }) => url),
  )

async function expectPicturesCached(page: Page) {
  await expect(async () => {
    await page.reload()
    await expect.poll(() => pictures(page), { timeout: 8_000 }).not.toEqual([])
  }).toPass({ timeout: 45_000 })
}

offline(
  'saved items can be read and changed offline, even after a reload',
  async ({ page, context }) => {
    await open(page, '/escapes/3')
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await open(page, '/saved')
    await expectReady(page)
    await open(page, '/saved')
    await expectPicturesCached(page)

    await goOffline(page)
    await open(page, '/saved?sort=name')
    await expect(page.getByRole('heading', { name: 'Yukitani Ryokan' })).toBeVisible()
    await expect(page.getByText('You are looking at what was last loaded.')).toBeVisible()
    await expect
      .poll(() =>
        page
          .getByRole('article')
          .locator('img')
          .evaluate((img: HTMLImageElement) => img.naturalWidth),
      )
      .toBeGreaterThan(0)
    await page.getByRole('button', { name: /^Add a note to/ }).click()
    await page.getByLabel(/^Note on/).fill('on the train')
    await page.getByRole('button', { name: 'Save the note' }).click()
    await page.reload()
    await expect(page.getByText('on the train')).toBeVisible()

    await goOnline(page)
    await open(page, '/es/saved')
    await expect
      .poll(() => page.evaluate(async () => Boolean(await caches.match('/es/offline'))))
      .toBe(true)
    await goOffline(page)
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await expect(page.getByText('on the train')).toBeVisible()

    const never = '/directory/experiences?q=never+opened'
    await page.goto(never)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
    await expect(page.locator('script[type]'), 'none of its own scripts, also later').toHaveCount(0)
    await expect(page).toHaveURL(never)
    await page.getByRole('link', { name: 'Open what you saved' }).click()
    await expect(page.getByText('on the train')).toBeVisible()
    await page.goto(never)
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page).toHaveURL(never)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No connection')
  },
)

offline(
  'no account data is left for the next user of this browser',
  { tag: '@desktop' },
  async ({ page, isMobile }, { project }) => {
    const email = await newPerson(page, project.name)
    await open(page, '/escapes/3')
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await signUp(page, email)
    await expectReady(page)
    await open(page, '/saved')
    await expect(page.getByText('Kept in your account')).toBeVisible()
    await expectPicturesCached(page)
    const cached = await page.evaluate(async () => {
      const answers = await Promise.all(
        (await caches.keys()).map(async (key) =>
          (await (await caches.open(key)).keys()).map(({ url }) => url),
        ),
      )
      return answers.flat()
    })
    expect(cached.filter((url) => /\/(account|auth|api)\/|\.data/.test(url))).toEqual([])

    const theirs = await pictures(page)
    await openAccountMenu(page, isMobile)
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
    // The print of the empty page is shared, and may be cached by now.
    await expect
      .poll(async () => (await pictures(page)).filter((url) => theirs.includes(url)))
      .toEqual([])
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Yukitani')
    await goOffline(page)
    await page.goto('/saved')
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  },
)
