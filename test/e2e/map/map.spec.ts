import { type Page, test as withWarnings } from '@playwright/test'
import { faultsOf } from '../axe.ts'
import { expect, open, test } from '../pages.ts'

const MAP = '/escapes?view=map'

/** Opens a map and waits until its land and its places are drawn. */
async function openMap(page: Page, path = MAP) {
  await open(page, path)
  await expect(marksOf(page).first()).toBeAttached()
}

const marksOf = (page: Page) =>
  page.getByRole('region', { name: 'Map of these listings' }).locator('.map-mark')
const surfaceOf = (page: Page) => page.locator('.map-surface')

/** Drags the map by some pixels. */
async function drag(page: Page, dx: number, dy: number) {
  await surfaceOf(page).scrollIntoViewIfNeeded()
  const box = await surfaceOf(page).boundingBox()
  if (!box) throw new Error('no map')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= 6; step++)
    await page.mouse.move(x + (dx * step) / 6, y + (dy * step) / 6)
  await page.mouse.up()
}

test('map · no request leaves for another host, nor for a renderer of tiles', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (/tile-map|maplibre|pmtiles/.test(url)) foreign.push(url)
    if (!url.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(url)) foreign.push(url)
  })
  await openMap(page)
  await drag(page, 120, 40)
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
  await expect(page).toHaveURL(/#map=/)
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
})

test('map · the moved area is searched, and Back restores list and map', async ({ page }) => {
  await openMap(page, `${MAP}#map=35.2,138.2,5.5`)
  await drag(page, -40, 10)
  await page.getByRole('link', { name: 'Search this area' }).click()
  await expect(page).toHaveURL(/area=/)
  await expect(page.getByRole('link', { name: /area of the map/ })).toBeVisible()
  const cards = page.locator('.map-list .listing-card')
  // Not a full page any more; the chips come before the list.
  await expect(cards).not.toHaveCount(24)
  await expect(cards.first()).toContainText('Japan')
  const found = await cards.count()
  await page.goBack()
  await expect(page).not.toHaveURL(/area=/)
  await expect(page).toHaveURL(/#map=3\d/)
  await expect(cards).not.toHaveCount(found)
})

test('map · a drag changes no element until it rests', { tag: '@desktop' }, async ({ page }) => {
  await openMap(page, `${MAP}#map=42,12,5`)
  const marks = page.locator('.map-marks')
  const before = await marks.innerHTML()
  const box = await surfaceOf(page).boundingBox()
  if (!box) throw new Error('no map')
  const [x, y] = [box.x + box.width / 2, box.y + 60]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 200, y + 20, { steps: 20 })
  expect(await marks.innerHTML()).toBe(before)
  await page.mouse.up()
  await expect.poll(() => marks.innerHTML()).not.toBe(before)
})

test('map · the keyboard moves it, opens clusters and chooses places', async ({ page }) => {
  await openMap(page)
  await surfaceOf(page).focus()
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/#map=/)
  const places = marksOf(page).and(page.locator('[aria-pressed]'))
  for (let level = 0; level < 8 && (await places.count()) === 0; level++) {
    const cluster = marksOf(page).first()
    const name = (await cluster.getAttribute('aria-label')) ?? ''
    await cluster.press('Enter')
    await expect(cluster).not.toHaveAttribute('aria-label', name)
  }
  await places.first().press('Enter')
  const card = page.locator('.map-card')
  await expect(card.getByRole('link')).toBeFocused()
  await card.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(card.getByRole('link')).toHaveCount(0)
  // Focus is back on the place, from which Escape closes the card, too.
  await page.keyboard.press('Enter')
  await expect(card.getByRole('link')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card.getByRole('link')).toHaveCount(0)
})

test('map · a place that is pointed at is marked in the list', { tag: '@desktop' }, async ({
  page,
}) => {
  await openMap(page, `${MAP}#map=-8.5,115.2,8`)
  const row = page.locator('.map-list .listing-grid > li').first()
  await row.hover()
  await expect(row).toHaveAttribute('data-pointed', '')
})

withWarnings('map · places that cannot be loaded leave the list whole', async ({ page }) => {
  await page.route('**/api/pins?**', (route) => route.abort())
  await open(page, MAP)
  await expect(page.getByText('The places could not be loaded.')).toBeVisible()
  await expect(page.locator('.map-list .listing-card')).toHaveCount(24)
})

for (const area of [
  '50,0,40,10',
  '10,10,10,10',
  '-90,-180,90,180',
  'NaN,1,2,3',
  '1e9,0,0,0',
  '1,2,3',
])
  test(`map · the area ${area} limits nothing`, { tag: '@desktop' }, async ({ page }) => {
    await openMap(page, `${MAP}&area=${area}#map=${area}`)
    await expect(page.locator('.map-list .listing-card')).toHaveCount(24)
  })

test('map · no fault that axe finds, in both themes', async ({ page }) => {
  for (const theme of ['light', 'dark']) {
    await openMap(page)
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
    expect(await faultsOf(page)).toEqual([])
  }
})
