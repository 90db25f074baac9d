import { expectAccessible, test } from '../account/account.ts'
import { expect } from '../pages.ts'
import { openPage, signUpInDialog, startConsoleSite } from './console.ts'

test.describe('webhooks in the console', () => {
  const site = startConsoleSite({ desktop: 16, phone: 17 })

  test('an admin makes a webhook, tries it out, replaces its secret, and removes it', async ({
    page,
  }) => {
    test.slow()
    await page.goto(`${site.url()}/console/webhooks`)
    await signUpInDialog(page, 'hooks@example.com')
    await site.giveRole({ email: 'hooks@example.com', role: 'admin' })
    await page.reload()
    await expect(page.getByText('There is no webhook yet.')).toBeVisible()
    await expectAccessible(page)

    // A name that never resolves.
    const url = 'https://receiver.invalid/hook'
    await page.getByLabel('Address').fill('http://receiver.invalid/hook')
    await page.getByRole('button', { name: 'Create webhook' }).click()
    await expect(page.getByText('Something in the form cannot be used')).toBeVisible()
    await page.getByLabel('Address').fill(url)
    await page.getByRole('checkbox', { name: /Import finished/ }).uncheck()
    await page.getByRole('button', { name: 'Create webhook' }).click()
    const secret = await page.getByLabel(`Secret of ${url}`).inputValue()
    expect(secret).toMatch(/^whsec_/)
    await expectAccessible(page)

    await page.getByRole('link', { name: url }).click()
    await expect(page.getByText('There was no event yet.')).toBeVisible()
    await page.getByRole('button', { name: 'Send test event' }).click()
    const row = page.getByRole('row', { name: /^Test event/ })
    await expect(row.getByText('Waiting')).toBeVisible()
    await expect(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click()
      await expect(row.getByText('No connection')).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
    await expectAccessible(page)

    // The longest words.
    const { pathname } = new URL(page.url())
    await page.goto(`${site.url()}/de${pathname}`)
    await expect(page.getByRole('heading', { name: 'Letzte Zustellungen' })).toBeVisible()
    await expectAccessible(page)
    await page.goto(`${site.url()}${pathname}`)

    await page.getByRole('button', { name: 'New secret' }).click()
    await page.getByRole('button', { name: 'Really make a new secret' }).click()
    const field = page.getByLabel(`Secret of ${url}`)
    await expect(field).toHaveValue(/^whsec_/)
    expect(await field.inputValue()).not.toBe(secret)
    await expect(page.getByText('The secret before the current one signs too until')).toBeVisible()

    await page.getByRole('button', { name: 'Turn off' }).click()
    await expect(row.getByText('Given up')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send test event' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.getByRole('button', { name: 'Send all given up again (1)' }).click()
    await expect(row.getByText('Waiting')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('button', { name: 'Really remove it and its log' }).click()
    await expect(page.getByText('There is no webhook yet.')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('This webhook was removed.')).toBeVisible()

    await openPage(page, 'Audit log')
    for (const action of ['Webhook created', 'Test event sent', 'Webhook removed'])
      await expect(page.getByRole('cell', { name: action })).toBeVisible()
  })
})
