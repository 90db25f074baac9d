import { test as offline, type Page } from '@playwright/test'
import { composerOf, isPhone, openerOf } from '../chat/assistant.ts'
import { expect, goOffline, openIdle } from '../pages.ts'

// Chromium logs the missing network, so these tests do not check the console.

const toastOf = (page: Page) => page.locator('.toast-danger')

offline('offline, the search reports it once', { tag: '@desktop' }, async ({ page }) => {
  await openIdle(page, '/escapes')
  await goOffline(page)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('warm lake')
  await expect(toastOf(page)).toContainText('Search Issue')
})

offline('offline, the heart still shows saved items', async ({ page }) => {
  offline.skip(isPhone(page), 'compact screens have it in the dock')
  await openIdle(page, '/escapes')
  await goOffline(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Saved/ })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

offline('offline, the chat still opens', async ({ page }) => {
  await openIdle(page, '/escapes')
  await goOffline(page)
  await openerOf(page).filter({ visible: true }).click()
  await expect(composerOf(page)).toBeVisible()
})

offline(
  'a toast whose code fails to load does not prevent the next one',
  { tag: '@desktop' },
  async ({ page }) => {
    let isDown = true
    await page.route('**/assets/toast-region-*', (route) =>
      isDown ? route.abort() : route.continue(),
    )
    await openIdle(page, '/escapes/2')
    const save = page.getByRole('button', { name: /^Saved?$/ }).first()
    await save.click()
    isDown = false
    await save.click()
    await expect(page.locator('[data-slot="toast"]')).toContainText('Removed from wishlist')
  },
)

offline(
  'offline, a page reports it, keeps its controls, and loads automatically once online',
  async ({ page, context }) => {
    const title = page.getByRole('heading', { level: 1 })
    const place = page.getByRole('navigation', { name: isPhone(page) ? 'Sections' : 'Main' })
    await openIdle(page, '/escapes')
    // The code of the first page is cached; its listings came with the document.
    await place.getByRole('link', { name: 'Essentials' }).click()
    await expect(title).toHaveText('Wellness Essentials')
    await goOffline(page)
    await place.getByRole('link', { name: 'Escapes' }).click()
    await expect(title).toHaveText('No connection')
    await expect(page.getByRole('alert')).toContainText('could not be fetched')
    await expect(page.getByText('Error', { exact: true })).toHaveCount(0)
    const banner = page.getByRole('banner')
    await expect(banner.getByRole('link', { name: 'Search' })).toBeVisible()
    await expect(openerOf(page).filter({ visible: true }).first()).toBeVisible()
    if (isPhone(page)) await expect(banner.getByRole('button', { name: 'Open menu' })).toBeVisible()
    const again = page.getByRole('button', { name: 'Try again' })
    await again.click()
    await expect(again).toBeVisible()
    await context.setOffline(false)
    await expect(title).toHaveText('Wellness Escapes')
  },
)

offline('a request that failed offline can be retried', { tag: '@desktop' }, async ({ page }) => {
  await openIdle(page, '/escapes')
  let isDown = true
  await page.route('**/essentials.data*', (route) => (isDown ? route.abort() : route.continue()))
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Essentials' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection')
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wellness Essentials')
})

offline('a page that loads once online starts at its top', async ({ page, context }) => {
  await openIdle(page, '/escapes')
  const card = page.locator('.listing-card-title a').nth(14)
  await card.scrollIntoViewIfNeeded()
  await goOffline(page)
  await card.click()
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: /^Save/ }).first()).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
