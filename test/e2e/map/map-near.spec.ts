import type { Page } from '@playwright/test'
import { faultsOf } from '../axe.ts'
import { expect, open, test } from '../pages.ts'

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
  // The form no longer covers the map, which begins at the place.
  await expect(page.getByLabel('Town, region or country')).toBeHidden()
  await expect(page.locator('.map-near summary')).toBeFocused()
})

test('near a place · Escape closes the form over the map', async ({ page }) => {
  await openNear(page)
  await page.getByLabel('Town, region or country').press('Escape')
  await expect(page.getByLabel('Town, region or country')).toBeHidden()
  await expect(page.locator('.map-near summary')).toBeFocused()
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

test('near a place · the order by distance asks for a place, then for a radius', async ({
  page,
}) => {
  await open(page, '/escapes')
  await page.getByLabel('Sort by').selectOption('nearest')
  await expect(page.getByRole('heading', { name: 'Where are you looking?' })).toBeVisible()
  await expect(page.locator('.listing-card')).toHaveCount(24)
  await page.getByLabel('Town, region or country').fill('Kyoto')
  await page.getByRole('button', { name: 'Show the nearest' }).click()
  await expect(page).toHaveURL(/near=35%2C135.8&sort=nearest/)
  const cards = page.locator('.listing-card')
  await expect(cards.first()).toContainText(/\d mi away/)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect(await faultsOf(page)).toEqual([])
  const all = await cards.count()
  await page.getByRole('link', { name: 'Within 60 mi' }).click()
  await expect(page).toHaveURL(/within=97/)
  await expect(page.getByRole('link', { name: 'Within 60 mi' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(cards).not.toHaveCount(all)
  await page.getByRole('link', { name: 'Without a place' }).click()
  await expect(page).not.toHaveURL(/near=/)
})

test('near a place · words for what is near by lead to the question', async ({ page }) => {
  await open(page, '/search-results?q=yoga+near+me')
  const question = page.getByRole('region', { name: 'Where are you looking?' })
  await expect(question.getByRole('button', { name: 'Use my position' })).toBeVisible()
  await question.getByLabel('Town, region or country').fill('Bali')
  await question.getByRole('button', { name: 'Show the nearest' }).click()
  await expect(page.locator('.listing-card').first()).toContainText('mi away')
  await page.goBack()
  await expect(question).toBeVisible()
})

test('near a place · a typed place goes before a permission that nobody answers', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => undefined
  })
  await open(page, '/escapes?sort=nearest')
  await page.getByRole('button', { name: 'Use my position' }).click()
  await expect(page.getByText('Looking for the place…')).toBeVisible()
  await expect(page.locator('.listing-card')).toHaveCount(24)
  await page.getByLabel('Town, region or country').fill('Oslo')
  await page.getByRole('button', { name: 'Show the nearest' }).click()
  await expect(page).toHaveURL(/near=59.9/)
})

for (const [name, position] of Object.entries({
  NaN: { latitude: Number.NaN, longitude: 1 },
  none: null,
}))
  test(`near a place · a device's position of ${name} leaves the list whole`, async ({ page }) => {
    await page.addInitScript((coords) => {
      navigator.geolocation.getCurrentPosition = (found, failed) =>
        coords
          ? found({ coords } as unknown as GeolocationPosition)
          : failed?.({ code: 2 } as GeolocationPositionError)
    }, position)
    await open(page, '/escapes?sort=nearest')
    await page.getByRole('button', { name: 'Use my position' }).click()
    await expect(page.getByText('Your position is not available.')).toBeVisible()
    await expect(page).toHaveURL('/escapes?sort=nearest')
    await expect(page.locator('.listing-card')).toHaveCount(24)
  })

test.describe('for readers in Australia', () => {
  test.use({ locale: 'en-AU' })

  test('near a place · distances and radii are in kilometres, from the first byte on', {
    tag: '@desktop',
  }, async ({ page }) => {
    const address = '/escapes?near=38.7%2C-9.1&sort=nearest'
    const { headers, body } = await page.request
      .get(address, { headers: { 'accept-language': 'en-AU' } })
      .then(async (response) => ({ headers: response.headers(), body: await response.text() }))
    expect(headers['vary']).toContain('Accept-Language')
    expect(body).toContain('km away')
    expect(body).not.toContain('mi away')
    expect(body).toContain('Within 50 km')
    await open(page, address)
    await expect(page.locator('.listing-card').first()).toContainText('km away')
    await page.getByRole('link', { name: 'Within 50 km' }).click()
    await expect(page).toHaveURL(/within=50/)
    await expect(page.locator('.listing-card').first()).toContainText('km away')
  })
})
