import type { Page } from '@playwright/test'
import { expect, holdBack, open, test } from './pages.ts'

const PAGES = ['/', '/escapes', '/escapes/3', '/search-results?q=sleep', '/directory']

const NO_SCRIPT = { contentType: 'text/javascript', body: '' }
const NO_STYLE = { contentType: 'text/css', body: '' }

/** Where everything stands and how it is drawn, in the order of the document. */
function drawn() {
  const parts = document.querySelectorAll('body *:not(script, style, noscript, use, svg *)')
  return [...parts].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect()
    const style = getComputedStyle(part)
    const { color, backgroundColor, display, position, fontFamily, fontSize, opacity } = style
    const box = [x, y, width, height].map(Math.round).join(' ')
    return `${part.tagName} ${box} ${color} ${backgroundColor} ${display} ${position} ${fontFamily} ${fontSize} ${opacity}`
  })
}

test('the first paint is the page as it stays: its own rules draw all of it', async ({ page }) => {
  await page.route('**/*.js', (route) => route.fulfill(NO_SCRIPT))
  for (const path of PAGES) {
    await page.route('**/*.css*', (route) => route.fulfill(NO_STYLE))
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const first = await page.evaluate(drawn)
    await page.unroute('**/*.css*')
    await page.goto(path)
    await page.waitForFunction(
      () => document.querySelectorAll('link[media=print]:not([data-faces])').length === 0,
    )
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(drawn), path).toEqual(first)
    // The faces of other letters come once somebody is there.
    await page.mouse.move(9, 3)
    await page.mouse.move(3, 3, { steps: 3 })
    await page.waitForFunction(() => document.querySelectorAll('link[media=print]').length === 0)
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(drawn), path).toEqual(first)
  }
})

test('whole style sheets wait until what is painted is there', { tag: '@once' }, async ({
  page,
}) => {
  const release = await holdBack(page, '**/art/**')
  await page.goto('/escapes/3', { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => document.fonts.ready)
  release()
  await page.waitForLoadState('load')
  await page.waitForFunction(
    () => document.querySelectorAll('link[media=print]:not([data-faces])').length === 0,
  )
  const { asked, loaded } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const sheets = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.css\b/.test(name))
      .map(({ startTime }) => startTime)
    return { asked: sheets, loaded: navigation?.loadEventStart ?? 0 }
  })
  expect(asked.length).toBeGreaterThan(0)
  // A picture that takes longer than three seconds is not waited for.
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(Math.min(loaded, 3_000))
})

test('style sheets that do not come hold back no script', { tag: '@once' }, async ({ page }) => {
  await holdBack(page, '**/assets/*.css')
  await page.goto('/escapes/3', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: /Check-in/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
})

test('no script runs before the page has loaded, and a click before that is kept', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const scripts: string[] = []
  await page.route('**/assets/*.js', async (route) => {
    scripts.push(route.request().url())
    await held
    await route.continue()
  })
  // Whole, and with the few words of script at its end; what was sent may come in parts.
  await page.goto('/escapes/3', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: /Check-in/ }).click()
  await expect(page.getByRole('button', { name: /Check-in/ })).toHaveAttribute('data-waiting', '')
  expect(await page.evaluate(() => document.documentElement.dataset['hydrated'])).toBeUndefined()
  release()
  await expect(page.getByRole('dialog', { name: 'Choose dates' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Check-in/ })).not.toHaveAttribute('data-waiting')
  expect(scripts.length).toBeGreaterThan(0)
})

const EARLY = [
  {
    what: 'ticked',
    path: '/search-results?q=sleep',
    act: (page: Page) => page.getByRole('checkbox', { name: /^Escapes/ }).click(),
    address: /contentType=escape/,
  },
  {
    what: 'chosen',
    path: '/escapes',
    act: (page: Page) => page.getByLabel('Sort by').selectOption('price-low'),
    address: /sort=price-low/,
  },
]
for (const { what, path, act, address } of EARLY) {
  test(`what is ${what} before scripts are there is kept`, { tag: '@once' }, async ({ page }) => {
    const release = await holdBack(page, '**/assets/*.js')
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await act(page)
    release()
    await expect(page).toHaveURL(address)
  })
}

test('no line breaks anew when the faces come', { tag: '@once' }, async ({ page }) => {
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
  test(`nothing on ${path} moves when it comes alive`, { tag: '@once' }, async ({ page }) => {
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
  test(`what is typed on ${path} while scripts are on their way stays`, {
    tag: '@once',
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

test('what was typed on the page of the search before it came alive is looked up', {
  tag: '@once',
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

for (const [path, opener, file] of [
  ['/escapes/3', 'Open chat with Willow', 'floating-panel'],
  ['/escapes/3', /Check-in/, 'calendar-popover'],
  ['/escapes', 'Account', 'account-menu-items'],
  ['/escapes', 'Search', 'search-panel'],
  ['/escapes', 'Saved, 0 items', 'saved-popover'],
  ['/escapes', /^Filters/, 'filter-sheet'],
] as const) {
  test(`what ${file} brings is fetched while the page comes alive, once it was asked for`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => performance.mark('hydrated')).observe(document, {
        subtree: true,
        attributeFilter: ['data-hydrated'],
      })
    })
    const release = await holdBack(page, '**/assets/*.js')
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const button = page.getByRole('button', { name: opener, exact: true })
    await button
      .or(page.getByRole('link', { name: opener, exact: true }))
      .first()
      .click()
    release()
    await expect(page.locator('[role=dialog], [role=menu], [role=log]').first()).toBeVisible()
    const [asked, alive] = await page.evaluate((name) => {
      const files = performance.getEntriesByType('resource')
      return [
        files.find((entry) => entry.name.includes(name))?.startTime,
        performance.getEntriesByName('hydrated')[0]?.startTime,
      ]
    }, `/assets/${file}`)
    expect(asked).toBeLessThan(alive ?? 0)
  })
}

test('scripts of a page that shows all it has wait for somebody', async ({ page }) => {
  const begun = () => page.locator('link[rel=modulepreload]').count()
  await page.goto('/escapes', { waitUntil: 'load' })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(await begun()).toBe(0)
  // Whoever follows a link is there on the next page, too.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('.listing-card a')?.click())
  await expect(page).toHaveURL(/\/escapes\/./)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  expect(await begun()).toBeGreaterThan(0)
})

test('a press on a link, which leads away, fetches no script', { tag: '@once' }, async ({
  page,
}) => {
  const begun = () => page.locator('link[rel=modulepreload]').count()
  await page.goto('/escapes/3', { waitUntil: 'load' })
  await page.getByRole('banner').getByRole('link').first().dispatchEvent('pointerdown')
  expect(await begun()).toBe(0)
  await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown')
  expect(await begun()).toBeGreaterThan(0)
})

test('what is only shown by a script does not wait', { tag: '@once' }, async ({ page }) => {
  await page.goto('/escapes?view=feed')
  await expect(page.getByRole('dialog', { name: 'Feed' })).toBeVisible()
})

test('the key of the search is kept until the page can answer it', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/escapes', { waitUntil: 'load' })
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
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
  test(`what is typed while ${what} is on its way goes there`, { tag: '@once' }, async ({
    page,
  }) => {
    const release = await holdBack(page, '**/assets/*.js')
    const bring = await holdBack(page, /\/assets\/(?:search-panel|floating-panel)-.*\.js/)
    await page.goto('/escapes', { waitUntil: 'domcontentloaded' })
    await ask(page)
    await page.keyboard.type('deep s')
    release()
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
    await page.keyboard.type('lex')
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

test('a page without scripts has its whole style', { tag: '@once' }, async ({
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

test('a part that comes later brings no second copy of a sheet that stays', {
  tag: '@once',
}, async ({ page }) => {
  await open(page, '/escapes')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('link[rel=stylesheet][href*="/search-panel-"]')).toBeAttached()
  await expect(page.locator('link[rel=stylesheet][href*="/assets/shell-"]')).toHaveCount(1)
})

test('pages come alive without a word in the console', { tag: '@once' }, async ({ page }) => {
  for (const path of PAGES) await open(page, path)
})
