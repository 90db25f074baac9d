import { expectAccessible, test } from '../account/account.ts'
import { expect } from '../pages.ts'
import { openPage, signUpInDialog, startConsoleSite } from './console.ts'

const NO_LONGER_OFFERED = {
  '': 'This listing is no longer offered here.',
  '/de': 'Dieser Eintrag wird hier nicht mehr angeboten.',
  '/es': 'Esta ficha ya no se ofrece aquí.',
  '/fr': 'Cette fiche n’est plus proposée ici.',
}

test.describe('listings in the console', () => {
  const site = startConsoleSite({ desktop: 8, phone: 9 })

  test('an editor changes a listing, sees the difference, restores it and withdraws it', async ({
    page,
  }) => {
    test.slow()
    await page.goto(`${site.url()}/console/listings`)
    await signUpInDialog(page, 'editor@example.com')
    await site.giveRole({ email: 'editor@example.com', role: 'editor' })
    await page.reload()
    await expect(page.getByRole('row')).toHaveCount(51)
    await expectAccessible(page)
    await page.getByLabel('Title, id or address').fill('Yukitani')
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('escape')
    await page.getByRole('button', { name: 'Filter' }).click()
    await expect(page).toHaveURL(/q=Yukitani&kind=escape/)
    await page.getByRole('link', { name: /Yukitani/ }).click()
    const title = page.getByLabel('Title', { exact: true })
    const before = await title.inputValue()

    await title.fill('A house in the snow')
    await expect(page.getByText('Your changes are stored and wait here')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'A house in the snow' })).toBeVisible()
    await page.getByRole('button', { name: 'Show changes of version 2' }).click()
    await expect(page.locator('.console-changes')).toContainText(before)
    await expectAccessible(page)

    await page.getByLabel('Country code').fill('Japan')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/Cannot be saved: .*ISO 3166/)).toBeVisible()
    await expect(page.getByText('Your changes are stored and wait here')).toBeVisible()
    const undone = page.waitForResponse((response) => response.request().method() === 'DELETE')
    await page.getByLabel('Country code').fill('JP')
    await undone

    // Another tab saves first.
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByLabel('Type', { exact: true }).fill('Inn')
    await other.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(other.getByText(/^(?:Not saved yet|There are changes)/)).toHaveCount(0)
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
    await page
      .getByRole('button', { name: /^Show changes of version/ })
      .first()
      .click()
    await expect(page.locator('.console-changes del').first()).toHaveText('Published')
    await expect(page.locator('.console-changes ins').first()).toHaveText('Withdrawn')
  })

  test('an editor creates a listing, publishes it, withdraws it and erases it', async ({
    page,
  }) => {
    test.slow()
    await page.goto(`${site.url()}/console/listings`)
    await signUpInDialog(page, 'writer@example.com')
    await site.giveRole({ email: 'writer@example.com', role: 'editor' })
    await page.reload()
    await page.getByRole('button', { name: 'New listing' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title').fill('The Old Lamp House')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Create draft' }).click()
    await expect(page).toHaveURL(/\/console\/listings\/the-old-lamp-house$/)
    await expect(page.getByText('Draft', { exact: true })).toBeVisible()
    const address = `${site.url()}/escapes/the-old-lamp-house`
    expect((await page.request.get(address)).status()).toBe(404)

    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Published', { exact: true }).first()).toBeVisible()
    await expect.poll(async () => (await page.request.get(address)).status()).toBe(200)
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByText('Withdrawn', { exact: true }).first()).toBeVisible()
    await expect.poll(async () => (await page.request.get(address)).status()).toBe(410)

    const visitor = await page.context().newPage()
    for (const [language, text] of Object.entries(NO_LONGER_OFFERED)) {
      await visitor.goto(`${site.url()}${language}/escapes/the-old-lamp-house`)
      await expect(visitor.getByRole('heading', { level: 1, name: text })).toBeVisible()
      await expect(visitor.getByText('Error', { exact: true })).toHaveCount(0)
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

  test('an editor raises the prices of all escapes, sees it first, and undoes it', async ({
    page,
  }) => {
    test.slow()
    await page.goto(`${site.url()}/console/listings?kind=escape`)
    await signUpInDialog(page, 'bulk@example.com')
    await site.giveRole({ email: 'bulk@example.com', role: 'editor' })
    await page.reload()
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await expect(page.getByText('50 listings selected')).toBeVisible()
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByText('50 listings selected')).toBeVisible()
    await page.getByRole('button', { name: /^Select all \d+ that match/ }).click()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Change selected' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Change', { exact: true }).selectOption('price')
    await dialog.getByLabel('Per cent').fill('5')
    await dialog.getByRole('button', { name: 'Show what would change' }).click()
    await expect(dialog.getByText(/listings would change\./)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Change them' }).click()
    await expect(dialog.getByRole('progressbar', { name: 'Changing the listings' })).toBeVisible()
    await expect(page.getByText('Changed. It can be undone for 30 days.').first()).toBeVisible()
    await expect(dialog).toHaveCount(0)

    await openPage(page, 'Bulk changes')
    await expect(page.getByText('Change the price by per cent: 5 %')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Undo: / }).click()
    await expect(page.getByText(/^Undone .*\d/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^Undo: / })).toHaveCount(0)
  })

  test('an editor erases several listings at once and brings them back', async ({ page }) => {
    test.slow()
    const found = `${site.url()}/console/listings?q=Doorbell`
    await page.goto(found)
    await signUpInDialog(page, 'eraser@example.com')
    await site.giveRole({ email: 'eraser@example.com', role: 'editor' })
    await page.reload()
    const rows = page.getByRole('row', { name: /Doorbell/ })
    await expect(rows.first()).toBeVisible()
    const count = await rows.count()
    expect(count).toBeGreaterThan(1)
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
    await page.getByRole('button', { name: 'Change selected' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Change', { exact: true }).selectOption('erase')
    await expect(dialog.getByText('Their pages are gone at once.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Show what would change' }).click()
    await expect(dialog.getByText(`${count} listings would change.`)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Erase them' }).click()
    await expect(page.getByText('Changed. It can be undone for 30 days.').first()).toBeVisible()
    await page.goto(found)
    await expect(rows).toHaveCount(0)

    await openPage(page, 'Bulk changes')
    await page.getByRole('button', { name: 'Undo: Erase' }).click()
    await expect(page.getByText(/^Undone .*\d/)).toBeVisible()
    await page.goto(found)
    await expect(rows).toHaveCount(count)
  })

  test('a visitor reports a listing, and a moderator withdraws it and undoes that', async ({
    page,
  }) => {
    test.slow()
    const address = `${site.url()}/directory/escapes/alpenrose-lodge`
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

    await page.goto(`${site.url()}/console`)
    await signUpInDialog(page, 'moderator@example.com')
    await site.giveRole({ email: 'moderator@example.com', role: 'moderator' })
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
})
