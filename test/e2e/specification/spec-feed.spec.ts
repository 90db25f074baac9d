import type { Locator, Page } from '@playwright/test'
import { printIsBesideText } from '../layout.ts'
import { expect, holdBack, open, test } from '../pages.ts'

const EMPTY_TEXT =
  "We couldn't find any items matching your search criteria. Try adjusting your filters or explore other categories."

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768
const cardOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) })

function columnsOf(list: Locator): Promise<number> {
  return list.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)
}

/** Records which clips were played; whether the browser has the codec does not matter. */
async function watchClips(page: Page) {
  await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }))
  await page.addInitScript(() => {
    // The browser's estimate depends on the machine, and a slow connection gets no clip.
    Object.defineProperty(navigator, 'connection', { value: { downlink: 10 } })
    HTMLMediaElement.prototype.play = function play() {
      this.dataset['runs'] = 'yes'
      return Promise.resolve()
    }
    HTMLMediaElement.prototype.pause = function pause() {
      this.dataset['runs'] = 'no'
    }
    Object.defineProperty(HTMLMediaElement.prototype, 'error', { get: () => null })
    const hush = (event: Event) => event.isTrusted && event.stopImmediatePropagation()
    window.addEventListener(
      'error',
      (event) => event.target instanceof HTMLMediaElement && hush(event),
      true,
    )
  })
}

test('spec 2 · content feed · views · grid of two to four columns, list, and feed, kept in the address', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/escapes')
  const list = page.getByRole('main').locator('ul.listing-grid')
  const views = page.getByRole('navigation', { name: 'View' })
  const names = views.getByRole('link').evaluateAll((all) => all.map((one) => one.ariaLabel))
  expect(await names).toEqual(['Grid', 'List', 'Feed', 'Map'])
  if (!isPhone(page)) {
    expect(await columnsOf(list)).toBe(3)
    await page.setViewportSize({ width: 800, height: 900 })
    expect(await columnsOf(list)).toBe(2)
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  await views.getByRole('link', { name: 'List' }).click()
  await expect(page).toHaveURL(/\?view=list$/)
  await expect.poll(() => printIsBesideText(page.getByRole('article').first())).toBe(true)

  await views.getByRole('link', { name: 'Feed' }).click()
  await expect(page).toHaveURL(/\?view=feed$/)
  const feed = page.getByRole('dialog', { name: 'Feed' })
  const count = feed.locator('.feed-controls .feed-count')
  await expect(count).toHaveText(/^1 \/ \d+$/)
  const slide = await feed.locator('.feed-slide').first().boundingBox()
  expect(slide?.height).toBeCloseTo(page.viewportSize()?.height ?? 0)
  await feed.getByRole('button', { name: 'Next' }).click()
  await expect(count).toHaveText(/^2 \//)
  await feed.getByRole('button', { name: 'Previous' }).click()
  await expect(count).toHaveText(/^1 \//)
  // Each of several quick keys moves one slide.
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key)
  await expect(count).toHaveText(/^2 \//)
  const mute = feed.getByRole('button', { name: 'Unmute' })
  await mute.click()
  await expect(feed.getByRole('button', { name: 'Mute', exact: true })).toBeVisible()
  await feed.locator('.feed-slide').nth(1).getByRole('link', { name: /^View/ }).click()
  await expect(page).toHaveURL(/\/directory\/escapes\/[a-z-]+$/)
  await page.goBack()
  await expect(count).toHaveText(/^2 \//)
})

test('spec 2 · content feed · views · the last slide of a page leads to the next page', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/escapes?view=feed#last')
  const feed = page.getByRole('dialog', { name: 'Feed' })
  const count = feed.locator('.feed-controls .feed-count')
  await expect(count).toHaveText(/^24 \//)
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/page=2/)
  await expect(count).toHaveText(/^25 \//)
  await feed.getByRole('link', { name: 'Previous' }).click()
  await expect(count).toHaveText(/^24 \//)
  await feed.getByRole('button', { name: 'Close feed' }).click()
  await expect(feed).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Grid' })).toBeFocused()
})

test('spec 2 · content feed · views · a key pressed before the dialog has come is not lost', {
  tag: '@desktop',
}, async ({ page }) => {
  const release = await holdBack(page, '**/assets/dialog-*.js')
  await open(page, '/escapes?view=feed')
  const count = page.locator('.feed-controls .feed-count')
  // Without the script each slide has its own.
  await expect(count).toHaveCount(1)
  await expect(count).toHaveText(/^1 \//)
  await page.keyboard.press('ArrowDown')
  await page.locator('.feed').getByRole('button', { name: 'Unmute' }).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Feed' })).toBeVisible()
  await expect(count).toHaveText(/^2 \//)
  await expect(page.getByRole('button', { name: 'Mute', exact: true })).toBeVisible()
  await expect(page.locator('.feed-slide').nth(1)).toBeInViewport({ ratio: 0.9 })
})

test('spec 2 · content feed · views · a swipe moves the feed on', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page, '/escapes?view=feed')
  const feed = page.getByRole('dialog')
  const count = feed.locator('.feed-controls .feed-count')
  await expect(count).toHaveText(/^1 \//)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 180, y }],
    })
  // A swipe that begins before hydration of the dialog has no effect, so it is retried.
  await expect(feed).toBeFocused()
  let strokes = 0
  await expect(async () => {
    strokes++
    await touch('touchStart', 600)
    for (const y of [540, 440, 320, 180, 60]) await touch('touchMove', y)
    // A finger that rests before it lifts has no velocity, however late its events arrive.
    await page.waitForTimeout(200)
    await touch('touchEnd')
    await expect(count).not.toHaveText(/^1 \//, { timeout: 3_000 })
  }).toPass()
  // At most one slide for each swipe: the first may only have been slow.
  expect(Number.parseInt(await count.innerText(), 10) - 1).toBeLessThanOrEqual(strokes)
})

test('spec 2 · content feed · views · clips run only while they are seen, and can be paused', {
  tag: '@desktop',
}, async ({ page }) => {
  await watchClips(page)
  await open(page, '/escapes?view=feed#yukitani-ryokan')
  const feed = page.getByRole('dialog', { name: 'Feed' })
  const clip = feed.getByLabel('Yukitani Ryokan').and(feed.locator('video'))
  const running = feed.locator('video[data-runs="yes"]')
  await expect(clip).toHaveAttribute('data-runs', 'yes')
  await expect(running).toHaveCount(1)
  await expect(clip).toHaveJSProperty('muted', true)
  await feed.getByRole('button', { name: 'Unmute' }).click()
  await expect(clip).toHaveJSProperty('muted', false)
  await feed.getByRole('button', { name: 'Pause' }).click()
  await expect(clip).toHaveAttribute('data-runs', 'no')
  await feed.getByRole('button', { name: 'Play' }).click()
  await expect(clip).toHaveAttribute('data-runs', 'yes')
  await feed.getByRole('button', { name: 'Next' }).click()
  await expect(clip).toHaveAttribute('data-runs', 'no')
})

test('spec 2 · content feed · views · nothing plays by itself under reduced motion', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchClips(page)
  await open(page, '/escapes?view=feed#yukitani-ryokan')
  const feed = page.getByRole('dialog', { name: 'Feed' })
  await expect(feed.getByRole('button', { name: 'Play' })).toBeVisible()
  await expect(feed.locator('video[data-runs="yes"]')).toHaveCount(0)
})

test('spec 2 · content feed · card · a clip gives one silent glimpse in view, and falls back to the picture', {
  tag: '@desktop',
}, async ({ page }) => {
  await watchClips(page)
  await open(page, '/escapes?q=yukitani')
  const card = cardOf(page, 'Yukitani Ryokan')
  await card.scrollIntoViewIfNeeded()
  const clip = card.locator('video')
  await expect(clip).toHaveAttribute('data-runs', 'yes')
  await expect(card.getByText('Video')).toBeAttached()
  await clip.evaluate((video) => video.dispatchEvent(new Event('ended')))
  await expect(clip).toHaveAttribute('data-runs', 'no')
  await clip.evaluate((video) => video.dispatchEvent(new Event('error')))
  await expect(clip).toHaveCount(0)
  await expect(card.getByRole('img', { name: 'Yukitani Ryokan' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('spec 2 · content feed · views · the feed has links to its neighbours', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto('/escapes?view=feed')
    const first = page.locator('.feed-slide').first()
    await expect(first.locator('.feed-count')).toHaveText(/^1 \/ \d+$/)
    await first.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(/view=feed#/)
    await expect(page.locator('.feed-slide').nth(1).locator('.feed-count')).toBeInViewport()
    const last = page.locator('.feed-slide').last()
    await expect(last.getByRole('link', { name: 'Next' })).toHaveAttribute('href', /page=2/)
  })
})

test('spec 2 · content feed · dialog · every field, with an address of its own', async ({
  page,
}) => {
  await open(page, '/essentials')
  await cardOf(page, 'Kyusu Quiet Tea Set').getByRole('link').click()
  await expect(page).toHaveURL(/\/essentials\?item=kyusu-quiet-tea-set$/)
  const dialog = page.getByRole('dialog', { name: 'Kyusu Quiet Tea Set' })
  await expect(dialog.getByRole('heading', { name: 'Kyusu Quiet Tea Set' }).last()).toBeVisible()
  for (const words of [
    'Tea',
    'Verified',
    '(318 sample reviews)',
    'About',
    'Location',
    'Kyoto, Japan',
    'Tags',
  ])
    await expect(dialog.getByText(words, { exact: true }).first()).toBeVisible()
  await expect(dialog.getByRole('img', { name: 'Kyusu Quiet Tea Set' })).toBeVisible()
  await expect(dialog.getByRole('img', { name: 'Rated 4.9 out of 5' })).toBeVisible()
  await expect(dialog.getByRole('img', { name: 'Price band 2 of 4' })).toBeVisible()
})

test('spec 2 · content feed · dialog · a clip has controls and a poster', {
  tag: '@desktop',
}, async ({ page }) => {
  await watchClips(page)
  await open(page, '/essentials?item=hinoki-candle')
  const clip = page.getByRole('dialog').locator('video')
  await expect(clip).toHaveAttribute('controls', '')
  await expect(clip).toHaveAttribute('poster', /hinoki-candle/)
  await expect(clip).toHaveAccessibleName('Hinoki Candle')
})

test('spec 2 · content feed · dialog · a clip that fails leaves the picture', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }))
  await open(page, '/essentials?item=hinoki-candle')
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('video')).toHaveCount(0)
  await expect(dialog.getByRole('img', { name: 'Hinoki Candle' })).toBeVisible()
})

test('spec 2 · content feed · dialog · escapes and experiences have pages instead', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const category of ['escapes', 'experiences']) {
    await open(page, `/${category}`)
    const link = page.getByRole('article').first().getByRole('link')
    await expect(link).toHaveAttribute('href', new RegExp(`^/directory/${category}/[a-z-]+$`))
    await link.click()
    await expect(page).toHaveURL(new RegExp(`/directory/${category}/[a-z-]+$`))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  const asked = await page.request.get('/search-results?item=yukitani-ryokan', { maxRedirects: 0 })
  expect(asked.headers()['location']).toBe('/directory/escapes/yukitani-ryokan')
})

test('spec 4 · states · item dialog · opens on a choice, closes on dismiss, and the focus returns', async ({
  page,
}) => {
  await open(page, '/essentials')
  const card = cardOf(page, 'Kyusu Quiet Tea Set').getByRole('link')
  const dialog = page.getByRole('dialog')
  await card.focus()
  await page.keyboard.press('Enter')
  // It has the focus once it handles keys.
  await expect(dialog).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/essentials$/)
  await expect(card).toBeFocused()

  await card.click()
  await expect(dialog).toHaveAttribute('data-slot', 'dialog')
  await page.goBack()
  await expect(dialog).toHaveCount(0)
})

test('spec 4 · states · item dialog · opened by its address it closes onto its card, or the page', {
  tag: '@desktop',
}, async ({ page }) => {
  const card = cardOf(page, 'Kyusu Quiet Tea Set').getByRole('link')
  const dialog = page.getByRole('dialog')
  await open(page, '/essentials?item=kyusu-quiet-tea-set')
  await expect(dialog).toHaveAttribute('data-slot', 'dialog')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/essentials$/)
  await expect(card).toBeFocused()

  await open(page, '/essentials?item=hinoki-candle&page=5')
  await expect(dialog).toHaveAttribute('data-slot', 'dialog')
  await expect(dialog).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main')).toBeFocused()
})

test('spec 4 · states · item dialog · an item that is not there is said', {
  tag: '@desktop',
}, async ({ page }) => {
  expect((await open(page, '/essentials?item=no-such-thing'))?.status()).toBe(404)
  await expect(page.getByRole('alert')).toContainText('This item is not listed any more.')
})

test('spec 2 · content feed · empty · says so, and offers nothing to filter', async ({ page }) => {
  await open(page, '/escapes?q=zzzzqq')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'No content found' })).toBeVisible()
  await expect(main.getByText(EMPTY_TEXT)).toBeVisible()
  await expect(main.getByRole('form', { name: 'Filters' })).toHaveCount(0)
  await expect(main.getByRole('button', { name: 'Filters' })).toHaveCount(0)
  for (const path of ['/experiences', '/essentials', '/enhancements', '/search-results']) {
    const html = await (await page.request.get(`${path}?q=zzzzqq`)).text()
    expect(html, path).toContain('No content found')
    expect(html.replaceAll('&#x27;', "'"), path).toContain(EMPTY_TEXT)
    expect(html, path).not.toMatch(/<form[^>]*aria-label="Filters"/)
  }
})

test('spec 8 · errors · empty list · says so, and leads on', async ({ page }) => {
  await open(page, '/escapes?q=zzzzqq&hour=calm')
  await expect(page.getByText('No content found')).toBeVisible()
  await expect(page.getByText('0 properties found')).toBeVisible()
  await page.getByRole('link', { name: 'Clear all filters' }).click()
  await expect(page).toHaveURL(/\/escapes\?q=zzzzqq$/)
  await page.getByRole('link', { name: 'Search all categories' }).click()
  await expect(page).toHaveURL(/\/search-results\?q=zzzzqq&from=escapes$/)
})

test('spec 2 · content feed · loading · four placeholders while a list is really loading', async ({
  page,
}) => {
  await open(page, '/escapes')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/escapes.data?*', async (route) => {
    await held
    await route.continue()
  })
  const found = page.getByText(/^\d+ properties found$/)
  const before = await found.innerText()
  await page.getByRole('link', { name: 'Calm' }).click()
  await expect(page.locator('[aria-busy=true] [data-slot=skeleton]')).toHaveCount(4)
  await expect(page.getByText('Loading properties...')).toBeVisible()
  release()
  await expect(found).toBeVisible()
  await expect(found).not.toHaveText(before)
  await expect(page.locator('[data-slot=skeleton]')).toHaveCount(0)
})

test('spec 2 · content feed · loading · four placeholders for a list on its way from another page', async ({
  page,
}) => {
  await open(page, '/saved')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/escapes.data*', async (route) => {
    await held
    await route.continue()
  })
  const place = isPhone(page) ? 'Sections' : 'Main'
  await page.getByRole('navigation', { name: place }).getByRole('link', { name: 'Escapes' }).click()
  await expect(page.locator('[aria-busy=true] [data-slot=skeleton]')).toHaveCount(4)
  await expect(page.getByText('Wellness Escapes', { exact: true })).toBeInViewport()
  await expect(page.getByText('Loading properties...')).toBeInViewport()
  // The page below keeps its scroll position and is inert.
  await expect(page.locator('[inert] h1')).toHaveText('Saved')
  release()
  await expect(page.getByText(/^\d+ properties found$/)).toBeVisible()
  await expect(page.locator('[data-slot=skeleton]')).toHaveCount(0)
})

test('spec 4 · states · content list · placeholders, then the empty state', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/essentials')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/essentials.data?*', async (route) => {
    await held
    await route.continue()
  })
  const field = page.getByPlaceholder('Search for essentials...')
  await field.fill('zzzzqq')
  await field.press('Enter')
  await expect(page.locator('[data-slot=skeleton]')).toHaveCount(4)
  release()
  await expect(page.getByText('No content found')).toBeVisible()
  await expect(page.locator('[data-slot=skeleton]')).toHaveCount(0)
})

test('spec 2 · content feed · hero · title, description, location, stats, form and chips', async ({
  page,
}) => {
  await open(page, '/escapes?country=JP')
  const hero = page.locator('.hero')
  await expect(hero.getByRole('heading', { level: 1, name: 'Wellness Escapes' })).toBeVisible()
  await expect(hero.getByText(/^Retreats, resorts, villas/)).toBeVisible()
  await expect(hero.getByText('Japan', { exact: true })).toBeVisible()
  await expect(hero.getByRole('search')).toBeVisible()
  await expect(hero.getByRole('listitem')).toHaveText([
    'Discover unique locations',
    'Curated experiences',
    'Yoga Retreats',
    'Spa Resorts',
    'Meditation Centers',
  ])
  await expect(page.locator('.stats > div')).toHaveText([/^Properties\d+$/, /12/, /5/])
})

test('spec 2 · content feed · card · every badge and fact', async ({ page }) => {
  await open(page, '/escapes?q=yukitani')
  const card = cardOf(page, 'Yukitani Ryokan')
  await expect(card.getByRole('img', { name: 'Yukitani Ryokan' })).toBeVisible()
  await expect(card.getByRole('img', { name: 'Price band 4 of 4' })).toBeVisible()
  for (const words of [
    'Recommended',
    'Restore',
    'Ryokan',
    'Hakone, Japan',
    'Verified',
    '(528 sample reviews)',
  ])
    await expect(card.getByText(words, { exact: true }).first()).toBeVisible()
  await expect(card.getByText(/^Eleven tatami rooms/)).toBeVisible()
  await expect(card.getByText('Natural hot spring', { exact: true })).toBeVisible()

  await open(page, '/escapes?q=moss+hollow')
  const plain = cardOf(page, 'Moss Hollow Lodge')
  const nature = plain.locator('[data-slot=tooltip]', { hasText: 'Nature nearby' })
  await expect(nature).toBeVisible()
  const tip = nature.getByRole('tooltip')
  await expect(tip).toHaveText('Natural attractions nearby')
  const badge = nature.getByRole('button')
  if (isPhone(page)) {
    await badge.tap()
    await expect(tip).toHaveClass('tooltip')
    await expect(tip).toBeInViewport({ ratio: 1 })
    await page.touchscreen.tap(5, 5)
  } else {
    await nature.hover()
    await expect(tip).toHaveClass('tooltip')
    await page.mouse.move(5, 5)
    await expect(tip).not.toHaveClass('tooltip')
    await plain.getByRole('link').focus()
    await page.keyboard.press('Tab')
    await expect(badge).toBeFocused()
    await expect(tip).toHaveClass('tooltip')
    await page.keyboard.press('Escape')
  }
  await expect(tip).not.toHaveClass('tooltip')
  await expect(page).toHaveURL(/\/escapes\?q=moss\+hollow$/)
})

test('spec 9 · constants · header and lists · stars are rounded down', async ({ page }) => {
  await open(page, '/escapes?q=yukitani')
  const stars = cardOf(page, 'Yukitani Ryokan').getByRole('img', { name: 'Rated 4.9 out of 5' })
  const drawn = async (line: string) =>
    (await stars.locator(line).getAttribute('d'))?.match(/z/g)?.length
  expect(await drawn('path:not([data-off])')).toBe(4)
  expect(await drawn('path[data-off]')).toBe(1)
})

test('spec 4 · states · image fallback · the category default, a quiet one for burnout', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.route(/\/art\/(moss-hollow-lodge|cedar-and-tide-cabins)-0-/, (route) =>
    route.fulfill({ status: 404, body: '' }),
  )
  await open(page, '/escapes')
  const pictureOf = (title: string) => cardOf(page, title).getByRole('img', { name: title })
  const burnout = pictureOf('Cedar & Tide Cabins')
  await burnout.scrollIntoViewIfNeeded()
  await expect(burnout).toHaveAttribute('src', /\/art\/escapes-default-quiet-4x3\.svg/)
  await open(page, '/escapes?q=moss+hollow')
  await expect(pictureOf('Moss Hollow Lodge')).toHaveAttribute(
    'src',
    /\/art\/escapes-default-4x3\.svg/,
  )
})
