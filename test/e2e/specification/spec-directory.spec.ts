import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from '../pages.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768
const main = (page: Page) => page.getByRole('main')
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function hrefsOf(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')))
}

async function expectCrumbs(page: Page, names: string[]) {
  const trail = main(page).getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  await expect(trail).toHaveText(names)
}

async function linkedTypes(page: Page): Promise<unknown[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text)['@type'])
}

test.describe('directory home', () => {
  test('spec 2 · directory home · page · a category grid and two more sections', async ({
    page,
  }) => {
    await open(page, '/directory')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wellness Directory')
    await expectCrumbs(page, ['Directory'])
    await expect(main(page).getByPlaceholder('Search all wellness categories...')).toBeVisible()
    for (const [name, to] of [
      ['Escapes', '/directory/escapes'],
      ['Essentials', '/essentials'],
      ['Enhancements', '/enhancements'],
      ['Experiences', '/directory/experiences'],
    ] as const) {
      const card = main(page)
        .locator('.image-cards')
        .getByRole('link', { name: new RegExp(name) })
      await expect(card).toHaveAttribute('href', to)
      await expect(card).toContainText(/\d+ listings/)
    }
    const feelings = section(page, 'Start from how you feel').getByRole('link')
    await expect(feelings).toHaveCount(6)
    await expect(feelings.first()).toHaveAttribute('href', '/search-results?concern=sleep')
    await expect(feelings.first()).toContainText(/\d+ escapes/)
    const fresh = section(page, 'New and upcoming')
    await expect(fresh.locator('.event-rows a')).toHaveCount(4)
    await expect(fresh.getByRole('link')).toHaveCount(8)
    expect(await linkedTypes(page)).toEqual(
      expect.arrayContaining(['CollectionPage', 'BreadcrumbList']),
    )
  })

  test('spec 2 · directory home · page · a query brings results and the recommendations panel', async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/functions/v1/anthropic-ai', async (route) => {
      await held.promise
      await route.continue()
    })
    await open(page, '/directory')
    const field = main(page).getByPlaceholder('Search all wellness categories...')
    await field.fill('   ')
    await field.press('Enter')
    await expect(page).toHaveURL('/directory')
    await field.fill('sleep')
    await field.press('Enter')
    await expect(page).toHaveURL('/directory?q=sleep')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “sleep”')
    await expectCrumbs(page, ['Directory'])
    await expect(field).toHaveValue('sleep')
    await expect(main(page).getByText(/^\d+ results$/)).toBeVisible()
    const panel = main(page).locator('.why-panel')
    await expect(panel).toHaveAttribute('aria-busy', 'true')
    await expect(panel.locator('.skeleton').first()).toBeVisible()
    held.resolve()
    await expect(panel.locator('.why-panel-words')).not.toBeEmpty()
    await expect(panel).toHaveAttribute('aria-busy', 'false')
    await expect(panel.locator('.skeleton')).toHaveCount(0)
  })

  test('spec 2 · directory home · page · without results there is no panel, and odd words do no harm', {
    tag: '@desktop',
  }, async ({ page }) => {
    for (const words of ['zzzzqq', '<b>"hm"</b> 🌊', 'مرحبا']) {
      await open(page, `/directory?q=${encodeURIComponent(words)}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${words}”`)
      await expect(page.getByText('No content found')).toBeVisible()
      await expect(main(page).locator('.why-panel')).toHaveCount(0)
    }
  })
})

test.describe('experiences directory', () => {
  test('spec 2 · experiences directory · sections · seven, three and six', async ({ page }) => {
    await open(page, '/directory/experiences')
    await expectCrumbs(page, ['Directory', 'Experiences'])
    const categories = section(page, 'Explore by Category').getByRole('link')
    expect(await hrefsOf(categories)).toEqual(
      ['yoga', 'meditation', 'sound-healing', 'workshops', 'retreats', 'nature', 'cooking'].map(
        (slug) => `/directory/experiences/category/${slug}`,
      ),
    )
    const featured = section(page, 'Featured Experiences').locator(
      'a[href^="/directory/experiences/"]',
    )
    await expect(featured).toHaveCount(3)
    const rows = section(page, 'Upcoming Retreats & Events').getByRole('link')
    await expect(rows).toHaveCount(6)
    for (const href of await hrefsOf(rows))
      expect(href).toMatch(/^\/directory\/experiences\/[\w-]+\/[\w-]+$/)
    expect(await linkedTypes(page)).toEqual(
      expect.arrayContaining(['CollectionPage', 'BreadcrumbList']),
    )
    // Sections have a gap of 76 px, and of 52 px below the compact breakpoint.
    const gap = await section(page, 'Featured Experiences').evaluate(
      (element) => getComputedStyle(element).marginTop,
    )
    expect(gap).toBe(isPhone(page) ? '52px' : '76px')
    await rows.first().click()
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible()
  })

  test('spec 9 · constants · category counts · counted, not written', async ({ page }) => {
    await open(page, '/directory/experiences')
    const experiences = section(page, 'Explore by Category').getByRole('link')
    for (const [index, count] of [64, 78, 52, 42, 28, 53, 36].entries())
      await expect(experiences.nth(index)).toContainText(`${count} experiences`)
    await experiences.nth(4).click()
    await expect(main(page).getByRole('heading', { name: '28 experiences' })).toBeVisible()
    await open(page, '/directory/escapes')
    const escapes = section(page, 'Explore by Category').getByRole('link')
    for (const [index, count] of [48, 32, 56, 27, 41, 35].entries())
      await expect(escapes.nth(index)).toContainText(`${count} properties`)
    await open(page, '/escapes')
    for (const tile of [/12\s*Countries|Countries\s*12/, /5\s*Categories|Categories\s*5/])
      await expect(main(page)).toContainText(tile)
  })
})

test.describe('escapes directory', () => {
  test('spec 2 · escapes directory · hero · title and trail', async ({ page }) => {
    await open(page, '/directory/escapes')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wellness Escapes')
    await expectCrumbs(page, ['Home', 'Directory', 'Escapes'])
  })

  test('spec 2 · escapes directory · featured · three cards in a rail with every fact', async ({
    page,
  }) => {
    await open(page, '/directory/escapes')
    const rail = section(page, 'Featured Properties')
    const cards = rail.getByRole('listitem').filter({ has: page.getByRole('heading') })
    await expect(cards).toHaveCount(3)
    for (const card of await cards.all()) {
      await expect(card.getByRole('link')).toHaveAttribute('href', /^\/directory\/escapes\/[\w-]+$/)
      await expect(card.locator('.rail-price')).toHaveText(/^\${1,4}$/)
      await expect(card.getByRole('heading', { level: 3 })).not.toBeEmpty()
      await expect(card.locator('.image-card-text')).toContainText(',')
      await expect(card.getByText(/^\([\d,]+ sample reviews\)$/)).toBeVisible()
      await expect(card.locator('.rail-facts [data-slot=badge]')).toHaveCount(2)
    }
    if (isPhone(page)) {
      const list = rail.locator('.rail')
      const hidden = await list.evaluate((element) => element.scrollWidth - element.clientWidth)
      expect(hidden).toBeGreaterThan(100)
      await list.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
      await expect(cards.last()).toBeInViewport({ ratio: 0.7 })
    }
  })

  test('spec 2 · escapes directory · categories · six with their numbers', async ({ page }) => {
    await open(page, '/directory/escapes')
    const cards = section(page, 'Explore by Category').getByRole('link')
    expect(await hrefsOf(cards)).toEqual(
      [
        'yoga-retreats',
        'spa-resorts',
        'meditation-centers',
        'nature-escapes',
        'mountain-lodges',
        'desert-camps',
      ].map((slug) => `/directory/escapes/category/${slug}`),
    )
    await expect(cards.filter({ hasText: /\d+ properties/ })).toHaveCount(6)
    await cards.last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desert Camps')
    await expect(page.getByRole('heading', { name: '35 properties' })).toBeVisible()
    await expectCrumbs(page, ['Home', 'Directory', 'Escapes', 'Desert Camps'])
  })

  test('spec 2 · escapes directory · locations · four', { tag: '@desktop' }, async ({ page }) => {
    await open(page, '/directory/escapes')
    const cards = section(page, 'Explore by Location').getByRole('link')
    expect(await hrefsOf(cards)).toEqual(
      ['bali', 'costa-rica', 'japan', 'portugal'].map(
        (slug) => `/directory/escapes/location/${slug}`,
      ),
    )
    await cards.nth(2).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Japan')
    await expect(
      main(page)
        .getByText(/, Japan$/)
        .first(),
    ).toBeVisible()
  })

  test('spec 2 · escapes directory · amenities · ten links', { tag: '@desktop' }, async ({
    page,
  }) => {
    await open(page, '/directory/escapes')
    const links = section(page, 'Browse by Amenities').getByRole('link')
    await expect(links).toHaveCount(10)
    for (const href of await hrefsOf(links))
      expect(href).toMatch(/^\/directory\/escapes\/amenity\/[\w-]+$/)
    await links.filter({ hasText: 'Sauna' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sauna')
    await expect(page.getByRole('heading', { name: /^\d+ properties$/ })).toBeVisible()
  })

  test('spec 2 · escapes directory · quick search · four, each with its rule', {
    tag: '@desktop',
  }, async ({ page }) => {
    await open(page, '/directory/escapes')
    const links = section(page, 'Quick Search').getByRole('link')
    expect(await hrefsOf(links)).toEqual(
      ['newest', 'top-rated', 'budget-friendly', 'pet-friendly'].map(
        (filter) => `/directory/escapes/search?filter=${filter}`,
      ),
    )
    for (const [filter, rule] of [
      ['newest', '60 days'],
      ['top-rated', '4.5'],
      ['budget-friendly', '$'],
      ['pet-friendly', 'confirmed'],
    ]) {
      await open(page, `/directory/escapes/search?filter=${filter}`)
      await expect(main(page).locator('.dir-head .text-lead')).toContainText(rule ?? '')
      await expect(page.getByRole('heading', { name: /^\d+ propert(y|ies)$/ })).toBeVisible()
    }
  })
})

test('a sub-view has rule, count, sort, filters and neighbours, all in its address', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/directory/escapes/category/spa-resorts')
  await expect(main(page).locator('.dir-head .text-lead')).not.toBeEmpty()
  await expect(page.getByRole('heading', { name: '32 properties' })).toBeVisible()
  await main(page).getByRole('link', { name: 'Price, low to high' }).click()
  await expect(page).toHaveURL(/sort=price-low/)
  await main(page).getByRole('link', { name: 'Restore' }).first().click()
  await expect(page).toHaveURL(/hour=restore/)
  await expect(page.getByRole('heading', { name: /^\d+ propert/ })).not.toHaveText('32 properties')
  await page.reload()
  await expect(page).toHaveURL(/sort=price-low/)
  await expect(main(page).getByRole('link', { name: 'Desert Camps' })).toHaveAttribute(
    'href',
    '/directory/escapes/category/desert-camps',
  )
})

for (const [path, real] of [
  ['/directory/escapes/category/none', 'Spa Resorts'],
  ['/directory/escapes/location/atlantis', 'Japan'],
  ['/directory/escapes/amenity/gold', 'Sauna'],
  ['/directory/escapes/search?filter=cheapest', 'Top-rated'],
  ['/directory/experiences/category/none', 'Sound Healing'],
] as const) {
  test(`${path} is not found, and lists the existing ones`, { tag: '@desktop' }, async ({
    page,
  }) => {
    expect((await open(page, path))?.status()).toBe(404)
    await expect(page.getByRole('alert')).toContainText('Error')
    await main(page).getByRole('link', { name: real }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(real)
  })
}

test('an event shows its day, place, seats, price, host and what to bring; a past one keeps its page', {
  tag: '@desktop',
}, async ({ page }) => {
  const path = '/directory/experiences/yoga/sunrise-shore-yoga'
  await open(page, path)
  for (const fact of [
    'Time zone: Australia/Sydney',
    'The timber deck, Byron Bay',
    '8 seats',
    '$24 per person',
    'Marnie Kell, Yoga teacher',
    'Bring a towel if you mean to swim',
  ])
    await expect(main(page).getByText(fact, { exact: false }).first()).toBeVisible()
  const file = main(page).getByRole('link', { name: 'Add to calendar' })
  const calendar = await page.request.get((await file.getAttribute('href')) ?? '')
  expect(calendar.headers()['content-type']).toContain('text/calendar')
  expect(await calendar.text()).toContain('SUMMARY:Sunrise Shore Yoga')
  const past = new Date(Date.now() - 30 * 86_400_000)
  past.setUTCDate(past.getUTCDate() + ((6 - past.getUTCDay() + 7) % 7))
  const answer = await open(page, `${path}?on=${past.toISOString().slice(0, 10)}`)
  expect(answer?.status()).toBe(200)
  const notice = main(page).locator('.event-notice')
  await expect(notice).toBeVisible()
  await expect(file).toHaveCount(0)
  await notice.getByRole('link').click()
  await expect(file).toBeVisible()
})
