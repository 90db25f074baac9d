import { expectAccessible, test } from '../account/account.ts'
import { expect } from '../pages.ts'
import { openPage, signUpInDialog, startConsoleSite } from './console.ts'

test.describe('rules of search', () => {
  const site = startConsoleSite({ desktop: 14, phone: 15 })

  test('an editor pins a listing, sees the list before and after, and a visitor sees who picked it', async ({
    page,
  }) => {
    test.slow()
    await page.goto(`${site.url()}/console/rules`)
    await signUpInDialog(page, 'rules@example.com')
    await site.giveRole({ email: 'rules@example.com', role: 'editor' })
    await page.reload()
    await expect(page.getByText('There are no rules yet.')).toBeVisible()
    await page.getByRole('link', { name: 'New rule' }).click()
    await page.getByLabel('Text of the search').fill('forest bathing')
    const show = page.getByRole('button', { name: 'Show what would change' })
    await show.click()
    const lists = page.locator('.console-preview ol')
    await expect(lists).toHaveCount(2)
    const title = await lists.first().locator('li').nth(4).innerText()

    await page.getByLabel('Find a listing').fill(title)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('button', { name: `Add ${title}`, exact: true }).click()
    await expect(page.getByLabel(title, { exact: true })).toHaveValue('pin')
    await expect(lists, 'of an earlier state').toHaveCount(0)
    await show.click()
    await expect(lists.last().locator('li').first()).toContainText(title)
    await expect(lists.last().locator('li').first()).toContainText('Picked by us')
    await expectAccessible(page)
    await page.screenshot({ path: test.info().outputPath('rule.png'), fullPage: true })

    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page).toHaveURL(/\/console\/rules\/[0-9a-f-]{36}$/)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Published', { exact: true })).toBeVisible()

    const visitor = await page.context().newPage()
    const picked = visitor.locator('.listing-card', { hasText: 'Picked by us' })
    await expect(async () => {
      await visitor.goto(`${site.url()}/search-results?q=forest+bathing&view=list`)
      await expect(picked).toHaveCount(1)
    }).toPass()
    await expect(picked).toContainText(title)
    await expectAccessible(visitor)
    await visitor.screenshot({ path: test.info().outputPath('results.png') })
    await visitor.goto(`${site.url()}/fr/search-results?q=forest+bathing`)
    await expect(visitor.getByText(/Choisi par nous/)).toHaveCount(1)
    await visitor.close()

    await openPage(page, 'Search rules')
    await expect(page.getByRole('row', { name: /forest bathing/ })).toContainText('Published')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'forest bathing' }).click()
    await page.getByRole('button', { name: 'Delete rule' }).click()
    // The change of rules has every page in memory rendered anew.
    await expect(page.getByText('There are no rules yet.')).toBeVisible({ timeout: 30_000 })
  })
})
