import { test as offline, type Page } from '@playwright/test'
import { composerOf, isPhone, openerOf } from './assistant.ts'
import { expect, openAtRest } from './pages.ts'

// The browser complains about a network that is gone, as it should: these do not watch the console.

const toastOf = (page: Page) => page.locator('.toast-danger')

offline('without network the search says so, once', { tag: '@once' }, async ({ page, context }) => {
  await openAtRest(page, '/escapes')
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('warm lake')
  await expect(toastOf(page)).toContainText('Search Issue')
})

offline('without network the heart still shows what is saved', async ({ page, context }) => {
  offline.skip(isPhone(page), 'compact screens have it in the dock')
  await openAtRest(page, '/escapes')
  await context.setOffline(true)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Saved/ })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

offline('without network the chat still opens', async ({ page, context }) => {
  await openAtRest(page, '/escapes')
  await context.setOffline(true)
  await openerOf(page).filter({ visible: true }).click()
  await expect(composerOf(page)).toBeVisible()
})

offline(
  'a toast whose code could not be fetched does not silence the next',
  { tag: '@once' },
  async ({ page }) => {
    let isDown = true
    await page.route('**/assets/toast-region-*', (route) =>
      isDown ? route.abort() : route.continue(),
    )
    await openAtRest(page, '/escapes/2')
    const save = page.getByRole('button', { name: /^Saved?$/ }).first()
    await save.click()
    isDown = false
    await save.click()
    await expect(page.locator('[data-slot="toast"]')).toContainText('Removed from wishlist')
  },
)
