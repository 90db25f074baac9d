import type { Page } from '@playwright/test'
import { expect, open, test } from '../pages.ts'

const YOGA = '/directory/experiences/sunrise-shore-yoga'

/** Pages with a link to all reviews, and the page with those reviews. */
const REVIEWED = [
  ['experience', YOGA, YOGA],
  ['directory escape', '/directory/escapes/yukitani-ryokan', '/directory/escapes/yukitani-ryokan'],
  ['escape', '/escapes/3', '/directory/escapes/yukitani-ryokan'],
] as const

const reviewsLink = (page: Page) =>
  page.locator('main header').getByRole('link', { name: /^\d+ sample reviews$/ })

/** The reviews are selected, and covered by neither the header nor the lower edge of the window. */
async function expectReviews(page: Page, path: string) {
  await expect(page).toHaveURL(`${path}?tab=reviews&reviews=all#reviews`)
  await expect(page.getByRole('tab', { name: 'Reviews' })).toHaveAttribute('aria-selected', 'true')
  const first = page.getByRole('tabpanel').getByRole('listitem').first()
  await expect(first).toBeInViewport()
  const tabs = page.getByRole('tablist')
  await expect(tabs).toBeInViewport({ ratio: 1 })
  const [header, list] = await Promise.all([
    page.getByRole('banner').first().boundingBox(),
    tabs.boundingBox(),
  ])
  expect(list?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
}

test.describe('the link to all reviews', () => {
  for (const [name, path, target] of REVIEWED)
    test(`${name}: opens the tab, scrolls and moves the focus there, and Back returns`, async ({
      page,
    }) => {
      await open(page, path)
      await reviewsLink(page).click()
      await expectReviews(page, target)
      await expect(page.locator('#reviews')).toBeFocused()
      await page.goBack()
      await expect(page).toHaveURL(path)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      // A second press from further down leads there again.
      await page.goForward()
      await expectReviews(page, target)
      await page.evaluate(() => scrollTo(0, 0))
      await reviewsLink(page).click()
      await expectReviews(page, target)
      await expect(page.locator('#reviews')).toBeFocused()
    })

  test('its address opens the reviews when loaded', { tag: '@desktop' }, async ({ page }) => {
    await open(page, `${YOGA}?tab=reviews&reviews=all#reviews`)
    await expectReviews(page, YOGA)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('works as well', async ({ page }) => {
      await page.goto(YOGA)
      await reviewsLink(page).click()
      await expectReviews(page, YOGA)
      await page.goBack()
      await expect(page).toHaveURL(YOGA)
    })
  })
})
