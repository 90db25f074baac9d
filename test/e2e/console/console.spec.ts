import { expectAccessible, giveCredentials, test } from '../account/account.ts'
import { expect } from '../pages.ts'
import { fillSignUp, openPage, signUpInDialog, startConsoleSite } from './console.ts'

test.describe('the console', () => {
  const site = startConsoleSite({ desktop: 6, phone: 7 })

  test('an operator becomes admin by a link, invites a moderator, and sees what was done', async ({
    page,
    browser,
  }) => {
    // A journey of two people, with the accessibility of each page in both themes.
    test.slow()
    await page.goto(`${site.url()}${await site.adminPath()}`)
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
    await other.goto(`${site.url()}/console/staff`)
    await expect(other.getByText('Your role does not open this page.')).toBeVisible()
    await other.goto(link)
    await other.getByRole('button', { name: 'Accept' }).click()
    await expect(other.getByText('This link was used or has expired')).toBeVisible()

    await page.reload()
    await page.getByRole('button', { name: 'Manage grace@example.com' }).click()
    await page.getByRole('button', { name: 'Suspend and sign out' }).click()
    await expect(page.getByText('Suspended', { exact: true })).toBeVisible()
    await other.goto(`${site.url()}/console`)
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

  test('an admin makes a key, a program calls with it, and it is revoked', async ({ page }) => {
    test.slow()
    await page.goto(`${site.url()}/console/keys`)
    await signUpInDialog(page, 'keys@example.com')
    await site.giveRole({ email: 'keys@example.com', role: 'admin' })
    await page.reload()
    await expect(page.getByText('There is no key yet.')).toBeVisible()
    await page.getByLabel('Name').fill('Partner import')
    await page.getByRole('checkbox', { name: /Read booking requests/ }).check()
    await page.getByRole('button', { name: 'Create key' }).click()
    const key = await page.getByLabel('Key “Partner import”').inputValue()
    await expectAccessible(page)

    const call = () =>
      fetch(`${site.url()}/api/v1/requests`, { headers: { authorization: `Bearer ${key}` } })
    expect((await call()).status).toBe(200)
    await page.getByRole('button', { name: 'Revoke Partner import' }).click()
    await page.getByRole('button', { name: 'Really revoke Partner import' }).click()
    await expect(page.getByText('Revoked', { exact: true })).toBeVisible()
    expect((await call()).status).toBe(401)
    await page.reload()
    await expect(page.getByText(key)).toHaveCount(0)
  })

  test('a dangerous action asks to sign in again, and is then done', async ({ page }) => {
    await page.goto(`${site.url()}/console/staff`)
    await signUpInDialog(page, 'later@example.com')
    await site.giveRole({ email: 'later@example.com', role: 'admin' })
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
    await page.goto(`${site.url()}/console`)
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
