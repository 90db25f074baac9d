import type { Page } from '@playwright/test'
import { isPhone } from '../chat/assistant.ts'
import { excessWidth, expect, open, test } from '../pages.ts'

const YOGA = '/directory/experiences/sunrise-shore-yoga'
const EVENT = '/directory/experiences/sound-healing/deep-listening-sound-bath'

const card = (page: Page) => page.getByRole('complementary', { name: 'Booking' })
const request = (page: Page) => page.getByRole('dialog', { name: 'Request to book' })
const bar = (page: Page) => page.locator('[data-bottom-bar]')

test.describe('the bar with price and button', () => {
  for (const [path, label, price] of [
    [YOGA, 'Book Now', '$24'],
    [EVENT, 'Book Now', '$'],
    ['/directory/escapes/yukitani-ryokan', 'Book This Retreat', '$420'],
    ['/escapes/3', 'Book this escape', '$420'],
  ] as const)
    test(`${path}: on a phone, while the card's own button is off screen`, async ({ page }) => {
      await open(page, path)
      if (!isPhone(page)) return expect(bar(page)).toBeHidden()
      await expect(bar(page)).toBeInViewport({ ratio: 1 })
      await expect(bar(page)).toContainText(price)
      await expect(bar(page).getByRole('img', { name: /^Rated 4\.\d out of 5/ })).toBeVisible()
      const button = bar(page).getByRole('button', { name: label })
      const box = await button.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      // The dock is hidden for the bar, and shown again where the card is in view.
      await expect(page.locator('.dock')).toBeHidden()
      const own = card(page).getByRole('button', { name: label }).first()
      await own.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await expect(bar(page)).toHaveCount(0)
      await expect(page.locator('.dock')).toBeVisible()
      await page.evaluate(() => scrollTo(0, 0))
      await button.click()
      await expect(request(page)).toBeVisible()
    })

  test('fits 320 px, and covers nothing at the end of the page', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of [YOGA, '/directory/escapes/yukitani-ryokan']) {
      await open(page, path)
      await expect(bar(page)).toBeInViewport({ ratio: 1 })
      expect(await excessWidth(page)).toBeLessThanOrEqual(0)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      const [end, edge] = await Promise.all([
        page.getByRole('contentinfo').boundingBox(),
        bar(page).boundingBox(),
      ])
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0)
    }
  })
})

test.describe('event page', () => {
  test('Book is the primary action and requests the date of the page', async ({ page }) => {
    await open(page, EVENT)
    const second = page.locator('main .event-aside').getByRole('listitem').nth(1).getByRole('link')
    await second.click()
    await expect(page).toHaveURL(/\?on=\d{4}-\d\d-\d\d$/)
    const aside = card(page)
    await expect(aside.getByText('per person', { exact: false }).first()).toBeVisible()
    await expect(aside.getByText(/\d+ seats?/)).toBeVisible()
    const book = aside.getByRole('button', { name: 'Book Now' }).first()
    const calendar = aside.getByRole('link', { name: 'Add to calendar' })
    const primary = await book.evaluate((element) => getComputedStyle(element).backgroundColor)
    const secondary = await calendar.evaluate(
      (element) => getComputedStyle(element).backgroundColor,
    )
    expect(secondary).not.toBe(primary)
    const [first, after] = await Promise.all([book.boundingBox(), calendar.boundingBox()])
    expect(first?.y).toBeLessThan(after?.y ?? 0)
    const start = await aside.locator('time').first().getAttribute('datetime')
    await book.click()
    await expect(request(page).getByLabel('Date')).toHaveValue(start ?? '')
    await expect(request(page).getByText(/\$\d+ × 2 guests/)).toBeVisible()
  })

  test('a past event has no Book and links to the next date', async ({ page }) => {
    await open(page, EVENT)
    const dates = page.locator('main .event-aside').getByRole('listitem').getByRole('link')
    const [, next] = /on=([\d-]+)/.exec((await dates.first().getAttribute('href')) ?? '') ?? []
    const past = new Date(Date.parse(next ?? '') - 56 * 86_400_000).toISOString().slice(0, 10)
    await open(page, `${EVENT}?on=${past}`)
    await expect(page.getByText('This date has passed.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Book Now' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0)
    await page.getByRole('link', { name: /^Next date:/ }).click()
    await expect(page).toHaveURL(/\?on=\d{4}-\d\d-\d\d$/)
    await expect(card(page).getByRole('button', { name: 'Book Now' }).first()).toBeVisible()
  })
})
