import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from '../pages.ts'

const CATEGORIES = ['Escapes', 'Essentials', 'Enhancements', 'Experiences']

/** Each row of the route list, with the heading of its page. */
const ROUTES: [key: string, path: string, heading: string | RegExp][] = [
  ['spec 2 · routes · home', '/', 'Your personal guide to wellness in 2025'],
  ['spec 2 · routes · escapes', '/escapes', 'Wellness Escapes'],
  ['spec 2 · routes · escape detail', '/escapes/3', /\S/],
  ['spec 2 · routes · experiences', '/experiences', 'Wellness Experiences'],
  ['spec 2 · routes · essentials', '/essentials', 'Wellness Essentials'],
  ['spec 2 · routes · enhancements', '/enhancements', /\S/],
  ['spec 2 · routes · search', '/search', /\S/],
  ['spec 2 · routes · search results', '/search-results?q=sleep', /sleep/i],
  ['spec 2 · routes · directory', '/directory', 'Wellness Directory'],
  ['spec 2 · routes · experiences directory', '/directory/experiences', /\S/],
  ['spec 2 · routes · experience detail', '/directory/experiences/deep-listening-sound-bath', /\S/],
  ['spec 2 · routes · experience category', '/directory/experiences/category/sound-healing', /\S/],
  [
    'spec 2 · routes · upcoming event',
    '/directory/experiences/sound-healing/deep-listening-sound-bath',
    /\S/,
  ],
  ['spec 2 · routes · escapes directory', '/directory/escapes', 'Wellness Escapes'],
  ['spec 2 · routes · directory escape', '/directory/escapes/yukitani-ryokan', /\S/],
]
const TILES = ['yoga', 'meditation', 'retreats', 'workshops', 'nature', 'cooking']
const SUB_VIEWS = [
  'category/desert-camps',
  'location/japan',
  'amenity/sauna',
  ...['newest', 'top-rated', 'budget-friendly', 'pet-friendly'].map((f) => `search?filter=${f}`),
]

test.describe('routes', { tag: '@desktop' }, () => {
  for (const [key, path, heading] of ROUTES) {
    // accessibility.spec.ts opens each of them in a browser.
    test(`${key} · is answered`, async ({ request }) => {
      const response = await request.get(path)
      expect(response.status()).toBe(200)
      const [, words = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(await response.text()) ?? []
      expect(words).toMatch(heading)
    })
  }

  test('spec 2 · routes · experience category tile · each of the six is answered', async ({
    request,
  }) => {
    for (const slug of TILES)
      expect((await request.get(`/experiences/${slug}`)).status(), slug).toBe(200)
  })

  test('spec 2 · routes · escapes sub-views · each is answered', async ({ request }) => {
    for (const path of SUB_VIEWS)
      expect((await request.get(`/directory/escapes/${path}`)).status(), path).toBe(200)
  })

  test('spec 2 · routes · search results · takes a question as navigation state', async ({
    page,
  }) => {
    await open(page, '/search-results')
    await arriveWith(page, { searchQuery: 'tea', currentPage: 'essentials', aiEnhanced: true })
    await expect(page).toHaveURL(/\/search-results\?(?=.*q=tea)(?=.*from=essentials)(?=.*ai=1)/)
    await expect(page.getByRole('heading', { level: 1, name: /tea/ })).toBeVisible()
  })

  test('spec 2 · routes · search results · takes a concern as navigation state', async ({
    page,
  }) => {
    await open(page, '/search-results')
    await arriveWith(page, { wellnessConcern: 'sleep' })
    await expect(page).toHaveURL(/\/search-results\?.*concern=sleep/)
  })

  test('other spellings of an address redirect to the canonical one', async ({ request }) => {
    for (const [asked, location] of [
      ['/escapes/', '/escapes'],
      ['/ESCAPES/3?tab=amenities', '/escapes/3?tab=amenities'],
      ['/experiences/YOGA', '/experiences/yoga'],
      ['/directory/escapes/Category/desert-camps', '/directory/escapes/category/desert-camps'],
      ['/escapes/3//', '/escapes/3'],
      ['/directory/escapes/Category/desert-camps/', '/directory/escapes/category/desert-camps'],
      ['/Directory/Escapes/YUKITANI-RYOKAN/', '/directory/escapes/yukitani-ryokan'],
      ['/Directory/Escapes/3/?tab=faq', '/directory/escapes/yukitani-ryokan?tab=faq'],
    ] as const) {
      const response = await request.get(asked, { maxRedirects: 0 })
      expect([response.status(), response.headers()['location']], asked).toEqual([301, location])
    }
    // A token can be used once, so no API address redirects it.
    const verify = await request.get('/AUTH/V1/verify?token=Abc&type=signup', { maxRedirects: 0 })
    expect([verify.status(), verify.headers()['location']]).toEqual([404, undefined])
  })

  test('unsupported methods change nothing', async ({ request }) => {
    for (const path of ['/escapes', '/api/suggest?q=tea', '/nope']) {
      const options = await request.fetch(path, { method: 'OPTIONS' })
      expect([options.status(), options.headers()['allow'], await options.text()]).toEqual([
        204,
        'GET, HEAD, OPTIONS',
        '',
      ])
    }
    const head = await request.head('/escapes')
    expect([head.status(), await head.text()]).toEqual([200, ''])
    const post = await request.post('/api/suggest?q=tea')
    expect([post.status(), post.headers()['allow']]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })
})

test('spec 2 · routes · logo and toast area · on every screen', async ({ page, isMobile }) => {
  for (const path of ['/', '/escapes', '/search', '/nope']) {
    await open(page, path)
    await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeAttached()
    if (isMobile && path !== '/') await page.getByRole('button', { name: 'Open menu' }).click()
    const place = isMobile && path !== '/' ? page.getByRole('dialog') : page.getByRole('banner')
    await place.getByRole('link', { name: 'Seekwell' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
  }
})

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test('spec 2 · navigation · desktop · the four categories, the one of the path highlighted', async ({
  page,
  isMobile,
}) => {
  await open(page, '/escapes')
  if (isMobile) {
    await expect(nav(page)).toBeHidden()
    return
  }
  await expect(nav(page).getByRole('link')).toHaveText(CATEGORIES)
  const highlighted = nav(page).locator('[aria-current]')
  await expect(highlighted).toHaveText(['Escapes'])
  await open(page, '/escapes/3')
  await expect(highlighted).toHaveText(['Escapes'])
  await open(page, '/directory/escapes')
  await expect(highlighted).toHaveCount(0)
})

test('spec 9 · constants · questions and breakpoint · compact below 768 px', async ({ page }) => {
  await open(page, '/escapes')
  const menu = page.getByRole('button', { name: 'Open menu' })
  const dock = page.getByRole('navigation', { name: 'Sections' })
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(nav(page)).toBeVisible()
  await expect(menu).toBeHidden()
  await expect(dock).toBeHidden()
  await page.setViewportSize({ width: 767, height: 900 })
  await expect(nav(page)).toBeHidden()
  await expect(menu).toBeVisible()
  await expect(dock).toBeVisible()
})

test('spec 9 · constants · header and lists · the header is translucent beyond 10 px', async ({
  page,
}) => {
  await open(page, '/escapes')
  const alpha = () =>
    page.getByRole('banner').evaluate((header) => {
      const paint = document.createElement('canvas').getContext('2d')
      if (!paint) return 1
      paint.fillStyle = getComputedStyle(header).backgroundColor
      paint.fillRect(0, 0, 1, 1)
      return (paint.getImageData(0, 0, 1, 1).data[3] ?? 0) / 255
    })
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await expect.poll(alpha).toBe(1)
  await scrollTo(10)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(10)
  await expect.poll(alpha).toBe(1)
  await scrollTo(11)
  await expect.poll(alpha).toBeLessThan(0.9)
})

test.describe('on a wide screen', { tag: '@desktop' }, () => {
  test('spec 2 · navigation · header · logo, search popover and two widgets; translucent when scrolled', async ({
    page,
  }) => {
    await open(page, '/escapes')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Seekwell' })).toBeVisible()
    await expect(header.getByRole('link', { name: /saved/i })).toBeVisible()
    await expect(header.getByRole('button', { name: 'Account' })).toBeVisible()
    await page.mouse.wheel(0, 300)
    await expect(header).toHaveAttribute('data-scrolled', 'true')
    await header.getByText('Search', { exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await open(page, '/')
    await expect(header.getByRole('button')).toHaveCount(0)
  })

  test('spec 9 · constants · menus and tooltips · the navigation waits 200 ms, skips within 300, closes after 150', async ({
    page,
  }) => {
    const panel = (name: string) => nav(page).getByRole('list', { name })
    const link = (name: string) => nav(page).getByRole('link', { name, exact: true })
    await openStill(page, '/saved')
    await link('Escapes').hover()
    await page.clock.runFor(190)
    await expect(panel('Escapes')).toHaveCount(0)
    await page.clock.runFor(20)
    await expect(panel('Escapes').getByRole('link').first()).toHaveText('Yoga Retreats')
    await link('Essentials').hover()
    await expect(panel('Essentials'), 'the next one opens at once').toBeVisible()
    await expect(panel('Escapes')).toHaveCount(0)

    await page.mouse.move(700, 500)
    await page.clock.runFor(140)
    await expect(panel('Essentials')).toBeVisible()
    await page.clock.runFor(20)
    await expect(panel('Essentials')).toHaveCount(0)
    await page.clock.runFor(250)
    await link('Experiences').hover()
    await expect(panel('Experiences'), 'within 300 ms').toBeVisible()
    await page.mouse.move(700, 500)
    await page.clock.runFor(160)
    await page.clock.runFor(310)
    await link('Experiences').hover()
    await page.clock.runFor(100)
    await expect(panel('Experiences'), 'later it waits again').toHaveCount(0)
    await page.clock.runFor(110)
    await expect(panel('Experiences')).toBeVisible()
    await page.clock.resume()
    await panel('Experiences').getByRole('link', { name: 'Yoga' }).click()
    await expect(page).toHaveURL(/\/experiences\/yoga$/)
    await expect(panel('Experiences')).toHaveCount(0)
  })

  test('the menus of the navigation open on Arrow Down and close on Escape', async ({ page }) => {
    await open(page, '/saved')
    const link = nav(page).getByRole('link', { name: 'Essentials', exact: true })
    await link.focus()
    await page.keyboard.press('ArrowDown')
    await expect(nav(page).getByRole('link', { name: 'Supplements' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(nav(page).getByRole('link', { name: 'Equipment' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
    await expect(link).toHaveAttribute('aria-expanded', 'false')
  })

  test('spec 9 · constants · menus and tooltips · a sub-menu after 100 ms, type-ahead for 1000 ms', async ({
    page,
  }) => {
    await openStill(page, '/saved')
    await page.getByRole('button', { name: 'Account' }).click()
    await page.clock.runFor(50)
    const item = (name: string) => page.getByRole('menuitem', { name })
    await expect(item('Profile')).toBeVisible()
    await expect(page.getByRole('menu', { name: 'Account' })).toBeFocused()
    const type = async (letter: string) => {
      await page.keyboard.press(letter)
      await page.clock.runFor(10)
    }
    await type('s')
    await expect(item('Saved')).toBeFocused()
    await type('i')
    await expect(item('Sign in')).toBeFocused()
    await page.clock.runFor(950)
    await type('m')
    await expect(item('Sign in'), '"sim" is nothing').toBeFocused()
    await page.clock.runFor(1_000)
    await type('m')
    await expect(item('Messages'), 'begun anew').toBeFocused()

    await item('Language').hover()
    const english = page.getByRole('menuitemradio', { name: 'English' })
    await page.clock.runFor(90)
    await expect(english).toHaveCount(0)
    await page.clock.runFor(20)
    await expect(english).toBeChecked()
  })

  test('spec 9 · constants · menus and tooltips · a tooltip after 700 ms, the next within 300 at once', async ({
    page,
  }) => {
    await openStill(page, '/escapes')
    const tips = page.locator('[data-slot="tooltip"]')
    const shown = page.locator('.tooltip')
    await tips.first().scrollIntoViewIfNeeded()
    await tips.first().hover()
    await page.clock.runFor(690)
    await expect(shown).toHaveCount(0)
    await page.clock.runFor(20)
    await expect(shown).toHaveCount(1)
    await tips.nth(1).hover()
    await page.clock.runFor(20)
    await expect(shown, 'the next one').toHaveCount(1)
    await page.mouse.move(5, 5)
    await expect(shown).toHaveCount(0)
    await page.clock.runFor(310)
    await tips.nth(1).hover()
    await page.clock.runFor(650)
    await expect(shown).toHaveCount(0)
  })
})

test('spec 2 · navigation · user menu · its entries and two separators, in order', async ({
  page,
  isMobile,
}) => {
  await open(page, '/escapes')
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  const button = page.getByRole('button', { name: 'Account' })
  await button.click()
  const menu = page.getByRole('menu', { name: 'Account' })
  await expect(menu.locator('[role="menuitem"], [role="separator"]')).toHaveText([
    'Profile',
    'Saved',
    'Messages',
    '',
    'Language',
    '',
    'Sign in',
  ])
  await menu.getByRole('menuitem', { name: 'Language' }).click()
  const languages = page.getByRole('menu', { name: 'Language' })
  await expect(languages).toBeVisible()
  expect(await isInside(page, languages)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(languages).toBeHidden()
  if (!isMobile) await expect(button).toBeFocused()
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test('spec 2 · navigation · mobile menu · from the left, every place, Search at the foot', async ({
    page,
  }) => {
    await open(page, '/directory/escapes')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const places = menu.getByRole('navigation').getByRole('link')
    await expect(places).toHaveText(['Home', ...CATEGORIES, 'Directory'])
    await expect(menu.locator('[aria-current]')).toHaveText(['Directory'])
    await expect(menu.getByRole('link').last()).toHaveText('Search')
    await expect.poll(async () => (await menu.boundingBox())?.x).toBe(0)
    expect((await menu.boundingBox())?.width).toBe(320)
    await page.setViewportSize({ width: 320, height: 700 })
    await expect.poll(async () => (await menu.boundingBox())?.width).toBe(0.85 * 320)
    await menu.getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/search/)
    await expect(menu).toBeHidden()
  })

  test('spec 4 · states · mobile menu · open, and closed by button, Escape, scrim and Back', async ({
    page,
  }) => {
    await open(page, '/escapes')
    const opener = page.getByRole('button', { name: 'Open menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    for (const close of [
      () => menu.getByRole('button', { name: 'Close menu' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.touchscreen.tap(370, 400),
    ]) {
      await opener.click()
      await expect(menu).toBeVisible()
      await close()
      await expect(menu).toBeHidden()
      await expect(opener).toBeFocused()
      await expect(opener).toHaveAttribute('aria-expanded', 'false')
    }
  })

  test('spec 2 · navigation · bottom bar · four categories and Home, floating', async ({
    page,
  }) => {
    await open(page, '/essentials')
    const dock = page.getByRole('navigation', { name: 'Sections' })
    const places = dock.getByRole('link')
    await expect(places).toHaveCount(5)
    for (const [index, name] of [...CATEGORIES, 'Home'].entries())
      await expect(places.nth(index)).toHaveAccessibleName(name)
    await expect(dock.locator('svg')).toHaveCount(5)
    const current = dock.locator('[aria-current]')
    await expect(current).toHaveText(['Essentials'])
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }))
    await expect(dock).toBeInViewport({ ratio: 1 })
    const overlap = async () => {
      const [bar, words] = await Promise.all([
        dock.boundingBox(),
        page.getByRole('contentinfo').boundingBox(),
      ])
      return (words?.y ?? 0) + (words?.height ?? 0) - (bar?.y ?? 0)
    }
    await expect.poll(overlap).toBeLessThanOrEqual(0)
    await open(page, '/directory/escapes')
    await expect(current).toHaveText(['Escapes'])
  })

  test('the dock is hidden for a keyboard, and in a window that is too low', async ({ page }) => {
    await open(page, '/search')
    const dock = page.getByRole('navigation', { name: 'Sections' })
    await page
      .getByRole('main')
      .getByRole('searchbox')
      .or(page.getByRole('main').getByRole('textbox'))
      .first()
      .focus()
    await expect(dock).toBeHidden()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await expect(dock).toBeVisible()
    await page.setViewportSize({ width: 320, height: 400 })
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(dock).not.toBeInViewport()
  })

  test('spec 2 · navigation · mobile strip · is titled by the section word of the path, else by the page', async ({
    page,
  }) => {
    for (const [path, title] of [
      ['/escapes/3', 'Escapes'],
      ['/essentials', 'Essentials'],
      ['/enhancements', 'Enhancements'],
      ['/directory/experiences', 'Experiences'],
      ['/directory', 'Directory'],
      ['/saved', 'Saved'],
      ['/profile', 'Profile'],
      ['/messages', 'Messages'],
      ['/search', 'Search'],
      ['/about', 'About'],
      ['/nope', 'Page not found'],
    ] as const) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('banner').locator('p'), path).toHaveText(title)
    }
  })
})

/** Opens the results like a page that passes navigation state. */
async function arriveWith(page: Page, state: object) {
  await page.evaluate((usr) => {
    history.replaceState({ usr, key: 'asked', idx: 0 }, '', '/search-results')
  }, state)
  await page.reload()
}

/** Opens a page with a stopped clock. */
async function openStill(page: Page, path: string) {
  await page.clock.install()
  await open(page, path)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
}

async function isInside(page: Page, part: Locator): Promise<boolean> {
  const box = await part.boundingBox()
  const width = page.viewportSize()?.width ?? 0
  return box !== null && box.x >= 0 && box.x + box.width <= width
}
