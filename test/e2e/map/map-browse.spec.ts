import { faultsOf } from '../axe.ts'
import { expect, open, test } from '../pages.ts'

for (const path of [
  '/directory/escapes/location/japan',
  '/directory/escapes/search?filter=top-rated',
  '/directory/experiences/category/yoga',
])
  test(`map · ${path} has one, and the searched area limits its list`, async ({ page }) => {
    await open(page, path)
    await page.getByRole('link', { name: 'Map', exact: true }).click()
    const map = page.getByRole('region', { name: 'Map of these listings' })
    await expect(map.locator('.map-mark').first()).toBeAttached()
    const cards = page.locator('.map-list .listing-card')
    await expect(cards.first()).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await map.locator('.map-surface').focus()
    await page.keyboard.press('+')
    await page.getByRole('link', { name: 'Search this area' }).click()
    await expect(page).toHaveURL(/area=/)
    await expect(page).toHaveURL(new RegExp(path.split('?')[1] ?? 'view=map'))
    await page.getByRole('link', { name: /Remove filter In the area of the map/ }).click()
    await expect(page).not.toHaveURL(/area=/)
    await page.getByRole('link', { name: 'Map', exact: true }).click()
    await expect(page.locator('.map-list')).toHaveCount(0)
  })
