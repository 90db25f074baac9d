import type { Locator } from '@playwright/test'
import { openerOf } from '../chat/assistant.ts'
import { excessWidth, expect, open, test } from '../pages.ts'

const LONG_WORD = 'W'.repeat(80)

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('it is not shown')
  return box
}

test('the button that opens the chat is round on every page, and beside the content', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const path of ['/', '/?tab=heal', '/saved', '/escapes']) {
    await open(page, path)
    expect(await boxOf(openerOf(page)), path).toMatchObject({ width: 64, height: 64 })
  }
  const { x } = await boxOf(openerOf(page))
  const views = await boxOf(page.getByRole('navigation', { name: 'View' }))
  expect(views.x + views.width).toBeLessThanOrEqual(x)
  const theme = page.getByRole('contentinfo').getByRole('group', { name: 'Theme' })
  for (const [width, toRight] of [
    [800, 8],
    [1100, 8],
    [1440, 8],
    [1500, 23],
    [1920, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const { x, y } = await boxOf(openerOf(page))
    expect([x, y], `${width} px`).toEqual([width - 64 - toRight, 900 - 64 - 32])
    const control = await boxOf(theme)
    expect(control.x + control.width, `${width} px`).toBeLessThanOrEqual(x)
  }
})

test('a word without a break opportunity wraps, and does not widen the page', async ({ page }) => {
  for (const path of [
    `/escapes?type=${LONG_WORD}`,
    `/escapes?q=${LONG_WORD}`,
    `/search-results?q=${LONG_WORD}&tag=${LONG_WORD}`,
    `/directory?q=${LONG_WORD}`,
  ]) {
    await open(page, path)
    expect(await excessWidth(page), path).toBeLessThanOrEqual(0)
  }
  await open(page, '/escapes')
  const card = page.getByRole('article').first()
  const texts = card.locator(
    '.listing-card-meta > span:first-child, .listing-card-place, h2, h3, .listing-card-text, .badge',
  )
  await texts.evaluateAll((elements, word) => {
    for (const element of elements) element.append(word)
  }, LONG_WORD)
  expect(await excessWidth(page)).toBeLessThanOrEqual(0)
})

test('the name of the current page in the dock stays in one line', {
  tag: '@phone',
}, async ({ page }) => {
  for (const path of ['/escapes', '/enhancements', '/experiences']) {
    await open(page, path)
    const name = page.locator('.dock a[aria-current] span')
    const lines = await name.evaluate((span) => span.getClientRects().length)
    const { height } = await boxOf(name)
    expect([lines, height < 30], path).toEqual([1, true])
  }
})

test('the dock fits the narrowest phones, each entry a full target', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/escapes')
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 })
    for (const place of ['Enhancements', 'Experiences']) {
      const link = page.locator('.dock').getByRole('link', { name: place })
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'page')
      const dock = await boxOf(page.locator('.dock'))
      expect([dock.x >= 8, dock.x + dock.width <= width - 8], `${place} at ${width}`).toEqual([
        true,
        true,
      ])
      const targets = await page.locator('.dock a').evaluateAll((links) =>
        links.map((each) => {
          const { width, height } = each.getBoundingClientRect()
          return Math.min(width, height)
        }),
      )
      expect(Math.min(...targets)).toBeGreaterThanOrEqual(44)
    }
  }
})

test('a searched list, and its further pages, keep the description, without the total counts', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const path of ['/escapes?q=lake', '/escapes?page=2']) {
    await open(page, path)
    await expect(page.getByText(/^Retreats, resorts, villas/)).toBeVisible()
    await expect(page.getByText('Countries', { exact: true })).toHaveCount(0)
  }
  await open(page, '/escapes?page=9999')
  await expect(page.getByText(/this is the last one, page \d+\.$/)).toBeVisible()
})

test("results are found under the specification's own names", { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/search-results?wellnessConcern=sleep')
  await expect(page).toHaveURL(/\/search-results\?concern=sleep$/)
  await open(page, '/search-results?searchQuery=calm+sea')
  await expect(page).toHaveURL(/\/search-results\?q=calm\+sea$/)
})

test('lists show a listing in the first window of a phone', { tag: '@phone' }, async ({ page }) => {
  for (const path of [
    '/escapes',
    '/experiences',
    '/essentials',
    '/enhancements',
    '/de/experiences',
    '/fr/escapes',
    '/search-results?q=sleep',
    '/directory/escapes/amenity/sauna',
  ]) {
    await open(page, path)
    const box = await page.getByRole('article').first().boundingBox()
    expect(box?.y, path).toBeLessThan(800)
  }
})
