import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { apiKeysOf } from '#server/secrets.ts'
import { type Running, startSite } from '../../bench/servers.ts'
import { expectAccessible, giveCredentials, PASSWORD, test } from './account.ts'
import { expect } from './pages.ts'

/** A separate site: a site has its first admin once. */
const OFFSET = { desktop: 6, phone: 7 } as const
const SECRET = 'a-secret-for-the-tests-of-the-console'

const NO_LONGER_OFFERED = {
  '': 'This listing is no longer offered here.',
  '/de': 'Dieser Eintrag wird hier nicht mehr angeboten.',
  '/es': 'Esta ficha ya no se ofrece aquí.',
  '/fr': 'Cette fiche n’est plus proposée ici.',
}

let site: Running | undefined
let folder: string

test.describe('the console', () => {
  test.describe.configure({ mode: 'serial' })
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  test.beforeAll(async ({}, { project }) => {
    // The first start creates a database.
    test.setTimeout(120_000)
    folder = mkdtempSync(join(tmpdir(), 'seekwell-console-'))
    const port = Number(process.env['E2E_PORT'] ?? 18_300) + OFFSET[project.name as 'phone']
    site = await startSite(folder, port, { JWT_SECRET: SECRET })
  })
  test.afterAll(async () => {
    await site?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('an operator becomes admin by a link, invites a moderator, and sees what was done', async ({
    page,
    browser,
  }) => {
    // A journey of two people, with the accessibility of each page in both themes.
    test.slow()
    await page.goto(`${site?.url}${await adminPath()}`)
    await signUpInDialog(page, 'ada@example.com')
    await page.getByRole('button', { name: 'Accept' }).click()
    await page.getByRole('link', { name: 'Open the console' }).click()
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
    await expectAccessible(page)

    await openPage(page, 'Staff')
    await page.getByRole('radio', { name: /^Moderator/ }).check()
    await page.getByRole('button', { name: 'Create invitation' }).click()
    const link = await page.getByLabel('Invitation link').inputValue()
    await expectAccessible(page)

    const other = await (await browser.newContext()).newPage()
    await other.goto(link)
    await signUpInDialog(other, 'grace@example.com')
    await other.getByRole('button', { name: 'Accept' }).click()
    await other.getByRole('link', { name: 'Open the console' }).click()
    const navigation = other.getByRole('navigation', { name: 'Console pages' })
    await expect(navigation.getByRole('link')).toHaveText([
      'Overview',
      'Queue',
      'Booking requests',
      'Answers',
    ])
    await other.goto(`${site?.url}/console/staff`)
    await expect(other.getByText('Your role does not open this page.')).toBeVisible()
    await other.goto(link)
    await other.getByRole('button', { name: 'Accept' }).click()
    await expect(other.getByText('This link was used or has expired')).toBeVisible()

    await page.reload()
    await page.getByRole('button', { name: 'Manage grace@example.com' }).click()
    await page.getByRole('button', { name: 'Suspend and sign out' }).click()
    await expect(page.getByText('Suspended', { exact: true })).toBeVisible()
    await other.goto(`${site?.url}/console`)
    await expect(other.getByRole('heading', { name: 'Waiting for somebody' })).toHaveCount(0)
    await other.context().close()

    await page.getByRole('button', { name: 'Manage ada@example.com' }).click()
    await page.getByRole('button', { name: 'Remove from staff' }).click()
    await page.getByRole('button', { name: 'Really remove ada@example.com' }).click()
    await expect(page.getByText('The site needs an admin.')).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).first().click()

    await openPage(page, 'Audit log')
    await page.getByLabel('Person (part of the address)').fill('grace')
    await page.getByRole('button', { name: 'Filter' }).click()
    await expect(page).toHaveURL(/person=grace/)
    await expect(page.getByRole('row')).toHaveCount(3)
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as CSV' }).click()
    expect((await download).suggestedFilename()).toBe('audit.csv')

    for (const name of ['Booking requests', 'Answers']) {
      await openPage(page, name)
      await expectAccessible(page)
    }
  })

  test('an editor changes a listing, sees the difference, restores it and withdraws it', async ({
    page,
  }) => {
    test.slow()
    await page.goto(`${site?.url}/console/listings`)
    await signUpInDialog(page, 'editor@example.com')
    await giveRole({ email: 'editor@example.com', role: 'editor' })
    await page.reload()
    await expect(page.getByRole('row')).toHaveCount(51)
    await expectAccessible(page)
    await page.getByLabel('Title, id or address').fill('Yukitani')
    await page.getByLabel('Kind').selectOption('escape')
    await page.getByRole('button', { name: 'Filter' }).click()
    await expect(page).toHaveURL(/q=Yukitani&kind=escape/)
    await page.getByRole('link', { name: /Yukitani/ }).click()
    const title = page.getByLabel('Title', { exact: true })
    const before = await title.inputValue()

    await title.fill('A house in the snow')
    await expect(page.getByText('There are changes that are not saved.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'A house in the snow' })).toBeVisible()
    await page.getByRole('button', { name: 'Show changes of version 2' }).click()
    await expect(page.locator('.console-changes')).toContainText(before)
    await expectAccessible(page)

    await page.getByLabel('Country code').fill('Japan')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/Cannot be saved: .*ISO 3166/)).toBeVisible()
    await page.getByLabel('Country code').fill('JP')

    // Another tab saves first.
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByLabel('Type', { exact: true }).fill('Inn')
    await other.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(other.getByText('There are changes')).toHaveCount(0)
    await other.close()
    await title.fill('Mine')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('alert').getByText('A house in the snow')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save mine over it' }).click()
    await expect(page.getByRole('heading', { name: 'Mine' })).toBeVisible()
    await expect(page.getByLabel('Type', { exact: true })).toHaveValue('Inn')

    await page.getByRole('button', { name: 'Restore version 1' }).click()
    await expect(title).toHaveValue(before)
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByText('Withdrawn', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible()
  })

  test('an admin makes a key, a program calls with it, and it is revoked', async ({ page }) => {
    test.slow()
    await page.goto(`${site?.url}/console/keys`)
    await signUpInDialog(page, 'keys@example.com')
    await giveRole({ email: 'keys@example.com', role: 'admin' })
    await page.reload()
    await expect(page.getByText('There is no key yet.')).toBeVisible()
    await page.getByLabel('Name').fill('Partner import')
    await page.getByRole('checkbox', { name: /Read booking requests/ }).check()
    await page.getByRole('button', { name: 'Create key' }).click()
    const key = await page.getByLabel('Key “Partner import”').inputValue()
    await expectAccessible(page)

    const call = () =>
      fetch(`${site?.url}/api/v1/requests`, { headers: { authorization: `Bearer ${key}` } })
    expect((await call()).status).toBe(200)
    await page.getByRole('button', { name: 'Revoke Partner import' }).click()
    await page.getByRole('button', { name: 'Really revoke Partner import' }).click()
    await expect(page.getByText('Revoked', { exact: true })).toBeVisible()
    expect((await call()).status).toBe(401)
    await page.reload()
    await expect(page.getByText(key)).toHaveCount(0)
  })

  test('an editor creates a listing, publishes it, withdraws it and erases it', async ({
    page,
  }) => {
    test.slow()
    await page.goto(`${site?.url}/console/listings`)
    await signUpInDialog(page, 'writer@example.com')
    await giveRole({ email: 'writer@example.com', role: 'editor' })
    await page.reload()
    await page.getByRole('button', { name: 'New listing' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title').fill('The Old Lamp House')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Create draft' }).click()
    await expect(page).toHaveURL(/\/console\/listings\/the-old-lamp-house$/)
    await expect(page.getByText('Draft', { exact: true })).toBeVisible()
    const address = `${site?.url}/escapes/the-old-lamp-house`
    expect((await page.request.get(address)).status()).toBe(404)

    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Published', { exact: true }).first()).toBeVisible()
    await expect.poll(async () => (await page.request.get(address)).status()).toBe(200)
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByText('Withdrawn', { exact: true }).first()).toBeVisible()
    await expect.poll(async () => (await page.request.get(address)).status()).toBe(410)

    const visitor = await page.context().newPage()
    for (const [language, text] of Object.entries(NO_LONGER_OFFERED)) {
      await visitor.goto(`${site?.url}${language}/escapes/the-old-lamp-house`)
      await expect(visitor.getByText(text)).toBeVisible()
    }
    await expectAccessible(visitor)
    await visitor.close()

    await page.getByRole('button', { name: 'Erase' }).click()
    await dialog.getByLabel('Title').fill('The Lamp')
    await dialog.getByRole('button', { name: 'Erase' }).click()
    await expect(dialog.getByText('This is not the title of the listing.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Title').fill('The Old Lamp House')
    await dialog.getByRole('button', { name: 'Erase' }).click()
    await expect(page).toHaveURL(/\/console\/listings$/)
    await expect.poll(async () => (await page.request.get(address)).status()).toBe(404)
  })

  test('a visitor reports a listing, and a moderator withdraws it and undoes that', async ({
    page,
  }) => {
    test.slow()
    const address = `${site?.url}/directory/escapes/yukitani-ryokan`
    await page.goto(address)
    await page.getByRole('button', { name: 'Report this listing' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(dialog.getByText('Choose what is the matter.')).toBeVisible()
    await dialog.getByRole('radio', { name: /closed/ }).check()
    await dialog.getByLabel('Details').fill('The door was <b>locked</b>.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(page.getByText('Somebody will look at the listing.').first()).toBeVisible()
    await expect(dialog).toHaveCount(0)

    await page.goto(`${site?.url}/console`)
    await signUpInDialog(page, 'moderator@example.com')
    await giveRole({ email: 'moderator@example.com', role: 'moderator' })
    await page.reload()
    await expect(page.getByText('1 reported listing waits for a decision.')).toBeVisible()
    await openPage(page, 'Queue')
    await expect(page.getByText('The door was <b>locked</b>.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Decide about/ }).click()
    await dialog.getByRole('radio', { name: 'Withdraw the listing' }).check()
    await dialog.getByLabel('Reason').fill('The host confirms it')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Decide' }).click()
    await expect(page.getByText('Nothing waits for a decision.')).toBeVisible()
    await expect.poll(async () => (await page.request.get(address)).status()).toBe(410)

    await page.getByRole('link', { name: 'Decided' }).click()
    await expect(page.getByText('The host confirms it')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Undo the decision/ }).click()
    await expect(page.getByText('Nothing was decided in the last 180 days.')).toBeVisible()
    await expect.poll(async () => (await page.request.get(address)).status()).toBe(200)
  })

  test('a dangerous action asks to sign in again, and is then done', async ({ page }) => {
    await page.goto(`${site?.url}/console/staff`)
    await signUpInDialog(page, 'later@example.com')
    await giveRole({ email: 'later@example.com', role: 'admin' })
    await page.reload()
    let isStale = true
    await page.route(/\/console\/v1\/staff\/invitations/, (route) =>
      isStale
        ? route.fulfill({ status: 403, json: { error_code: 'reauthentication_needed' } })
        : route.continue(),
    )
    await page.getByRole('button', { name: 'Create invitation' }).click()
    await page.getByRole('button', { name: 'Sign in again' }).click()
    isStale = false
    await giveCredentials(page.getByRole('dialog'), 'later@example.com')
    await expect(page.getByLabel('Invitation link')).toHaveValue(/\/console\/join#/)
  })

  test('somebody without a role sees nothing, and offline it says so', async ({ page }) => {
    await page.goto(`${site?.url}/console`)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await fillSignUp(page, 'plain@example.com')
    await expect(page.getByText('This account has no role in the console.')).toBeVisible()
    await expectAccessible(page)
    await page.route(/\/console\/v1\//, (route) => route.abort())
    await page.reload()
    await expect(page.getByText('This could not be loaded or saved.')).toBeVisible()
    await page.unroute(/\/console\/v1\//)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('This account has no role in the console.')).toBeVisible()
  })
})

/** A link that makes an account an admin, as `npm run operator` prints it. */
async function adminPath(): Promise<string> {
  const { path }: { path: string } = await (await giveRole({})).json()
  return path
}

/** As `npm run operator -- add EMAIL ROLE`. */
function giveRole(body: object): Promise<Response> {
  return fetch(`${site?.url}/api/v1/admin/staff`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${apiKeysOf(SECRET).service}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
}

async function signUpInDialog(page: Page, email: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await fillSignUp(page, email)
}

async function fillSignUp(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Create an account').click()
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(dialog).toHaveCount(0)
}

async function openPage(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Console pages' }).getByText(name).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}
