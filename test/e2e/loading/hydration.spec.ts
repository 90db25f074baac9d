import type { Page } from '@playwright/test'
import { expect, holdBack, open, test } from '../pages.ts'

const PAGES = ['/', '/escapes', '/escapes/3', '/search-results?q=sleep', '/directory']

test('links and forms work before hydration', async ({ page }) => {
  await holdBack(page, '**/assets/*.js')
  await page.goto('/directory', { waitUntil: 'domcontentloaded' })
  await page.getByRole('main').getByRole('searchbox').first().fill('sleep')
  await page.getByRole('main').getByRole('searchbox').first().press('Enter')
  await expect(page).toHaveURL(/\/directory\?q=sleep/)
  await page.goto('/escapes', { waitUntil: 'domcontentloaded' })
  await page.locator('.listing-card a').first().click()
  await expect(page).toHaveURL(/\/escapes\/./)
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated', 'true')
})

test('no line wraps differently when the web fonts load', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdBack(page, '**/*.woff2')
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const moved = list.getEntries().reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0)
      document.documentElement.dataset['shift'] =
        `${Number(document.documentElement.dataset['shift'] ?? 0) + moved}`
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/es/escapes/1', { waitUntil: 'domcontentloaded' })
  await expect(page.locator('h1')).toBeVisible()
  const standIns = await page.evaluate(async () => {
    const faces = [...document.fonts].filter(({ family }) => family.includes('Stand-in'))
    return (await Promise.allSettled(faces.map((face) => face.load()))).map(({ status }) => status)
  })
  test.skip(standIns.filter((status) => status === 'fulfilled').length < 2, 'no faces to stand in')
  release()
  await page.waitForFunction(() => document.fonts.status === 'loaded')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  const shift = await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0))
  expect(shift).toBeLessThan(0.01)
})

for (const path of ['/saved', '/messages', '/profile']) {
  test(`nothing on ${path} moves on hydration`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0)),
          ).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(0), 500)
        }),
    )
    expect(shift).toBeLessThan(0.01)
  })
}

for (const path of ['/escapes', '/enhancements', '/search-results', '/directory', '/search']) {
  test(`input typed on ${path} before hydration stays`, {
    tag: '@desktop',
  }, async ({ page }) => {
    const release = await holdBack(page, '**/assets/*.js')
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const field = page.getByRole('main').getByRole('searchbox').first()
    await field.pressSequentially('ocean ')
    release()
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
    await field.pressSequentially('villa')
    await expect(field).toHaveValue('ocean villa')
    await field.press('Enter')
    await expect(page).toHaveURL(/[?&]q=ocean(\+|%20)villa/)
    await expect(field).toHaveValue('ocean villa')
  })
}

test('input typed on the search page before hydration is searched for', {
  tag: '@desktop',
}, async ({ page }) => {
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto('/search', { waitUntil: 'domcontentloaded' })
  await page.getByRole('main').getByRole('searchbox').pressSequentially('ryokan')
  release()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Yukitani Ryokan/ })
      .first(),
  ).toBeVisible()
})

for (const { what, ask, field } of [
  {
    what: 'the search, by its key',
    ask: (page: Page) => page.keyboard.press('/'),
    field: (page: Page) => page.getByRole('dialog').getByRole('combobox'),
  },
  {
    what: 'the search, by its link',
    ask: (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' }).click(),
    field: (page: Page) => page.getByRole('dialog').getByRole('combobox'),
  },
  {
    what: 'the chat',
    ask: (page: Page) => page.getByRole('button', { name: 'Open chat with Willow' }).click(),
    field: (page: Page) => page.getByRole('textbox', { name: /Willow/ }),
  },
]) {
  test(`input typed while ${what} loads goes there`, { tag: '@desktop' }, async ({ page }) => {
    const bring = await holdBack(page, /\/assets\/(?:search-panel|floating-panel)-.*\.js/)
    await open(page, '/escapes')
    await ask(page)
    await page.keyboard.type('deep slex')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('e')
    bring()
    await expect(field(page)).toHaveValue('deep slee')
    await page.keyboard.type('p')
    await expect(field(page)).toHaveValue('deep sleep')
    await page.keyboard.press('Escape')
    await expect(field(page)).toHaveCount(0)
  })
}

test('a page without scripts has all its styles', { tag: '@desktop' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/escapes`)
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].map((sheet) => sheet.media.mediaText),
  )
  expect(sheets.filter((media) => media === '').length).toBeGreaterThan(2)
  await context.close()
})

test('hydration writes nothing to the console', { tag: '@desktop' }, async ({ page }) => {
  for (const path of PAGES) await open(page, path)
})
