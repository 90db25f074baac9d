import { expectAccessible, test } from '../account/account.ts'
import { expect } from '../pages.ts'
import { signUpInDialog, startConsoleSite } from './console.ts'

test.describe('members in the console', () => {
  const site = startConsoleSite({ desktop: 14, phone: 15 })

  test('an admin finds a member, suspends and reinstates them, and erases the account', async ({
    page,
    browser,
  }) => {
    test.slow()
    const elsewhere = await browser.newContext()
    const helped = await elsewhere.newPage()
    await helped.goto(`${site.url()}/console`)
    await signUpInDialog(helped, 'helped@example.com')
    await page.goto(`${site.url()}/console/members`)
    await signUpInDialog(page, 'helper@example.com')
    await site.giveRole({ email: 'helper@example.com', role: 'admin' })
    await page.reload()
    const search = page.getByLabel('Part of the email address')
    await search.fill('nobody@')
    await page.getByRole('button', { name: 'Find' }).click()
    await expect(page.getByText('No account matches.')).toBeVisible()
    await search.fill('help')
    await page.getByRole('button', { name: 'Find' }).click()
    await expect(page.getByRole('row')).toHaveCount(3)
    await expect(page.getByRole('cell', { name: 'See Staff' })).toBeVisible()
    await expect(page).not.toHaveURL(/help/)
    await expectAccessible(page)

    const manage = page.getByRole('button', { name: 'Manage helped@example.com' })
    await manage.click()
    const dialog = page.getByRole('dialog')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Suspend and sign out' }).click()
    await expect(page.getByText('Suspended', { exact: true })).toBeVisible()
    await helped.reload()
    await expect(helped.getByText('This account has no role in the console.')).toHaveCount(0)
    await manage.click()
    await dialog.getByRole('button', { name: 'Reinstate' }).click()
    await expect(page.getByText('Suspended', { exact: true })).toHaveCount(0)

    await manage.click()
    const confirm = dialog.getByLabel('Type the address to confirm')
    await confirm.fill('other@example.com')
    await dialog.getByRole('button', { name: 'Erase account' }).click()
    await expect(dialog.getByText('This is not the address of the account.')).toBeVisible()
    await expectAccessible(page)
    await confirm.fill('helped@example.com')
    await dialog.getByRole('button', { name: 'Erase account' }).click()
    await expect(page.getByRole('row')).toHaveCount(2)
    await elsewhere.close()
  })
})
