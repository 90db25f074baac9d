import { test as offline, type Page } from '@playwright/test'
import { expect, goOffline, open, openIdle } from '../pages.ts'
import {
  deleteAccount,
  newPerson,
  openAccountMenu,
  PASSWORD,
  signIn,
  signUp,
  test,
} from './account.ts'

const countOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('seekwell-saved') ?? '[]').length)

/** The listing's save button, on its page. */
async function toggle(page: Page, path: string) {
  await open(page, path)
  await page
    .getByRole('button', { name: /^(Save|Saved)$/ })
    .first()
    .click()
}

/** All changes have been sent to the account. */
const expectSent = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () => JSON.parse(localStorage.getItem('seekwell-saved-pending') ?? '{}').changes?.length,
      ),
    )
    .toBe(0)

test("a guest's items are merged into the account, synced to another browser, and removed on sign-out", async ({
  page,
  browser,
  isMobile,
}, { project }) => {
  const email = await newPerson(page, project.name)
  await toggle(page, '/escapes/3')
  await signUp(page, email)
  await expect(page.locator('[data-toast="open"]')).toContainText(
    '1 item from this browser is in your account now.',
  )
  await expect(page.getByText('1 item. Kept in your account')).toBeVisible()
  await page.getByRole('button', { name: /^Add a note to/ }).click()
  await page.getByLabel(/^Note on/).fill('ask for June')
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByRole('button', { name: /^Edit the note on/ })).toBeFocused()
  await expectSent(page)

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await newPerson(other, project.name)
  await toggle(other, '/escapes/4')
  await signIn(other, email)
  await expect(other.getByText('2 items. Kept in your account')).toBeVisible()
  await expect(other.getByText('ask for June')).toBeVisible()
  await other
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click()
  await expect(other.getByText('1 item. Kept in your account')).toBeVisible()
  await expectSent(other)
  await open(page, '/saved')
  await expect(page.getByText('1 item. Kept in your account')).toBeVisible()
  await elsewhere.close()

  await openAccountMenu(page, isMobile)
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect.poll(() => countOf(page)).toBe(0)
  const stranger = await newPerson(page, project.name)
  await signUp(page, stranger)
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
})

// Chromium logs the missing network, so this test does not check the console.
offline(
  'changes made offline are sent later',
  { tag: '@desktop' },
  async ({ page, context }, { project }) => {
    const email = await newPerson(page, project.name)
    await signUp(page, email)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('seekwell-saved-pending')))
      .not.toBeNull()
    await openIdle(page, '/escapes/3')
    await goOffline(page)
    await page
      .getByRole('button', { name: /^Save$/ })
      .first()
      .click()
    const waiting = () =>
      page.evaluate(
        () => JSON.parse(localStorage.getItem('seekwell-saved-pending') ?? '{}').changes?.length,
      )
    await expect.poll(waiting).toBe(1)
    await context.setOffline(false)
    await expect.poll(waiting).toBe(0)
    await deleteAccount(page)
    await signIn(page, email)
    await expect(page.getByText('1 item. Kept in your account')).toBeVisible()
  },
)

test('a guest who wants to share signs in and gets the link; a revoked link shows nothing', async ({
  page,
  browser,
}, { project }) => {
  const email = await newPerson(page, project.name)
  await signUp(page, email)
  await deleteAccount(page)
  await toggle(page, '/escapes/3')
  await open(page, '/saved')
  await page.getByRole('link', { name: 'Sign in to share this list' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const link = await page.getByLabel(/^Anyone with this link/).inputValue()
  await expect(page).toHaveURL(/\/saved$/)
  await expect(page.getByText('1 item. Kept in your account')).toBeVisible()

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await open(other, link)
  await expect(other.getByRole('article')).toHaveCount(1)
  await expect(other.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect(await other.content()).not.toContain(email)
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByRole('button', { name: 'Share this list' })).toBeVisible()
  const response = await other.goto(link)
  expect(response?.status()).toBe(404)
  await expect(other.getByRole('alert')).toContainText('its owner has taken it back')
  await elsewhere.close()
})
