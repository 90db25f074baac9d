import type { Page } from '@playwright/test'
import { faultsOf } from './axe.ts'
import { expect, open, test } from './pages.ts'

async function openNear(page: Page) {
  await open(page, '/escapes?view=map')
  await page.getByText('Near a place').click()
}

test('near a place · a misspelt place orders the list by distance', async ({ page }) => {
  await openNear(page)
  await page.getByLabel('Town, region or country').fill('Lisbonn')
  await page.getByRole('button', { name: 'Show the nearest' }).click()
  await expect(page).toHaveURL(/near=38\.7%2C-9\.1.*sort=nearest/)
  await expect(page.locator('.map-list .listing-card').first()).toContainText('Portugal')
})

test('near a place · an unknown place is said to be unknown', async ({ page }) => {
  await openNear(page)
  await page.getByLabel('Town, region or country').fill('qqqqqq')
  await page.getByRole('button', { name: 'Show the nearest' }).click()
  await expect(page.getByText('This place is not known.')).toBeVisible()
  // Where the page is scrolled to, a button may be half under the header, and too small a target.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect(await faultsOf(page)).toEqual([])
})

test('near a place · the position leaves the device with two decimals', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')))
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 38.722_341, longitude: -9.139_991 })
  await openNear(page)
  await page.getByRole('button', { name: 'Use my position' }).click()
  await expect(page).toHaveURL(/near=38\.72%2C-9\.14&/)
  await page.waitForLoadState('networkidle')
  expect(requests.filter((request) => /38\.722|9\.1399/.test(request))).toEqual([])
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  )
  expect(stored).not.toMatch(/38\.722|9\.1399/)
})

test('near a place · a refused position leaves the list whole', async ({ page }) => {
  await openNear(page)
  await page.getByRole('button', { name: 'Use my position' }).click()
  await expect(page.getByText('Your position is not available.')).toBeVisible()
  await expect(page.locator('.map-list .listing-card')).toHaveCount(24)
})
