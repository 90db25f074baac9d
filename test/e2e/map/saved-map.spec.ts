import type { Page } from '@playwright/test'
import { faultsOf } from '../axe.ts'
import { excessWidth, expect, open, test } from '../pages.ts'

const CANDLE = 'ess-25'

/** Opens the saved page with listings saved in this browser. */
async function openSaved(page: Page, ids: readonly string[], search = '') {
  await page.addInitScript((saved) => {
    const items = saved.map((id) => ({ id, at: '2026-05-01T10:00:00.000Z' }))
    localStorage.setItem('seekwell-saved', JSON.stringify(items))
  }, ids)
  await open(page, `/saved${search}`)
}

const mapOf = (page: Page) => page.getByRole('region', { name: 'Map of these listings' })
const marksOf = (page: Page) => mapOf(page).locator('.map-mark')
const toMap = (page: Page) => page.getByRole('link', { name: 'Map', exact: true })
const cardsOf = (page: Page) => page.locator('.listing-grid .listing-card')

test('saved map · saved listings are on a map beside their list', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await openSaved(page, ['1', '2', '3', CANDLE])
  await expect(cardsOf(page)).toHaveCount(4)
  expect(requests.filter((url) => /map-view|map-worker|api\/pins/.test(url))).toEqual([])
  await toMap(page).click()
  await expect(page).toHaveURL('/saved?view=map')
  await expect(toMap(page)).toHaveAttribute('aria-current', 'true')
  await expect(marksOf(page).first()).toBeAttached()
  await expect(cardsOf(page)).toHaveCount(4)
  await expect(mapOf(page).getByText('Near a place')).toHaveCount(0)
  expect(await excessWidth(page)).toBeLessThanOrEqual(0)

  const place = marksOf(page).and(page.locator('[aria-pressed]')).first()
  await place.press('Enter')
  const card = page.locator('.map-card')
  await expect(card.getByRole('link')).toHaveAttribute('href', /^\/(escapes|directory)\//)
  await expect(page).toHaveURL(/#map=|view=map$/)
  await card.getByRole('button', { name: 'Close' }).click()
  await page.goBack()
  await expect(mapOf(page)).toHaveCount(0)
  await expect(cardsOf(page)).toHaveCount(4)
})

test('saved map · what is removed leaves the map, and filters keep it', async ({ page }) => {
  await openSaved(page, ['1', '3', CANDLE], '?view=map')
  await expect(marksOf(page).first()).toBeAttached()
  await page.getByRole('link', { name: 'Essentials (1)' }).click()
  await expect(page).toHaveURL('/saved?category=essentials&view=map')
  await expect(page.getByText('None of these listings has a place on the map.')).toBeVisible()
  await expect(cardsOf(page)).toHaveCount(1)
  await page.getByRole('link', { name: 'Escapes (2)' }).click()
  await expect(marksOf(page)).toHaveCount(2)
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect(marksOf(page)).toHaveCount(1)
})

test('saved map · a place that is pointed at is marked in the list', { tag: '@desktop' }, async ({
  page,
}) => {
  await openSaved(page, ['1', '3'], '?view=map')
  await expect(marksOf(page)).toHaveCount(2)
  await marksOf(page).first().focus()
  await expect(page.locator('.map-list [data-pointed]')).toHaveCount(1)
})

test('saved map · no fault that axe finds, in both themes', async ({ page }) => {
  await openSaved(page, ['1', '2', '3', CANDLE], '?view=map')
  await expect(marksOf(page).first()).toBeAttached()
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
    expect(await faultsOf(page)).toEqual([])
  }
})
