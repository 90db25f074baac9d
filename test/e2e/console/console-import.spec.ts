import { expectAccessible, test } from '../account/account.ts'
import { expect } from '../pages.ts'
import { openPage, signUpInDialog, startConsoleSite } from './console.ts'

const FILE = `Referencia;Nombre;Resumen;Lugar;Otro;Precio
3;The House in the Snow;Quiet rooms;Hakone, Japan;x;
wizard-a;The Old Mill;New here;Lisbon, Portugal;y;129
;;;;z;
`

test.describe('the import wizard', () => {
  const site = startConsoleSite({ desktop: 12, phone: 13 })

  test('an editor imports a file with foreign columns and broken rows, and undoes it', async ({
    page,
  }) => {
    test.slow()
    await page.goto(`${site.url()}/console/import`)
    await signUpInDialog(page, 'import@example.com')
    await site.giveRole({ email: 'import@example.com', role: 'editor' })
    await page.reload()
    const choose = page.getByLabel('Choose file')
    const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04, 1, 2, 3])
    await choose.setInputFiles({ name: 'sheet.xlsx', mimeType: 'application/zip', buffer: zip })
    await expect(page.getByText(/^This is no table \(CSV\)/)).toBeVisible()
    await expectAccessible(page)
    const file = { name: 'casas.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) }
    await choose.setInputFiles(file)
    await expect(page.getByRole('heading', { name: 'casas.csv' })).toBeVisible()
    await expect(page).toHaveURL(/\/console\/import\?id=/)
    await expect(page.getByLabel('Field of column Nombre')).toHaveValue('title')
    await expect(page.getByLabel('Field of column Otro')).toHaveValue('')
    await page.getByLabel('Field of column Otro').selectOption('wellnessTag')
    await page.getByLabel('Kind of new listings').selectOption('escape')
    await page.getByLabel(/^Publish new listings/).check()
    const show = page.getByRole('button', { name: 'Show what would change' })
    await show.click()
    await expect(
      page.getByText(/0 added, 0 changed, 0 unchanged,? and 3 rows rejected/),
    ).toBeVisible()
    await expect(page.getByText(/Wellness tag: Cannot be saved/).first()).toBeVisible()
    await page.getByLabel('Field of column Otro').selectOption('')
    await expect(page.getByLabel('Field of column Precio')).toHaveValue('amount')
    await show.click()
    await expect(page.getByText(/Price: .*has no currency/)).toBeVisible()
    await page.getByLabel('Currency of prices without one').selectOption('GBP')
    await page.getByLabel('Price is').selectOption('person')
    await show.click()
    await expect(
      page.getByText(/1 added, 1 changed, 0 unchanged,? and 1 row rejected/),
    ).toBeVisible()
    await expect(page.getByText('Line 4:')).toBeVisible()
    await expect(page.getByText('The House in the Snow').first()).toBeVisible()
    // The dock must not happen to lie over a button.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible({ timeout: 30_000 })
    // The header must not happen to lie over half of a link.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page)
    const address = `${site.url()}/escapes/wizard-a`
    await expect.poll(async () => (await page.request.get(address)).status()).toBe(200)
    expect(await (await page.request.get(address)).text()).toContain('£129')

    await page.getByRole('link', { name: 'All imports' }).click()
    await expect(page.getByRole('link', { name: 'casas.csv' })).toBeVisible()
    await expectAccessible(page)
    await choose.setInputFiles(file)
    await expect(page.getByLabel('Kind of new listings'), 'remembered').toHaveValue('escape')

    await openPage(page, 'Bulk changes')
    await page.getByRole('button', { name: 'Undo: Import of casas.csv' }).click()
    await expect(page.getByText(/^Undone .*\d/)).toBeVisible()
    await expect.poll(async () => (await page.request.get(address)).status()).toBe(404)

    await openPage(page, 'Listings')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as JSON lines' }).click()
    expect((await download).suggestedFilename()).toBe('listings.jsonl')
  })
})
