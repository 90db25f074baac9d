import type { Page } from '@playwright/test'
import { expectAccessible, test } from '../account/account.ts'
import { expect } from '../pages.ts'
import { signUpInDialog, startConsoleSite } from './console.ts'

/** The text of one column of the table. */
const column = (page: Page, n: number) =>
  page.locator(`tbody tr > :nth-child(${n})`).allInnerTexts()

/** The title of the row that has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('tr')?.querySelector('th')?.textContent)

test.describe('the table of listings', () => {
  const site = startConsoleSite({ desktop: 24, phone: 25 })

  test('is sorted, has other columns and rows, and says all of it in its address', async ({
    page,
  }) => {
    test.slow()
    await page.goto(`${site.url()}/console/listings`)
    await signUpInDialog(page, 'editor@example.com')
    await site.giveRole({ email: 'editor@example.com', role: 'editor' })
    await page.reload()
    await page.getByRole('columnheader', { name: 'Price' }).getByRole('link').click()
    await expect(page).toHaveURL(/sort=price$/)
    await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await expect(page.getByRole('link', { name: 'Price', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/sort=price&order=desc$/)
    const amounts = async () =>
      (await column(page, 5)).map((text) => Number(text.replace(/[^\d.]/g, '')))
    await expect
      .poll(async () => (await amounts())[0], { message: 'the dearest listing' })
      .toBeGreaterThan(1_000)
    const found = await amounts()
    expect(found).toHaveLength(50)
    expect(found).toEqual(found.toSorted((a, b) => b - a))

    await page.getByText('Columns', { exact: true }).first().click()
    await page.getByRole('checkbox', { name: 'Place' }).uncheck()
    await page.getByRole('checkbox', { name: 'Id', exact: true }).check()
    await page.getByLabel('Rows a page').selectOption('25')
    await expect(page.getByRole('row')).toHaveCount(26)
    await expect(page.getByRole('columnheader', { name: 'Place' })).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('essential')
    await page.getByRole('button', { name: 'Filter' }).click()
    await expect(page).toHaveURL(/kind=essential/)
    await expect(page.getByRole('button', { name: 'Filter' })).toBeFocused()
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/page=2/)

    const other = await page.context().newPage()
    await other.goto(page.url())
    await expect(other.getByRole('row')).toHaveCount(26)
    await expect(other.getByRole('columnheader', { name: 'Id', exact: true })).toBeVisible()
    expect(await column(other, 2)).toEqual(await column(page, 2))
    await other.goto(`${site.url()}/console/listings?q=no+such+listing`)
    await expect(other.getByText('No listing matches.')).toBeVisible()
    await other.getByRole('link', { name: 'Clear filters' }).click()
    await expect(other.getByRole('row')).toHaveCount(51)
    await other.close()
  })

  test('is used by keyboard, and chosen as a whole but for some', async ({ page }) => {
    await page.goto(`${site.url()}/console/listings?sort=title&kind=escape&state=published`)
    await signUpInDialog(page, 'keys@example.com')
    await site.giveRole({ email: 'keys@example.com', role: 'editor' })
    await page.reload()
    await expect(page.getByRole('row')).toHaveCount(51)
    const [first = '', second = '', third = ''] = await page.locator('tbody th').allInnerTexts()
    await page.getByRole('region', { name: 'Listings' }).focus()
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe(first)
    await page.keyboard.press('j')
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe(third)
    await page.keyboard.press('Space')
    await expect(page.getByText('1 listing selected')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: `Select ${third}` })).toBeChecked()
    await page.keyboard.press('k')
    expect(await focused(page)).toBe(second)

    await page.getByRole('button', { name: /^Select all \d+ that match/ }).click()
    const whole = await page.getByText(/^\d+ listings selected/).innerText()
    await page.getByRole('checkbox', { name: `Select ${second}` }).uncheck()
    await expect(
      page.getByText(`${Number.parseInt(whole, 10) - 1} listings selected`),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByRole('checkbox', { name: 'Select all on this page' })).toBeChecked()
    await page.getByRole('button', { name: 'Change selected' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Change', { exact: true }).selectOption('withdraw')
    await dialog.getByRole('button', { name: 'Show what would change' }).click()
    await expect(
      dialog.getByText(`${Number.parseInt(whole, 10) - 1} listings would change.`),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()

    await page.goto(`${site.url()}/console/listings?sort=title&kind=escape&state=published`)
    await page.getByRole('link', { name: second, exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: second })).toBeVisible()
  })

  test('has views that are saved, changed, shared and deleted', async ({ page, browser }) => {
    await page.goto(`${site.url()}/console/listings?kind=escape&sort=rating&columns=rating`)
    await signUpInDialog(page, 'views@example.com')
    await site.giveRole({ email: 'views@example.com', role: 'editor' })
    await page.reload()
    await page.getByRole('button', { name: 'Save this view' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name of the view').fill('Best escapes')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog).toHaveCount(0)
    const chip = page.getByRole('region', { name: 'Saved views' }).getByRole('link')
    await expect(chip).toHaveText('Best escapes')
    await expect(chip).toHaveAttribute('aria-current', 'true')
    await expectAccessible(page)

    await page.getByRole('columnheader', { name: 'Rating' }).getByRole('link').click()
    await page.getByRole('button', { name: 'Save changes of “Best escapes”' }).click()
    await expect(page.getByRole('button', { name: /^Save changes/ })).toHaveCount(0)
    await page.goto(`${site.url()}/console/listings`)
    await chip.click()
    await expect(page).toHaveURL(/kind=escape&sort=rating&order=asc&columns=rating&view=/)
    await expect(page.getByRole('columnheader')).toHaveText(['Title', 'Rating'])

    const other = await (await browser.newContext()).newPage()
    await other.goto(page.url())
    await signUpInDialog(other, 'colleague@example.com')
    await site.giveRole({ email: 'colleague@example.com', role: 'editor' })
    await other.reload()
    await expect(other.getByRole('columnheader')).toHaveText(['Title', 'Rating'])
    await expect(other.getByText('Best escapes')).toHaveCount(0)
    await other.context().close()

    await page.getByRole('button', { name: 'Rename or delete “Best escapes”' }).click()
    await dialog.getByLabel('Name of the view').fill('Worst escapes')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(chip).toHaveText('Worst escapes')
    await page.getByRole('button', { name: 'Rename or delete “Worst escapes”' }).click()
    await dialog.getByRole('button', { name: 'Delete view' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(chip).toHaveCount(0)
    await expect(page.getByRole('columnheader')).toHaveText(['Title', 'Rating'])
  })
})
