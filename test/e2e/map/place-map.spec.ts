import type { Page } from '@playwright/test'
import { faultsOf } from '../axe.ts'
import { expect, open, test } from '../pages.ts'

const STAY = '/escapes/3?tab=location'
const RETREAT = '/directory/escapes/yukitani-ryokan?tab=details'

const mapOf = (page: Page) => page.getByRole('link', { name: 'Open the map near Yukitani Ryokan' })

test('a drawn map · shows the area of a stay, what is near by and the way there', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !/^(data|blob):/.test(request.url()))
      foreign.push(request.url())
  })
  await open(page, STAY)
  const picture = mapOf(page).locator('img:visible')
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(640)
  await expect(page.getByText(/^Near by: the sea, about 6 mi \((?:9|10) km\)\.$/)).toBeVisible()
  await expect(page.getByText(/^About 85 minutes by express train/)).toBeVisible()
  expect(foreign).toEqual([])
})

test('a drawn map · leads to the big map there', async ({ page }) => {
  await open(page, STAY)
  await mapOf(page).click()
  await expect(page).toHaveURL(/view=map#map=35\.\d+,139\.\d+,8/)
  await expect(page.locator('.map-list .listing-card').first()).toContainText('Japan')
})

test('a drawn map · no fault that axe finds, in both themes', async ({ page }) => {
  for (const path of [STAY, RETREAT])
    for (const theme of ['light', 'dark']) {
      await open(page, path)
      await page.evaluate(
        (name) => document.documentElement.setAttribute('data-theme', name),
        theme,
      )
      await expect(mapOf(page).locator('img:visible')).toHaveAttribute('src', RegExp(theme))
      expect(await faultsOf(page)).toEqual([])
    }
})

test('a drawn map · is on pages without scripts', { tag: '@desktop' }, async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  await page.goto(STAY)
  await expect(mapOf(page).locator('img:visible')).toHaveCount(1)
  await page.close()
})
